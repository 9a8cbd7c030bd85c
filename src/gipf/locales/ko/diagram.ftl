## Positions

diagram-turn = { $task ->
    [clear] { $player ->
        [w] 흰색이 줄을 제거할 차례
       *[b] 검은색이 줄을 제거할 차례
    }
    [extra] { $player ->
        [w] 흰색이 추가 행동을 할 차례
       *[b] 검은색이 추가 행동을 할 차례
    }
    [move] { $player ->
        [w] 흰색 차례
       *[b] 검은색 차례
    }
    [answer] { $player ->
        [w] 흰색이 답할 차례
       *[b] 검은색이 답할 차례
    }
    [who-begins] { $player ->
        [w] 누가 먼저 시작할지 흰색이 정할 차례
       *[b] 누가 먼저 시작할지 검은색이 정할 차례
    }
    [side-game] { $player ->
        [w] 흰색이 사이드 게임을 할 차례
       *[b] 검은색이 사이드 게임을 할 차례
    }
    [over] { $player ->
        [w] 흰색 승리
       *[b] 검은색 승리
    }
   *[draw] 무승부
}
diagram-title = { $variant }: { $turn }
diagram-after = { $move } 다음
diagram-announced = 예고: { $move }
diagram-board = 보드 위: { $piles }
diagram-empty = 보드가 비어 있음

## Charts

chart-wins = { $player ->
    [w] 흰색 승리
   *[b] 검은색 승리
}
chart-even = 비등
chart-turns = 흰색의 승률, { $count }턴 동안; 마지막은 { $turn }.
chart-marked = 표시된 수: { $turns }.
chart-caption = { $variant }, { $result }, 정확도 { $white } – { $black }
