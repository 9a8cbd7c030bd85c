### First steps

course-chapter-first-steps = 첫걸음

## The board

course-board = 보드
course-board-about = 교차점과 점과 선, 그리고 첫 번째 말.

course-board-spots = GIPF에 오신 것을 환영해요! 선이 만나는 곳이 교차점이고, 모두 37개예요. 게임은 전부 교차점 위에서 벌어져요. 고리로 표시한 e5가 중앙이에요.

course-board-dots = 바깥에 있는 것은 점이에요. 말을 점에 놓고 선을 따라 첫 번째 교차점으로 밀어 넣어요. 점 위에 머무는 말은 없어요.

course-board-enter = 흰색을 맡았어요. 가장자리의 빈 교차점 아무 데나 말을 밀어 넣으세요.
course-board-enter-hint-1 = 가장자리의 교차점을 가리키고 말을 밀어 넣으세요.
course-board-enter-done = 들어왔어요! 예비 말에서 가져왔으니 예비 말이 하나 줄었어요.

course-board-names = 열에는 왼쪽부터 차례로 글자가 붙어요. 열 안에서는 흰색 쪽부터 세고, 점도 함께 세요. 그래서 이 말은 c4에 있어요.

course-board-find = g6에 말을 밀어 넣으세요.
course-board-find-hint-1 = g열은 오른쪽에서 세 번째예요. 아래쪽 끝에 점 g1이 있어요.
course-board-find-wrong-side = 아쉬워요. 글자는 왼쪽에서 오른쪽으로, 숫자는 흰색 쪽에서 위로 올라가요.
course-board-find-done = 찾았어요. 이제 어느 교차점이든 읽을 수 있어요.

course-board-lines = 선은 세 방향으로 뻗어요. 그래서 한 교차점에서 여섯 갈래로 갈 수 있어요. GIPF에서는 모든 것이 선을 따라 움직여요.

course-board-start = 기본 GIPF는 이렇게 시작해요. 각자 말이 15개인데, 3개는 모서리에 있고 12개는 예비 말이에요. 흰색이 먼저 두고, 번갈아 가며 차례를 진행해요.

## Pushing

course-pushing = 밀기
course-pushing-about = 첫 교차점이 차 있을 때 말을 넣는 법.

course-pushing-first = 교차점 e2가 차 있어요. 그래도 점 e1에서 밀어 보세요.
course-pushing-first-hint-1 = 말 아래에 있는 점 e1을 가리키세요.
course-pushing-first-done = 있던 말이 자리를 내주었어요. 선을 따라 한 칸 움직였어요.

course-pushing-run = 맞닿은 말은 색과 상관없이 함께 밀려요. 빈자리가 있으면 거기서 멈춰요. 그래서 d5의 말은 움직이지 않아요.

course-pushing-colours = 한 번 밀어서 검은 말을 d4에서 e5로 옮기세요.
course-pushing-colours-hint-1 = b2, c3, d4의 말이 맞닿아 있어요. 어느 점에서 밀면 셋이 함께 움직일까요?
course-pushing-colours-done = 말 3개가 한 칸씩 움직였어요.

course-pushing-ways = 대부분의 점은 두 선으로 이어져요. 내 말을 d2에서 e3으로 옮기세요.
course-pushing-ways-hint-1 = d2에서 e3으로 가는 선이어야 해요. 그 선을 거꾸로 따라가 점을 찾으세요.
course-pushing-ways-wrong-up = 말이 위쪽 d3으로 곧장 밀렸어요. 오른쪽으로 비스듬한 선을 고르세요.
course-pushing-ways-done = 맞아요. 같은 점에서 다른 선으로 밀 수도 있었어요.

course-pushing-blocked = 말을 보드 밖으로 밀어낼 수는 없어요. 이 선에는 빈 교차점이 없으니, 양쪽 어디에서도 밀 수 없어요.

course-pushing-fill = e2에서 h2까지의 선이 거의 찼어요. 마저 채워서 아무도 밀지 못하게 하세요.
course-pushing-fill-hint-1 = 그 선에 교차점이 하나 비어 있어요. 거기에 넣거나, 다른 말을 그쪽으로 미세요.
course-pushing-fill-done = 막혔어요. 말 몇 개가 보드를 떠나야 이 선이 다시 열려요.

### Rows

course-chapter-rows = 줄

## Four in a row

course-rows = 넷을 한 줄로
course-rows-about = 줄을 만들어 내 말을 회수해요.

course-rows-four = 같은 색 말 4개가 한 선에 나란히 놓이면 줄이 돼요. 줄의 주인은 그 줄을 보드에서 제거해야 해요.

course-rows-make = 말 3개가 이어져 있어요. 4개로 만드세요.
course-rows-make-hint-1 = 네 번째 말은 셋의 끝에 놓아요.
course-rows-make-turn-2 = 줄이 됐어요! 이제 제거하세요. 줄을 고르고 확인하면 돼요.
course-rows-make-done = 말 4개가 예비 말로 돌아왔어요. 다시 쓸 수 있어요.

course-rows-close = 다시 줄을 만들고 제거하세요.
course-rows-close-hint-1 = d4가 비어 있어요. 아래에서 밀면 말 2개가 그쪽으로 움직여요.
course-rows-close-done = 한 번 밀어 말 2개를 옮기고 빈자리를 메웠어요.

course-rows-gap = 셋, 빈자리, 그리고 하나. 이건 줄이 아니에요. 빈틈없이 이어진 말만 세요.

course-rows-side = 모자란 말은 옆에서 올 수도 있어요. e열에 줄을 만들고 제거하세요.
course-rows-side-hint-1 = d4의 말을 e5의 빈자리로 보낼 수 있어요.
course-rows-side-done = 잘 봤어요! 한 선을 밀어서 다른 선에 줄을 만들었어요.

course-rows-five = 4개보다 많이 이어져도 한 줄이에요. 한 차례에 말 5개를 회수하세요.
course-rows-five-hint-1 = 중앙을 지나는 긴 선을 보세요. d4가 비어 있어요.
course-rows-five-done = 한꺼번에 5개예요. 줄이 길수록 많이 돌아와요.

## Capturing

course-capturing = 포획
course-capturing-about = 줄에 닿은 말은 함께 제거돼요.

course-capturing-touch = 줄을 제거할 때는 같은 선에서 줄에 닿은 말도 색과 상관없이 모두 제거해요. 내 말은 나에게 돌아와요. e6의 검은 말은 포획되어 게임에서 빠져요.

course-capturing-one = 검은 말을 포획하는 줄을 만드세요.
course-capturing-one-hint-1 = 내 말 3개가 검은 말을 향해 있어요. 그 뒤에 네 번째를 놓으세요.
course-capturing-one-done = 4개가 돌아왔고, 검은색은 게임이 끝날 때까지 말이 하나 적어요.

course-capturing-safe = 빈자리가 있으면 줄은 거기서 끝나요. e7의 검은 말은 안전하고, 아무것도 포획되지 않아요.

course-capturing-two = 줄을 만드는 방법이 두 가지예요. 검은 말 2개를 포획하세요.
course-capturing-two-hint-1 = 각 줄에 닿은 검은 말을 세어 보세요.
course-capturing-two-wrong-one = 이 줄은 1개만 포획해요. 다른 줄은 2개를 데려가요.
course-capturing-two-done = 한 번에 2개예요. 줄을 만들기 전에 그 뒤에 무엇이 있는지 늘 살펴보세요.

course-capturing-ends = 줄은 양 끝에 닿은 말을 모두 데려가요. 검은 말 2개를 포획하세요.
course-capturing-ends-hint-1 = e열을 따라 밀어 빈자리를 메우세요.
course-capturing-ends-done = 선이 텅 비었어요. 말 7개가 나갔고, 그중 2개는 검은 말이었어요.

course-capturing-three = 이번에는 3개를 포획하세요!
course-capturing-three-hint-1 = g3이 비어 있어요. 내 말 중 어느 것을 거기로 밀 수 있을까요?
course-capturing-three-done = 한 번 밀어서 3개. 기분 좋은 날이네요.

## Two rows at once

course-two-rows = 한 번에 두 줄
course-two-rows-about = 한 번 밀어 두 줄, 그리고 선택.

course-two-rows-both = 한 번 밀어서 두 줄을 만들 수도 있어요. 한 줄씩 차례로 제거해요. 한 차례에 말 8개를 회수하세요.
course-two-rows-both-hint-1 = e열을 따라 미세요. 말 하나가 들어오고, 다른 하나가 e4로 옮겨 가요.
course-two-rows-both-wrong-one = 그건 한 줄이에요. 두 줄을 만드는 방법이 있어요.
course-two-rows-both-done = 두 줄, 말 8개. 서로 겹치지 않아서 둘 다 제거해야 했어요.

course-two-rows-cross = 줄이 서로 겹칠 수도 있어요. 먼저 제거할 줄을 고르세요. 그다음 다시 보세요. 다른 줄은 말을 하나 잃어 더는 줄이 아닐 수 있고, 그러면 보드에 남아요.

