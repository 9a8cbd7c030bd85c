## Whose turn it is

turn-computer = { $engine ->
    [ready] 컴퓨터가 생각하고 있어요…
   *[other] 컴퓨터가 준비하고 있어요. 처음에는 1분쯤 걸려요…
}
refused-computers-turn = 지금은 컴퓨터 차례예요.
refused-looking-back = 지난 수를 보고 있어요. 게임은 마지막 장면에서 이어져요.
# What a hint advises: from which dot, pushing $count pieces. $unit is basic, gipf, stack, loaded, or extra for a TAMSK-potential.
hint-push = { $unit ->
    [piece] 말
    [basic] 일반 말
    [gipf] GIPF 말
    [stack] { $potential } 더미
    [extra] 추가 행동: TAMSK 포텐셜
   *[loaded] { $potential } 포텐셜이 올라탄 말
}, { $dot }에서 화살표를 따라{ $count ->
    [0] {" "}넣기
   *[other] {" "}말 { $count }개 밀기
}
steps = 이번 차례
step = { $phase ->
    [c] 줄 제거
    [e] 추가 행동
    [m] 행동
    [x] 추가 행동
    [r] 줄 제거
    [a] 응답
    [f] 누가 먼저
   *[s] 사이드 게임
}
# A decision about a challenge in the list of moves. $who made it: you, computer, or somebody called $name.
ply-by = { $who ->
    [you] { $move ->
        [accept] 나: 받아들임
        [challenge] 나: 저지
        [first] 나: 사이드 게임 선
        [second] 나: 상대가 선
        [won] 나: 사이드 게임 승
        [tied] 나: 사이드 게임 무승부
        [lost] 나: 사이드 게임 패
       *[gave-up] 나: 사이드 게임 포기
    }
    [computer] { $move ->
        [accept] 컴퓨터: 받아들임
        [challenge] 컴퓨터: 저지
        [first] 컴퓨터: 사이드 게임 선
        [second] 컴퓨터: 내가 선
        [won] 컴퓨터: 사이드 게임 승
        [tied] 컴퓨터: 사이드 게임 무승부
        [lost] 컴퓨터: 사이드 게임 패
       *[gave-up] 컴퓨터: 사이드 게임 포기
    }
   *[other] { $move ->
        [accept] { $name }: 받아들임
        [challenge] { $name }: 저지
        [first] { $name }: 사이드 게임 선
        [second] { $name }: 상대가 선
        [won] { $name }: 사이드 게임 승
        [tied] { $name }: 사이드 게임 무승부
        [lost] { $name }: 사이드 게임 패
       *[gave-up] { $name }: 사이드 게임 포기
    }
}
paused = 게임이 일시 정지됐어요. 시계도 멈췄어요.
paused-go-on = 계속하기

## While the server is away

# The move that was made has not arrived for a while: where $host is page everything that plays is still loading.
move-sent = { $host ->
    [page] 모두 불러오는 대로 수를 두어요…
   *[server] 수를 보내고 있어요…
}
# After a rematch was begun: which $colour the reader has in it.
rematch-colours = 색을 바꿨어요. 이제 { $colour ->
    [w] 흰색
   *[b] 검은색
}으로 두어요.
waiting = 내 수가 서버를 기다리고 있어요: { $label }.
waiting-asked = 서버가 돌아왔어요. 내 수가 아직 기다리고 있어요: { $label }. 둘까요?
waiting-play = 두기
waiting-withdraw = 거두기

## The end

