import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the first day, when the odd marks on the pinecone need just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'reed-pond',
    today:
      'Noor wants to see every claw and beak of the valley. But who lives where? Mateo knocked on the pond, and it splashed.',
    problem: 'Help the rangers find out which place fits which animal. Each right answer puts up one door sign.',
    payoff: 'With the last door sign up, Noor knocks at the right doors. At one, a frog asks for the password.',
    token: { one: 'door sign', many: 'door signs', mark: 'sign' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'oak-wood',
    today:
      'Cones lie all over this wood, and some roll far. Mateo plays the wind and huffs at a cone. Both cheeks are red already.',
    problem: 'Find out what big and small pushes do to a ball. Each right answer sets one push peg by the path.',
    payoff: 'The last push peg is set, and Noor can compare the rolls. Mateo rolls past, just for fun.',
    token: { one: 'push peg', many: 'push pegs', mark: 'peg' },
  },
  'science.k.five-senses': {
    scene: 'ranger-cabin',
    today:
      'The odd cone lies on the desk, in a ring of crumbs. Noor looks at it, feels it and listens. Mateo sniffs it and sneezes.',
    problem: 'We need sharp eyes, ears and fingers to look so closely. Each right answer wins one sense badge.',
    payoff: 'The last sense badge is won. The frog pins it on its belly and looks for crumbs.',
    token: { one: 'sense badge', many: 'sense badges', mark: 'badge' },
  },
  'science.k.living-or-not': {
    scene: 'fox-den',
    today:
      "Suki reads Noor's list of the cabin: fox, owl, otter. Then come a lamp, a broom and a boot. Suki does not like the company.",
    problem: 'Sort what lives from what does not, and the list gets tidy. Each right answer ties on one list ribbon.',
    payoff: 'The last list ribbon is on: one list, two neat parts. A kit has tied one to its ear.',
    token: { one: 'list ribbon', many: 'list ribbons', mark: 'ribbon' },
  },
  'science.k.needs': {
    scene: 'care-hut',
    today:
      'Why would anybody come to a cabin at night? Maybe somebody needed something, says Noor. The rabbit here needs a second breakfast.',
    problem:
      'Name what living things need, and guess what brought somebody here. Each right answer fills one water dish.',
    payoff: 'With the last water dish, the list of needs is done. The rabbit would add: more clover.',
    token: { one: 'water dish', many: 'water dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'otter-bend',
    today:
      'How did the whistle get off its hook? Pip tries it out with a shell on a reed. Plop goes the shell, and then Pip.',
    problem: 'Show what a push does and what a pull does. Each right answer knots one hook rope for the next test.',
    payoff: 'From the last hook rope, Noor hangs up a new test. Pip has swung on it twice.',
    token: { one: 'hook rope', many: 'hook ropes', mark: 'rope' },
  },
  'science.k.sun-and-shade': {
    scene: 'bee-meadow',
    today:
      'Noor took the marked cone out to the meadow, for good light. But warm sap gets soft and smears. A bee already sits on it.',
    problem: 'Find out which spots the sun warms, and make our cone shade. Each right answer hangs up one shade patch.',
    payoff: 'The last shade patch is up, and our cone rests below it. The bee has moved in, too.',
    token: { one: 'shade patch', many: 'shade patches', mark: 'patch' },
  },
  'science.k.weather': {
    scene: 'lookout-tower',
    today:
      "Mateo shouts about the weather from the top of the tower. The tower's weather book should help. Somebody drew only ducks in it.",
    problem: 'Name the weather and count the days of each kind. Each right answer puts one blue drop on the chart.',
    payoff: 'The last blue drop is on, and the weather chart is full. One duck may stay, says Noor.',
    token: { one: 'blue drop', many: 'blue drops', mark: 'drop' },
  },
  'science.1.light-and-shadow': {
    scene: 'night-trail',
    today:
      'A cricket saw a dark shape slide along the trail last night. Mateo saw a dark shape, too, and ran. It was the shadow of a hat.',
    problem:
      'Find out what makes a dark shadow and what lets light through. Each right answer hangs up one shadow lamp.',
    payoff: 'The last shadow lamp hangs, and Noor can test any shape. Mateo waves, and a giant waves back.',
    token: { one: 'shadow lamp', many: 'shadow lamps', mark: 'lamp' },
  },
  'science.1.light-to-see': {
    scene: 'bat-hollow',
    today:
      'It is so dark in the hollow that Mateo greets a rock. Was it this dark by our hooks at night? Then how did anyone see a whistle?',
    problem: 'Tell what makes light, and what happens to seeing without it. Each right answer threads one glow pearl.',
    payoff: 'The last glow pearl is threaded, and the case looks brighter. The rock has not greeted back.',
    token: { one: 'glow pearl', many: 'glow pearls', mark: 'bead' },
  },
  'science.1.parts-and-jobs': {
    scene: 'owl-barn',
    today:
      'Noor asks who can mark a cone, and with what. Pip holds up two paws, to be helpful. Olu turns around and looks at the wall.',
    problem: 'Find out which body part does which job well. Each right answer brings one soft feather.',
    payoff: 'The last soft feather completes the chart of parts. Olu counts along, still facing the wall.',
    token: { one: 'soft feather', many: 'soft feathers', mark: 'feather' },
  },
  'science.1.seasons': {
    scene: 'oak-wood',
    today:
      'Jays hide acorns as if there were a prize. Is that why a whistle went, too? Mateo asks whether whistles keep over winter.',
    problem: 'Animals go by the seasons, so tell how days and weather change. Each right answer presses one oak sprig.',
    payoff: 'The last oak sprig is pressed: there is the whole year. Mateo marks snack season: all of it.',
    token: { one: 'oak sprig', many: 'oak sprigs', mark: 'leaf' },
  },
  'science.1.sort-by-body': {
    scene: 'letter-room',
    today:
      'Noor has a card for every animal we ever met. Mateo dropped them all on the big map. A badger now stands in the sea.',
    problem: 'Sort animals by body parts, and see whose could fit our marks. Each right answer fills one card box.',
    payoff: 'The last card box is full, with every animal in its row. The badger is back on dry land.',
    token: { one: 'card box', many: 'card boxes', mark: 'box' },
  },
  'science.1.sound': {
    scene: 'reed-pond',
    today:
      'Something made a noise near the cabin last night, say the frogs. It went krrk, or maybe brrm. Forty frogs act it out at once.',
    problem: 'Find out what shakes when something sounds, loud or soft. Each right answer tunes one reed pipe.',
    payoff: 'On the last reed pipe, the frogs play the noise. It sounds a bit like Mateo at breakfast.',
    token: { one: 'reed pipe', many: 'reed pipes', mark: 'pipe' },
  },
  'science.1.sun-moon-stars': {
    scene: 'fox-den',
    today: "Suki went for a walk when the moon came up. When was our cone marked? Noor's watch says only: snack time.",
    problem: 'To time that, tell how sun, moon and stars seem to move. Each right answer puts up one den star.',
    payoff: 'The last den star is up, and the sky is our clock. One kit reads it lying down, eyes shut.',
    token: { one: 'den star', many: 'den stars', mark: 'star' },
  },
  'science.1.young-and-parents': {
    scene: 'otter-bend',
    today:
      'All the young ones of the bend show Noor their feet. Are they small copies of the big ones? A duckling has joined the otters.',
    problem:
      'Find the parents of each young one, and tell what is alike. Each right answer hands out one family ticket.',
    payoff: 'The last family ticket is out, and all families are together. The duckling still slides with the otters.',
    token: { one: 'family ticket', many: 'family tickets', mark: 'ticket' },
  },
  'science.2.best-material': {
    scene: 'beaver-dam',
    today:
      'Noor sorts the crumbs of our cone beside the dam. A leak in it squirts across the table. The nearest beaver offers mud.',
    problem:
      'Test which material soaks up water and which one keeps it out. Each right answer brings one crumb bag to safety.',
    payoff: 'The last crumb bag is safe, and the evidence is in order. The beaver mends the leak with the mud.',
    token: { one: 'crumb bag', many: 'crumb bags', mark: 'bag' },
  },
  'science.2.describe-materials': {
    scene: 'ranger-cabin',
    today:
      'Whatever marked our cone is made of something. Hard, says Noor. Green, says the cabin frog, and sits on the best spoon.',
    problem: 'Describe materials by how they look, feel and bend. Each right answer fills one sample pot.',
    payoff: 'The last sample pot is full and has its exact words. The frog is filed under bouncy.',
    token: { one: 'sample pot', many: 'sample pots', mark: 'jar' },
  },
  'science.2.habitats': {
    scene: 'lookout-tower',
    today:
      'Noor looks down on water, wood, meadow and slope. Which of them did our visitor come from? Mateo points at all four, to be safe.',
    problem: 'Compare the plants and animals of different habitats. Each right answer brings in one wild berry.',
    payoff: 'The last wild berry is in, and the list of neighbors grows. A jay inspects the bowl, just looking.',
    token: { one: 'wild berry', many: 'wild berries', mark: 'berry' },
  },
  'science.2.land-changes': {
    scene: 'pika-slope',
    today:
      'Mud slid across the path below the slope last night. Did it bury tracks, or wash them off? A pika guards the one dry pebble.',
    problem:
      'Find out how land changes, fast or slowly, and what holds it. Each right answer lays one mud brick beside the path.',
    payoff: 'The last mud brick lies, and the hunt for tracks may start. The pika adds its pebble on top.',
    token: { one: 'mud brick', many: 'mud bricks', mark: 'brick' },
  },
  'science.2.plant-test': {
    scene: 'bee-meadow',
    today:
      'A daisy at the edge of the meadow hangs its head. Our visitor did that, too, cries Mateo. The bees say nothing and look at Mateo.',
    problem: 'Before we blame anyone, plan a fair test of what plants need. Each right answer pots one bean sprout.',
    payoff: 'The last bean sprout is potted, and the plan is fair. Mateo reads to one pot, which is not in the plan.',
    token: { one: 'bean sprout', many: 'bean sprouts', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'fox-den',
    today:
      'How could a pinecone travel into a locked cabin? Suki combs three burrs out of thick fur. One kit wears twelve, with pride.',
    problem: 'Find out how the shape of a seed helps it get about. Each right answer catches one fluff flyer.',
    payoff: 'The last fluff flyer is caught, and each way in gets checked. The kit still looks for burr thirteen.',
    token: { one: 'fluff flyer', many: 'fluff flyers', mark: 'seed' },
  },
  'science.2.solid-or-liquid': {
    scene: 'oak-wood',
    today:
      "Sap shines on the crooked pine in the wood. Some is on our cone, and some is on Mateo's nose. Does it drip, or does it stay?",
    problem: 'Tell solids from liquids, and we learn what can keep a mark. Each right answer fills one sap plate.',
    payoff: "The last sap plate is full, and Noor's notes are in order. Mateo's nose is stuck to page two.",
    token: { one: 'sap plate', many: 'sap plates', mark: 'plate' },
  },
  'science.2.warm-and-cool': {
    scene: 'night-trail',
    today:
      'A pine twig lies frozen in a puddle on the trail. Noor wants to draw it before the ice is gone. Mateo breathes on it, to help.',
    problem: 'Find out what heat and cold change, and what can go back. Each right answer saves one frost bloom.',
    payoff: 'The last frost bloom is saved, and the twig is drawn. Mateo may breathe again.',
    token: { one: 'frost bloom', many: 'frost blooms', mark: 'flower' },
  },
}