course-two-rows-choose = 내 두 줄이 e5에서 겹쳐요. 포획하는 줄을 제거하세요.
course-two-rows-choose-hint-1 = 두 줄 중 하나만 검은 말에 닿아 있어요.
course-two-rows-choose-wrong-bare = 그 줄로는 아무것도 포획하지 못했고, 다른 줄은 깨졌어요.
course-two-rows-choose-done = g5의 말을 포획했고, 다른 줄의 말 3개는 보드에 남았어요.

course-two-rows-cross-push = 한 번 밀어서 겹치는 두 줄을 만들고, 2개를 포획하는 줄을 제거하세요.
course-two-rows-cross-push-hint-1 = 내 말 하나가 e5에 도착해야 해요.
course-two-rows-cross-push-wrong-one = 그 줄은 1개를 포획해요. 다른 줄이라면 2개를 포획했을 거예요.
course-two-rows-cross-push-done = 두 번째 줄은 짧아졌고, 그 말들은 쓸모 있는 자리에 남았어요.

## Whose row is it?

course-whose-row = 누구의 줄일까요?
course-whose-row-about = 상대가 만들어 준 줄, 그리고 먼저 제거하는 사람.

course-whose-row-theirs = 누가 만들었든 줄은 그 색의 플레이어 것이에요. 검은색이 밀어서 내 줄이 생기는 것을 보세요.

course-whose-row-clear-first = 내 차례는 검은색이 만든 줄부터 시작해요. 줄을 제거한 다음, 여느 때처럼 말을 밀어 넣으세요.
course-whose-row-clear-first-hint-1 = 줄을 제거하세요. 그 뒤에는 어디로 밀어도 좋아요.
course-whose-row-clear-first-done = 먼저 줄, 그다음 밀기. 여기까지가 한 차례예요.

course-whose-row-gift = 나도 검은색에게 똑같이 할 수 있어요. 검은색 줄을 만들어서 검은색이 말 4개를 보드에서 제거하게 하세요.
course-whose-row-gift-hint-1 = d4에 검은 말이 오면 검은색 줄이 완성돼요.
course-whose-row-gift-done = 검은색은 줄을 제거해야 했어요. 길을 막던 말 4개가 사라졌고, 검은색은 그래도 밀어야 해요.

course-whose-row-first = 두 사람 모두 줄이 생기면, 방금 둔 사람이 먼저 제거해요. e1에서 밀어 말 2개를 포획하세요.
course-whose-row-first-hint-1 = 밀면 두 사람 모두 줄이 생겨요. 내 줄을 제거하세요.
course-whose-row-first-done = 내가 먼저 d4의 말을 들어내서, 검은색 줄은 아무것도 포획하지 못했어요.

course-whose-row-second = 반대라면 내가 나중이에요. 검은색이 두고, 먼저 제거하고, 말 2개를 포획해요. 그다음 내가 아직 줄로 남은 것을 제거해요.

### Winning

course-chapter-winning = 이기는 법

## The last piece

course-reserve = 마지막 말
course-reserve-about = 이기는 법: 상대에게 밀어 넣을 말이 없게 해요.

course-reserve-aim = GIPF에는 패스가 없어요. 차례마다 예비 말을 하나씩 써요. 밀어야 하는데 남은 말이 없으면 져요.

course-reserve-win = 검은색은 예비 말이 없어요. 게임에서 이기세요.
course-reserve-win-hint-1 = 거의 어떻게 밀어도 이겨요. 검은색에게 줄만 만들어 주지 마세요.
course-reserve-win-wrong-gift = 검은색 줄을 만들어 주었어요. 검은색이 그 줄을 제거하면 말이 다시 4개예요.
course-reserve-win-done = 검은색은 밀어야 하지만 밀 말이 없어요. 이겼어요!

course-reserve-deny = 검은색은 예비 말이 1개 남았고, 말 3개가 이어져 있어요. 그 선을 끊어서 줄을 만들지 못하게 하세요.
course-reserve-deny-hint-1 = 셋 중 가운데 말은 d4에 있어요.
course-reserve-deny-hint-2 = d열을 따라 미세요.
course-reserve-deny-wrong-fill = 검은색은 b2의 내 말을 옆으로 밀어내고 그래도 줄을 만들어요. 선을 끊어야 해요.
course-reserve-deny-turn-2 = 검은색이 마지막 말을 썼어요. 게임을 끝내세요.
course-reserve-deny-done = 줄이 없어 말이 돌아오지 않았고, 검은색에게는 남은 말이 없어요. 이겼어요!

course-reserve-save = 마지막 예비 말이에요! 줄을 만들지 못하면 다음 차례에 밀어 넣을 말이 없어요.
course-reserve-save-hint-1 = h4로 비스듬히 내려가는 선에 내 말 3개가 있어요.
course-reserve-save-done = 살았어요! 말이 돌아왔고 게임은 계속돼요.

course-reserve-rescue = 예비 말이 없지만, 검은색이 밀어서 내 줄이 생겼어요. 줄을 제거하고 계속 두세요.
course-reserve-rescue-hint-1 = 먼저 제거하고, 그다음 미세요.
course-reserve-rescue-done = 줄은 밀기 전에 제거해요. 그래서 예비 말이 없어도 내 줄이 나를 구할 수 있어요.

## Attack

course-attack = 공격
course-attack-about = 위협, 이중 위협, 그리고 포획하는 줄.

course-attack-threat = 말 3개가 이어지고, 뒤에는 빈 교차점, 앞에는 검은 말. 흰색은 b2에 넣어 2개를 포획하겠다고 위협하고 있어요. 내 것이든 검은색 것이든 이런 셋을 늘 찾아보세요.

course-attack-make = 위협을 만드세요. 밀고 나면 다음에 포획하는 줄을 만들 수 있어야 해요.
course-attack-make-hint-1 = 검은 말을 앞에 두고 내 말 2개가 이어져 있어요. 세 번째를 데려오세요.
course-attack-make-done = 이제 검은색은 뭔가 대책을 세워야 해요.

course-attack-aside = 검은색이 내 선의 끝을 채웠어요. 하지만 가장자리의 말은 옆으로 밀어낼 수 있어요. 2개를 포획하세요.
course-attack-aside-hint-1 = a1 옆의 점에서, 내 선을 가로질러 미세요.
course-attack-aside-done = 선의 끝을 채우는 것은 진짜 수비가 아니에요. 수비할 때 기억해 두세요.

course-attack-double = 위협 하나는 막아도 둘은 막기 어려워요. 한 번 밀어서 두 곳을 위협하세요.
course-attack-double-hint-1 = 두 선이 만나는 e5에 내 말이 있어야 해요.
course-attack-double-turn-2 = 검은색이 e2에 넣었어요. 그래도 포획하세요.
course-attack-double-done = e5의 말이 두 선에서 함께 일했어요. 이런 이중 위협은 거의 언제나 이득을 봐요.

## Defence

course-defence = 수비
course-defence-about = 검은색이 포획하려 할 때 할 일.

course-defence-danger = 검은 말 3개가 이어지고, 바로 뒤에 내 말이 있어요. 검은색이 b4에 넣으면 말 2개를 잃어요. 내 차례예요.

course-defence-break = 검은 말의 선을 끊어서 아무것도 포획하지 못하게 하세요.
course-defence-break-hint-1 = 검은 말의 선을 가로질러 미세요.
course-defence-break-hint-2 = d열이 그 가운데를 지나요.
course-defence-break-wrong-fill = 검은색은 b4의 내 말을 옆으로 밀어내고 결국 포획해요.
course-defence-break-done = 검은 말의 선이 끊겼어요. 내 말은 당분간 안전해요.

course-defence-gap = 이번에는 검은색이 e1에서 밀어 빈자리를 메우려 해요. 먼저 채우세요.
course-defence-gap-hint-1 = 내 말 중 어느 것을 옆에서 e4로 밀 수 있을까요?
course-defence-gap-done = 위협이 사라졌어요.

course-defence-leave = 보드를 떠난 말은 포획할 수 없어요. 늦기 전에 내 줄을 만드세요.
course-defence-leave-hint-1 = e6의 말은 다른 선에도 속해 있어요.
course-defence-leave-done = 말들은 예비 말로 안전하게 돌아왔어요. 이제 검은색 줄은 아무것도 포획하지 못해요.

course-defence-counter = 최선의 수비는 포획이에요. 검은 말 셋 중 하나를 없애세요.
course-defence-counter-hint-1 = 검은 말 셋 중 하나가 내 선에 닿아 있어요.
course-defence-counter-done = 한 차례에 수비와 공격을 함께 했어요!

course-defence-play = 이제 기본 GIPF를 모두 알아요. 한 판 두어 보세요! 실력 차가 있으면 약한 쪽이 말을 3개까지 더 갖고 시작해도 돼요. 규칙에는 무승부가 없지만, 이를테면 같은 장면이 세 번 나오면 합의해서 비길 수 있어요.

