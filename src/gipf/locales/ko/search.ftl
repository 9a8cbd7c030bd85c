# Games that everybody may see: found by what is known of them, and in files. $month is one in words.

search-title = 게임 찾기
search-text = 여기서 두는 사람들의, 누구나 볼 수 있는 게임이에요.
search-position = 끝난 게임 가운데 이 장면에 이른 것만 찾아요. 돌리거나 뒤집은 모양도 포함돼요.
search-position-off = 장면 없이 찾기
search-player = 이름
search-since = 시작일
search-until = 종료일
search-rated = 레이팅 게임만
search-least = 최소 차례 수
search-find = 찾기
search-files = 모든 레이팅 게임
search-files-text = 달마다 압축 파일이 하나씩 있고, 어느 GIPF에서나 읽을 수 있어요.
search-month = { $month }: { $count }판
