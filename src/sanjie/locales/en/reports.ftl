### What `sanjie reports` and `sanjie mute` say.

reports-line = { $number } · { $made } · { $reason } · { $about } · table { $table } · { $state }
reports-is-open = open
reports-is-closed = closed
reports-number = { $number ->
    [0] No reports.
    [one] One report.
   *[other] { $number } reports.
}
reports-about = About the person with the id { $id }; the lines marked ▶ are theirs.
reports-note = Closed with: { $note }
reports-none = There is no report { $number }.
reports-none-open = There is no open report { $number }.
reports-closed = Report { $number } is closed.
mute-done = { $name } says nothing until { $until } (UTC).
mute-ended = { $name } may speak again.
mute-nobody = There is no account called { $name }, and nobody with an id that begins so.
mute-several = Several people have an id that begins with { $name }; give more of it.
