## Whose turn it is

turn-computer = { $engine ->
    [ready] 컴퓨터가 생각하고 있어요…
   *[other] 컴퓨터가 준비하고 있어요. 처음에는 1분쯤 걸려요…
}
refused-computers-turn = 지금은 컴퓨터 차례예요.
refused-looking-back = 지난 수를 보고 있어요. 게임은 마지막 장면에서 이어져요.
