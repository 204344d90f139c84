### The words of the server.

## Problems

problem-bad-key = This link does not open this game. Ask whoever sent it for a new one.
    .title = Wrong link
problem-not-allowed = Your link does not allow this.
    .title = Not allowed
problem-wrong-origin = A page of another server asked for this, so nothing was done. Open the game at its own address.
    .title = Foreign page
problem-wrong-host = This server does not go by the name “{ $host }”. If it should, start it with --name { $host }.
    .title = Other server
problem-too-elaborate = This table has so much on it that the server cannot show it in good time. Give it less terrain, or fewer corners.
    .title = Too elaborate
problem-declined-already = Your proposal was declined. Play on; you may ask again at the next question.
    .title = Already declined
problem-too-many-asides = You have taken back, asked to, or changed your wishes too often in this game. Play on, or give it up.
    .title = Too often
problem-luck-settled = The dice of this game need nothing from you now.
    .title = Dice settled
problem-wrong-secret = This is not the secret that was committed to.
    .title = Wrong secret
problem-no-such-pack = There is no pack “{ $name }” on this server. Drop its file instead.
    .title = No such pack
problem-packs-forgotten = The server no longer remembers the packs of this set-up. Add them once more.
    .title = Packs forgotten
problem-no-such-ruleset = There is no game system called “{ $name }” here.
    .title = No such game system
problem-no-such-game = There is no game at this address. Check the link.
    .title = No such game
problem-game-lost = The rules have changed since this game was stored, and those of today cannot even set it up.
    .title = Game lost
problem-no-such-page = There is nothing at this address.
    .title = Not found
problem-method-not-allowed = This address does not take that kind of request.
    .title = Wrong method
problem-stale = The game has moved on since you looked. Look at it again, then answer.
    .title = The game has moved on
problem-not-your-turn = Nothing is asked of you now. Wait for your turn.
    .title = Not your turn
problem-time-up = Your time is up. The game goes on without your answer.
    .title = Time is up
problem-game-over = The game is over.
    .title = Game over
problem-refused = The rules do not allow this.
    .title = Not legal
problem-seat-taken = Somebody already sits here. Ask for a link that is still free, or watch.
    .title = Seat taken
problem-nothing-to-undo = You have no choice to take back.
    .title = Nothing to take back
problem-no-proposal = Nobody is asking you to agree to anything now.
    .title = Nothing to agree to
problem-game-full = This game has gone on for too long for the server. Save it and go on in a new one.
    .title = Game too long
problem-no-odds-together = Odds are not shown for choices that are made at the same time.
    .title = No odds here
problem-no-advice = No answers are suggested in this game: so it was set up.
    .title = No suggestions
problem-no-mail = This server sends no e-mail. Let the browser tell you when it is your turn.
    .title = No e-mail
problem-wrong-code = This is not the number we sent, or it is too old. Look again, or have a new one sent.
    .title = Wrong number
mail-code-subject = Your number: letters when it is your turn
mail-code =
    Somebody, you we hope, wants to be told by e-mail when it is their turn in a game of Grognard.

    If it was you, enter this number at the table: { $code }

    If not, do nothing: nothing more will be sent.
mail-turn-subject = { $game }: your turn
mail-turn =
    It is your turn in a game of { $game }:
    { $page }

    { $until ->
        [none] The others wait for you.
       *[other] Your time is up on { $until }.
    }

    No more of this? Open the game where you play it, and under “E-mail” have your address forgotten.
problem-nothing-to-suggest = What is thrown or drawn is not for you to choose.
    .title = Nothing to choose
problem-not-a-placement-question = You are not asked to place anything now.
    .title = No placement
problem-nothing-to-enter = You are not asked to throw or draw anything now.
    .title = Nothing to enter
problem-record-not-yet = The record would give away what is hidden. Save it when the game is over.
    .title = Not yet
problem-only-told = After answer { $last } this game is told from its record and not played: the rules have changed since. Play on in a new game from any moment before: open the replay and choose “Play on from here”.
    .title = Told, not played
problem-aftermath-not-yet = What decided a game is told once it is over. Play it to its end first.
    .title = Not yet
problem-too-large = What you sent is too large; { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
} is the most.
    .title = Too large
problem-bad-request = The request is not understood: { $reason }.
    .title = Bad request
problem-bad-setup = A game cannot be set up like this.
    .title = Set-up refused
