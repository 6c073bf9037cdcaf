### What the browser shows without the server, and what Sanjie is called among other apps. Both languages stand there together.

offline-title = Out of reach
offline-what = The server cannot be reached.
offline-safe = Your games are safe with it: they go on from where they are.
offline-wait = This page goes on by itself as soon as the server answers.
offline-again = Try again now
offline-trying = Trying…
offline-still = No answer yet.
app-about = Chinese tabletop games in the browser, against bots and against each other.
