## 서버 없이 일반 파일로 동작하는 페이지

host-loading = 게임을 준비하는 중: { $percent }%
host-loading-label = 진행 정도
host-failed = 이 브라우저에서는 게임을 시작하지 못했어요. 더 새로운 브라우저라면 될 수 있어요.
update-there = 이 페이지의 새 버전이 있어요. 게임은 그대로 남아요.
update-now = 새로 고침
