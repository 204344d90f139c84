ruleset-causeway = La Chaussée
    .summary = Des coureurs traversent avant la marée.

## Équipes

faction-shore = Le Rivage
unit-hare = Lièvre
    .article = le
    .gender = m
unit-tortoise = Tortue
    .article = la
    .gender = f
upgrade-drum = Tambour
recruits-runner = Coureurs
force-hares = Paire de Lièvres
force-tortoises = Trio de Tortues
stat-pace = Allure
stat-gone = Parcouru
state-drum = Tambour
stat-swims = Nage
state-wet = Pieds mouillés
breach-unknown-unit = Il n’y a pas de coureur « { $unit } »
breach-budget = L’équipe coûte { $spent }, et { $points } est le maximum
breach-size = L’équipe a { $units ->
    [one] { $units } coureur
   *[other] { $units } coureurs
}, et peut en avoir de 1 à { $most }

## La table

scenario-neap_tide = Morte-eau
    .summary = Douze pouces de pierre sèche, pour l’instant.
scenario-spring_tide = Vive-eau
    .summary = L’eau est déjà là.
option-turns = Tours
    .summary = Combien de temps dure la course.
phase-start = Le départ
phase-race = La course
zone-shore = Rivage
terrain-water = Eau
stat-water = Eau
tide-ebb = reflux
tide-slack = étale
tide-flood = flux

## Ce qui est demandé

ask-line-up = Quel coureur se place ?
ask-start-place = D’où part { $piece_le } ?
ask-runner = Quel coureur avance ?
ask-pace = Comment { $piece_le } avance-t-{ $piece_gender ->
    [f] elle
   *[m] il
} ?
option-walk = Marcher
option-run = Courir
ask-run = { $dice ->
    [one] Lancez { $dice } dé : { $need } ou plus fait avancer.
   *[other] Lancez { $dice } dés : { $need } ou plus fait avancer.
}
ask-tide = Lancez le dé de marée.
enter-waves = Les vagues
enter-higher-counts = Le plus haut des deux compte.
purpose-run = course
tally-run = Course
tally-legs = jambes
tally-drum = tambour
tally-wet = pieds mouillés

## Ce qui arrive

event-turn-began = Début du tour { $turn }.
event-lined-up = { $unit_Le } se place.
event-went = { $unit_Le } avance de { $inches }″.
event-held-up = { $seat } n’a pas la place d’avancer.
event-tide-rolled = { $waves ->
    [none] La marée : { $tide }.
   *[other] La marée : { $tide }, avec des vagues de { $waves }.
}
event-water-moved = Il y a maintenant { $water }″ d’eau.
effect-went = { $piece_Le } avance de { $amount }″
effect-water = l’eau bouge de { $amount }″

## Pourquoi pas

refusal-one-point = Donnez un seul point, celui du départ
refusal-off-lattice = Les places se donnent en centièmes de pouce
refusal-off-shore = Le socle doit être tout entier sur son rivage
refusal-taken = Un autre socle est là
refusal-no-room = La place manque pour avancer

## Pour débuter

scoring-inches = Chaque pouce parcouru par vos coureurs compte.
ending-across = Qui a le premier un coureur sur l’autre rive gagne aussitôt.
first-run = Courez tant que la pierre est sèche : les pieds mouillés coûtent un dé.
first-dry = Surveillez l’eau : ce qu’elle couvre ne sert pas à qui ne nage pas.
first-room = Laissez de la place devant le plus rapide : nul ne court à travers un autre.
lesson-start = Sur la ligne
    .text = Placez chaque coureur sur votre rive. Le plus rapide se tient là où personne ne le gêne.
lesson-runner = Un coureur par tour
    .text = À chaque tour, l’un des vôtres avance. Le plus avancé gagne d’ordinaire la course ; un autre ne part que si celui-ci est bloqué.
lesson-pace = Marcher ou courir
    .text = La marche est sûre, la course tient aux dés. Courez tant que vous avez les pieds secs ; le chiffre du bouton dit ce que cela rapporte.
section-race = La course
section-end = La fin
silent-few_have_it = Peu de coureurs en ont un, et il ne se voit qu’à un dé de plus.
