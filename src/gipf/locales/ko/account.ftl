# 서비스의 계정.

account-bar = 로그인
account-bar-own = { $name }님의 계정
sign-tabs = 로그인하거나 계정 만들기
sign-in = 로그인
sign-up = 계정 만들기
account-name = 이름
account-name-or-mail = { $mail ->
    [yes] 이름 또는 메일 주소
   *[no] 이름
}
account-name-why = 2자에서 20자까지. 모두에게 보여요.
account-password = 비밀번호
account-password-new = 새 비밀번호
account-password-why = 10자 이상. 서로 관계없는 낱말 몇 개가 좋아요.
sign-in-passkey = 패스키로 로그인
sign-in-mail = 메일로 링크 받기
sign-in-mail-send = 링크 보내기
sign-in-mail-sent = 이 주소를 쓰는 계정이 있다면 링크를 보냈어요. 10분 동안 한 번만 쓸 수 있어요.
account-mail = 메일 주소
sign-up-why = 계정이 있으면 이름이 유지되고, 어느 기기에서나 게임을 찾을 수 있어요.
sign-up-guest = 지금까지 여기서 둔 게임은 그대로 남아요.
sign-up-way = 어떻게 로그인할까요?
way-name = { $way ->
    [password] 비밀번호
    [passkey] 패스키
   *[mail] 메일 링크
}
way-passkey-why = 기기가 열쇠를 간직하고, 지문이나 얼굴 또는 번호를 물어요.
way-mail-why = 로그인할 때마다 링크를 보내 드려요.
account-ways = 로그인 방법
account-save = 저장
account-saved = 저장했어요.
account-mail-sent = { $mail }(으)로 링크를 보냈어요. 링크를 열면 메일로 로그인할 수 있어요.
account-mail-remove = 메일 주소 지우기
passkeys = 패스키
passkey-add = 패스키 추가
passkey-remove = { $name } 패스키 지우기
since = { $when }부터
passkey-cancelled = 패스키를 쓰지 않았어요.
sessions = 로그인한 곳
session-this = 지금 여기
session-seen = 마지막: { $when }
session-agent = { $system }의 { $browser }
session-end = 로그아웃: { $agent }
sessions-end = 다른 모든 곳에서 로그아웃
sign-out = 로그아웃
account-profile = 내 프로필
prove-title = 본인인가요?
prove-text = 로그인 방법을 바꾸려면 본인임을 다시 확인해 주세요.
prove = 계속
prove-otherwise = 로그아웃한 뒤 다시 로그인해도 돼요.
export-title = 내 데이터
export-text = 여기에 저장된 내 모든 것을 파일 하나로 받아요. 게임은 어느 GIPF에서나 불러올 수 있어요.
export = 내려받기
delete-title = 계정 삭제
delete-text = 다른 사람과 둔 게임은 이름 없이 남고, 진행 중인 게임은 기권해요. 혼자 둔 게임과 나머지는 모두 사라져요. 되돌릴 수 없어요.
delete = 계정 삭제
delete-sure = 완전히 삭제
delete-no = 계정 유지

## 프로그램의 계정. $name은 토큰의 이름, $scope는 쓰임새예요: play, offers, talk.

bots-title = 게임을 두는 프로그램
bots-text = 프로그램이 이 계정의 이름으로 둘 수 있어요. 그러면 봇이라는 것이 모두에게 보이고, 다시 되돌릴 수 없어요.
bots-make = 봇 계정으로 바꾸기
bots-make-sure = 영구히 봇으로
bots-make-no = 그대로 두기
bots-is = 봇 계정이에요. 프로그램은 저마다 하나씩 토큰으로 들어와요. 토큰이 있으면 누구나 이 이름으로 둘 수 있어요.
token-name = 토큰 이름
token-name-why = 나에게만 보여요. 어느 프로그램이 쓰는지 적어 두세요.
token-scopes = 할 수 있는 일
token-scope = { $scope ->
    [play] 게임 두기
    [offers] 대국 제안과 수락
   *[talk] 대화
}
token-make = 토큰 만들기
token-new = 새 토큰
token-once = 지금 복사하세요. 다시는 보이지 않아요.
token-copy = 토큰 복사
token-copied = 토큰을 복사했어요.
token-used = 마지막 사용 { $when }
token-unused = 아직 쓰지 않음
token-revoke = { $name } 토큰 취소
token-revoke-short = 취소
