import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the fourth day, when what went and what came need just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'bat-hollow',
    today:
      'What good is a whistle to a woodrat? Perhaps collecting helps it to survive, says Noor. The bats collect moths, which needs no explaining.',
    problem:
      'Explain how body parts or behaviors help animals survive in their habitats. Each right answer sketches one dusky wing.',
    payoff: 'The last dusky wing is sketched, and our visitor makes more sense. A bat has asked it to dance.',
    token: { one: 'dusky wing', many: 'dusky wings', mark: 'wing' },
  },
  'science.3.balanced-forces': {
    scene: 'oak-wood',
    today:
      'One drag mark stops dead at a root. Somebody pulled there, and something held the load. Mateo pulls at the root, which does not mind.',
    problem: 'Find out when forces balance, and what happens when they do not. Each right answer coils one trail rope.',
    payoff: 'The last trail rope is coiled, and Noor reads the mark again. The root has won on points.',
    token: { one: 'trail rope', many: 'trail ropes', mark: 'rope' },
  },
  'science.3.fair-test': {
    scene: 'owl-barn',
    today:
      'What does a woodrat like? Mateo tested it once at noon and once at night. Olu calls that two stories, not a test.',
    problem: 'Plan a test: change one thing, keep the rest the same. Each right answer earns one flight feather.',
    payoff: 'The last flight feather is earned, and our plan is fair. Olu says it was an Olu feather anyway.',
    token: { one: 'flight feather', many: 'flight feathers', mark: 'feather' },
  },
  'science.3.fossils': {
    scene: 'letter-room',
    today:
      'A letter tells of a woodrat heap in a dry cave. Plant bits in it are thousands of years old. Noor would call that a very patient collector.',
    problem: 'Use fossil clues to describe life and places of long ago. Each right answer deciphers one cave letter.',
    payoff: "The last cave letter is deciphered, and old collections begin to talk. Mateo's desk will be next.",
    token: { one: 'cave letter', many: 'cave letters', mark: 'letter' },
  },
  'science.3.life-cycles': {
    scene: 'bee-meadow',
    today:
      'This caterpillar does nothing but eat. Is our visitor in such a hungry stage as well? Mateo claims to be in one since breakfast.',
    problem: 'Put life cycles in order, and compare two of them. Each right answer makes one pupa bed.',
    payoff: 'The last pupa bed is made, and each stage has its place. The caterpillar has eaten its pillow.',
    token: { one: 'pupa bed', many: 'pupa beds', mark: 'bed' },
  },
  'science.3.motion-patterns': {
    scene: 'pika-slope',
    today:
      'Clink, says the heap, then a pause, then clink. Is something swinging in there? A pika beats time with a straw.',
    problem: 'Measure a motion that repeats, and predict how it goes on. Each right answer sets up one beat wheel.',
    payoff: 'The last beat wheel is up, and Noor can test that rhythm. The pika now conducts the whole slope.',
    token: { one: 'beat wheel', many: 'beat wheels', mark: 'wheel' },
  },
  'science.3.traits': {
    scene: 'fox-den',
    today:
      'One kit collects buckles, and the other three could not care less. So is collecting born or learned? Suki denies everything.',
    problem:
      'Identify which traits are inherited and which come from the environment. Each right answer polishes one brass buckle.',
    payoff:
      'The last brass buckle shines, and Noor asks better questions about collectors. The kit has inherited all of them.',
    token: { one: 'brass buckle', many: 'brass buckles', mark: 'buckle' },
  },
  'science.3.weather-climate': {
    scene: 'lookout-tower',
    today:
      'Calm here, always calm, signals a ranger on the far hill. Gale here, always gale, signals Mateo. Neither has one single number.',
    problem:
      'To judge those nights, record weather and compare places or seasons. Each right answer hangs out one weather sign.',
    payoff: 'The last weather sign is out, and both hills need data. They go on arguing, but by post.',
    token: { one: 'weather sign', many: 'weather signs', mark: 'sign' },
  },
  'science.4.body-structures': {
    scene: 'ranger-cabin',
    today:
      'Somebody without hands like ours got a whistle off its hook. Mateo tries it with both feet. Noor has to get Mateo off the hook, too.',
    problem:
      'Argue from evidence that a body structure helps its owner survive. Each right answer frees one test key from its hook.',
    payoff: 'The last test key is free, and our argument rests on evidence. Mateo rests on the floor.',
    token: { one: 'test key', many: 'test keys', mark: 'key' },
  },
  'science.4.changing-rock': {
    scene: 'otter-bend',
    today:
      'Up on the slope, stones have sharp edges. Ours is round, so it must have a past. Much juggling, says Pip, like a professional.',
    problem:
      'Classify changes to rock and soil: weathering, erosion or deposition. Each right answer files one bank stone.',
    payoff: 'The last bank stone is filed, and our pebble gets a biography. Pip asks for a chapter on juggling.',
    token: { one: 'bank stone', many: 'bank stones', mark: 'stone' },
  },
  'science.4.energy-and-speed': {
    scene: 'owl-barn',
    today:
      'If our pebble flew in, where is the dent? Perhaps it came slowly, says Mateo, and begins to juggle. Olu ducks behind the hay.',
    problem: 'Explain how speed shows the energy of an object in a crash. Each right answer tightens one bench bolt.',
    payoff: 'The last bench bolt is tight, and Noor can judge a landing. Olu comes up again, feather by feather.',
    token: { one: 'bench bolt', many: 'bench bolts', mark: 'bolt' },
  },
  'science.4.energy-moves': {
    scene: 'bat-hollow',
    today:
      'How does a clink get out of a heap of twigs? Noor drops a lid at one end of the hollow. At the other end, a bat complains.',
    problem:
      'Describe how sound, light or heat moves energy from place to place. Each right answer sets one route arrow.',
    payoff: 'The last route arrow is set, and the clink has a map. The bats sign the report upside down.',
    token: { one: 'route arrow', many: 'route arrows', mark: 'arrow' },
  },
  'science.4.energy-sources': {
    scene: 'beaver-dam',
    today:
      'Watching a woodrat takes many nights and a dim lamp. What should the lamp run on? A beaver points at falling water, Mateo at crackers.',
    problem:
      'Classify energy sources as renewable or nonrenewable, and justify it. Each right answer charges one power pack.',
    payoff: 'The last power pack is charged, and the night watch may begin. The crackers are for emergencies.',
    token: { one: 'power pack', many: 'power packs', mark: 'battery' },
  },
  'science.4.light-and-sight': {
    scene: 'night-trail',
    today:
      'Mateo says that eyes shine like lamps, and glares into the dark. The dark is not impressed. So how did a badge catch an eye?',
    problem: 'Describe the path of light: source, object, eye. Each right answer marks one glint star on the plan.',
    payoff: 'The last glint star is marked, and Noor can draw each path. Mateo has glared at a tree.',
    token: { one: 'glint star', many: 'glint stars', mark: 'star' },
  },
  'science.4.measure-and-graph': {
    scene: 'bee-meadow',
    today: 'How can things that we measure become a picture? Mateo has an opinion, and a bee has another.',
    problem: 'Noor needs somebody who can pick units, draw bars and read them. Each right answer hoists one wind fish.',
    payoff: 'The last wind fish is up, and opinions give way to bars. The bee has tried one on as a coat.',
    token: { one: 'wind fish', many: 'wind fish', mark: 'fish' },
  },
  'science.4.waves': {
    scene: 'reed-pond',
    today:
      'A pinecone floats far out on the pond. Would wind and waves bring it to us? The duck beside it is wondering, too.',
    problem: 'Model waves, and describe their height and length. Each right answer launches one float cone.',
    payoff:
      'The last float cone is out, and each wave has its description. The duck has booked a tall one for tomorrow.',
    token: { one: 'float cone', many: 'float cones', mark: 'cone' },
  },
  'science.5.change-one-variable': {
    scene: 'letter-room',
    today:
      'A ranger from another hut writes that no two clinks sound alike. Mateo tests it, but changes lid, floor and height all at once. Then Mateo bows.',
    problem: 'Design a controlled test, and justify what you change and measure. Each right answer sets one test gear.',
    payoff: 'The last test gear is set, and no clink is wasted. Mateo now bows after every trial.',
    token: { one: 'test gear', many: 'test gears', mark: 'gear' },
  },
  'science.5.food-webs': {
    scene: 'oak-wood',
    today:
      'Does anybody go hungry in this wood? Acorns feed a crowd, and somebody feeds on the crowd. A jay and a squirrel claim the same nut.',
    problem: 'Draw a food web, and infer what one change would do. Each right answer stores one winter berry.',
    payoff: 'The last winter berry is stored, and Noor can test any hunch. That nut has gone to a third party.',
    token: { one: 'winter berry', many: 'winter berries', mark: 'berry' },
  },
  'science.5.matter-stays': {
    scene: 'care-hut',
    today:
      'Mateo has stepped on a cracker from the cabin. Are all the crumbs still there, or has somebody nibbled? The turtle looks innocent.',
    problem: 'Explain why the weight of matter stays the same, and calculate. Each right answer hangs one scale peg.',
    payoff: 'The last scale peg hangs, and the cracker can be audited. The turtle goes on looking innocent, slowly.',
    token: { one: 'scale peg', many: 'scale pegs', mark: 'peg' },
  },
  'science.5.new-substances': {
    scene: 'fox-den',
    today:
      'Suki will hold court over the woodrat. First come smaller cases, such as rust, ice and toast. Four kits are the jury.',
    problem:
      'Classify changes by whether a new substance forms, with evidence. Each right answer inspects one cabin hinge.',
    payoff: 'The last cabin hinge is inspected, and the court is in practice. The jury has fallen asleep in one heap.',
    token: { one: 'cabin hinge', many: 'cabin hinges', mark: 'hinge' },
  },
  'science.5.particles': {
    scene: 'beaver-dam',
    today: 'Can air carry a pebble? Air is nothing, says Mateo. Nothing blows a hat off Mateo and over the dam.',
    problem:
      'Explain with a particle model how solids, liquids and gases behave. Each right answer opens one air pipe.',
    payoff: 'The last air pipe is open, and the air has a portrait. A beaver now owns a hat.',
    token: { one: 'air pipe', many: 'air pipes', mark: 'pipe' },
  },
  'science.5.plant-food': {
    scene: 'bee-meadow',
    today:
      'A bee takes sugar from a flower, and nobody shouts thief. But who gave the flower its sugar? The soil, says Mateo; the bee rolls five eyes.',
    problem: 'Argue with evidence what plants mainly grow from. Each right answer fills one sugar cell.',
    payoff: 'The last sugar cell is full, and each side has its argument. The bee lends Mateo a pencil.',
    token: { one: 'sugar cell', many: 'sugar cells', mark: 'cell' },
  },
  'science.5.sky-patterns': {
    scene: 'lookout-tower',
    today:
      'A woodrat works by night, and our nights are growing longer. South of the equator, they are getting shorter. Mateo has begun to pack.',
    problem: 'Model Earth and the sun to explain day, night and seasons. Each right answer finishes one night map.',
    payoff:
      "The last night map is finished, with the woodrat's working hours. Mateo asks for the same, minus the work.",
    token: { one: 'night map', many: 'night maps', mark: 'map' },
  },
  'science.5.water-on-earth': {
    scene: 'letter-room',
    today:
      "The big map is mostly blue. So some water must have brought our pebble, says Mateo. Mateo's tea adds one more sea.",
    problem: 'Classify the parts of Earth, and find out where its water is. Each right answer fits one ocean tile.',
    payoff: "The last ocean tile fits, and the pebble's way can be discussed. The tea sea is named after Mateo.",
    token: { one: 'ocean tile', many: 'ocean tiles', mark: 'tile' },
  },
}