end-title = { $who ->
    [you] 이겼어요
    [computer] 컴퓨터가 이겼어요
    [draw] 무승부
    [w] 흰색이 이겼어요
    [b] 검은색이 이겼어요
   *[other] { $name } 님이 이겼어요
}
end-no-move = { $loser ->
    [you] 나는 더 둘 수 없어요.
    [computer] 컴퓨터는 더 둘 수 없어요.
    [w] 흰색은 더 둘 수 없어요.
   *[b] 검은색은 더 둘 수 없어요.
}
# $how: captured, covered, taken off by its owner (own), or gone.
end-gipf-lost = { $loser ->
    [you] 내 마지막 GIPF 말이
    [computer] 컴퓨터의 마지막 GIPF 말이
    [w] 흰색의 마지막 GIPF 말이
   *[b] 검은색의 마지막 GIPF 말이
} { $how ->
    [captured] 포획됐어요.
    [covered] 덮였어요. 위에 무언가 놓여 있으면 없는 것과 같아요.
    [own] 자기 줄과 함께 제거됐어요.
   *[gone] 없어졌어요.
}
end-gipf-few = GIPF 말을 하나만 넣었어요. 다음에는 다른 말을 처음 넣기 전에 GIPF 말을 2개나 3개 넣어 보세요.
end-gipf-captured = { $loser ->
    [you] 내 GIPF 말이 모두 포획됐어요.
    [computer] 컴퓨터의 GIPF 말이 모두 포획됐어요.
    [w] 흰색의 GIPF 말이 모두 포획됐어요.
   *[b] 검은색의 GIPF 말이 모두 포획됐어요.
}
# How one loses in a game, behind what has happened.
end-rule = { $game ->
    [basic] 밀어 넣어야 하는데 예비 말이 없으면 져요.
    [standard] 지는 길은 두 가지예요. 보드 위에 GIPF 말이 하나도 없거나(새로 들어오지 않아요), 밀어 넣어야 하는데 예비 말이 없으면 져요.
    [tournament] 지는 길은 두 가지예요. 보드 위에 GIPF 말이 하나도 없거나(다른 말을 처음 넣은 뒤에는 들어오지 않아요), 밀어 넣어야 하는데 예비 말이 없으면 져요.
    [matrx] 지는 길은 두 가지예요. GIPF 말 셋을 모두 포획당하거나, 밀어 넣을 것도 쓸 포텐셜도 없으면 져요.
   *[other] 지는 길은 두 가지예요. 덮이지 않은 GIPF 말이 보드 위에 하나도 없거나, 밀어 넣을 것도 쓸 포텐셜도 없으면 져요.
}
end-resignation = { $loser ->
    [you] 내가 기권했어요.
    [computer] 컴퓨터가 기권했어요.
    [w] 흰색이 기권했어요.
   *[b] 검은색이 기권했어요.
}
end-time = { $loser ->
    [you] 내 시간이 다 됐어요.
    [computer] 컴퓨터의 시간이 다 됐어요.
    [w] 흰색의 시간이 다 됐어요.
   *[b] 검은색의 시간이 다 됐어요.
}
end-abandoned = { $loser ->
    [you] 내가 게임을 떠났어요.
    [computer] 컴퓨터가 게임을 떠났어요.
    [w] 흰색이 게임을 떠났어요.
   *[b] 검은색이 게임을 떠났어요.
}
end-repetition = 같은 장면이 { $count }번 나왔어요.
end-quiet = { $count }수 동안 포획이 없었어요.
end-agreement = 두 플레이어가 합의했어요.
end-left = 한쪽이 게임을 떠났어요.
end-last = { $player ->
    [you] 내 마지막 수
    [computer] 컴퓨터의 마지막 수
    [w] 흰색의 마지막 수
   *[b] 검은색의 마지막 수
}: { $label }.
end-again = 마지막 수 다시 보기
end-harder = 더 어렵게: 레벨 { $level }
end-easier = 더 쉽게: 레벨 { $level }
# After a game of basic GIPF: what a GIPF-piece is, and the game that has them.
end-further = 다음은 표준 GIPF예요. 말 2개를 포개고 별을 그린 GIPF 말이 3개씩 있어요. 보드 위에 하나도 남지 않아도 져요.
end-further-play = 표준 GIPF 두기
end-mistakes = 내 실수 분석하기
reopen-title = 이 게임을 다시 열까요?
reopen-text = 게임이 끝났어요. 마지막 차례를 무르면 거기서부터 다시 이어지고, 결과와 그 뒤의 수는 사라져요. 끝난 그대로 남겨 두려면 수 목록에서 앞으로 돌아가 ‘여기서부터 두기’를 고르세요. 새 게임이 시작돼요.
reopen-yes = 차례 무르기
reopen-no = 그대로 두기

