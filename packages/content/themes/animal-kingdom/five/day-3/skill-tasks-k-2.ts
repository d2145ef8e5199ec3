import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the third day, when the heap of twigs on the slope needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'oak-wood',
    today:
      'The wood is full of nests, holes and hollow trees. Each has an owner, but which one? Mateo tried a hollow tree, and only boots look out.',
    problem: 'Find out which place fits which animal, and we can judge heaps. Each right answer hangs up one wood key.',
    payoff: 'The last wood key hangs, and we can tell who fits where. Mateo fits nowhere and is pulled out.',
    token: { one: 'wood key', many: 'wood keys', mark: 'key' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'pika-slope',
    today:
      'Did a big gust push all those twigs together? Mateo rolls a pinecone up the slope to try it. It rolls back and bumps one boot.',
    problem: 'Find out how big and small pushes move a thing. Each right answer sets up one roll post.',
    payoff: 'The last roll post stands, and no push can fool us now. Mateo still hops on the other foot.',
    token: { one: 'roll post', many: 'roll posts', mark: 'post' },
  },
  'science.k.five-senses': {
    scene: 'fox-den',
    today:
      'Suki picked up odd bits along the trail. They are in a sock now, and nobody may peek. A kit sits on the sock, just in case.',
    problem: 'Tell what you feel, hear and see, bit by bit. Each right answer fills one find bag.',
    payoff: 'The last find bag is full, and no bit is nameless. The kit now sits on the bags.',
    token: { one: 'find bag', many: 'find bags', mark: 'bag' },
  },
  'science.k.living-or-not': {
    scene: 'otter-bend',
    today:
      'Pip brought three pebbles and a snail to guard the trail. One of them has moved since breakfast. Pip says that the others are only shy.',
    problem:
      'What grows and eats and drinks, and what only lies there? Each right answer draws one snail shell on the guard list.',
    payoff: 'The last snail shell is drawn, and we see whom to ask. The pebbles may stay on as chairs.',
    token: { one: 'snail shell', many: 'snail shells', mark: 'shell' },
  },
  'science.k.needs': {
    scene: 'care-hut',
    today:
      'Could anybody stay alive up there, between twigs and stones? The rabbit in the hut has water, food and a box. Mateo wants a box, too.',
    problem: 'Name what plants and animals need, then we look around the heap. Each right answer makes up one hay bed.',
    payoff: 'The last hay bed is made, and Noor has a list. The rabbit ate half of its bed.',
    token: { one: 'hay bed', many: 'hay beds', mark: 'bed' },
  },
  'science.k.push-or-pull': {
    scene: 'beaver-dam',
    today:
      'How does anyone move so many twigs? A beaver shows how it is done down here. It tugs, it shoves, and it looks at Mateo.',
    problem: 'Show pushes and pulls, and tell which one moved the load. Each right answer knots one drag rope.',
    payoff: 'The last drag rope is knotted, and the twigs can be tested. Mateo pulled hard and now sits in the pond.',
    token: { one: 'drag rope', many: 'drag ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'ranger-cabin',
    today:
      'Dew shows the first prints behind the cabin. But the sun is climbing over the roof. Mateo stands over one print and will not move.',
    problem: 'Which spots will the sun warm, and where can shade help? Each right answer saves one dew drop.',
    payoff: 'The last dew drop is saved, and Noor has drawn the prints. Mateo may move now, but one leg is asleep.',
    token: { one: 'dew drop', many: 'dew drops', mark: 'drop' },
  },
  'science.k.weather': {
    scene: 'lookout-tower',
    today:
      'What was the weather while the twigs piled up? Noor cannot see out, for the tower windows are foggy. Mateo has drawn a smile on one.',
    problem: 'Name the weather and count the sunny and rainy days. Each right answer wipes one tower pane.',
    payoff: 'The last tower pane is clear, and the weather book is full. Everybody misses the smile.',
    token: { one: 'tower pane', many: 'tower panes', mark: 'pane' },
  },
  'science.1.light-and-shadow': {
    scene: 'owl-barn',
    today:
      'First light falls through the old barn wall in stripes. Would it get through a wall of twigs? Olu moves from stripe to stripe and grumbles.',
    problem: 'Find out what stops the light and what lets it by. Each right answer nails up one barn plank.',
    payoff: 'The last barn plank is up, and Olu sleeps in the dark. We can test a twig wall by its shadow.',
    token: { one: 'barn plank', many: 'barn planks', mark: 'plank' },
  },
  'science.1.light-to-see': {
    scene: 'bat-hollow',
    today:
      'Mateo shows us how dark the cabin was last night. The hollow is just as dark, even now. Mateo proudly reports nothing at all.',
    problem: 'What makes its own light, and what can we see without? Each right answer lights one cave lamp.',
    payoff: 'The last cave lamp is lit, and the night makes sense. Forty bats turn to the wall.',
    token: { one: 'cave lamp', many: 'cave lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'reed-pond',
    today:
      'Who can pick up twigs, and with which body part? A duck holds one in its beak, and a heron two. Mateo holds nine and drops ten.',
    problem: 'Match body parts to their jobs, and find the right workers. Each right answer finds one duck feather.',
    payoff: 'The last duck feather is found, and our job list is full. The duck wants to be listed as boss.',
    token: { one: 'duck feather', many: 'duck feathers', mark: 'feather' },
  },
  'science.1.seasons': {
    scene: 'bee-meadow',
    today:
      'Bees fill their combs, pikas dry hay, and a heap grows. Who is getting ready for what? Mateo hid a cracker in May and cannot find it.',
    problem: 'Tell how days and weather change around the year. Each right answer fills one comb cell.',
    payoff: 'The last comb cell is full, and the whole year is clear. The cracker turns up, with ants.',
    token: { one: 'comb cell', many: 'comb cells', mark: 'cell' },
  },
  'science.1.sort-by-body': {
    scene: 'ranger-cabin',
    today:
      'Half the valley lines up at the cabin to be looked at. Noor wants to see who has which parts. The frog is in line twice.',
    problem: 'Sort animals by body parts that anyone can see. Each right answer puts up one paw sign.',
    payoff: 'The last paw sign is up, and every kind has its line. The frog leads two of them.',
    token: { one: 'paw sign', many: 'paw signs', mark: 'sign' },
  },
  'science.1.sound': {
    scene: 'pika-slope',
    today:
      'Noor bends down to the heap and hears a soft frr. A pika answers: eek! Mateo answers both, and then all is still.',
    problem: 'Make sounds, loud and soft, and find what shakes for each. Each right answer wins one pan lid.',
    payoff: 'The last pan lid is won, and our ears are ready. Mateo may not clap the lids.',
    token: { one: 'pan lid', many: 'pan lids', mark: 'lid' },
  },
  'science.1.sun-moon-stars': {
    scene: 'night-trail',
    today:
      'Something ran by while the moon stood over the tall pine. So says a cricket, who has no watch. Mateo looks for the moon under a bush.',
    problem: 'Tell how sun, moon and stars seem to cross the sky. Each right answer pins up one trail star.',
    payoff: 'The last trail star is up, and the sky tells the time. Mateo asks where to wind it.',
    token: { one: 'trail star', many: 'trail stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'otter-bend',
    today:
      'Small prints follow large ones through the mud of the bend. Is it a family, or did they never meet? Pip slides by and adds a belly.',
    problem: 'Match the young to their parents, and tell what is alike. Each right answer presses one paw print.',
    payoff: 'The last paw print is pressed, and Noor compares big and small. The belly gets a page to itself.',
    token: { one: 'paw print', many: 'paw prints', mark: 'print' },
  },
  'science.2.best-material': {
    scene: 'care-hut',
    today:
      'Drip, drip: the roof of the care hut leaks onto the turtle. What would somebody clever put on top of a heap? The turtle votes for a hat.',
    problem:
      'Test materials with water, and choose the best one for each job. Each right answer sews on one roof patch.',
    payoff: 'The last roof patch is on, and now we can judge roofs. The turtle comes out to see for itself.',
    token: { one: 'roof patch', many: 'roof patches', mark: 'patch' },
  },
  'science.2.describe-materials': {
    scene: 'letter-room',
    today:
      'Rangers far away want to help us with the heap. They cannot see it, so they ask what it is made of. Mateo wrote back: stuff.',
    problem: 'Describe how materials look, feel and bend, in exact words. Each right answer seals one stuff letter.',
    payoff: 'The last stuff letter is sealed, this time with real words. Mateo signs it: more stuff soon.',
    token: { one: 'stuff letter', many: 'stuff letters', mark: 'letter' },
  },
  'science.2.habitats': {
    scene: 'lookout-tower',
    today:
      'Our heap is full of oak twigs, yet boulders surround it. Noor looks from wood to slope and back. Mateo looks at lunch.',
    problem: 'Compare what grows and lives in different habitats. Each right answer colors one valley map.',
    payoff: 'The last valley map is colored, and we see what belongs where. Lunch left a spot: Lake Mateo.',
    token: { one: 'valley map', many: 'valley maps', mark: 'map' },
  },
  'science.2.land-changes': {
    scene: 'beaver-dam',
    today:
      'In spring, the flood bit a piece out of the bank here. Did land slide on our slope as well? The beavers would like a bank that stays.',
    problem:
      'Which changes to land are fast, which are slow, and what helps? Each right answer lays one bank brick by the dam.',
    payoff: 'The last bank brick lies, and Noor reads slopes like pages. A beaver tests it by sitting on it.',
    token: { one: 'bank brick', many: 'bank bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'bee-meadow',
    today:
      'Grass grows tall beside the trail and hardly at all on it. What does it miss there? Mateo says sorry to the grass, to be safe.',
    problem: 'A guess will not do, so plan a fair plant test. Each right answer pots one grass sprout.',
    payoff: 'The last grass sprout is potted, and our plan is fair. Mateo has named all of them Gus.',
    token: { one: 'grass sprout', many: 'grass sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'otter-bend',
    today:
      'Fluff drifts over the bend, and little wings spin down. Could bits of our heap have come that way? Pip wears burrs from nose to tail.',
    problem: 'Test how the shape of a seed moves it along. Each right answer combs out one sticky burr.',
    payoff: 'The last sticky burr is out, and Noor knows the ways in. Pip feels rather bare.',
    token: { one: 'sticky burr', many: 'sticky burrs', mark: 'seed' },
  },
  'science.2.solid-or-liquid': {
    scene: 'reed-pond',
    today:
      'What flows may run together, but does it stay heaped up? Here are mud, sand and pond water to try. A frog tests the mud, up to its eyes.',
    problem: 'Tell solids from liquids, and say how you can tell. Each right answer fills one mud dish.',
    payoff: 'The last mud dish is full, and each has its label. The frog has moved into the muddiest one.',
    token: { one: 'mud dish', many: 'mud dishes', mark: 'bowl' },
  },
  'science.2.warm-and-cool': {
    scene: 'pika-slope',
    today:
      'Noor carried ice up the slope to look for warm holes. Half of it is a puddle already. A pika looks for the other half.',
    problem: 'Predict what heat and cold change, and tell what can go back. Each right answer packs one ice parcel.',
    payoff: 'The last ice parcel is packed, and the holes can be tested. Mateo may not carry any under the hat.',
    token: { one: 'ice parcel', many: 'ice parcels', mark: 'parcel' },
  },
}