### Standard GIPF

course-chapter-standard = 표준 GIPF

## GIPF-pieces

course-gipf-pieces = GIPF 말
course-gipf-pieces-about = 줄을 제거해도 보드에 남을 수 있는 두 겹 말.

course-gipf-pieces-start = 표준 GIPF에는 GIPF 말이 더해져요. 같은 색 말 2개를 쌓은 것이에요. 한 개처럼 밀리고, 줄에서도 한 개로 세요. 각자 3개로 시작하고, 그 뒤에는 일반 말만 들어와요.

course-gipf-pieces-keep = 줄에서 일반 말은 반드시 제거해요. GIPF 말은 색과 상관없이 줄의 주인이 제거하거나 남겨요. 내 것은 남기고 검은색 것은 제거하세요.
course-gipf-pieces-keep-hint-1 = 줄에 있는 GIPF 말마다 제거할지 남길지 고를 수 있어요.
course-gipf-pieces-keep-wrong-gave = 내 GIPF 말까지 제거했어요. 남겨도 되는 말이에요.
course-gipf-pieces-keep-wrong-spared = 검은색 GIPF 말을 보드에 남겼어요. 제거하세요!
course-gipf-pieces-keep-done = 보통은 이렇게 해요. 내 GIPF 말은 남고, 검은색 것은 두 겹 모두 포획돼요.

course-gipf-pieces-make = 2개를 포획하는 줄을 만들고, d4의 내 GIPF 말은 남기세요.
course-gipf-pieces-make-hint-1 = GIPF 말도 넷 중 하나로 세요.
course-gipf-pieces-make-done = GIPF 말은 줄을 만드는 데 힘을 보태고, 다음 줄을 위해 남았어요.

course-gipf-pieces-change = 마지막 예비 말이에요. 줄을 만들고 GIPF 말도 함께 제거하세요. 일반 말 2개로 돌아와요.
course-gipf-pieces-change-hint-1 = 줄과 함께 GIPF 말도 제거하도록 고르세요.
course-gipf-pieces-change-wrong-kept = 나쁘지 않지만 GIPF 말이 남았어요. 이번에는 제거해서 말 2개를 더 얻으세요.
course-gipf-pieces-change-done = 예비 말이 5개예요. 다시 들어올 때는 일반 말로만 들어와요.

course-gipf-pieces-both = 내 두 줄이 내 GIPF 말에서 겹쳐요. GIPF 말이 남으면 두 번째 줄도 그대로라서 역시 제거해야 해요. 말 2개를 포획하세요.
course-gipf-pieces-both-hint-1 = 첫 줄을 제거할 때 GIPF 말은 그 자리에 두세요.
course-gipf-pieces-both-wrong-taken = 두 줄이 함께 쓰는 GIPF 말을 제거했어요. 이제 다른 쪽은 줄이 아니에요.
course-gipf-pieces-both-done = 두 줄이 모두 사라졌고, 줄마다 검은 말을 하나씩 데려갔어요.

course-gipf-pieces-spare = 이번에는 반대예요. 세로줄만 포획해요. 그 줄을 제거하고 c3, d4, f5는 보드에 남기세요.
course-gipf-pieces-spare-hint-1 = 겹친 GIPF 말이 사라지면 두 번째 줄은 깨져요.
course-gipf-pieces-spare-done = GIPF 말 하나를 내주고 말 3개를 보드에 남겼어요. 가끔은 그럴 만해요.

## The last GIPF-piece

course-last-gipf = 마지막 GIPF 말
course-last-gipf-about = 지는 두 번째 길, 그리고 이기는 두 번째 길.

course-last-gipf-rule = 보드에 GIPF 말이 없으면, 예비 말이 아무리 많아도 져요. 여기서 흰색은 하나만 남았으니 조심하세요.

course-last-gipf-win = 검은색의 GIPF 말은 하나 남았어요. 게임에서 이기세요.
course-last-gipf-win-hint-1 = 그 말에 닿는 줄을 만들고 제거하세요.
course-last-gipf-win-wrong-left = GIPF 말은 남을 수 있으니 직접 골라야 해요. 제거하세요!
course-last-gipf-win-done = 마지막 GIPF 말을 포획했어요. 이겼어요!

course-last-gipf-two = 검은색의 GIPF 말은 2개예요. 한 차례에 둘 다 포획하세요.
course-last-gipf-two-hint-1 = c열을 따라 한 번 밀면 두 줄이 생겨요.
course-last-gipf-two-done = 두 줄, GIPF 말 2개, 그리고 게임 끝.

course-last-gipf-trap = 내 마지막 GIPF 말이 내 줄에 있어요. 줄을 제거하고 게임에 남으세요.
course-last-gipf-trap-hint-1 = 꼭 제거하지 않아도 돼요.
course-last-gipf-trap-wrong-lost = 내 마지막 GIPF 말을 제거해서 게임에 졌어요.
course-last-gipf-trap-done = 그 말이 남았으니 나도 남아요. (줄을 제거한 뒤 두 사람 모두 GIPF 말이 없으면, 제거한 쪽이 이겨요.)

course-last-gipf-save = 검은색이 내 마지막 GIPF 말을 노려요. 구하세요.
course-last-gipf-save-hint-1 = 검은 말의 선을 끊거나, GIPF 말을 그 선에서 빼내세요.
course-last-gipf-save-done = GIPF 말이 위험에서 벗어났어요.

### Tournament GIPF

course-chapter-tournament = 토너먼트 GIPF

## The free opening

course-opening = 자유로운 오프닝
course-opening-about = 빈 보드, 그리고 원하는 만큼의 GIPF 말.

course-opening-empty = 토너먼트 GIPF는 빈 보드와 각자 말 18개로 시작해요. GIPF 말을 몇 개 투입할지 스스로 정해요.

course-opening-first = 첫 수는 GIPF 말이어야 해요. 하나 밀어 넣으세요.
course-opening-first-hint-1 = 가장자리의 빈 교차점이면 어디든 좋아요.
course-opening-first-done = 예비 말 2개를 썼어요.

course-opening-more = 다음 차례에도 더 투입할 수 있어요. GIPF 말을 하나 더 밀어 넣으세요.
course-opening-more-hint-1 = 예비 말에서 GIPF 말을 고르세요.
course-opening-more-done = GIPF 말이 2개면 더 안전해요. 대신 하나마다 말 2개가 들어요.

course-opening-stop = 첫 일반 말을 넣으면 내 오프닝이 끝나요. 일반 말을 밀어 넣으세요.
course-opening-stop-hint-1 = 예비 말에서 일반 말을 고르세요.
course-opening-stop-done = 이제 GIPF 말은 더 투입할 수 없어요. 검은색은 자신의 첫 일반 말을 넣을 때까지 계속할 수 있어요.

course-opening-balance = GIPF 말이 적으면 여러 번 밀 수 있지만 불안해요. 많으면 안전하지만 예비 말이 금방 바닥나요. 3개 정도가 좋은 시작이에요.

## Four GIPF-pieces

course-four-gipf = GIPF 말 4개
course-four-gipf-about = 남아 있어도 되는 유일한 줄.

course-four-gipf-row = GIPF 말 4개가 이어지고 줄에 다른 말이 없으면, 그 줄은 남아 있어도 돼요. 주인은 하나 이상을 제거하거나 패스해요.

course-four-gipf-pass = GIPF 말 4개를 그대로 두세요.
course-four-gipf-pass-hint-1 = 제거하지 말고 패스하세요.
course-four-gipf-pass-done = 그대로 남았어요. 줄을 제거할 때마다 다시 물어볼 거예요.

course-four-gipf-again = 내 오프닝이 이어지는 동안에는 돌아온 말을 다시 GIPF 말로 넣을 수 있어요. 먼저 e6의 것을 제거하세요.
course-four-gipf-again-hint-1 = 넷 중 맨 위의 것만 고르세요.
course-four-gipf-again-turn-2 = 이제 다시 밀어 넣으세요. GIPF 말로, 어디든 좋아요.
course-four-gipf-again-done = 아직 일반 말을 넣지 않았으니 내 오프닝은 끝나지 않았어요.

course-four-gipf-must = 줄에 있는 일반 말은 제거해야 하니, 이번에는 꼭 줄을 처리해야 해요. 그 말을 포획하고 GIPF 말 4개는 모두 남기세요.
course-four-gipf-must-hint-1 = GIPF 말을 모두 그 자리에 두세요. 그다음 패스하세요.
course-four-gipf-must-done = 일반 말만 나가야 했어요. 그 뒤로는 줄이 남아도 되었고, 패스했어요.

### GIPF With Potentials

course-chapter-potentials = 포텐셜을 넣은 GIPF

## Loaded pieces

course-loaded = 올라탄 말
course-loaded-about = 특수 능력이 하나 있는 말: 올리고, 쓰고, 제거해요.

