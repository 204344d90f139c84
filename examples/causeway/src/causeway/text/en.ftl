ruleset-causeway = Causeway
    .summary = Runners cross before the tide.

## Teams

faction-shore = The Shore
unit-hare = Hare
unit-tortoise = Tortoise
upgrade-drum = Drum
recruits-runner = Runners
force-hares = Two Hares
force-tortoises = Three Tortoises
stat-pace = Pace
stat-gone = Gone
state-drum = Drum
stat-swims = Swims
state-wet = Wet feet
breach-unknown-unit = There is no runner “{ $unit }”
breach-budget = The team costs { $spent }, and { $points } is the most
breach-size = The team has { $units } runners, and may have 1 to { $most }

## The table

scenario-neap_tide = Neap Tide
    .summary = Twelve inches of dry stone, for now.
scenario-spring_tide = Spring Tide
    .summary = The water is there already.
option-turns = Turns
    .summary = How long the race may take.
phase-start = The start
phase-race = The race
zone-shore = Shore
terrain-water = Water
stat-water = Water
tide-ebb = ebb
tide-slack = slack
tide-flood = flood

## What is asked

ask-line-up = Which runner lines up?
ask-start-place = Where does { $piece } start?
ask-runner = Which runner goes?
ask-pace = How does { $piece } go?
option-walk = Walk
option-run = Run
ask-run = { $dice ->
    [one] Roll { $dice } die: { $need } or more goes on.
   *[other] Roll { $dice } dice: { $need } or more goes on.
}
ask-tide = Roll the tide die.
enter-waves = The waves
enter-higher-counts = The higher die counts.
purpose-run = run
tally-run = Run
tally-legs = legs
tally-drum = drum
tally-wet = wet feet

## What happens

event-turn-began = Turn { $turn } begins.
event-lined-up = { $unit } lines up.
event-went = { $unit } goes { $inches }″.
event-held-up = { $seat } has no room to go.
event-tide-rolled = { $waves ->
    [none] The tide: { $tide }.
   *[other] The tide: { $tide }, with waves of { $waves }.
}
event-water-moved = There are { $water }″ of water now.
effect-went = { $piece } goes { $amount }″
effect-water = the water moves by { $amount }″

## Why not

refusal-one-point = Give one point, where it starts
refusal-off-lattice = Places are told in hundredths of an inch
refusal-off-shore = The base must be wholly on its own shore
refusal-taken = Another base is there
refusal-no-room = There is no room ahead of it

## For newcomers

scoring-inches = Every inch that your runners went counts.
ending-across = Whoever has a runner on the far shore first wins at once.
first-run = Run while the stone is dry: wet feet cost a die.
first-dry = Watch the water: what is under it helps nobody who cannot swim.
first-room = Leave room ahead of the fastest: nobody runs through another.
lesson-start = Line up
    .text = Place each runner on your shore. The fastest stands where nobody is in its way.
lesson-runner = One runner a turn
    .text = Each turn one of yours goes. The one farthest ahead usually wins the race; another one only goes where it is stuck.
lesson-pace = Walk or run
    .text = A walk is sure, a run is dice. Run as long as your feet are dry; the figure on the button says what it brings.
section-race = The race
section-end = The end
silent-few_have_it = Few runners have one, and it shows as one die more.
