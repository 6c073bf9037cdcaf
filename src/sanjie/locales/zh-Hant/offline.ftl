### 連不上伺服器時瀏覽器所示，以及三界在其他應用程式之間的自我介紹。兩種語言並列。

offline-title = 連不上
offline-what = 連不上伺服器。
offline-safe = 你的棋局安全地存在那裡：回來時從同一處繼續。
offline-wait = 伺服器一有回應，這一頁就會自動繼續。
offline-again = 立刻重試
offline-trying = 正在重試…
offline-still = 還沒有回應。
app-about = 在瀏覽器裡玩的華文桌上遊戲：與電腦對戰，也與彼此對戰。