course-loaded-units = 포텐셜은 특수 능력을 한 번 쓸 수 있는 말이에요. 보드에는 일반 말(b4), GIPF 말(d5), 일반 말 위에 포텐셜이 올라탄 말(f5), 사용한 포텐셜(h3)이 있어요.

course-loaded-load = 여기서는 각자 ZÈRTZ 포텐셜이 6개 있어요. 올라탄 말을 밀어 넣으세요.
course-loaded-load-hint-1 = 예비 말에서 올라탄 말을 고르세요.
course-loaded-load-done = 일반 말과 손에 든 포텐셜이 함께 들어왔어요.

course-loaded-use = 차례에는 말을 밀어 넣거나 포텐셜을 써요. ZÈRTZ를 쓰세요. 옆에 있는 말을 뛰어넘어요.
course-loaded-use-hint-1 = d4의 올라탄 말을 고르고, 표시된 교차점을 고르세요.
course-loaded-use-done = 포텐셜을 썼으니 이제 능력 없는 단일 말이에요. 받침 말은 일반 말로 그 자리에 남아요.

course-loaded-forfeit = 아무것도 올리지 않은 일반 말은 언제든 밀어 넣을 수 있어요. 하지만 첫 번째를 넣는 순간, 손에 남은 포텐셜이 모두 게임에서 사라져요. 해 보세요.
course-loaded-forfeit-hint-1 = 예비 말에서 일반 말을 고르세요.
course-loaded-forfeit-done = 손이 비었어요. 보드 위의 포텐셜은 여전히 쓸 수 있어요.

course-loaded-keep = 줄에서 올라탄 말은 GIPF 말처럼 남을 수 있어요. 내 것은 남기고 검은색 것은 제거하세요.
course-loaded-keep-hint-1 = 올라탄 말마다 제거할지 남길지 고르세요.
course-loaded-keep-done = 검은색의 올라탄 말은 통째로 포획돼요. 내 것을 제거했다면 받침 말은 돌아와도 포텐셜은 돌아오지 않았을 거예요.

course-loaded-break = 이 넷은 모두 남을 수 있지만, 함께는 안 돼요. 줄을 깨야 해요. 올라탄 말 3개를 남기세요.
course-loaded-break-hint-1 = GIPF 말을 제거하세요.
course-loaded-break-done = GIPF 말이 일반 말 2개로 돌아왔어요. 사용한 포텐셜과 일반 말은 줄과 함께 제거해야 하지만, 이 넷은 고를 수 있었어요.

course-loaded-empty = 예비 말이 없지만, 포텐셜을 쓸 수 있는 한 지지 않아요. 포텐셜을 써서 포획하는 줄을 만드세요.
course-loaded-empty-hint-1 = 위로 뛰세요. 받침 말도 줄에 들어가요.
course-loaded-empty-done = 일반 말 3개가 돌아왔어요. 사용한 포텐셜은 게임에서 빠졌어요. 포텐셜은 절대 돌아오지 않아요.

## ZÈRTZ

course-zertz = ZÈRTZ
course-zertz-about = 뛰어넘어요.

course-zertz-rule = ZÈRTZ는 색과 상관없이 말을 하나 이상 직선으로 뛰어넘어, 그 뒤의 첫 번째 빈 교차점에 내려요. 뛰어넘은 말은 그대로예요.

course-zertz-jump = d6으로 뛰세요.
course-zertz-jump-hint-1 = d4의 ZÈRTZ를 고르세요.
course-zertz-jump-wrong-other = 다른 선으로 뛰었어요. d5를 뛰어넘으세요.
course-zertz-jump-done = 말 하나를 뛰어넘고, 포텐셜 하나를 썼어요.

course-zertz-far = 가장 멀리, f5까지 뛰세요.
course-zertz-far-hint-1 = b2에서 중앙을 지나는 선을 따라가세요.
course-zertz-far-done = 한 번에 3개를 넘었어요. 첫 번째 빈 교차점에 내리니 더 갈 수는 없었어요.

course-zertz-carrier = 뛰어서 줄을 만드세요. 받침 말은 남으니 줄에 들어갈 수 있어요. 2개를 포획하세요.
course-zertz-carrier-hint-1 = 내 말 2개를 뛰어넘으세요.
course-zertz-carrier-done = 받침 말, 말 2개, 사용한 포텐셜. 이렇게 넷이에요.

course-zertz-inside = 보드 한가운데로도 뛸 수 있어요. ZÈRTZ를 써서 말을 포획하세요.
course-zertz-inside-hint-1 = d7에서 이어지는 내 선에 g5가 모자라요.
course-zertz-inside-done = 딱 내 선 안에 내렸어요.

## YINSH

course-yinsh = YINSH
course-yinsh-about = 선을 따라 미끄러져요.

course-yinsh-rule = YINSH는 빈 교차점을 따라 직선으로 미끄러져, 그중 어디에서든 멈춰요. 뛰어넘지는 못해서, 길을 막는 첫 말 앞에서 멈춰요.

course-yinsh-slide = 가장 멀리, g2까지 미끄러지세요.
course-yinsh-slide-hint-1 = 오른쪽 아래로 비스듬한 선을 따라가세요.
course-yinsh-slide-wrong-short = 선은 맞지만 더 멀리 갈 수 있어요.
course-yinsh-slide-done = 가장자리까지 갔어요.

course-yinsh-gap = 내 선의 빈자리로 미끄러져 들어가 말을 포획하세요.
course-yinsh-gap-hint-1 = e6이 비어 있어요.
course-yinsh-gap-done = YINSH는 밀어서는 메울 수 없는 빈자리에도 닿아요.

course-yinsh-which = YINSH 포텐셜이 2개 있어요. 하나를 중앙 e5로 보내세요.
course-yinsh-which-hint-1 = 하나는 e5로 가는 길이 막혀 있어요.
course-yinsh-which-done = 다른 하나는 갇혀 있었어요.

course-yinsh-carrier = 받침 말도 줄에 들어가요. 한 칸만 미끄러져 2개를 포획하세요.
course-yinsh-carrier-hint-1 = 내 선을 따라 미끄러지세요.
course-yinsh-carrier-done = 올라탄 말 하나가 줄의 말 2개가 되었어요.

course-yinsh-defend = 검은색이 e1에서 밀어 e6을 포획하려 해요. 빈자리로 미끄러져 들어가세요.
course-yinsh-defend-hint-1 = e4가 비어 있어요.
course-yinsh-defend-done = YINSH는 보드 반대편에서도 수비하러 와요.

## DVONN

course-dvonn = DVONN
course-dvonn-about = 말 위에 올라가 잠재워요.

course-dvonn-rule = DVONN은 인접한 검은 말 위로 점프해요. 일반 말, DVONN이 올라탄 말, 사용한 DVONN이 대상이에요. GIPF 말이나 다른 포텐셜이 올라탄 말은 안 돼요.

course-dvonn-cover = d5의 일반 말 위로 점프하세요.
course-dvonn-cover-hint-1 = d4의 DVONN을 고르고, d5를 고르세요.
course-dvonn-cover-done = 이제 이 교차점은 내 것이에요. 내 포텐셜 아래의 검은 말은 드러날 때까지 효력이 없어요.

course-dvonn-row = 내 선에 검은 말이 끼어 있어요. 그 말을 덮으면 줄이 돼요. g5를 포획하세요.
course-dvonn-row-hint-1 = e5의 검은 말이 길을 막고 있어요.
course-dvonn-row-done = 쌓인 말에서는 맨 위만 제거해요. 내 포텐셜은 떠났고, e5의 검은 말이 다시 깨어났어요.

course-dvonn-twice = 검은색 DVONN이 e5의 내 말 위에 있어요. 그것을 다시 덮으세요.
course-dvonn-twice-hint-1 = 사용한 DVONN은 DVONN으로 덮을 수 있어요.
course-dvonn-twice-done = DVONN 위에 DVONN. 이렇게 높이 쌓일 수 있고, 색은 늘 번갈아 나와요.

course-dvonn-defend = 검은색이 d2에 넣어 말 2개를 포획하려 해요. 셋 중 하나를 덮으세요.
course-dvonn-defend-hint-1 = e5의 DVONN 옆 d4와 d5에 검은 말이 있어요.
course-dvonn-defend-done = 잠든 말이 낀 선은 위협이 아니에요.

## Piles

course-piles = 쌓인 말
course-piles-about = 맨 위에 있는 것, 그리고 깨어나는 것.

course-piles-pile = 쌓인 말은 맨 위만 효력이 있어요. 맨 위가 교차점의 색을 정하고 줄에서 세요. 아래에 있는 말은 잠들어 있어요. 아래에서 위까지 색은 늘 번갈아 나와요.

course-piles-push = 쌓인 말은 통째로 밀려요. e1에서 미세요.
course-piles-push-hint-1 = 점 e1을 가리키세요.
course-piles-push-done = 쌓인 말 2개가 함께 움직였어요.

