# People who play each other, each at a device of their own. $name is what somebody is called.

## Who may join

network = 이 네트워크의 다른 사람도 들어오게 하기
network-why = 링크가 있는 사람은 이 네트워크에서 들어와 두고, 관전하고, 배울 수 있어요. 다른 사람은 아무것도 볼 수 없어요.
network-link = 이 링크로 들어올 수 있어요
network-guests = 들어온 사람
network-here = 접속 중
network-away = 자리 비움
network-remove = { $name } 더 이상 들여보내지 않기
own-name = 이름
leave = 이 GIPF에서 나가기
leave-why = { $place ->
    [service] 이곳은 더 이상 나를 기억하지 않아요. 두고 있는 게임은 기권이 되고, 다른 사람 없이 둔 게임은 사라져요.
   *[home] 이곳은 더 이상 나를 기억하지 않고, 내 자리에는 다른 사람이 앉을 수 있어요.
}

## A guest's own link

go-on = 다른 기기에서 계속하기
go-on-why = 계정이 없으면 이 브라우저만 내가 { $name }인 것을 알아요. 나만의 링크가 있으면 다른 브라우저에서, 또는 이 브라우저가 나를 잊었을 때 여기서도 { $name }(으)로 계속 둘 수 있어요.
go-on-make = { $is ->
    [another] 새 링크 만들기
   *[first] 링크 만들기
}
go-on-show = 다른 기기로 이 코드를 스캔하거나 그곳에서 링크를 여세요. 지금만 보이니 간직해 두세요. 그리고 아무에게도 주지 마세요. 링크가 있는 사람은 내 이름으로 둘 수 있어요.
go-on-since = { $date }부터 링크가 있어요.
go-on-browsers = { $browsers ->
    [one] 브라우저 한 곳에서 열었어요.
   *[other] 브라우저 { $browsers }곳에서 열었어요.
}
go-on-end = 여기서만 계속하기
go-on-ended = 이제 이 브라우저만 나를 알아요.

## Invitations

invite = 초대
invite-title = 초대하기
invite-text = 다른 기기로 이 코드를 스캔하거나 그곳에서 링크를 여세요. 먼저 여는 사람이 자리에 앉아요.
invite-watch = 관전 초대
invite-watch-title = 관전 링크
invite-watch-text = 이 링크를 연 사람은 게임을 관전만 할 수 있어요.
invite-copy = 링크 복사
invite-copied = 링크를 복사했어요.
invite-qr = 링크의 QR 코드
invite-joined = { $name } 님이 들어왔어요.

## At the board

seat-awaited = 상대가 아직 오지 않았어요
seat-awaited-note = 초대함
seat-here = { $name } 님이 접속해 있어요
seat-away = { $name } 님이 자리를 비웠어요
seat-away-note = 자리 비움
seat-asks = 대답을 기다려요
watching = { $count ->
   *[other] { $count }명 관전 중
}
your-turn = 내 차례
their-turn = { $name } 님의 차례예요.
still-awaited = { $name } 님이 아직 오지 않았어요.
only-watching = 관전 중이에요.

## What needs the consent of both. $kind: takeback, pause, lot or rematch.

proposal = { $kind ->
    [takeback] { $name } 님이 한 수 무르고 싶어 해요.
    [pause] { $name } 님이 잠시 멈추고 싶어 해요.
    [rematch] { $name } 님이 한 판 더 두고 싶어 해요.
   *[lot] { $name } 님이 운에 맡기고 싶어 해요.
}
proposal-accept = 좋아요
proposal-decline = 아니요
proposal-declined = 상대가 동의하지 않았어요.
proposal-asked = 상대에게 물어봤어요.
rematch-begun = { $name } 님이 한 판 더 시작했어요. “한 판 더”를 누르면 둘 수 있어요.

## Somebody has left a live game.

left-wait = { $name } 님이 나갔어요. { $seconds }초 뒤에는 더 기다리지 않아도 돼요.
left-claim = { $name } 님이 돌아오지 않아요. 게임을 끝내거나 기다리세요.
claim-win = 승리로 끝내기
claim-draw = 무승부로 끝내기

## Games over days. $time is a time in words, as "2 days 3 hours".

days-turn = 한 차례의 시간
days-bank = 시간 은행
days-bank-start = 처음 시간(일)
days-bank-added = 차례마다 더하는 시간
days-bank-most = 최대 시간(일)
days-why = 두 사람이 모두 들어오면 누가 보든 안 보든 시간이 흘러요. 시간이 다 된 쪽이 져요.
days-left = { $time } 남음

## Time that is given, time that gets short, vacation. $time is a time in words, $date a date.

given-you = { $name } 님이 { $time }을 더 주었어요.
given-them = { $name } 님에게 { $time }을 더 주었어요.
given-other = { $name } 님이 { $time }을 더 받았어요.
time-short = 시간이 얼마 남지 않았어요: { $time }.
vacation-until = { $date }까지 휴가
vacation-title = 휴가
vacation-why = 휴가 동안에는 여러 날에 걸친 모든 게임에서 내 시간이 멈추고, 상대도 그것을 볼 수 있어요. 일 년에 { $year }일이고, 한 번에 적어도 하루로 쳐요.
vacation-left = 올해 { $days }일 남았어요.
vacation-days = 날수
vacation-begin = 휴가 시작
vacation-on = { $date }까지 휴가예요. 시간이 멈춰 있어요.
vacation-back = 돌아왔어요