problem-two-clocks = A game has a clock or a limit for each answer, not both. Leave one of them out.
    .title = Two clocks
problem-wrong-seats = This table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Say for each who sits there.
    .title = Set-up refused
problem-no-such-bot = There is no bot called “{ $bot }”; there are: { $known }.
    .title = No such bot
problem-bad-record = This record cannot be used: { $reason }.
    .title = Record refused
problem-bad-roster = This army list cannot be read. Choose a roster file (.toml).
    .title = Army list refused
problem-record-too-slow = Replaying this record takes too long for the server.
    .title = Record refused
problem-no-such-moment = The game has { $last ->
    [one] { $last } answer
   *[other] { $last } answers
}; choose a moment from 0 to { $last }.
    .title = No such moment
problem-no-profile = There is no side view of this. Choose two different places or pieces on a table that has heights.
    .title = No side view
problem-no-sight = There is nothing to see between these two. Choose a piece on the table and something else.
    .title = No such line
problem-too-many-requests = Too many requests. Wait a moment and try again.
    .title = Slow down
problem-too-many-games = You have created many games in a short time. Wait before creating another.
    .title = Too many games
problem-too-many-keys = Too many wrong links. Wait before trying another.
    .title = Too many attempts
problem-too-many-sockets = Too many open pages. Close one and try again.
    .title = Too many connections
problem-server-error = The server made a mistake. Nothing was changed; try again.
    .title = Server error
problem-busy = The server is busy. Try again in a moment.
    .title = Busy
problem-not-ready = The server cannot reach its games now. Try again in a moment.
    .title = Not ready
problem-not-stored = The answer could not be saved, so it does not count. Try again.
    .title = Not saved

## Games of other rules

told-parted = The rules have changed since this game was played. Those of today agree with it up to answer { $played }; what follows is told as it was. Nobody can play on here, but the replay opens a new game from any moment up to there.
told-cut-short = The rules have changed since this game was stored, and what is stored of it fits those of today only up to answer { $played }; the rest cannot be shown. Nobody can play on here, but the replay opens a new game from any moment up to there.

## Pages

file-brought = the file
page-first = To the first page
page-not-built = The browser client is not built
    .text = The server is running, but the pages of the game are missing. Build them once, then reload:
    .api = The programming interface is at { $address }.

server-no-database = The games cannot be kept: { $reason }. Name a file that can be written, or another database.
server-no-such-database = The games cannot be kept in a database “{ $kind }”; give a file or postgresql://USER@HOST/DATABASE.
server-no-driver = The games cannot be kept without { $module }; install it with: pip install "grognard[server]"
server-no-postgres = The games cannot be kept: PostgreSQL at { $where } cannot be used ({ $reason }). Check that it runs, that the database exists and that the user may write to it.
server-workers-need-postgres = Several workers share their games through PostgreSQL: give --database postgresql://USER@HOST/DATABASE, or leave --workers out.
server-no-workers-here = This system cannot hand connections from one process to another: leave --workers out.
server-worker-failed = A worker could not start; what it said is above.
server-lost = Careful: { $lost ->
    [one] the last thing that players were told is stored is
   *[other] the last { $lost } things that players were told are stored are
} missing from the database; its log file was damaged, or an old copy was put back.
server-address-taken = { $address } is in use by another program; choose another --port, or end that program.
server-address-closed = { $address } cannot be listened on; choose another --host or --port.
server-ready = Open { $address } in a browser. Ctrl-C ends the server.
server-compiling = The first time, { $kernels } pieces of geometry are compiled in the background: for about a minute, bots take longer to answer.
server-ended = The server has ended; all games are saved.

## Names

bot-easy = Easy
    .summary = Knows the game, and is often content with what will do.
bot-fair = Fair
    .summary = Sees at a glance what promises most, and answers at once.
bot-hard = Hard
    .summary = Plays the battle on in its mind before it answers.
bot-master = Master
    .summary = The same, and takes its time: some seconds an answer.
bot-brisk = Brisk
    .summary = Answers at a glance, thousands of times an hour.
bot-greedy = Greedy
    .summary = Thinks before each activation, and then acts.
bot-plain = Plain
    .summary = Tries whatever is offered and takes what is worth most, guided by nothing.
bot-search = Search
    .summary = Looks as far ahead as its time allows.
bot-random = Random
    .summary = Plays anything legal. For a first look at a game.

## Seats