course-piles-wake = 줄을 만드세요. f3의 검은색 DVONN이 함께 제거되고, 그 아래의 내 말이 깨어나요. 그때 줄이 된 것을 모두 제거하세요.
course-piles-wake-hint-1 = b4에 넣고, 제거하고, 다시 살펴보세요.
course-piles-wake-done = 한 번 밀어 두 줄. 두 번째 줄은 첫 줄 아래에서 드러났어요.

course-piles-theirs = 상대의 말이 깨어날 수도 있어요. 보세요. 흰색이 제거하면 e4의 검은 말이 풀려나 검은색 줄이 완성돼요. 검은색은 그 줄을 제거하고 e6을 포획해요.

course-piles-mind = 내 두 줄이 e4에서 겹쳐요. 하나를 제거하되, e5의 검은 말은 계속 재워 두세요.
course-piles-mind-hint-1 = e5를 지나지 않는 줄을 고르세요.
course-piles-mind-wrong-woken = e5의 검은 말이 깨어났고, 검은색에게 g5를 포획하는 줄이 생겼어요.
course-piles-mind-done = 잘 골랐어요. 다른 줄이었다면 검은색 줄을 깨웠을 거예요.

## TAMSK

course-tamsk = TAMSK
course-tamsk-about = 중앙에 닿으면 한 번 더 밀어요.

course-tamsk-rule = TAMSK는 밀려서 중앙 e5에 오면 능력이 생겨요. 그러면 주인은 포텐셜을 들어내 아무 점에서나 다시 밀어 넣을 수 있어요. 이것이 추가 행동이에요.

course-tamsk-centre = TAMSK를 중앙으로 미세요. 그다음 원하는 곳에서 추가 행동을 하세요.
course-tamsk-centre-hint-1 = e1에서 미세요. 말 3개가 위로 올라가요.
course-tamsk-centre-wrong-pass = 패스해도 되지만, 그러면 포텐셜을 써 보지도 못하고 잃어요. 추가 행동을 하세요.
course-tamsk-centre-done = 한 차례에 두 번 밀었어요! 받침 말은 일반 말로 e5에 남고, 포텐셜은 사용했어요.

course-tamsk-two = 두 번의 행동 사이에는 아무것도 제거하지 않아요. 둘 다 마친 뒤의 모습만 따져요. 말 2개를 포획하세요.
course-tamsk-two-hint-1 = e5의 받침 말이 줄에 들어갈 거예요.
course-tamsk-two-hint-2 = e1에서 밀고 나면 b2가 모자라요.
course-tamsk-two-done = 첫 밀기로 e5에 말을 보내고, 추가 행동으로 b2를 채웠어요.

course-tamsk-slant = TAMSK는 어느 쪽에서든 들어올 수 있어요. 추가 행동까지 써서 말을 포획하세요.
course-tamsk-slant-hint-1 = b2, c3, d4를 지나는 선을 따라 미세요.
course-tamsk-slant-done = 줄은 두 번 다 밀 때까지 기다렸어요.

course-tamsk-undo = TAMSK를 e5로 미세요. 내 말 4개가 이어지지만 아직 줄은 아니에요. 추가 행동으로 깨뜨려 b2, c3, d4를 남기세요.
course-tamsk-undo-hint-1 = e열을 따라 한 번 더 미세요.
course-tamsk-undo-done = 두 번째 행동으로 깨진 넷은 줄이었던 적이 없어요.

## TAMSK, pushed by Black

course-tamsk-theirs = 검은색이 민 TAMSK
course-tamsk-theirs-about = 내 차례를 시작할 때 하는 추가 행동.

course-tamsk-theirs-rule = 검은색이 밀어서 내 TAMSK가 중앙에 와도 추가 행동은 내 것이에요. 내 차례를 시작할 때 해요. 검은색이 미는 것을 보세요.

course-tamsk-theirs-before = 추가 행동을 하고, 일반 행동을 하세요.
course-tamsk-theirs-before-hint-1 = 두 번 다 어디로 밀어도 좋아요.
course-tamsk-theirs-before-done = 먼저 추가 행동, 그다음 일반 행동이에요. 일반 행동은 의무라서, 하지 못하면 져요.

course-tamsk-theirs-plan = 연달아 두 번 밀어요. 함께 계획해서 말을 포획하세요.
course-tamsk-theirs-plan-hint-1 = f열에 말 2개가 모자라요.
course-tamsk-theirs-plan-hint-2 = f1에서 두 번 미세요.
course-tamsk-theirs-plan-done = 한 번으로 안 되는 일도 두 번이면 돼요.

course-tamsk-theirs-row-first = 차례를 시작할 때 있는 줄부터 제거해요. 여기서는 TAMSK가 그 줄에 있어요. 추가 행동을 할 수 있도록 줄을 제거하세요.
course-tamsk-theirs-row-first-hint-1 = TAMSK를 그 자리에 두세요.
course-tamsk-theirs-row-first-wrong-taken = TAMSK를 보드에서 제거해서 추가 행동도 사라졌어요.
course-tamsk-theirs-row-first-done = 올라탄 말은 줄에 남을 수 있어서, 그 자리에서 능력을 썼어요.

course-tamsk-theirs-chain = 추가 행동으로 내 다른 TAMSK를 중앙에 보낼 수 있어요. 그러면 그것도 바로 쓸 수 있어요. 그렇게 말을 포획하세요.
course-tamsk-theirs-chain-hint-1 = 먼저 e1에서 미세요. 두 번째 TAMSK가 e5로 가요.
course-tamsk-theirs-chain-hint-2 = 그다음 g6을 채우면 줄이 완성돼요.
course-tamsk-theirs-chain-done = TAMSK 2개, 세 번 밀기, 단 한 차례!

## PÜNCT

course-punct = PÜNCT
course-punct-about = GIPF 말을 덮어요.

course-punct-rule = PÜNCT는 인접한 검은 말에 쓸 수 있어요. PÜNCT가 올라탄 말, 사용한 PÜNCT, GIPF 말이 대상이에요. 일반 말에는 쓸 수 없어요.

course-punct-jump = d5의 검은색 PÜNCT 위로 점프하세요.
course-punct-jump-hint-1 = d4의 PÜNCT를 고르세요.
course-punct-jump-done = DVONN과 마찬가지로, 내 포텐셜 아래의 검은색 포텐셜은 잠들어요.

course-punct-one = PÜNCT가 GIPF 말 위로 직접 점프하지는 않아요. PÜNCT는 게임에서 빠지고, 내 예비 말이 GIPF 말을 덮어요. e5를 일반 말 1개로 덮으세요.
course-punct-one-hint-1 = 말 1개로 덮기를 고르세요.
course-punct-one-wrong-two = 말 2개, 곧 GIPF 말로 덮었어요. 그건 다음에 해요. 이번에는 1개예요.
course-punct-one-done = 덮인 GIPF 말은 포획된 것으로 봐요. 그리고 말을 밀어 넣은 것이 아니라서, 손에 든 포텐셜은 그대로예요.

course-punct-two = 말 2개로 덮을 수도 있어요. 그러면 나의 새 GIPF 말이 돼요. 해 보세요!
course-punct-two-hint-1 = 말 2개로 덮기를 고르세요.
course-punct-two-wrong-one = 일반 말 1개였어요. 2개로 덮으세요.
course-punct-two-done = 검은색은 GIPF 말이 하나 줄고, 나는 하나 늘었어요. 예비 말이 없을 때만 할 수 없어요.

course-punct-win = 검은색의 다른 GIPF 말은 이미 덮여 있어요. 게임에서 이기세요.
course-punct-win-hint-1 = 내 PÜNCT 포텐셜 하나가 e5 옆에 있어요.
course-punct-win-done = 효력 있는 검은색 GIPF 말이 더는 없어요. 이겼어요!

## Covered GIPF-pieces

course-covered = 덮인 GIPF 말
course-covered-about = 아래에 있는 말은 돌아올 수 있어요.

course-covered-back = 일반 말은 줄과 함께 제거해야 해요. 그 말이 GIPF 말을 덮고 있었다면, GIPF 말이 게임에 돌아와요. 보세요.

course-covered-free = 검은색이 f5의 내 GIPF 말을 덮었어요. 풀어 주세요.
course-covered-free-hint-1 = f5에 닿는 줄을 만드세요.
course-covered-free-done = 검은 말은 내 줄과 함께 포획되고, GIPF 말이 돌아왔어요.

course-covered-special = 검은색의 마지막 GIPF 말이에요. 이것을 덮는 말이 내 줄을 완성해요. 게임에서 이기세요.
course-covered-special-hint-1 = 줄과 함께 나가야 하는 것은 무엇이고, 남을 수 있는 것은 무엇일까요?
course-covered-special-wrong-basic = 일반 말은 줄과 함께 나가야 하니 검은색 GIPF 말이 돌아와요. GIPF 말을 모두 잃었는지는 줄을 제거한 뒤에 따져요.
course-covered-special-done = GIPF 말은 줄에 남을 수 있어서, 검은색 것은 계속 덮여 있어요. 이겼어요!

