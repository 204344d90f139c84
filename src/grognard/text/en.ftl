### The program's own words.

## Common

number = { $n }
list-and = { $others } and { $last }
list-or = { $others } or { $last }
yes = yes
no = no
seat = Seat { $seat }
turn = Turn { $turn }
inches = { $n }″
percent = { $n }%
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
games = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
result-won = { $seat } wins
result-drawn = The game is a draw
clause = Rule { $clause }
breach = { $reason } (rule { $clause })

## Files

content-at = { $place }: { $problem }
content-entry = { $kind } '{ $id }'
content-nth = { $kind } number { $n }
content-table = table [{ $name }]
content-field = field '{ $field }'
content-item = field '{ $field }', item { $n }
content-no-file = there is no such file
content-folder = this is a folder, not a file
content-not-plain = this is not a plain file
content-unreadable = the file cannot be read ({ $reason })
content-too-big = the file is larger than { $limit } bytes, the most that is read
content-not-utf8 = line { $line } is not UTF-8 text; save the file as UTF-8
content-syntax = line { $line }, column { $column } is not valid TOML ({ $reason })
content-syntax-end = the file ends too early for valid TOML ({ $reason })
content-too-deep = tables or lists are nested too deeply
content-long-number = a number has too many digits
content-a-long-number = an enormous number
content-not-finite = expected a finite number, got { $got }
content-absurd = expected a number between -{ $limit } and { $limit }, got { $got }
content-duplicate = entries { $first } and { $second } have the same id
content-expected = expected { $wanted }, got { $got }
content-no-such = expected { $wanted }, got { $got }; did you mean { $guess }?
content-missing = field '{ $field }' is missing
content-unknown = unknown field '{ $field }'; the known fields are { $known }
content-unknown-none = unknown field '{ $field }'; no field is known here
content-unknown-guess = unknown field '{ $field }'; did you mean '{ $guess }'?
content-bad-key = expected { $wanted } as a key, got { $got }
content-invalid = { $reason }
content-no-chapter = there is no chapter '{ $chapter }'
content-no-clauses = chapter '{ $chapter }' has no clause
content-an-integer = an integer
content-a-number = a number
content-a-text = a text
content-an-id = an id such as ac_squire (small letters, digits and _)
content-a-filled-text = a text that is not empty
content-a-patterned-text = a text that matches { $pattern }
content-a-boolean = true or false
content-a-list = a list
content-a-table = a table
content-a-date = a date or time
content-something-else = another kind of value
content-a-list-of-one = a list with 1 value
content-a-list-of = a list with { $n } values
content-between = { $what } from { $low } to { $high }
content-at-least = { $what } of at least { $low }
content-at-most = { $what } of at most { $high }
content-above = { $what } above { $low }
content-below = { $what } below { $high }
content-multiple = { $what } that is a multiple of { $step }
content-size-between = { $what } with { $low } to { $high } { $parts }
content-size-exact = { $what } with { $low } { $parts }
content-size-at-least = { $what } with at least { $low } { $parts }
content-size-at-most = { $what } with at most { $high } { $parts }
content-characters = characters
content-values = values
