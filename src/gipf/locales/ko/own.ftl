# 게임에서 혼자만 간직하는 것: 메모, 수를 시험해 보는 판, 조건부 수.

own-note = 나만의 메모
own-note-why = 게임이 끝난 뒤에도 다른 사람에게는 보이지 않아요.
own-note-kept = 저장했어요.
own-note-changed = 저장하는 중…
own-board = 나만의 판
own-board-why = 엔진 없이, 나에게만 보여요
own-board-now = 게임의 현재 상태로
own-board-back = 게임으로 돌아가기
own-board-went-on = 게임이 진행되었어요.

conditions = 조건부 수
conditions-how = 상대가 둘 만한 수를 판에 두고, 이어서 내 답을 두세요. 실제로 그렇게 되면 내 답이 바로 두어져요.
conditions-not-now = 상대가 결정하는 동안 입력할 수 있어요.
conditions-add = 이렇게 답하기
conditions-there = 이 답은 이미 있어요.
conditions-replaces = { $count ->
   *[other] 다른 변화 { $count }개를 대신해요.
}
conditions-added = 이제부터 이렇게 대신 답해요.
conditions-removed = 더 이상 이렇게 답하지 않아요.
conditions-remove = 삭제: { $line }
conditions-remove-short = 삭제
conditions-clear = 모두 삭제
condition-if = { $turn }이면
condition-and-if = 그리고 { $turn }이면
condition-then = 답은 { $turn }