course-covered-cover-again = 검은색이 e5의 내 GIPF 말을 말 2개로 덮었어요. 그것도 GIPF 말이니 다시 덮을 수 있어요. 되찾으세요.
course-covered-cover-again-hint-1 = PÜNCT를 쓰고, 말 2개로 덮으세요.
course-covered-cover-again-done = GIPF 말 3개가 쌓였고, 맨 위가 내 것이에요.

course-covered-keep = d5의 내 GIPF 말이 검은색 GIPF 말을 덮고 있어요. 줄을 제거하되 풀어 주지 마세요.
course-covered-keep-hint-1 = GIPF 말을 그 자리에 두세요.
course-covered-keep-wrong-out = 내 GIPF 말을 제거해서 검은색 것이 게임에 돌아왔어요.
course-covered-keep-done = 내 GIPF 말은 남았고, 그 아래의 검은색 것은 여전히 효력이 없어요.

### Ultimate GIPF

course-chapter-ultimate = 궁극의 GIPF

## All five potentials

course-ultimate = 다섯 포텐셜 모두
course-ultimate-about = 모든 것을 한 번에, 올바른 순서로.

course-ultimate-start = 궁극의 GIPF는 다섯 포텐셜을 종류마다 3개씩, 일반 말을 21개 쓰는 토너먼트 GIPF예요. 순서는 GIPF 말, 올라탄 말, 일반 말이에요.

course-ultimate-order = GIPF 말 2개를 투입했으니 충분해요. 이어서 DVONN이 올라탄 말을 넣으세요.
course-ultimate-order-hint-1 = 예비 말에서 DVONN을 고르세요.
course-ultimate-order-done = 첫 올라탄 말로 GIPF 말 투입이 끝났어요. 첫 일반 말을 넣으면 올라탄 말도 끝나고, 손에 남은 포텐셜을 잃어요.

course-ultimate-meanwhile = 포텐셜이 손에 남아 있어도 보드 위의 포텐셜을 쓸 수 있어요. YINSH를 써서 올라탄 말을 포획하세요.
course-ultimate-meanwhile-hint-1 = 내 선에 e6이 모자라요.
course-ultimate-meanwhile-wrong-spared = 검은색의 올라탄 말을 보드에 남겼어요. 제거하세요!
course-ultimate-meanwhile-done = 사용한 포텐셜만 나가야 했어요. 내 올라탄 말은 남을 수 있었어요.

course-ultimate-own = d3의 검은색 일반 말이 내 GIPF 말을 덮고 있어요. DVONN은 그 위에도 올라갈 수 있어요. 교차점을 되찾으세요.
course-ultimate-own-hint-1 = d4의 DVONN이 바로 옆에 있어요.
course-ultimate-own-done = GIPF 말은 아직 덮여 있지만, 교차점은 다시 내 것이에요. PÜNCT라면 못 했을 거예요. 일반 말에는 쓸 수 없으니까요.

course-ultimate-which = 검은색의 마지막 GIPF 말이 e5에 있어요. 내 포텐셜 중 하나로 바로 이길 수 있어요. 어느 것일까요?
course-ultimate-which-hint-1 = GIPF 말에 쓸 수 있는 것은 무엇일까요?
course-ultimate-which-done = PÜNCT가 덮으면서 게임이 끝났어요.

course-ultimate-all = 검은색의 마지막 GIPF 말이 f5에 있어요. 두 번 밀 계획을 세워 이기세요.
course-ultimate-all-hint-1 = TAMSK가 중앙 옆에 있어요.
course-ultimate-all-hint-2 = e1에서 밀고, b2에 넣으세요.
course-ultimate-all-wrong-left = 줄이 검은색 GIPF 말에 닿아 있어요. 제거하세요!
course-ultimate-all-done = 두 번 밀고, 한 줄을 만들어, 게임에서 이겼어요.

### Challenges

course-chapter-challenges = 저지

## Challenges and side games

course-challenges = 저지와 사이드 게임
course-challenges-about = 그 포텐셜을 쓰고 싶다고요? 먼저 다른 게임에서 이기세요.

course-challenges-idea = 서로 합의하면 저지 규칙을 쓸 수 있어요. 여기서는 각자 3번이에요. 포텐셜을 쓰려는 사람은 먼저 예고해요. 상대는 받아들이거나 저지해요. 저지하면 가위바위보나 주사위 같은 사이드 게임으로 정해요.

course-challenges-accepted = ZÈRTZ로 d7로 뛰겠다고 예고하세요.
course-challenges-accepted-hint-1 = 여느 때처럼 ZÈRTZ를 쓰세요.
course-challenges-accepted-done = 검은색이 받아들여서 뛰었어요.

course-challenges-won = 다시 예고하세요. 이번에는 검은색이 저지해요. 사이드 게임을 누가 먼저 시작할지는 내가 정해요. 내가 이겼다고 해 볼게요.
course-challenges-won-hint-1 = 뛰겠다고 예고하고, 누가 먼저 할지 고르고, 결과를 입력하세요.
course-challenges-won-wrong-lost = 결과가 달라요. 내가 이겼다고 입력하세요.
course-challenges-won-done = 이겨서 뛰었어요. 비겼어도 충분했을 거예요. 그리고 검은색은 저지 기회가 하나 줄었어요.

course-challenges-lost = 이번에는 반대예요. 저지당했고 사이드 게임에서 졌어요. 결과를 입력하고 다른 행동을 하세요.
course-challenges-lost-hint-1 = 먼저 결과, 그다음 아무 데나 미세요.
course-challenges-lost-wrong-won = 이 과제에서는 사이드 게임에 져야 해요.
course-challenges-lost-done = 뛰기는 무효가 되고 포텐셜은 게임에서 빠졌어요. 받침 말은 일반 말로 남았고, 내 차례는 이어졌어요.

course-challenges-challenge = 검은색이 d7로 뛰겠다고 예고했어요. 저지하세요!
course-challenges-challenge-hint-1 = 받아들이거나 저지할 수 있어요.
course-challenges-challenge-done = 검은색은 사이드 게임에서 져 포텐셜을 잃었고, 다른 행동을 찾아야 했어요.

course-challenges-spent = 저지는 결과와 상관없이 하는 순간 한 번 쓴 것이에요. 여기서 검은색은 남은 저지가 없어서, 흰색의 포텐셜은 바로 쓰여요. TAMSK의 추가 행동이 저지당해 지면, 추가 행동만 그냥 사라져요.

### MATRX GIPF

course-chapter-matrx = MATRX GIPF

## MATRX GIPF

course-matrx = MATRX GIPF
course-matrx-about = 포텐셜로만 하는 게임, 그리고 전용 보드.

course-matrx-board = MATRX GIPF에는 열이 하나 더 있어요. i2, i3, i4가 교차점이에요. 중앙은 그대로 e5라고 불러요. 각자 GIPF 말 3개(여기서는 단일 말)와 종류마다 포텐셜 6개를 가져요.

course-matrx-first = 예비 말에 GIPF 말이 있으면 그것부터 써야 해요. 하나 밀어 넣으세요.
course-matrx-first-hint-1 = 가장자리의 빈 교차점이면 어디든 좋아요.
course-matrx-first-done = 2개 더 남았어요. 처음 세 차례에는 GIPF 말을 투입해요.

course-matrx-stack = 그다음은 더미예요. 같은 종류의 포텐셜 2개를 쌓은 것이에요. ZÈRTZ 더미를 밀어 넣으세요.
course-matrx-stack-hint-1 = 예비 말에서 ZÈRTZ를 고르세요.
course-matrx-stack-done = 종류의 순서는 자유예요. 예비 말에 하나뿐인 포텐셜은 짝이 올 때까지 기다려야 해요.

course-matrx-split = 포텐셜을 쓰려면 더미의 위쪽 말을 집으세요. ZÈRTZ는 알던 대로 뛰어넘어요. d7로 뛰세요.
course-matrx-split-hint-1 = d4의 더미를 고르고, d7을 고르세요.
course-matrx-split-done = 더미가 완전히 나뉘었어요. 이제 위아래 모두 사용한 포텐셜이에요.

course-matrx-again = GIPF 말 하나가 예비 말로 돌아왔어요. 이것을 쓸 때까지는 포텐셜을 쓸 수 없어요. 밀어 넣으세요.
course-matrx-again-hint-1 = 밀어 넣을 수 있는 말은 하나뿐이에요.
course-matrx-again-done = 이제 다시 포텐셜을 쓸 수 있어요. 그 전에는 TAMSK의 추가 행동만 할 수 있었어요.

## Potentials in MATRX

course-matrx-potentials = MATRX의 포텐셜
course-matrx-potentials-about = DVONN과 PÜNCT는 멀리 가고, TAMSK는 나뉘어요.

