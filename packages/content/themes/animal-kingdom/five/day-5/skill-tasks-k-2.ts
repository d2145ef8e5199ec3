import type { StoryTask } from '../../../../types.ts'

/** By science skill: work of the last day, when the third thing on the flat stone needs just this skill. */
export const skillTasksK2: Record<string, StoryTask> = {
  'science.k.animal-homes': {
    scene: 'pika-slope',
    today:
      'Did the neighbors of the flat stone see anything last night? A nest, a web, a burrow: who lives where? Mateo knocks on a bush.',
    problem: 'Match each animal with the home that fits its needs. Each right answer ties on one house tag.',
    payoff: "By the last house tag, Noor finds every neighbor. The bush was Mateo's coat all along.",
    token: { one: 'house tag', many: 'house tags', mark: 'tag' },
  },
  'science.k.big-and-small-pushes': {
    scene: 'otter-bend',
    today:
      "How did the green thing get onto the flat stone? Pip rolls shells over the sand to find out. One rolls right into Mateo's boot.",
    problem: 'What does a ball do after a big or small push? Each right answer saves one rolling shell.',
    payoff: 'The last rolling shell is saved, and Noor thinks about our thing. Mateo walks with a click now.',
    token: { one: 'rolling shell', many: 'rolling shells', mark: 'shell' },
  },
  'science.k.five-senses': {
    scene: 'owl-barn',
    today:
      'The green thing lies below a cloth in the barn. One owl chick taps it, and one listens. Mateo votes before looking.',
    problem: 'Find out what eyes, ears and fingers can tell about things. Each right answer fills in one touch card.',
    payoff: 'With the last touch card, we guess less and notice more. One chick adds: it does not peck back.',
    token: { one: 'touch card', many: 'touch cards', mark: 'card' },
  },
  'science.k.living-or-not': {
    scene: 'reed-pond',
    today:
      'The green thing has sat still since dawn. The frog beside it has sat still since yesterday. Mateo says good morning to both.',
    problem: 'Mateo needs to see what lives and what does not. Each right answer opens one water lily.',
    payoff: 'With the last water lily open, Mateo greets only those who live. The frog hops off without a word.',
    token: { one: 'water lily', many: 'water lilies', mark: 'flower' },
  },
  'science.k.needs': {
    scene: 'oak-wood',
    today:
      'Noor lists what our woodrat took home: acorns, twigs, two lids. Which of them must a woodrat have? A squirrel crosses out the lids.',
    problem: 'Name what plants and animals need to live. Each right answer fills one acorn dish.',
    payoff: 'With the last acorn dish full, needs and wishes lie apart. The squirrel needs to sit in one.',
    token: { one: 'acorn dish', many: 'acorn dishes', mark: 'bowl' },
  },
  'science.k.push-or-pull': {
    scene: 'ranger-cabin',
    today:
      'Our thing has a loop, and loops are handy. But what for? Mateo tugs at the cabin door, which opens the other way.',
    problem: 'Show which moves are pushes and which are pulls. Each right answer oils one door hinge.',
    payoff: 'The last door hinge is oiled, and Noor tries out the loop. The door swings both ways, and so does Mateo.',
    token: { one: 'door hinge', many: 'door hinges', mark: 'hinge' },
  },
  'science.k.sun-and-shade': {
    scene: 'fox-den',
    today:
      'A sun hat, says Suki, and poses with our green thing. Four kits lie in the sun and pant. They want something cool, too.',
    problem: 'Find out which spots the sun warms, and make some shade there. Each right answer puts up one fern roof.',
    payoff: "Below the last fern roof, all four kits lie in a row. Only Suki's tail has to stay out.",
    token: { one: 'fern roof', many: 'fern roofs', mark: 'leaf' },
  },
  'science.k.weather': {
    scene: 'lookout-tower',
    today:
      'What was it like while our thing was away? The tower log shows each day as a picture. Most of them show Mateo.',
    problem: 'Name the weather, and count the sunny and the rainy days. Each right answer raises one sky flag.',
    payoff: 'Up goes the last sky flag, and the week is complete. Mateo waves one at the river.',
    token: { one: 'sky flag', many: 'sky flags', mark: 'flag' },
  },
  'science.1.light-and-shadow': {
    scene: 'owl-barn',
    today:
      'The barn wall shows the shadows of a cup and a hat. Our green thing is next, but Olu gets in the way. What a fluffy cup!',
    problem:
      'First show what lets light through and what makes a dark shadow. Each right answer wipes one barn pane for the show.',
    payoff:
      'The last barn pane is clean, and the shadows can be compared. Olu takes a bow, right in front of the light.',
    token: { one: 'barn pane', many: 'barn panes', mark: 'pane' },
  },
  'science.1.light-to-see': {
    scene: 'night-trail',
    today:
      'Who could find the flat stone on such a dark night? Mateo tried the trail without a light and found a bush. Then Mateo found it again.',
    problem: 'Tell what makes light, and how well eyes work without any. Each right answer fills one oil lamp.',
    payoff: 'The last oil lamp is full, and Noor tries out the trail. Mateo ties a bow to the bush.',
    token: { one: 'oil lamp', many: 'oil lamps', mark: 'lamp' },
  },
  'science.1.parts-and-jobs': {
    scene: 'otter-bend',
    today:
      'Who can take hold of the loop on our green thing? Pip tries paws, and a duck tries its beak. A snail would like a turn, later.',
    problem: 'Which body part does which job, and how well? Each right answer presses one paw print in the sand.',
    payoff: 'The last paw print is pressed, and each part has its job. The snail has arrived and is ready now.',
    token: { one: 'paw print', many: 'paw prints', mark: 'print' },
  },
  'science.1.seasons': {
    scene: 'oak-wood',
    today:
      'It is fall, and the whole wood is packing. Is that why somebody moved things last night? A squirrel stops to think and loses its acorn.',
    problem: 'Tell how the weather and the days change from season to season. Each right answer stacks one winter log.',
    payoff: 'With the last winter log stacked, Noor sees the whole year. The squirrel has moved in halfway up.',
    token: { one: 'winter log', many: 'winter logs', mark: 'log' },
  },
  'science.1.sort-by-body': {
    scene: 'letter-room',
    today:
      'The flour shows toes and a tail, so Noor compares animals. Their pictures are already sorted. Mateo did it, by how nice they look.',
    problem: 'Sort animals again, by parts that eyes can check. Each right answer fills one picture box.',
    payoff: "The last picture box is full, and any tail is quickly found. One more says Nice, in Mateo's writing.",
    token: { one: 'picture box', many: 'picture boxes', mark: 'box' },
  },
  'science.1.sound': {
    scene: 'care-hut',
    today:
      'Noor listens to the green thing like a doctor. Tap, tap: it says tock, and nothing more. The turtle says even less.',
    problem: 'Find out what shakes when we hear something. Each right answer rolls one ear trumpet.',
    payoff: 'With the last ear trumpet, Noor can hear the tiniest shake. The turtle yawns, and everybody jumps.',
    token: { one: 'ear trumpet', many: 'ear trumpets', mark: 'cone' },
  },
  'science.1.sun-moon-stars': {
    scene: 'beaver-dam',
    today:
      'The beavers worked all night and heard something rustle by. When was that? They only recall where the moon stood, and point with mud.',
    problem: 'Tell how sun, moon and stars seem to move in the sky. Each right answer sets one sky stone.',
    payoff: 'By the last sky stone, Noor can tell time all night. A beaver borrows one for the dam.',
    token: { one: 'sky stone', many: 'sky stones', mark: 'stone' },
  },
  'science.1.young-and-parents': {
    scene: 'bee-meadow',
    today:
      'Did our woodrat grow up in that heap, with its mother? In the meadow, a fawn and a caterpillar seek their parents. Both of them try Mateo.',
    problem: 'Match young ones to their parents, and tell what is alike. Each right answer ties one family ribbon.',
    payoff: 'The last family ribbon is tied, and Noor draws a woodrat family. The caterpillar asked for a short one.',
    token: { one: 'family ribbon', many: 'family ribbons', mark: 'ribbon' },
  },
  'science.2.best-material': {
    scene: 'reed-pond',
    today:
      'Noor carries mud from our green thing past the pond. A duck takes off, and all of it gets splashed. Please, says Noor, that is evidence.',
    problem:
      'What dries up a splash, and what keeps the next one out? Test it, and each right answer saves one mud packet.',
    payoff: 'The last mud packet is saved, and any crumb may help. Then the duck lands, and everybody ducks.',
    token: { one: 'mud packet', many: 'mud packets', mark: 'parcel' },
  },
  'science.2.describe-materials': {
    scene: 'ranger-cabin',
    today:
      "Mateo's report on the third thing says: green and hard. That fits a pear, too, says Noor. The frog is green as well and feels left out.",
    problem: 'Find exact words for how materials look, feel and bend. Each right answer fills one report sheet.',
    payoff: 'By the last report sheet, nothing sounds like a pear anymore. The frog wants one about itself, in ink.',
    token: { one: 'report sheet', many: 'report sheets', mark: 'page' },
  },
  'science.2.habitats': {
    scene: 'lookout-tower',
    today:
      'The mud of our green thing holds bits of plants and bugs. Each came from a place that you see from here. Mateo looks for the sea.',
    problem: 'Compare what grows and lives in different habitats. Each right answer colors one valley map.',
    payoff: 'The last valley map is colored, and Noor looks up each bit. Mateo has added the sea, just in case.',
    token: { one: 'valley map', many: 'valley maps', mark: 'map' },
  },
  'science.2.land-changes': {
    scene: 'pika-slope',
    today:
      'The flat stone never moves, but what about the ground around it? Soil creeps, rain washes, banks slide. A pika holds on to its thistle.',
    problem: 'What changes land fast or slowly, and what holds it? Each right answer sets one slope plank.',
    payoff: 'Behind the last slope plank, Noor studies the ground in peace. The pika uses it as a shelf.',
    token: { one: 'slope plank', many: 'slope planks', mark: 'plank' },
  },
  'science.2.plant-test': {
    scene: 'care-hut',
    today:
      'A pale, dry stem was in the mud of our green thing. Noor wants to grow one just as pale. Mateo would like to read to it.',
    problem: 'Only a fair test shows what a plant needs, so plan one. Each right answer fills one bean pot.',
    payoff: 'The last bean pot moves into the dark. Will its plant turn as pale as our stem?',
    token: { one: 'bean pot', many: 'bean pots', mark: 'sprout' },
  },
  'science.2.seeds-travel': {
    scene: 'oak-wood',
    today:
      'A seed sits in the mud of our green thing. Did it come by air, on fur or on a sock? A jay would tell, but its beak is full.',
    problem: 'How does its shape take a seed from place to place? Each right answer catches one maple wing.',
    payoff: 'Noor holds the last maple wing next to our seed. The jay swallows and looks innocent.',
    token: { one: 'maple wing', many: 'maple wings', mark: 'seed' },
  },
  'science.2.solid-or-liquid': {
    scene: 'otter-bend',
    today:
      'A cup holds tea, and a lamp holds oil. Mateo pours tea, sand and peas from mug to mug, to compare. Pip looks after the peas.',
    problem: 'What is solid, what is liquid, and how does it show? Each right answer fills one stone jug.',
    payoff: 'The last stone jug is full, and Noor can judge what flows. Pip is full, too.',
    token: { one: 'stone jug', many: 'stone jugs', mark: 'jar' },
  },
  'science.2.warm-and-cool': {
    scene: 'bee-meadow',
    today:
      'Noor wants a wax print of the stars on our green thing. The wax is stiff in the shade and soft in warm hands. Some of it is on Mateo.',
    problem: 'Predict what warmth and cold will change, and what can go back. Each right answer presses one wax tile.',
    payoff: 'The last wax tile is pressed, and Noor has stars to compare. Mateo has some, too, on one elbow.',
    token: { one: 'wax tile', many: 'wax tiles', mark: 'tile' },
  },
}
