import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the fifth day, when the rattle behind the round door needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'sky-garden',
    today:
      'Could anything live through such a trip? Camels cross deserts, and some frogs wait out the frost. Ravi knocks on the door and whispers: Frog?',
    problem: 'Explain how animals survive thanks to body parts or behaviors. Each right answer spots one cave fish.',
    payoff: 'The last cave fish is spotted, and we respect tough travelers. No frog has answered Ravi so far.',
    token: { one: 'cave fish', many: 'cave fish', mark: 'fish' },
  },
  'science.3.balanced-forces': {
    scene: 'docking-port',
    today:
      'A spring holds the round door shut, and Kenji pulls. Nothing moves, although both do their best. Dot offers them a snack.',
    problem:
      'Tell when forces are balanced, and what changes when they are not. Each right answer tests one door hinge.',
    payoff: 'The last door hinge is tested, and Kenji pulls with a plan. The spring did not want the snack.',
    token: { one: 'door hinge', many: 'door hinges', mark: 'hinge' },
  },
  'science.3.fair-test': {
    scene: 'float-gym',
    today:
      'Kenji shakes a button softly and a pebble wildly. The pebble is louder, he reports. The button asks for a second hearing, through Dot.',
    problem: 'Plan a fair test: change one thing, keep the others the same. Each right answer starts one shake arrow.',
    payoff: 'The last shake arrow is off, and each suspect is shaken alike. The button has no complaints.',
    token: { one: 'shake arrow', many: 'shake arrows', mark: 'arrow' },
  },
  'science.3.fossils': {
    scene: 'moon-lab',
    today:
      'All we have is an outline in a window. Amara has read whole sea floors from such outlines, in old rock. Kenji sees a potato.',
    problem: 'Use fossil clues to tell of life and places of long ago. Each right answer uncovers one fossil shell.',
    payoff: 'The last fossil shell is free, and outlines begin to speak. Kenji has renamed his potato a maybe.',
    token: { one: 'fossil shell', many: 'fossil shells', mark: 'shell' },
  },
  'science.3.life-cycles': {
    scene: 'sleep-pods',
    today:
      'If it is a pupa, nobody may shake it, says Ravi. If it is an egg, somebody should sit on it. All look at Dot.',
    problem: 'Put the stages of life cycles in order, and compare two. Each right answer unfolds one meadow bloom.',
    payoff: 'The last meadow bloom is open, and any stage would be welcome. Dot sits on a pillow, to be ready.',
    token: { one: 'meadow bloom', many: 'meadow blooms', mark: 'flower' },
  },
  'science.3.motion-patterns': {
    scene: 'cargo-bay',
    today:
      'Acorn bobs in its cradle, and the thing knocks: now, now, now. Soon the crew can call the next knock. Dot, alas, knocks too.',
    problem: 'Measure a repeating motion, and predict with its pattern. Each right answer turns one knock gear.',
    payoff: 'The last knock gear turns, and patterns do the telling. Dot now knocks on request.',
    token: { one: 'knock gear', many: 'knock gears', mark: 'gear' },
  },
  'science.3.traits': {
    scene: 'radio-nook',
    today: "By now the whole crew hums Acorn's tune. Was anyone born humming? Ravi was, he says, and slightly off key.",
    problem:
      'Identify traits that are inherited and traits from the environment. Each right answer lifts one family print.',
    payoff: 'The last family print is lifted, and traits have their causes. Ravi is asked to hum elsewhere.',
    token: { one: 'family print', many: 'family prints', mark: 'print' },
  },
  'science.3.weather-climate': {
    scene: 'earth-window',
    today:
      "Acorn noted rain and sun at its old home for years. One of these places below must fit. They're all damp, says Kenji, without looking.",
    problem: 'Record weather data, and compare places or seasons by it. Each right answer pins one rain flag.',
    payoff:
      'The last rain flag is pinned, and Lucia compares with care. Kenji looks, and it is raining on all of them.',
    token: { one: 'rain flag', many: 'rain flags', mark: 'flag' },
  },
  'science.4.body-structures': {
    scene: 'repair-shop',
    today:
      "The hole of the lock is narrow and deep. A woodpecker's tongue would reach in, a thumb would not. Dot asks where to order a woodpecker.",
    problem: 'Argue from evidence how a body structure helps its owner survive. Each right answer cuts one beak key.',
    payoff: 'The last beak key is cut, and Kenji plans a tool. The woodpecker was out of stock.',
    token: { one: 'beak key', many: 'beak keys', mark: 'key' },
  },
  'science.4.changing-rock': {
    scene: 'rover-garage',
    today:
      'Acorn recalls a pointed hill above its river. Rain and frost have had years to work on it. The crawlers plan a very slow search.',
    problem:
      'Classify what happens to rock and soil: weathering, erosion or deposition. Each right answer sets one hill post.',
    payoff:
      'The last hill post is set, and we search with better eyes. One crawler is already looking under the bench.',
    token: { one: 'hill post', many: 'hill posts', mark: 'post' },
  },
  'science.4.energy-and-speed': {
    scene: 'docking-port',
    today:
      'We fly almost five miles a second, and Acorn does too. So the catch felt like a hug. A comet crumb at another speed would not hug.',
    problem: 'Explain how speed shows the energy of a thing in a collision. Each right answer fits one catch nut.',
    payoff: 'The last catch nut is on, and Amara breathes out. The arm asks for another hug.',
    token: { one: 'catch nut', many: 'catch nuts', mark: 'nut' },
  },
  'science.4.energy-moves': {
    scene: 'radio-nook',
    today:
      'Something knocks deep inside, and we hear it out here. The Sun warms the coat, and the lock turns. Energy clearly gets around.',
    problem: 'How do sound, light and heat bring energy from place to place? Each right answer opens one warm pipe.',
    payoff: "The last warm pipe is open, and Kenji follows each knock. Dot follows the warmth, to Kenji's tea.",
    token: { one: 'warm pipe', many: 'warm pipes', mark: 'pipe' },
  },
  'science.4.energy-sources': {
    scene: 'cargo-bay',
    today:
      "Acorn's builders could not send a fuel truck after it. What lasts, and what runs out? Kenji runs out about every two hours.",
    problem:
      'Classify energy sources as renewable or not, and justify your choice. Each right answer charges one journey cell.',
    payoff: 'The last journey cell is charged, and the builders get our respect. Kenji recharges with crackers.',
    token: { one: 'journey cell', many: 'journey cells', mark: 'cell' },
  },
  'science.4.light-and-sight': {
    scene: 'telescope-dome',
    today:
      'The little window blurs whatever is in there. Light goes in, meets the thing and comes back muddled. Dot cleans its own eye, twice.',
    problem: 'Describe how light reaches the eye by way of an object. Each right answer aims one peep tile.',
    payoff: 'The last peep tile is aimed, and Lucia can trace the light. Dot sees very well now and still no more.',
    token: { one: 'peep tile', many: 'peep tiles', mark: 'tile' },
  },
  'science.4.measure-and-graph': {
    scene: 'control-deck',
    today:
      'How big is the shadow? A thumb, says Amara, and a thumb and a half, says Kenji. They compare thumbs for quite a while.',
    problem: 'Measure with the right unit, and graph it to settle a question. Each right answer adds one bar plank.',
    payoff: 'The last bar plank is up, and thumbs are off duty. Lucia has graphed the thumbs as well.',
    token: { one: 'bar plank', many: 'bar planks', mark: 'plank' },
  },
  'science.4.waves': {
    scene: 'galley',
    today:
      'Each knock travels through the hull and shakes the soup. Loud ones make it jump, soft ones tickle it. Ravi calls it wave soup.',
    problem: 'Make a model of a wave, and describe its height and length. Each right answer fills one tune page.',
    payoff: 'The last tune page is full, and we can draw a knock. The soup is calm, for it has been eaten.',
    token: { one: 'tune page', many: 'tune pages', mark: 'page' },
  },
  'science.5.change-one-variable': {
    scene: 'float-gym',
    today: 'Kenji shook Acorn slow and upright, then fast and upside down. The rattle changed. He writes: It depends.',
    problem:
      'Control your variables, and justify which to change and which to measure. Each right answer fastens one rattle bolt.',
    payoff: 'The last rattle bolt is fast, and our test can begin. Kenji crosses out his line.',
    token: { one: 'rattle bolt', many: 'rattle bolts', mark: 'bolt' },
  },
  'science.5.food-webs': {
    scene: 'sky-garden',
    today:
      'Whoever comes out of that door may move into the garden. Whom would it eat, and who would eat it? The ladybugs hold a meeting.',
    problem: 'Draw a food web, and infer how one change spreads through it. Each right answer shuts one web buckle.',
    payoff: 'The last web buckle is shut, and the web holds together. The ladybugs still ask for a form.',
    token: { one: 'web buckle', many: 'web buckles', mark: 'buckle' },
  },
  'science.5.matter-stays': {
    scene: 'moon-lab',
    today:
      "Acorn's list gives each weight at the start, and nothing vanishes. To weigh things here, Kenji swings them on a spring. Heavy ones swing slowly.",
    problem:
      'Calculate and explain what happens to total weight when matter changes. Each right answer checks one load parcel.',
    payoff: 'The last load parcel is checked, and the sums are sound. Dot tries a plain scale, floats and reads zero.',
    token: { one: 'load parcel', many: 'load parcels', mark: 'parcel' },
  },
  'science.5.new-substances': {
    scene: 'repair-shop',
    today:
      "Acorn's coat left home silver and came back brown in spots. Is that a new stuff, or is it only dirt? Dot rubs it with a scarf, as a scientist.",
    problem:
      'Classify changes by whether a new substance forms, and give evidence. Each right answer opens one coat book.',
    payoff: 'The last coat book is open, and each spot is judged. Dot may polish the undecided ones.',
    token: { one: 'coat book', many: 'coat books', mark: 'book' },
  },
  'science.5.particles': {
    scene: 'telescope-dome',
    today:
      "Near the Sun a comet's ice turns to gas, its tail. What else changes when it gets so hot? Amara fans herself in the dome.",
    problem: 'Use a particle model to explain solids, liquids and gases. Each right answer adds one comet pearl.',
    payoff:
      'The last comet pearl is added, and the smallest bits make sense. Lucia calls it the shortest tail she ever saw.',
    token: { one: 'comet pearl', many: 'comet pearls', mark: 'bead' },
  },
  'science.5.plant-food': {
    scene: 'galley',
    today:
      "Supper for seven includes Ravi's giant tomato. It grew in a handful of wet wool. What is it made of, then, asks Kenji, fork in hand.",
    problem: 'What do plants mainly grow from? Argue with evidence, and each right answer stacks one garden log.',
    payoff: 'The last garden log is in, and the tomato has been explained. Kenji would now like to test it.',
    token: { one: 'garden log', many: 'garden logs', mark: 'log' },
  },
  'science.5.sky-patterns': {
    scene: 'earth-window',
    today:
      "Amara wants to call Acorn's old home with the news. But is it day there, and is it summer? Last time she woke up a rooster.",
    problem: 'Model Earth and the Sun to explain day, night and the seasons. Each right answer spins one globe peg.',
    payoff: 'The last globe peg spins, and Amara calls at a decent hour. The rooster answers.',
    token: { one: 'globe peg', many: 'globe pegs', mark: 'peg' },
  },
  'science.5.water-on-earth': {
    scene: 'earth-window',
    today:
      "A river ran past Acorn's hill, and Earth is full of water. How much of it runs in rivers, and where is the rest? Dot starts counting drops.",
    problem: 'Classify the parts of Earth, and graph where water is found. Each right answer inks one river map.',
    payoff: 'The last river map is inked, and Lucia starts her search. Dot is at drop forty.',
    token: { one: 'river map', many: 'river maps', mark: 'map' },
  },
}
