refused-because = { $first }: { $then }
refused-line = { $line }행 { $column }열
refused-no-move = “{ $text }”: 이런 수는 없어요. e2, g7-d6, Ge8, Zd4-d7, xb2,c3,d4,e5, pass처럼 써 주세요
refused-no-point = 이 보드에는 { $point } 자리가 없어요
refused-dot-alone = { $dot } 자리는 점이에요. { $dot }-…처럼 어디로 미는지 써 주세요
refused-starts-on-dot = { $point } 자리는 교차점이에요. 밀기는 점에서 시작해요
refused-spot-wanted = { $point } 자리는 점이에요. 여기에는 교차점을 써 주세요
refused-over = 게임이 끝났어요
refused-answer = { $move } 예고에 먼저 답해야 해요
refused-row-first = 먼저 줄을 어떻게 할지 정해야 해요: { $moves }
refused-tamsk-waits = 중앙의 TAMSK가 기다려요. +로 밀어 넣거나 패스하세요
refused-must-move = 지금은 수를 둬야 해요. 추가 행동이나 GIPF 말 줄에서만 패스할 수 있어요
refused-no-tamsk = 중앙에 TAMSK가 없어서 추가 행동이 없어요
refused-no-row = 제거할 줄이 없어요
refused-gipf-first = GIPF 말을 먼저 둬야 해요
refused-no-basic = 남은 기본 말이 없어요
refused-gipf-not-pushed = 이 게임에서는 GIPF 말을 밀어 넣지 않아요
refused-gipf-ended = 다른 말을 한 번 두면 더는 GIPF 말을 넣을 수 없어요
refused-no-potential = 남은 { $potential } 포텐셜이 없어요
refused-no-line = { $dot } 점에서 { $point } 자리로 가는 선이 없어요
refused-just = { $point } 자리가 비어 있으니 그냥 { $move } 수예요
refused-blocked = { $dot } 점에서 시작하는 선은 빈 교차점이 없어 막혔어요
refused-lands = { $point } 자리가 차 있어서 가장 먼 더미가 { $spot } 자리로 가요: { $move }
refused-not-edge = { $point } 자리는 보드 가장자리가 아니에요
refused-all-blocked = { $point } 자리가 차 있고, 가장자리에서 오는 선이 모두 막혔어요
refused-which-way = { $point } 자리가 차 있어요. 어느 쪽으로 밀지 써 주세요: { $moves }
refused-empty = { $point } 자리는 비어 있어요
refused-not-own = { $point } 자리의 말은 상대 말이에요
refused-no-use = { $point } 자리에는 쓸 수 있는 { $potential } 포텐셜이 없어요
refused-how = { $sort ->
    [T] TAMSK는 중앙으로 밀릴 때만 쓸 수 있어요
    [Z] ZÈRTZ는 한 줄로 놓인 말들을 뛰어넘어 그 뒤 첫 빈 교차점으로 가요
    [Y] YINSH는 빈 교차점을 따라 일직선으로 미끄러져요
    [D] DVONN은 옆에 있는 상대 기본 말이나 DVONN 위로 뛰어요
   *[P] PÜNCT는 옆에 있는 상대 PÜNCT나 GIPF 말 위로 뛰어요
}
refused-how-matrx = { $potential }: 옆에 있거나 빈 교차점 너머 일직선에 있는 상대 { $potential } 위로 뛰어요
refused-gone-on = 그사이에 게임이 진행됐어요
refused-computer = 컴퓨터 차례예요
refused-time = 그 전에 시간이 다 됐어요: { $result }
refused-no-game = 이 게임은 이제 여기 없어요
refused-nothing = 읽을 것이 없어요. 게임이나 장면, 수를 붙여 넣으세요
refused-too-much = 너무 길어요. 한 번에 { $most }자까지만 읽어요
refused-header = 헤더는 [White "Ann"]처럼 써요
refused-no-result = 게임에 결과가 없어요: 1-0, 0-1, 1/2-1/2 또는 *
refused-variant = “{ $name }”: 이런 게임은 없어요. { $names } 중에서 고르세요
refused-fields = 장면은 여덟 부분인데, 여기에는 { $count }개예요
refused-columns = 보드는 { $most }열인데, 여기에는 { $count }열이에요
refused-column = { $column }열이 보드와 맞지 않아요
refused-pieces = { $player ->
    [w] 흰색
   *[b] 검은색
} { $sort ->
    [B] 기본 말 { $count }개
    [G] GIPF 말 { $count }개
   *[other] { $pieces } 포텐셜 { $count }개
}; 이 게임에는 { $most }개뿐이에요
refused-cannot-move = { $player ->
    [w] 흰색이 여기서 둘 수 없어 게임이 끝나요
   *[b] 검은색이 여기서 둘 수 없어 게임이 끝나요
}
refused-row-standing = { $player ->
    [w] 흰색에 줄이 있어 먼저 제거해야 해요. 흰색 차례로 하거나 줄을 끊으세요
   *[b] 검은색에 줄이 있어 먼저 제거해야 해요. 검은색 차례로 하거나 줄을 끊으세요
}
refused-many-potentials = { $hand }: 포텐셜이 { $most }개를 넘어요