course-matrx-potentials-dvonn = 여기서 DVONN은 DVONN 위로만 점프하지만, 빈 교차점이 이어지면 멀리까지 갈 수 있어요. d7의 검은색 DVONN을 덮으세요.
course-matrx-potentials-dvonn-hint-1 = d열은 d4와 d7 사이가 비어 있어요.
course-matrx-potentials-dvonn-done = 빈 교차점 2개를 날아 넘었어요. 다른 말을 뛰어넘지는 못하고, GIPF 말에는 쓸 수 없어요.

course-matrx-potentials-punct = PÜNCT도 똑같이 PÜNCT 위로만 점프해요. 닿을 수 있는 것 위로 점프하세요.
course-matrx-potentials-punct-hint-1 = 한쪽 길에는 검은색 GIPF 말이 있어요.
course-matrx-potentials-punct-done = MATRX에서 GIPF 말은 단일 말이고, PÜNCT는 건드리지 않아요.

course-matrx-potentials-halves = 더미의 위아래 말이 모두 줄에 들어갈 수 있어요. YINSH를 한 칸 움직여 검은색 더미를 포획하세요.
course-matrx-potentials-halves-hint-1 = 내 선을 따라 미끄러지세요.
course-matrx-potentials-halves-done = 나뉜 두 말은 제거해야 했고, 예비 말로 돌아왔어요.

course-matrx-potentials-tamsk = TAMSK 더미를 중앙으로 밀고 추가 행동을 하세요.
course-matrx-potentials-tamsk-hint-1 = e1에서 미세요.
course-matrx-potentials-tamsk-done = 위쪽 말은 다시 들어왔고, 아래쪽 말은 e5에 남았어요. 둘 다 사용한 포텐셜이에요. 패스하면 위쪽 말은 영영 사라져요.

## Rows in MATRX

course-matrx-rows = MATRX의 줄
course-matrx-rows-about = 단일 말은 나가고, 더미는 남을 수 있고, 모두 돌아와요.

course-matrx-rows-rule = 줄에서 단일 말, 곧 GIPF 말과 사용한 포텐셜은 반드시 제거해요. 더미는 남아도 돼요. 하지만 줄은 깨야 해요. 내 색 넷이 이어진 채로 남으면 안 돼요.

course-matrx-rows-keep = 줄을 제거하고 더미 3개는 남기세요.
course-matrx-rows-keep-hint-1 = c4와 d5만 제거하면 돼요.
course-matrx-rows-keep-turn-2 = GIPF 말이 예비 말로 돌아왔으니 써야 해요. 밀어 넣으세요.
course-matrx-rows-keep-done = MATRX에서는 내가 제거한 내 말이 늘 돌아와요. GIPF 말도, 더미도, 사용한 포텐셜도요.

course-matrx-rows-break = 더미 4개가 함께 남을 수는 없어요. g5의 것만 제거하세요.
course-matrx-rows-break-hint-1 = 나머지 3개는 그 자리에 두세요.
course-matrx-rows-break-done = ZÈRTZ 포텐셜 2개가 돌아왔고, 다른 더미는 제자리에서 계속 일해요.

course-matrx-rows-pair = 사용한 포텐셜은 하나씩 돌아와요. 같은 종류 2개면 다시 더미가 돼요. 줄을 제거하고 검은색 더미를 포획하세요.
course-matrx-rows-pair-hint-1 = 내 줄에 있는 검은색 더미도 내 것처럼 제거할 수 있어요.
course-matrx-rows-pair-turn-2 = 이제 예비 말에 TAMSK 포텐셜이 2개예요. 더미로 밀어 넣으세요.
course-matrx-rows-pair-done = 내가 제거한 내 말은 절대 잃지 않아요.

## The end in MATRX

course-matrx-end = MATRX의 끝
course-matrx-end-about = 지켜야 할 GIPF 말 3개.

course-matrx-end-rule = GIPF 말 3개를 모두 포획당하면 져요. 예비 말에 있는 것은 안전해요. 여기서 검은색은 하나를 잃었고, 하나는 보드에, 하나는 예비 말에 있어요.

course-matrx-end-win = 검은색의 GIPF 말은 하나 남았어요. 게임에서 이기세요.
course-matrx-end-win-hint-1 = f5에 닿는 줄을 만드세요.
course-matrx-end-win-done = 3개를 모두 포획했어요. 이겼어요!

course-matrx-end-both = 검은색의 GIPF 말은 2개 남았어요. 한 차례에 둘 다 포획하세요.
course-matrx-end-both-hint-1 = c열을 따라 한 번 밀면 두 줄이 생겨요.
course-matrx-end-both-done = 줄에 있는 GIPF 말은 내 것이든 검은색 것이든 반드시 제거해요.

course-matrx-end-no-move = 더미를 밀어 넣을 수도, 포텐셜을 쓸 수도 없으면 져요. 검은색은 예비 말에 짝 없는 포텐셜 2개, f5에 더미 하나가 있어요. 게임에서 이기세요.
course-matrx-end-no-move-hint-1 = 더미를 포획하세요.
course-matrx-end-no-move-done = 검은색은 둘 수 없으니 이겼어요. 참고로 MATRX는 GIPF 보드에서도 할 수 있어요. 그러면 더 촘촘한 게임이 돼요.

### Side games

course-chapter-side-games = 다른 게임
course-side-missed = 둘 수는 있지만 여기서 바라는 수는 아니에요. 다시 해 보세요.

## YINSH

course-side-yinsh = YINSH 게임
course-side-yinsh-about = 링, 마커, 다섯 줄을 네 단계로 배워요.

course-side-yinsh-place = 먼저 판에 링을 색마다 다섯 개씩 놓아요. 내 링을 아무 빈 자리에 놓으세요.
course-side-yinsh-place-done = 첫 단계는 이것이 전부예요. 링 열 개가 다 놓이면 움직이기 시작해요.

course-side-yinsh-flip = 링은 마커를 남기고, 지나간 마커를 뒤집어요. e2의 링을 위로, 마커 셋을 넘어 e8로 옮기세요.
course-side-yinsh-flip-done = 흰색은 검은색이, 검은색은 흰색이 되었어요. 마커 뒤에서는 첫 빈 자리에 멈춰야 해요.

course-side-yinsh-row = 나란히 놓인 내 색 마커 다섯 개가 줄이에요. e3의 링으로 줄을 만드세요. 그런 다음 줄을 걷고, 내 링도 하나 빼세요.
course-side-yinsh-row-done = 링이 하나 줄었는데, 좋은 일이에요. 링 세 개를 빼면 이겨요.

course-side-yinsh-win = 이미 링 두 개를 뺐어요. 줄을 만들고 세 번째 링을 빼세요!
course-side-yinsh-win-done = f6의 링이 빈틈에 서 있었어요. 링이 떠나면서 다섯 번째 마커가 남았어요.

## DVONN

course-side-dvonn = DVONN 게임
course-side-dvonn-about = 높이만큼 움직이고 빨간 말에 매달린 더미들이에요.

course-side-dvonn-place = 움직이기 전에 판을 채워요. 빨간 말 세 개가 먼저예요. 빨간 말을 아무 자리에 놓으세요.
course-side-dvonn-place-done = 빨간 말은 누구의 것도 아니에요. 곧 판 위의 모든 것이 빨간 말에 달려 있게 돼요.

course-side-dvonn-move = 더미는 정확히 높이만큼 움직여 다른 더미 위에 올라가요. b2의 높이 3 더미를 움직이세요.
course-side-dvonn-move-done = 세 자리를 가서 e2예요. 이제 높이가 4라서 다음에는 네 자리를 가요.

course-side-dvonn-cut = 빨간 말과 이어지지 않은 것은 판에서 빠져요. g4와 h4의 검은 더미 둘이 끊기게 움직이세요.
course-side-dvonn-cut-done = 이제 f4가 비었어요. 검은 더미 둘은 빨간 말로 가는 다른 길이 없었어요.

course-side-dvonn-win = 게임의 마지막 수예요. 검은색보다 말이 많아지게 두세요.
course-side-dvonn-win-done = 9 대 3이에요. 색과 상관없이 내 더미의 말을 모두 세요.

## TZAAR

course-side-tzaar = TZAAR 게임
course-side-tzaar-about = 잡고, 강해지고, 세 종류의 말을 모두 지켜요.

course-side-tzaar-first = 처음에는 모든 자리가 차 있어요. 게임의 첫 수를 두세요. 검은 말을 아무것이나 잡으세요.
course-side-tzaar-first-done = 흰색의 첫 차례는 한 번 잡기예요. 그 뒤로는 한 차례에 두 수, 잡기와 마음대로 고르는 수를 둬요.

course-side-tzaar-high = 더미는 자기보다 높지 않은 것을 잡아요. c7의 높이 3 더미를 잡을 수 있는 내 더미는 하나뿐이에요. 잡으세요.
course-side-tzaar-high-done = c4의 더미가 충분히 높았어요. 종류는 상관없어요.