## The coach

coach-looks = 코치가 수를 보고 있어요.
# The move that the coach doubts.
coach-move = 내 수: { $label }.
coach-title = 그래도 둘까요?
coach-play = 두기
coach-look = 다시 보기
coach-better = 여기서는 훨씬 나은 수가 있어요.
# What a decision ends for good: $gipf GIPF-pieces are left on the board, $potentials are given up, $count go.
ends-title = 되돌릴 수 없어요
ends-gipf = 이 말을 넣으면 이 판에서는 GIPF 말을 더 넣을 수 없어요. 보드 위에 { $gipf ->
    [1] 하나뿐이고
   *[other] { $gipf }개가 있고
}, 하나도 남지 않으면 바로 져요.
ends-potentials = 일반 말을 넣으면 손에 남은 포텐셜 { $potentials }개가 게임에서 사라져요.
ends-both = 이 말을 넣으면 이 판에서는 GIPF 말을 더 넣을 수 없어요. 보드 위에 { $gipf ->
    [1] 하나뿐이고
   *[other] { $gipf }개가 있고
}, 하나도 남지 않으면 바로 져요. 일반 말이라서 손에 든 포텐셜 { $potentials }개도 모두 잃어요.
ends-own = 내 GIPF 말 { $count }개를 보드에서 제거하게 돼요. { $gipf }개가 남고, 하나도 남지 않으면 바로 져요.
ends-game = 내 마지막 GIPF 말을 보드에서 제거하게 돼요. 그러면 바로 져요.
ends-accepting = 받아들이면 바로 져요. 아직 저지할 수 있어요.
moments = { $count ->
    [1] 승부를 가른 순간
   *[other] 승부를 가른 순간
}
# The same after a quick look, which an analysis may see otherwise.
moments-quick = { $count ->
    [1] 언뜻 보기에 승부를 가른 순간
   *[other] 언뜻 보기에 승부를 가른 순간
}
moments-looking = 승부를 가른 순간을 찾고 있어요 …
moments-none = 눈에 띄는 실수를 하지 않았어요.
moments-none-lost = 언뜻 보기에 큰 실수가 된 수는 없었어요. 분석하면 작은 실수를 찾을 수도 있어요.
moments-turn = { $name } · { $number }턴: { $turn }
# How many challenges a player has left; $count is a number, or unlimited.
seat-challenges = { $count ->
    [0] 남은 도전 없음
    [one] 남은 도전 { $count }번
    [unlimited] 도전 제한 없음
   *[other] 남은 도전 { $count }번
}
seat-captured = { $count ->
    [0] 포획한 말 없음.
    [1] 말 1개 포획.
   *[other] 말 { $count }개 포획.
}{ $ahead ->
    [0] {""}
   *[other] {" "}{ $ahead }개 앞섬.
}{ $doubles ->
    [yes] {" "}GIPF 말은 2개로 세요.
   *[no] {""}
}

