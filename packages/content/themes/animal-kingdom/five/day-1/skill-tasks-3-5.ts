import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the first day, when the odd marks on the pinecone need just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'night-trail',
    today:
      'Who gets past a whole valley without being seen? Moths do it each day, on bark or stone. Mateo greets nine of them and misses ten.',
    problem: 'Find out how body parts and behaviors help animals survive. Each right answer pins up one test wing.',
    payoff: "The last test wing is up, and Noor sharpens our visitor's description. A moth sits on it, unseen.",
    token: { one: 'test wing', many: 'test wings', mark: 'wing' },
  },
  'science.3.balanced-forces': {
    scene: 'fox-den',
    today:
      'Four kits pull at the spare whistle, two at each end. It hangs in the air and stays put. So did ours, until last night.',
    problem: 'Tell when forces hold a thing still and when they move it. Each right answer wins back one strap buckle.',
    payoff: 'The last strap buckle is back, and Noor can test the hook. The kits let go all at once and sit down.',
    token: { one: 'strap buckle', many: 'strap buckles', mark: 'buckle' },
  },
  'science.3.fair-test': {
    scene: 'lookout-tower',
    today:
      'Mateo threw a cone from the tower, then a hat, then both. That proves a lot, says Mateo. The hat hangs in a tree.',
    problem:
      'Too much changed at once, so nothing is proved. Plan a fair test, and each right answer launches one trial arrow.',
    payoff: 'The last trial arrow is launched, and Noor trusts our plans. It brushed the hat, which stays where it is.',
    token: { one: 'trial arrow', many: 'trial arrows', mark: 'arrow' },
  },
  'science.3.fossils': {
    scene: 'pika-slope',
    today:
      'High on the slope, Mateo found a stone full of odd marks. Are they from last night, too? A pika has used it as a chair.',
    problem: 'What can prints in rock tell of life and places long ago? Each right answer fills one dig book.',
    payoff: 'The last dig book is full of very old news. The pika has its chair back.',
    token: { one: 'dig book', many: 'dig books', mark: 'book' },
  },
  'science.3.life-cycles': {
    scene: 'bee-meadow',
    today:
      'A caterpillar left neat holes along the edge of a leaf. Did it visit our cone as well? It has become a pupa and will not say.',
    problem: 'Put the stages of a life in order and compare two lives. Each right answer charts one tiny egg.',
    payoff: 'The last tiny egg is charted, and each stage has its place. The pupa will answer in two weeks.',
    token: { one: 'tiny egg', many: 'tiny eggs', mark: 'egg' },
  },
  'science.3.motion-patterns': {
    scene: 'owl-barn',
    today:
      'Something swings in the barn: tock, tock, tock. Did a thing like that make the noise last night? Olu nods along and nearly drops off.',
    problem:
      'Measure motions that repeat, and use their pattern to predict. Each right answer hangs up one clock gear.',
    payoff: 'The last clock gear hangs, and Noor can predict a tock. Olu predicts a nap.',
    token: { one: 'clock gear', many: 'clock gears', mark: 'gear' },
  },
  'science.3.traits': {
    scene: 'letter-room',
    today:
      'Suki has cousins all over the world, and they write. Do all of them have such claws? Mateo would like a paw for the album.',
    problem:
      'Tell what comes from parents and what from the environment. Each right answer opens one fox letter to compare.',
    payoff: 'The last fox letter is open, and whole families can be compared. One cousin sent nothing but a muddy paw.',
    token: { one: 'fox letter', many: 'fox letters', mark: 'letter' },
  },
  'science.3.weather-climate': {
    scene: 'reed-pond',
    today: 'Windy nights are normal here, says Mateo. Never in my life, croaks a frog. It is one year old.',
    problem:
      'Only weather data can end this: record, then compare places or seasons. Each right answer sets up one wind wheel.',
    payoff: 'The last wind wheel is up, and now numbers do the talking. The frog blows at one, to be fair.',
    token: { one: 'wind wheel', many: 'wind wheels', mark: 'wheel' },
  },
  'science.4.body-structures': {
    scene: 'otter-bend',
    today:
      'Pip turns a shell around and around between two paws. Who can hold a cone like that and mark it? Mateo tries it in mittens.',
    problem:
      'Gather evidence of what body structures are good for. Each right answer rolls up one climbing log for the next trial.',
    payoff:
      'The last climbing log is up, and Noor can argue from evidence. Pip wants to see Mateo climb it, in mittens.',
    token: { one: 'climbing log', many: 'climbing logs', mark: 'log' },
  },
  'science.4.changing-rock': {
    scene: 'beaver-dam',
    today:
      'Below the dam lie pebbles with chips and scrapes. Did the same somebody mark these, too? The stream tumbles on and only says glug.',
    problem:
      'How are rock and soil worn down, carried off and dropped? Each right answer sets one bank post by the stream.',
    payoff: 'The last bank post stands, and the chips get their own report. A beaver leans on it and approves.',
    token: { one: 'bank post', many: 'bank posts', mark: 'post' },
  },
  'science.4.energy-and-speed': {
    scene: 'oak-wood',
    today:
      "A cone drops from the crooked pine: tock, on Mateo's hat. Can a bump leave marks like ours? The pine drops another one, as a comment.",
    problem: 'Find out how speed and energy show in a crash. Each right answer adds one hard nut to the bump chart.',
    payoff: 'The last hard nut is in, and the bump chart is full. Mateo now wears two hats.',
    token: { one: 'hard nut', many: 'hard nuts', mark: 'nut' },
  },
  'science.4.energy-moves': {
    scene: 'ranger-cabin',
    today:
      'Mateo lays one ear on the cabin wall. Noor scratches at the far end, and Mateo jumps. Why did nobody jump last night?',
    problem:
      'Describe how sound, light and heat carry energy from place to place. Each right answer oils one quiet hinge.',
    payoff: 'The last quiet hinge is oiled. Now any odd noise is heard, such as the cabin frog.',
    token: { one: 'quiet hinge', many: 'quiet hinges', mark: 'hinge' },
  },
  'science.4.energy-sources': {
    scene: 'night-trail',
    today:
      'Some trail lamps went out last night, each with its own power. How dark was it when our cone was marked? A cricket played on.',
    problem:
      'Find out which energy sources renew themselves, and what speaks for each. Each right answer charges one power cell.',
    payoff: 'The last power cell is charged, and the trail is lit tonight. The moths send their thanks.',
    token: { one: 'power cell', many: 'power cells', mark: 'battery' },
  },
  'science.4.light-and-sight': {
    scene: 'bat-hollow',
    today:
      "A spot of light dances over the wall of the hollow. That is my whistle, cries Mateo. It is Mateo's own belt buckle, in the sun.",
    problem: 'Trace the path of light, and see who could spot a glint. Each right answer sets up one mirror pane.',
    payoff: 'The last mirror pane is up, and Noor can trace any glint. The bats would like the buckle covered, please.',
    token: { one: 'mirror pane', many: 'mirror panes', mark: 'pane' },
  },
  'science.4.measure-and-graph': {
    scene: 'owl-barn',
    today:
      'Mateo puffs at cones, straw and fluff to play the wind. Nobody writes down how far they go. Olu gets straw in both ears.',
    problem: 'Measure with care and graph it, and nobody has to guess. Each right answer saves one hay wisp as proof.',
    payoff: 'The last hay wisp is saved, and the wind has its graph. Olu shakes out the rest of the proof.',
    token: { one: 'hay wisp', many: 'hay wisps', mark: 'hay' },
  },
  'science.4.waves': {
    scene: 'reed-pond',
    today:
      'Rings run across the pond, some high and some low. Did somebody play here while our cone was marked? A frog rates the rings with croaks.',
    problem:
      'Find out what makes waves high or low, long or short. Each right answer sends off one bark fish to ride them.',
    payoff: 'The last bark fish rides by, and the rings make sense. A duck has adopted two.',
    token: { one: 'bark fish', many: 'bark fish', mark: 'fish' },
  },
  'science.5.change-one-variable': {
    scene: 'pika-slope',
    today:
      'Mateo drops big cones, wet cones and wrapped cones off a boulder. Each gets other scrapes, and nobody can say why. The pikas call a meeting.',
    problem:
      'Design a test: change one variable, measure one, control the rest. Each right answer earns one model cone.',
    payoff: 'The last model cone is earned, and our results mean something. The pikas vote to come out again.',
    token: { one: 'model cone', many: 'model cones', mark: 'cone' },
  },
  'science.5.food-webs': {
    scene: 'bee-meadow',
    today:
      'Was our visitor hungry, and who would have noticed? Noor begins a food web of the valley. Mateo adds an arrow from pancake to Mateo.',
    problem: 'Draw who feeds whom, and infer what one change does. Each right answer hangs one dew drop on the web.',
    payoff: 'The last dew drop is on, and the whole web glitters. The pancake arrow stays, by popular vote.',
    token: { one: 'dew drop', many: 'dew drops', mark: 'drop' },
  },
  'science.5.matter-stays': {
    scene: 'ranger-cabin',
    today:
      'Our cone and its crumbs lie side by side. Is every bit still there, or was some carried off? The cabin frog sits on the scale.',
    problem: 'Find out what becomes of weight when things mix or seem gone. Each right answer seals one crumb parcel.',
    payoff: 'The last crumb parcel is sealed, and our sums hold. The frog had to be subtracted.',
    token: { one: 'crumb parcel', many: 'crumb parcels', mark: 'parcel' },
  },
  'science.5.new-substances': {
    scene: 'letter-room',
    today:
      'On the map table lie crumbs of rust, pencil and cookie. Which of these was made anew? Mateo offers to look after the cookie.',
    problem:
      'Judge which changes make a new substance, and by what evidence. Each right answer sorts one rusty bolt for the case.',
    payoff: 'The last rusty bolt is sorted, and each crumb gets a verdict. The cookie crumbs are no longer available.',
    token: { one: 'rusty bolt', many: 'rusty bolts', mark: 'bolt' },
  },
  'science.5.particles': {
    scene: 'care-hut',
    today:
      'The care hut smells of pine today. Yet our cone lies in the cabin, and nobody brought it. The turtle sneezes, four minutes late.',
    problem:
      'Explain with particles how solids, liquids and gases behave. Each right answer files one smell slip in the case.',
    payoff: 'The last smell slip is filed, so noses may rest. The turtle starts on its second sneeze.',
    token: { one: 'smell slip', many: 'smell slips', mark: 'page' },
  },
  'science.5.plant-food': {
    scene: 'oak-wood',
    today:
      'The crooked pine grew a whole new ring of cones. It must have eaten its soil, says Mateo, or my whistle. The pine rustles.',
    problem:
      'Argue with evidence: what is a plant mainly built from? Each right answer colors one leaf cell on the chart.',
    payoff: 'The last leaf cell is colored, and the argument stands. Mateo bows to the pine and says sorry.',
    token: { one: 'leaf cell', many: 'leaf cells', mark: 'cell' },
  },
  'science.5.sky-patterns': {
    scene: 'lookout-tower',
    today:
      'Our cone was marked at night, in the dark, says Noor. Elsewhere it was lunchtime, says Mateo, and unpacks a sandwich.',
    problem: 'Model Earth and the sun to explain shadows, days and seasons. Each right answer sets one sun clock.',
    payoff: 'The last sun clock is set, and the hours fall into place. Somewhere it is always lunchtime.',
    token: { one: 'sun clock', many: 'sun clocks', mark: 'clock' },
  },
  'science.5.water-on-earth': {
    scene: 'beaver-dam',
    today:
      'Our cone was damp this morning, and all wonder why. Rain, says Noor; the sea, says Mateo. A beaver would rather talk about the dam.',
    problem:
      'Find out where Earth keeps its water, and how its systems meet. Each right answer colors one water map for the hunt.',
    payoff: 'The last water map is colored, and Noor can follow the damp. The beaver signs it with a wet paw.',
    token: { one: 'water map', many: 'water maps', mark: 'map' },
  },
}
