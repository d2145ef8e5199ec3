import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the fourth day, when what went and what came need just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'otter-bend',
    today:
      'Who has pinecones, twigs and pebbles lying around at home? Noor wants to visit and see. Pip opens the door, and pebbles roll out.',
    problem: 'First find the home that fits each animal and its needs. Each right answer lays down one doormat.',
    payoff: 'The last doormat is down, so Noor can go visiting. Pip has swept, for once.',
    token: { one: 'doormat', many: 'doormats', mark: 'patch' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'fox-den',
    today:
      'A kit nudges a pebble like ours with its nose. It rolls to Mateo, and then to Noor. Was ours sent to us like that?',
    problem: 'Find out what big pushes and small pushes do. Each right answer sets up one goal post.',
    payoff: 'The last goal post is up, and each push has its note. The kits score at once.',
    token: { one: 'goal post', many: 'goal posts', mark: 'post' },
  },
  'science.k.five-senses': {
    scene: 'care-hut',
    today:
      'A woodrat finds its way at night, when it is dark. What does it feel, hear and see? The turtle pulls its head in to try.',
    problem: 'Look closely, and name what you see, hear and feel. Each right answer opens one touch bag.',
    payoff: 'The last touch bag is open, and our notes are full. The turtle may come out now.',
    token: { one: 'touch bag', many: 'touch bags', mark: 'bag' },
  },
  'science.k.living-or-not': {
    scene: 'ranger-cabin',
    today:
      'Our pebble walked in by itself, says Mateo. It must be alive, and its name is Otto. Otto lies there and says nothing.',
    problem: 'Sort living things from things that do not live. Each right answer paints one name plate.',
    payoff: 'The last name plate is dry, and Noor likes the order. Otto gets one, too, to be kind.',
    token: { one: 'name plate', many: 'name plates', mark: 'plate' },
  },
  'science.k.needs': {
    scene: 'pika-slope',
    today:
      'Nothing is missing on our slope, says the pika. So why does its neighbor go down to the cabin? Mateo would go for crackers.',
    problem:
      'Name what plants and animals need, and check what they have here. Each right answer sets out one rain basin.',
    payoff: 'The last rain basin is out, and our list is done. The pika takes a bath in the biggest.',
    token: { one: 'rain basin', many: 'rain basins', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'night-trail',
    today:
      'How does somebody so small move a big spoon up a hill? Mateo tries the trail with a soup ladle. The ladle is winning.',
    problem: 'Show a push and a pull, and tell which moved the load. Each right answer fits on one sled board.',
    payoff: 'The last sled board is on, and Noor can test any load. The first load is Mateo, with ladle.',
    token: { one: 'sled board', many: 'sled boards', mark: 'plank' },
  },
  'science.k.sun-and-shade': {
    scene: 'bee-meadow',
    today:
      "From here we can watch the woodrat's slope all day. But Mateo's cheese droops over both ends of its cracker. A bee waits below.",
    problem: 'Tell which spot the sun will warm, and make us some shade. Each right answer ties on one leaf roof.',
    payoff: 'Under the last leaf roof, we can watch in comfort. The cheese has gone to lie down.',
    token: { one: 'leaf roof', many: 'leaf roofs', mark: 'leaf' },
  },
  'science.k.weather': {
    scene: 'reed-pond',
    today:
      'A cone came, then a twig, then a pebble. Were those days windy, wet or sunny? The frogs sang it all, but nobody wrote it down.',
    problem: 'Name the weather and count the days, for our record. Each right answer threads one rain pearl.',
    payoff: 'The last rain pearl is on, and no day will be forgotten. The frogs sing the whole row, twice.',
    token: { one: 'rain pearl', many: 'rain pearls', mark: 'bead' },
  },
  'science.1.light-and-shadow': {
    scene: 'ranger-cabin',
    today:
      'At night, the moon shines in at the cabin window. What would glint on the shelf, and what would be dark? The frog wears the curtain as a cape.',
    problem: 'Find out what lets light through and what makes a dark shadow. Each right answer wipes one moon pane.',
    payoff: 'The last moon pane is clean, and Noor peers through each one. The frog keeps the cape.',
    token: { one: 'moon pane', many: 'moon panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'oak-wood',
    today:
      'Noor puts a test spoon into a hollow oak. In the dark, nobody can see it. Mateo asks who turned the tree off.',
    problem: 'Tell what makes light, and why somebody at night needs it. Each right answer hangs one acorn lamp.',
    payoff: 'The last acorn lamp hangs, and the test spoon glints. Mateo wants the tree left on.',
    token: { one: 'acorn lamp', many: 'acorn lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'reed-pond',
    today:
      'A heron and a finch try to pick up our pebble. One tosses it, and the other sits down on it. Who is made for such a job?',
    problem: 'Match body parts to the jobs that they do well. Each right answer brings one nest straw.',
    payoff: 'The last nest straw is in, and each part has its job. The finch sits down on that, too.',
    token: { one: 'nest straw', many: 'nest straws', mark: 'hay' },
  },
  'science.1.seasons': {
    scene: 'pika-slope',
    today:
      "The pikas carry in hay without a break. Is this a hungry time of year for a woodrat? Mateo's winter store is one cracker, bitten.",
    problem: 'Food goes by seasons, so tell how days and weather change. Each right answer dries one hay bloom.',
    payoff: 'The last hay bloom is dry, and the year lies in order. The pikas carry it off for winter.',
    token: { one: 'hay bloom', many: 'hay blooms', mark: 'flower' },
  },
  'science.1.sort-by-body': {
    scene: 'fox-den',
    today:
      'Everyone who saw a thing come or go must line up. There is fur, there are feathers, and something with a shell. Suki pushes in.',
    problem: 'Sort the animals by body parts, so that each group can tell. Each right answer puts up one group flag.',
    payoff: 'The last group flag is up, and the line has an order. Only Mateo runs from fur to feather and back.',
    token: { one: 'group flag', many: 'group flags', mark: 'flag' },
  },
  'science.1.sound': {
    scene: 'owl-barn',
    today:
      'Olu heard that clink, all the way over in the barn. Mateo tries it with a lid, a ladle and a bucket. Olu covers both ears, wherever they are.',
    problem: 'Make sounds, and show what shakes each time. Each right answer tunes one sound box.',
    payoff: 'The last sound box is tuned, and Noor can study each clink. Olu orders an hour of no shakes.',
    token: { one: 'sound box', many: 'sound boxes', mark: 'box' },
  },
  'science.1.sun-moon-stars': {
    scene: 'night-trail',
    today:
      'A woodrat gets up when the sun is gone. It has no alarm clock, only the sky. Mateo has three clocks and sleeps through them all.',
    problem: 'So tell how sun, moon and stars seem to move. Each right answer hangs up one sky clock.',
    payoff: 'The last sky clock is up, and nobody can be late. Mateo is early, and asleep again.',
    token: { one: 'sky clock', many: 'sky clocks', mark: 'clock' },
  },
  'science.1.young-and-parents': {
    scene: 'letter-room',
    today:
      'Do young woodrats take after their parents? Another ranger hut sent us pictures of families. Mateo mixed them up, and a beaver got ducklings.',
    problem:
      'Match the young to their parents, and tell how they are alike. Each right answer finishes one family album.',
    payoff: 'The last family album is done, and each family is together. The beaver already misses the ducklings.',
    token: { one: 'family album', many: 'family albums', mark: 'book' },
  },
  'science.2.best-material': {
    scene: 'ranger-cabin',
    today:
      "Mateo's cocoa creeps across the cabin desk. It heads for the list of what went and what came. The frog swims to the inkwell.",
    problem: 'Test materials, and choose the best one for the job. Each right answer saves one fact page.',
    payoff: 'The last fact page is safe, and the case goes on. The frog asks who will refill the lake.',
    token: { one: 'fact page', many: 'fact pages', mark: 'page' },
  },
  'science.2.describe-materials': {
    scene: 'bat-hollow',
    today:
      'A whistle, a spoon and a badge went. What did they have that our pebble has not? In the dark, Mateo describes a bat, who objects.',
    problem: 'Find true words for how a material looks, feels and bends. Each right answer labels one sample parcel.',
    payoff: 'The last sample parcel shows it: our pebble does not shine. The bat now has a word, too: cozy.',
    token: { one: 'sample parcel', many: 'sample parcels', mark: 'parcel' },
  },
  'science.2.habitats': {
    scene: 'beaver-dam',
    today:
      'Our cone, twig and pebble come from more than one place. A pinecone drifts up to the dam. Not from around here, says a beaver.',
    problem: 'Compare what lives and grows in different habitats. Each right answer adds one shore shell.',
    payoff: 'With the last shore shell, each place has its own list. The beaver reads only the part about wood.',
    token: { one: 'shore shell', many: 'shore shells', mark: 'shell' },
  },
  'science.2.land-changes': {
    scene: 'lookout-tower',
    today:
      'A brown stripe runs down the hill below the heap. Did sliding earth bring our pebble down? Mateo tries it, on the seat of the pants.',
    problem: 'Find fast and slow changes to land, and what slows them. Each right answer stacks one hill brick.',
    payoff: 'The last hill brick is stacked, and Noor can read that stripe. Mateo needs a lift back up.',
    token: { one: 'hill brick', many: 'hill bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'care-hut',
    today:
      'Mateo looks for hungry neighbors everywhere. The fern in the care hut droops. Mateo has offered it a cracker.',
    problem: 'Plan a fair test of what a plant really needs. Each right answer pots one fern sprout.',
    payoff: 'The last fern sprout is potted, and our plan is ready. The cracker is back in its pocket, a bit damp.',
    token: { one: 'fern sprout', many: 'fern sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'oak-wood',
    today: 'Did our things come by air? A maple seed whirls past, and an acorn goes thud. What travels well, and why?',
    problem: 'Explain how the shape of a seed helps it travel. Each right answer sends off one maple spinner.',
    payoff: 'The last maple spinner is off, and the air gets its hearing. Mateo listens from under a bucket.',
    token: { one: 'maple spinner', many: 'maple spinners', mark: 'seed' },
  },
  'science.2.solid-or-liquid': {
    scene: 'otter-bend',
    today:
      "Pip gives Noor a pebble, then a pawful of river. Next comes a pawful of sand. Noor's pocket has begun to drip.",
    problem:
      'What could be carried down to a bench in one piece? Group solids and liquids, and each right answer shuts one gift pot.',
    payoff: 'The last gift pot is shut, and each gift has its group. Now Pip would like some of them back.',
    token: { one: 'gift pot', many: 'gift pots', mark: 'jar' },
  },
  'science.2.warm-and-cool': {
    scene: 'owl-barn',
    today:
      "Noor let water freeze in one of the visitor's prints. Now a tiny foot of ice lies in the barn. It drips on Mateo's boot.",
    problem: 'Predict what heat or cold changes, and if it can go back. Each right answer catches one cold drop.',
    payoff: 'The last cold drop is caught, and Noor plans more feet. The barn floor is clean, for once.',
    token: { one: 'cold drop', many: 'cold drops', mark: 'drop' },
  },
}
