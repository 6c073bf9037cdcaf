### 桌上的談話。

talk = 談話
talk-open = { $unread ->
    [0] 談話
   *[other] 談話，{ $unread } 則新的
}
talk-close = 關上談話
talk-empty = 還沒有人說話。
talk-to-seats = 說給同桌與旁觀的人聽
talk-to-watchers = 說給旁觀的人聽；對局結束後，玩家才聽得到
talk-to-all = 說給這裡所有人聽
talk-words = 你要說的話
talk-say = 說出來
talk-phrases = 快捷用語
talk-phrases-about = 每個人看到的都是自己的語言。
talk-phrases-only = 這一桌約好只用快捷用語。
talk-off = 這一桌約好不談話。
talk-deaf = 你不聽桌上的談話。
talk-be-deaf = 不聽談話
talk-hear = 重新聽談話
talk-silenced = 在 { $until } 之前你不能說話。
talk-watcher = { $name }（旁觀）
talk-you = 你
talk-about = 關於 { $name }
talk-mute = 靜音：不再聽他說話
talk-block = 封鎖：也不在我的桌上碰面
talk-report = 檢舉給伺服器的主人
talk-muted = 你不再聽到 { $name } 說話。
talk-blocked = 你不再聽到 { $name } 說話，你坐的桌他也坐不下來。
talk-reported = 檢舉已收下，連同前後的談話。
talk-reason = 原因
talk-reason-abuse = 辱罵或威脅
talk-reason-spam = 洗版
talk-reason-cheating = 作弊
talk-reason-name = 不堪入目的名字
talk-reason-other = 其他
talk-report-words = 發生了什麼事
talk-report-send = 送出檢舉
talk-people = 你不聽的人
talk-people-none = 每個人說話你都聽得到。
talk-person-mute = { $name }：靜音
talk-person-block = { $name }：封鎖
talk-person-end = 重新聽 { $name } 說話
watch-late = 旁觀的人晚 { $minutes } 分鐘看到這一桌。
watch-late-all = 旁觀的人晚 { $minutes } 分鐘，看到每個座位所見。
watch-number = { $watchers ->
    [0] 沒有人旁觀
   *[other] { $watchers } 人旁觀
}

talk-phrase-hello = 大家好！
talk-phrase-good-luck = 祝好運！
talk-phrase-thinking = 我想一下。
talk-phrase-one-moment = 請等一下。
talk-phrase-back = 我回來了。
talk-phrase-take-your-time = 慢慢來。
talk-phrase-your-turn = 輪到你了。
talk-phrase-nice = 漂亮！
talk-phrase-thanks = 謝謝！
talk-phrase-sorry = 抱歉！
talk-phrase-oops = 糟糕！
talk-phrase-well-played = 下得好！
talk-phrase-again = 再來一局？
talk-phrase-bye = 再見！
talk-phrase-what-a-creature = 好厲害的生物！
talk-phrase-did-not-see = 沒料到這一步。
talk-phrase-getting-tight = 盤面越來越擠了。
talk-phrase-trust-me = 相信我。
talk-phrase-not-me = 不是我。
talk-phrase-suspicious = 很可疑喔。
talk-phrase-who-was-it = 剛才是誰？
talk-phrase-let-us-vote = 來投票吧。
talk-phrase-interesting = 有意思……
talk-phrase-help-me = 救救我！
talk-phrase-go-first = 你先走。
talk-phrase-wait-for-me = 等等我。
talk-phrase-leave-it-to-me = 交給我。
talk-phrase-together = 大家靠在一起。
talk-phrase-careful = 小心！
talk-phrase-almost = 就差一點了！
