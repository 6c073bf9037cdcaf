### What `sanjie serve` and `sanjie about` say.

house-version = Sanjie
house-build = Build
house-build-about =
    { $build ->
        [compiled] compiled: the rules run as machine code
       *[interpreted] interpreted: the rules run as plain Python
    }
house-python = Python
house-rules = Rules
house-licence = Licence
house-licence-about = MIT for the code; icons, fonts and libraries keep their own: see /about in the browser
house-not-written = The output could not be written: { $detail }
house-empty = Argument { $number } is empty. Say what it is to be, or leave it out.
house-empty-option = Nothing comes after { $option }. Say what it is to be, or leave it out.