course-side-tzaar-stack = 두 번째 수로 강해질 수 있어요. b2의 말을 a2의 내 말 위에 쌓으세요.
course-side-tzaar-stack-done = 맨 위 말이 더미의 종류를 정해요. 반대로 쌓았다면 마지막 차라를 덮어서 졌을 거예요.

course-side-tzaar-win = 한 종류의 마지막 말을 잃으면 져요. 덮이지 않은 검은 차르는 하나뿐이에요. 잡으세요!
course-side-tzaar-win-done = 더미 맨 위에 검은 차르가 더는 없어요. 바로 이겨요.

## ZÈRTZ

course-side-zertz = ZÈRTZ 게임
course-side-zertz-about = 함께 쓰는 구슬, 작아지는 판, 반드시 해야 하는 잡기예요.

course-side-zertz-place = 여기서는 잡을 것이 없어요. 아무 색 구슬이나 빈 링에 놓고, 가장자리에서 빼낼 수 있는 링을 하나 빼세요.
course-side-zertz-place-done = 이것이 한 차례예요. 구슬은 하나 늘고 링은 하나 줄어요.

course-side-zertz-jump = 잡을 수 있으면 잡아야 해요. 구슬로 이웃 구슬을 뛰어넘어 그 뒤의 빈 링으로 가세요.
course-side-zertz-jump-done = 뛰어넘은 구슬은 내 것이에요. 잡은 뒤에는 아무것도 놓지 않아요.

course-side-zertz-chain = 더 뛸 수 있는 구슬은 계속 뛰어야 해요. 한 차례에 구슬 두 개를 잡으세요.
course-side-zertz-chain-done = 한 번에 두 개예요! 구슬을 하나 내주고 상대를 꾀어내는 것이 이로울 때가 많아요.

course-side-zertz-group = g1과 g2 링은 나머지와 떨어져 있어요. 빈 링을 채우고, 늘 하듯이 링을 하나 빼세요.
course-side-zertz-group-done = 무리의 모든 링에 구슬이 있어서 전부 잡았어요.

## PÜNCT

course-side-punct = PÜNCT 게임
course-side-punct-about = 점 세 개짜리 조각, 다리, 그리고 변에서 변까지 잇는 사슬이에요.

course-side-punct-add = 판 옆에서 조각을 고르고, 가운데 육각형 밖에 PÜNCT를 놓을 자리를 고르고, 어느 쪽으로 놓을지 고르세요.
course-side-punct-add-done = 표시된 점이 PÜNCT예요. 새 조각은 늘 가운데를 피해 판 바닥에 놓여요.

course-side-punct-move = 이제 내 조각을 움직이세요. PÜNCT는 곧은 선으로 원하는 만큼 가요. 그런 다음 어느 쪽으로 놓을지 고르세요.
course-side-punct-move-done = 가는 길에 있는 것을 모두 넘을 수 있고, 돌 수도 있어요.

course-side-punct-bridge = 움직이는 조각은 올라갈 수 있어요. 곧은 조각을 j4에서 c4로 옮겨 위를 향하게 하세요. 흰 삼각형에서 검은 삼각형으로 이어지는 다리예요.
course-side-punct-bridge-done = PÜNCT는 내 색 위에 있어야 해요. 조각의 가운데는 빈 자리 위에 떠 있어요.

course-side-punct-win = 마주 보는 두 변을 내 색 사슬로 이으면 이겨요. 내 사슬은 위쪽 끝이 열려 있어요. 이으세요!
course-side-punct-win-done = 위에서 보아 끝에서 끝까지 이어졌어요. 이겼어요.

### When a task is not solved yet

course-missed-play = 규칙에는 맞지만, 여기서 찾는 수는 아니에요. 다시 해 보세요.
course-missed-push = { $unit ->
        [B] 이번에는 일반 말을 밀어 넣으세요.
        [G] 이번에는 GIPF 말을 밀어 넣으세요.
        [T] 이번에는 TAMSK를 밀어 넣으세요.
        [Z] 이번에는 ZÈRTZ를 밀어 넣으세요.
        [D] 이번에는 DVONN을 밀어 넣으세요.
        [Y] 이번에는 YINSH를 밀어 넣으세요.
       *[P] 이번에는 PÜNCT를 밀어 넣으세요.
    }
course-missed-use = { $unit ->
        [T] 이번에는 TAMSK로 추가 행동을 하세요.
        [Z] 이번에는 ZÈRTZ를 쓰세요.
        [D] 이번에는 DVONN을 쓰세요.
        [Y] 이번에는 YINSH를 쓰세요.
       *[P] 이번에는 PÜNCT를 쓰세요.
    }
course-missed-stand = 아쉬워요. { $spots } 쪽을 다시 보세요.
course-missed-block = { $first }에서 { $last }까지의 선에 아직 빈 교차점이 있어요.
course-missed-rows = { $count ->
        [1] 줄이 되지 않아요. 다시 해 보세요.
       *[other] 줄 { $count }개가 되지 않아요. 다시 해 보세요.
    }
course-missed-their-rows = { $count ->
        [1] 상대의 줄이 되지 않아요. 다시 해 보세요.
       *[other] 상대의 줄 { $count }개가 되지 않아요. 다시 해 보세요.
    }
course-missed-capture = { $unit ->
        [G] GIPF 말을 포획하지 못했어요. 다시 해 보세요.
       *[other] { $count ->
            [1] 포획할 것을 포획하지 못했어요. 다시 해 보세요.
           *[other] 포획한 말이 { $count }개보다 적어요. 다시 해 보세요.
        }
    }
course-missed-bring-back = 보드를 떠난 내 말이 { $count }개보다 적어요. 다시 해 보세요.
course-missed-threaten = { $count ->
        [1] 아직 포획하겠다는 위협이 없어요. 다시 해 보세요.
       *[other] 위협이 { $count }개가 아니에요. 다시 해 보세요.
    }
course-missed-allow = { $unit ->
        [G] 내 GIPF 말이 아직 포획될 수 있어요. 다시 해 보세요.
       *[other] 아직 말을 잃을 수 있어요. 다시 해 보세요.
    }
course-missed-deny = 상대가 아직 줄을 만들 수 있어요. 다시 해 보세요.
course-missed-win = 그 수로는 이기지 못해요. 다시 해 보세요.

### Puzzles

puzzle-theme-win-1 = 1수 만에 이기기
puzzle-theme-win-1-about = 게임을 끝내는 수를 찾으세요.
puzzle-theme-capture = 포획
puzzle-theme-capture-about = 한 차례에 최대한 많이 포획하세요.
puzzle-theme-win-2 = 2수 만에 이기기
puzzle-theme-win-2-about = 한 수로 준비하고, 한 수로 이겨요.
puzzle-theme-defend = 유일한 수
puzzle-theme-defend-about = 단 하나를 빼고 모두 져요. 찾아보세요.
puzzle-theme-win-3 = 3수 만에 이기기
puzzle-theme-win-3-about = 더 멀리 내다보세요. 내 수, 상대 수, 그리고 그다음까지.
puzzle-theme-win-4 = 4수 만에 이기기
puzzle-theme-win-4-about = 고수, 그리고 고수가 되고 싶은 사람을 위해.

puzzle-task-win = { $player ->
        [w] { $turns ->
            [1] 흰색 차례: 이번 차례에 이기세요.
           *[other] 흰색 차례: 검은색이 어떻게 두든, 내 { $turns }수 안에 이기세요.
        }
       *[b] { $turns ->
            [1] 검은색 차례: 이번 차례에 이기세요.
           *[other] 검은색 차례: 흰색이 어떻게 두든, 내 { $turns }수 안에 이기세요.
        }
    }
puzzle-task-defend = { $player ->
        [w] 흰색 차례: 검은색이 { $turns }수 안에 반드시 이기지는 못하게 하는 유일한 수를 찾으세요.
       *[b] 검은색 차례: 흰색이 { $turns }수 안에 반드시 이기지는 못하게 하는 유일한 수를 찾으세요.
    }
puzzle-task-capture = { $player ->
        [w] 흰색 차례: 이번 차례에 { $count }개를 포획하세요.
       *[b] 검은색 차례: 이번 차례에 { $count }개를 포획하세요.
    }

puzzle-go-on = { $turns ->
        [1] 좋아요! 한 수만 더.
       *[other] 좋아요! 아직 { $turns }수 안에 이길 수 있어요.
    }
puzzle-this-turn = 지금까지 좋아요. 내 차례가 이어져요.
puzzle-solved = 해결!
puzzle-wrong-win = 그러면 제때 이기지 못해요. 다시 해 보세요.
puzzle-wrong-defend = 그 뒤로는 져요. 다시 해 보세요.
puzzle-wrong-capture = 이렇게는 충분히 포획하지 못해요. 다시 해 보세요.
