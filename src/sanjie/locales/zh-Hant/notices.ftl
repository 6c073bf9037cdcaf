### 推播與郵件裡的通知。

notice-turn = 輪到你了。
notice-over = 這一局結束了。
notice-letter = { $line }

    { $table }

    你要求把牌桌的通知寄到這個地址。不再寄送：
    { $stop }
notice-code-subject = 你的驗證碼是 { $code }
notice-code-letter = { $code }

    用這個驗證碼確認三界可以把你牌桌的通知寄到這個地址。{ $minutes } 分鐘內有效。

    如果不是你要求的，是有人填錯了地址：不會再有信寄來。
