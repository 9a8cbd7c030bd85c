# Tournaments: a round robin over days for each family of variants. $name is what somebody is called, $time, $added and $most are times in words.

tournaments = 대회
tournaments-text = 매달 게임마다 여러 날에 걸친 리그전이 시작돼요. 매월 1일 전까지 신청하세요. 모든 게임이 한꺼번에 시작되고 레이팅에 반영돼요.
tournaments-upcoming = 다음 달
tournaments-running = 진행 중
tournaments-past = 끝난 대회
tournaments-more = 이전 대회
tournament-starts = { $date } 시작
tournament-began = { $date }에 시작
tournament-entrants = { $count ->
    [0] 아직 신청자가 없어요
   *[other] { $count }명 신청
}
tournament-players = { $count }명 참가
tournament-own = 참가 중
tournament-winners = 우승: { $names }
tournament-enter = 참가하기
tournament-leave = 참가 취소
tournament-withdraw = 기권하기
tournament-withdraw-ask = 진행 중인 내 게임은 모두 기권 처리돼요. 내 게임의 절반 이상이 끝나지 않았다면 누구에게도 반영되지 않아요.
tournament-stay = 계속하기
tournament-account = 계정이 있으면 참가할 수 있어요.
tournament-time = 처음에 { $time }, 차례마다 { $added } 추가, 최대 { $most }
tournament-how = 실력이 비슷한 사람끼리 최대 7명이 한 조가 돼요. 조에서는 모두 한 번씩 만나고, 4명 이하이면 색을 바꿔 두 번씩 둬요. 신청자가 3명보다 적으면 한 달 뒤에 시작해요. 누군가를 차단한 사람은 다른 조에 들어가거나, 적어도 그 사람과는 두지 않아요.
tournament-order = 점수, 손네본–베르거(SB: 이긴 상대의 점수와 비긴 상대 점수의 절반), 승수 순서예요. 시간을 다 쓰면 져요.
tournament-entered = 신청한 사람
tournament-group = { $number }조
tournament-rank = 순위
tournament-player = 이름
tournament-points = 점수
tournament-tie-break = SB
tournament-goes-on = 진행 중
tournament-against = { $name } 대 { $other }: { $result }
tournament-withdrawn = 기권했어요
tournament-uncounted = 기권해서 이 게임들은 반영되지 않아요
tournament-gone = 떠난 사람
tournament-of-game = 대회