tip = { $tip ->
    [push] { $game ->
        [basic] 가장자리의 점과 화살표를 고르세요. 말이 그곳으로 들어와 앞을 막은 말을 밀어요.
        [standard] 가장자리의 점과 화살표를 고르세요. 말이 그곳으로 들어와 앞을 막은 말을 밀어요.
        [tournament] 가장자리의 점과 화살표를 고르세요. 말이 그곳으로 들어와 앞을 막은 말을 밀어요.
       *[other] 가장자리의 점과 화살표를 고르세요. 말이 그곳으로 들어와 앞을 막은 말을 밀어요. 말 위의 표시는 포텐셜이에요. 한 번만 쓸 수 있는 특수 능력이에요.
    }
    [bring] 처음 몇 차례에는 GIPF 말을 넣어요. 말 2개 높이에 별이 있는 말이에요. 다른 말을 처음 넣으면 끝나니 서두르지 마세요.
    [gipf] { $game ->
        [standard] 별이 있는 말이 GIPF 말이에요. 새로 들어오지는 않아요. 보드 위의 마지막 GIPF 말을 잃으면 져요. 밀어 넣어야 하는데 예비 말이 없어도 져요.
        [standard-potentials] 별이 있는 말이 GIPF 말이에요. 새로 들어오지는 않아요. 보드 위의 마지막 GIPF 말을 잃으면 져요. 밀어 넣을 것도 쓸 것도 없어도 져요.
        [tournament] 별이 있는 말이 GIPF 말이에요. 보드 위의 마지막 GIPF 말을 잃으면 져요. 밀어 넣어야 하는데 예비 말이 없어도 져요.
       *[other] 별이 있는 말이 GIPF 말이에요. 보드 위의 마지막 GIPF 말을 잃으면 져요. 밀어 넣을 것도 쓸 것도 없어도 져요.
    }
    [row] 같은 색 말 4개가 나란히 놓이면 줄이 돼요. 그 말은 예비 말로 돌아오고, 그 선에서 줄에 닿은 상대 말은 포획돼요.
    [stay] 줄에 있는 GIPF 말은 꼭 제거하지 않아도 돼요. 화살표가 남길지를 보여 줘요. 상대의 GIPF 말이 제거되면 포획돼요.
    [load] 별은 GIPF 말, 다른 표시는 포텐셜(한 번만 쓰는 특별한 수)이에요. 포텐셜 없는 일반 말을 처음 넣으면 손에 남은 포텐셜은 게임에서 사라져요.
    [use] 밀어 넣는 대신 포텐셜을 써도 돼요. 고리가 둘린 말을 누르면 갈 수 있는 곳이 보여요.
    [single] 별이 있는 말이 GIPF 말이고, 가장 먼저 넣어요. 셋을 모두 포획당하면 져요. 밀어 넣을 것도 쓸 것도 없어도 져요.
    [stack] 다른 표시는 포텐셜, 한 번만 쓰는 특별한 수예요. 같은 것 2개가 더미로 함께 들어와요.
    [stacks-stay] 줄에서 낱개 말은 GIPF 말도 제거돼요. 더미는 남아도 돼요. 화살표가 보여 줘요.
    [hold] 보드나 예비 말의 말을 길게 누르면 어떤 말이고 지금 무엇을 할 수 있는지 알려 줘요.
   *[pieces] { $game ->
        [basic] 예비 말을 잘 살피세요. 밀어 넣어야 하는데 예비 말이 없으면 져요.
        [standard] 예비 말도 잘 살피세요. 밀어 넣어야 하는데 없으면 GIPF 말이 아무리 많아도 져요.
        [tournament] 예비 말도 잘 살피세요. 밀어 넣어야 하는데 없으면 GIPF 말이 아무리 많아도 져요.
       *[other] 예비 말도 잘 살피세요. 예비 말도 쓸 포텐셜도 없으면 GIPF 말이 아무리 많아도 져요.
    }
}
tip-close = 도움말 그만 보기

# After a challenge that was lost, in which the turn goes on. $player is you, computer, w or b.
challenge-lost = { $player ->
    [you] 다른 행동을 하세요.
    [computer] 컴퓨터가 다른 행동을 해요.
    [w] 흰색이 다른 행동을 해요.
   *[b] 검은색이 다른 행동을 해요.
}
# What a challenge decides. $player is you, computer, w or b: who announced the potential.
challenge-stake = { $player ->
    [you] 내가 사이드 게임에서 이기거나 비기면 포텐셜을 사용하고, 지면 게임에서 빠져요.
    [computer] 컴퓨터가 사이드 게임에서 이기거나 비기면 포텐셜을 사용하고, 지면 게임에서 빠져요.
    [w] 흰색이 사이드 게임에서 이기거나 비기면 포텐셜을 사용하고, 지면 게임에서 빠져요.
   *[b] 검은색이 사이드 게임에서 이기거나 비기면 포텐셜을 사용하고, 지면 게임에서 빠져요.
}
