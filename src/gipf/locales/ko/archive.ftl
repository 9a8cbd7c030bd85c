## 한 사람의 모든 것을 파일 하나로

archive-title = 내 게임과 진도
archive-text-browser = 게임, 연구, 사이드 게임, 강좌 진도, 퍼즐 레이팅, 설정은 이 브라우저에만 있어요. 파일 하나에 모두 담을 수 있어요. 보관하거나, 다른 브라우저에서 열거나, 서버로 옮기세요.
archive-text-server = 게임, 연구, 사이드 게임은 서버에, 강좌 진도와 퍼즐 레이팅, 설정은 이 브라우저에 있어요. 파일 하나에 모두 담을 수 있어요. 서버 없는 페이지의 파일도 여기서 열 수 있어요.
archive-export = 모두 내보내기
archive-import = 파일 가져오기
archive-busy = 잠시만요…
archive-written = 저장했어요: 게임 { $count }개와 나머지 모두.
archive-added = 게임 { $count }개를 더했어요.
archive-updated = 그곳에서 이어진 게임 { $count }개를 새 상태로 고쳤어요.
archive-known = 게임 { $count }개는 이미 있었어요.
archive-copied = 게임 { $count }개는 두 곳에서 다르게 이어져서 둘 다 남겼어요.
archive-more = 진도, 레이팅, 설정을 합쳤어요. 여기서 고른 것은 그대로예요.
archive-nothing = 파일에 새로운 것이 없어요.
archive-unchanged = 아무것도 바뀌지 않았어요.
archive-no-file = 여기서 저장한 파일이 아니에요.
archive-newer = 이 페이지의 더 새로운 버전이 쓴 파일이에요. 먼저 페이지를 새로 고치세요.
archive-damaged = 여기서 저장한 파일이지만 손상되었어요.
