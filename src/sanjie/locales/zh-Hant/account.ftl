### 帳號頁。

account = 你的帳號
account-guest-about = 你現在是訪客，只有這個瀏覽器認得你。有了帳號，從任何裝置都能回來，你的桌子也會跟著你。
account-what = 登入或建立帳號
account-enter = 登入
account-new = 建立帳號
account-recover = 復原
account-name = 登入用的名字
account-name-about = 2 到 24 個字。別人會在你的頁面和等級分榜上看到；你在桌上的名字不會變。
account-password = 密碼
account-password-about = 至少 8 個字元，可以有空格，任何文字都行。
account-new-password = 新密碼
account-code = 復原碼
account-code-about = 當初給你看的八個之一。每個只能用一次，用了之後其他裝置都會登出。
account-do-enter = 登入
account-do-new = 建立帳號
account-do-recover = 用復原碼登入
account-or = 或
account-enter-passkey = 用通行金鑰登入
account-new-passkey = 用通行金鑰建立
account-no-mail = 不需要電子郵件，所以請收好復原碼：那是唯一的退路。
account-hello = 已登入：{ $name }
account-sign-out = 登出
account-codes-new = 你的復原碼
account-codes-new-about = 只會顯示這一次。萬一密碼與通行金鑰都沒了，每個復原碼可以讓你登入一次。
account-codes-copy = 複製復原碼
account-codes-copied = 已複製復原碼
account-codes-kept = 我收好了
account-codes = 復原碼
account-codes-left = { $count ->
        [0] 一個也不剩。
       *[other] 還剩 { $count } 個。
    }
account-codes-renew = 換一批新的
account-codes-renew-about = 換新之後，舊的全部失效。
account-password-set = 你的帳號有密碼。
account-password-none = 你的帳號沒有密碼。
account-password-change = 更改
account-password-changed = 已更改；其他裝置都已登出
account-passkeys = 通行金鑰
account-passkeys-none = 還沒有。通行金鑰就是你裝置自己的鎖：指紋、臉孔或 PIN 碼。
account-passkey-add = 新增通行金鑰
account-passkey-on = { $device } 的通行金鑰
account-passkey-unnamed = 通行金鑰
account-passkey-made = { $made } 建立，{ $used } 最後使用
account-passkey-remove = 移除
account-sessions = 已登入的地方
account-session-here = 這個瀏覽器
account-session-unnamed = 某個瀏覽器
account-session-seen = { $seen } 最後使用
account-session-end = 登出
account-session-end-label = 登出 { $device }
account-sessions-end = 登出其他所有裝置
account-page = 你的頁面
account-page-shown = 誰都看得到你的頁面：等級分、公開的棋局、何時加入。你的座位和等級分榜都連到那裡。
account-page-hidden = 別人看不到你的頁面，你也不在等級分榜上。
account-page-show = 公開
account-page-hide = 隱藏
account-page-look = 看看你的頁面
account-data = 你的資料
account-data-about = 名字、桌子和你自己的每個決定，存成一個檔案。
account-data-take = 下載
account-delete = 全部刪除
account-delete-about = 你的桌子會留給其他人，你的座位變成無名的訪客。
account-delete-ask = 要刪除與你有關的一切嗎？
account-delete-last = 這無法復原。之後你就是陌生人，別人可以用你的名字。
account-delete-do = 刪除
account-keep = 保留
account-prove = 請證明是你本人
account-prove-about = 你登入已經有一段時間了。
account-passkey-stopped = 沒有收到通行金鑰。

## Notices

problem-bad-push = 這個瀏覽器的推播服務無法使用。
problem-bad-mail = 伺服器無法寄信到這個地址。
problem-no-mail = 這個伺服器不寄信。
