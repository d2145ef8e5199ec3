import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'oak-wood',
    today:
      'Noor searched a log for prints and saw only bark. Then the bark flew off: it was a moth. Our visitor goes unseen, too.',
    problem: 'Which colors, parts and habits help animals to survive? Each right answer searches one oak log.',
    payoff: 'The last oak log is searched, and Noor looks more closely now. Mateo salutes every log.',
    token: { one: 'oak log', many: 'oak logs', mark: 'log' },
  },
  'science.3.balanced-forces': {
    scene: 'otter-bend',
    today:
      'Something was pulled through our flour. At the bend, Mateo and Pip pull one crate from two sides. Nobody has won since breakfast.',
    problem: 'When does a load stay put, and when does it slide? Each right answer loads one iron bolt.',
    payoff: 'With the last iron bolt, Noor has data on pulling. Mateo calls the match a tie.',
    token: { one: 'iron bolt', many: 'iron bolts', mark: 'bolt' },
  },
  'science.3.fair-test': {
    scene: 'owl-barn',
    today:
      "Mateo's glider landed in the test flour. It left a line, so gliders join Mateo's list. Olu asks how far they even get.",
    problem: 'Only a fair plan counts: one change, the rest the same. Each right answer folds one glider wing.',
    payoff: 'The last glider wing is folded, and Olu accepts the plan. Mateo asks for more runway.',
    token: { one: 'glider wing', many: 'glider wings', mark: 'wing' },
  },
  'science.3.fossils': {
    scene: 'letter-room',
    today:
      'A desert ranger sends copies of very old prints. Feet, shells and ferns, pressed in mud long ago. None of them can be asked.',
    problem: 'What do prints alone tell of an animal and its place? Each right answer unpacks one cast parcel.',
    payoff: 'The last cast parcel is unpacked, and Noor is well read. Mateo reads the stamps.',
    token: { one: 'cast parcel', many: 'cast parcels', mark: 'parcel' },
  },
  'science.3.life-cycles': {
    scene: 'reed-pond',
    today:
      'Some feet on our list change with age. A tadpole starts with none at all. The frogs do not like to be reminded.',
    problem: 'Which stage follows which, and how do two lives differ? Each right answer wins one wooden egg.',
    payoff: "The last wooden egg completes Noor's age chart. A frog sits on it and looks proud.",
    token: { one: 'wooden egg', many: 'wooden eggs', mark: 'egg' },
  },
  'science.3.motion-patterns': {
    scene: 'ranger-cabin',
    today:
      'Left, right, left: the line swings as if to a beat. Noor hangs up a cord and lets it swing. The frog nods along.',
    problem: 'What changes the beat of a swing, and what can it predict? Each right answer winds one beat clock.',
    payoff: 'The last beat clock is wound, and Noor has your counts. The frog is dizzy.',
    token: { one: 'beat clock', many: 'beat clocks', mark: 'clock' },
  },
  'science.3.traits': {
    scene: 'fox-den',
    today:
      "Four kits have stepped in Noor's flour. Their feet look alike, but one claw is chipped. Suki blames a rock.",
    problem: 'Which traits come from parents, and which from the environment? Each right answer frames one kit print.',
    payoff: 'The last kit print is framed, so Noor can judge odd toes. Suki wants copies for the den.',
    token: { one: 'kit print', many: 'kit prints', mark: 'print' },
  },
  'science.3.weather-climate': {
    scene: 'lookout-tower',
    today:
      'Last night was cold, says the tower log. Who walks about on such nights? One page is lost under a ring of cocoa.',
    problem: 'Noor wants weather on record, to compare places and seasons. Each right answer completes one log book.',
    payoff: 'The last log book is complete and closed. The cocoa ring counts as a cloud.',
    token: { one: 'log book', many: 'log books', mark: 'book' },
  },
  'science.4.body-structures': {
    scene: 'bat-hollow',
    today:
      'The spoon lay on a high shelf, so somebody got up there. A bat climbs past Noor on its thumbs. Mateo tries it and stays below.',
    problem: 'What does a structure do for its owner? Argue from tests: each right answer adds one climbing plank.',
    payoff: 'With the last climbing plank, Noor climbs as high as that shelf. The bat was there first.',
    token: { one: 'climbing plank', many: 'climbing planks', mark: 'plank' },
  },
  'science.4.changing-rock': {
    scene: 'pika-slope',
    today:
      'A sharp grain of rock lay in one of the prints. Noor compares it with the slope. A pika has sat down on the comparison.',
    problem: 'How does rock break down, travel and settle? Each right answer sorts one rock sample.',
    payoff: 'The last rock sample is sorted, so Noor can trace the grain. The pika wants rent.',
    token: { one: 'rock sample', many: 'rock samples', mark: 'stone' },
  },
  'science.4.energy-and-speed': {
    scene: 'otter-bend',
    today:
      "Feet kick up flour, but how hard? Pip takes the slide into Noor's test flour. Noor says mess, Pip says data.",
    problem: 'What does a collision reveal about speed and energy? Each right answer mounts one cart wheel.',
    payoff: 'The last cart wheel is on, and Noor files your crash data. Pip has volunteered again.',
    token: { one: 'cart wheel', many: 'cart wheels', mark: 'wheel' },
  },
  'science.4.energy-moves': {
    scene: 'night-trail',
    today:
      'Noor asks the night crowd what reached it from the cabin. A cricket reports a tick, a moth reports nothing. Mateo reports cold feet.',
    problem: 'How do sound, light and heat get from place to place? Each right answer sets up one trail post.',
    payoff: 'The last trail post stands, and Noor can weigh each report. The cold feet stay on file.',
    token: { one: 'trail post', many: 'trail posts', mark: 'post' },
  },
  'science.4.energy-sources': {
    scene: 'care-hut',
    today:
      'There may be a third visit, so a guard needs light. The oil can is almost empty. Mateo suggests running on cocoa.',
    problem: 'Which sources come back, and which run out? Each right answer readies one night lamp.',
    payoff: 'The last night lamp is ready for the guard. Mateo still packs cocoa.',
    token: { one: 'night lamp', many: 'night lamps', mark: 'lamp' },
  },
  'science.4.light-and-sight': {
    scene: 'ranger-cabin',
    today:
      'The line bends out of sight behind the shelf. Nobody may step on the flour to look. Noor holds out a mirror and sees Mateo.',
    problem: 'Which path must light take to reach the eye? Each right answer fits one mirror hinge.',
    payoff: 'The last mirror hinge is fitted, and Noor peers around the bend. Mateo is there, too.',
    token: { one: 'mirror hinge', many: 'mirror hinges', mark: 'hinge' },
  },
  'science.4.measure-and-graph': {
    scene: 'owl-barn',
    today:
      'Could a puff of air spoil our evidence? Fluff drifts all over the barn floor. Mateo just sneezed some of it to the far wall.',
    problem: 'How far does a puff move light things? Measure and graph: each right answer earns one chart key.',
    payoff: 'The last chart key is earned, and the numbers speak. The sneeze is listed separately.',
    token: { one: 'chart key', many: 'chart keys', mark: 'key' },
  },
  'science.4.waves': {
    scene: 'reed-pond',
    today:
      'Our line has crests and troughs, like ripples seen from above. Noor studies ripples on the pond. Mateo adds some by falling in.',
    problem: 'What sets the height and length of a wave? Each right answer floats one wooden fish.',
    payoff: 'The last wooden fish floats, and Noor can describe the line. A heron is confused.',
    token: { one: 'wooden fish', many: 'wooden fish', mark: 'fish' },
  },
  'science.5.change-one-variable': {
    scene: 'oak-wood',
    today:
      'Did the spoon fall off its shelf, or was it carried? Mateo dropped a pan, a hat and a pie. The squirrels gave scores.',
    problem: 'How do things fall? Control the test, for each right answer wins one fir cone.',
    payoff: 'With the last fir cone, Noor has drops to trust. The squirrels award full marks.',
    token: { one: 'fir cone', many: 'fir cones', mark: 'cone' },
  },
  'science.5.food-webs': {
    scene: 'bee-meadow',
    today:
      'White dots of flour cross the meadow at one edge. Is somebody new eating here? Noor counts the bites in the clover.',
    problem: 'Who eats whom, and what if one of them is missing? Each right answer wins one rowan berry.',
    payoff: 'The last rowan berry completes the row. Suki would like it noted that foxes eat berries.',
    token: { one: 'rowan berry', many: 'rowan berries', mark: 'berry' },
  },
  'science.5.matter-stays': {
    scene: 'care-hut',
    today:
      'White powder lies on the step: flour from our floor, or salt? Mateo cannot recall which sack leaked. Nobody tastes evidence.',
    problem: 'Noor weighs and adds until every gram is accounted for. Each right answer closes one sack buckle.',
    payoff: 'The last sack buckle clicks: it was flour. Mateo labels the sacks, at last.',
    token: { one: 'sack buckle', many: 'sack buckles', mark: 'buckle' },
  },
  'science.5.new-substances': {
    scene: 'beaver-dam',
    today:
      'Noor tries out stuff for copies of the prints. One dries, one dissolves, one bakes brown. A beaver has walked off with the mud.',
    problem: 'Which changes make a new substance, and what proves it? Each right answer stacks one test brick.',
    payoff: 'The last test brick is stacked with its verdict. It is part of the dam by noon.',
    token: { one: 'test brick', many: 'test bricks', mark: 'brick' },
  },
  'science.5.particles': {
    scene: 'bee-meadow',
    today:
      'Suki smelled cookies through the gap below the cabin door. Nothing was to be seen there. Pip holds up a cup and calls it empty.',
    problem: 'What are air, water and smells made of? Noor needs a model: each right answer seals one wax cell.',
    payoff: 'The last wax cell is sealed, and Noor can reason about smells. Mateo reasons about cookies.',
    token: { one: 'wax cell', many: 'wax cells', mark: 'cell' },
  },
  'science.5.plant-food': {
    scene: 'pika-slope',
    today:
      'Noor looks for the bush that lost our twig. Up here, bushes grow among bare boulders. Mateo wonders what they live on.',
    problem: 'Where does a plant get its matter? Argue from evidence: each right answer finds one slope aster.',
    payoff: "The last slope aster is on Noor's list of growing places. A pika has eaten the list.",
    token: { one: 'slope aster', many: 'slope asters', mark: 'flower' },
  },
  'science.5.sky-patterns': {
    scene: 'lookout-tower',
    today:
      'The tower lamp showed two puffs of flour below the door. Why are nights growing longer now? Mateo blames the early bedtime.',
    problem: 'Noor needs a model of Earth, sun, days and seasons. Each right answer fits one sky gear.',
    payoff: 'The last sky gear is in, and the model turns. Mateo asks for the summer setting.',
    token: { one: 'sky gear', many: 'sky gears', mark: 'gear' },
  },
  'science.5.water-on-earth': {
    scene: 'night-trail',
    today:
      'Some prints on the trail are wet. Is it water from the air, the ground or the pond? A snail says that it was here first.',
    problem: "Where is Earth's water, and which systems does it link? Each right answer fills one dew mug.",
    payoff: 'The last dew mug is full, and Noor considers wet feet. The snail takes a bath.',
    token: { one: 'dew mug', many: 'dew mugs', mark: 'jar' },
  },
}
