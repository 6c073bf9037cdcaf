### `sanjie reports` 與 `sanjie mute` 說的話。

reports-line = { $number } · { $made } · { $reason } · { $about } · 桌 { $table } · { $state }
reports-is-open = 未結
reports-is-closed = 已結
reports-number = { $number ->
    [0] 沒有檢舉。
   *[other] 共 { $number } 件檢舉。
}
reports-about = 被檢舉的人，代號 { $id }；標 ▶ 的是他說的話。
reports-note = 結案：{ $note }
reports-none = 沒有第 { $number } 件檢舉。
reports-none-open = 沒有未結的第 { $number } 件檢舉。
reports-closed = 第 { $number } 件檢舉已結案。
mute-done = { $name } 到 { $until }（UTC）之前不能說話。
mute-ended = { $name } 可以再說話了。
mute-nobody = 沒有叫做 { $name } 的帳號，也沒有代號這樣開頭的人。
mute-several = 有好幾個人的代號以 { $name } 開頭，請多給幾碼。
