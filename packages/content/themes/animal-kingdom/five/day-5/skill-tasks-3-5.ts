import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the last day, when the third thing on the flat stone needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'night-trail',
    today:
      'Olu watched the flat stone all night and saw nobody. Yet the whistle is back. Not seeing somebody is no crime, says Olu.',
    problem:
      'Explain how body parts and behavior help animals survive, seen or unseen. Each right answer wins one night feather.',
    payoff: 'With the last night feather, Noor ends the chapter on hiding. Olu asks not to be quoted.',
    token: { one: 'night feather', many: 'night feathers', mark: 'feather' },
  },
  'science.3.balanced-forces': {
    scene: 'pika-slope',
    today:
      'Could somebody small tug our green thing over grass? A pika and Noor pull at the two ends of a load. Mateo sits on top and cheers.',
    problem: 'Find out which forces hold a load still and which move it. Each right answer adds one load brick.',
    payoff: 'Noor can judge every tug, thanks to the last load brick. Mateo gets off at last.',
    token: { one: 'load brick', many: 'load bricks', mark: 'brick' },
  },
  'science.3.fair-test': {
    scene: 'beaver-dam',
    today:
      'Our thing flew in, says Mateo, and sends off gliders as proof. One is large, one has a clip, one is wet. A beaver files them under dam.',
    problem: 'For real proof, change one thing and keep the rest alike. Each right answer stamps one flight ticket.',
    payoff: 'The last flight ticket is stamped, and each flight counts as evidence. The beaver keeps the wet glider.',
    token: { one: 'flight ticket', many: 'flight tickets', mark: 'ticket' },
  },
  'science.3.fossils': {
    scene: 'bat-hollow',
    today:
      'A hook that is bare for twenty years is old, says Mateo. In the rock of the hollow, Noor shows a far older shell. Mateo says sorry to it.',
    problem:
      'Tell from prints and layers what lived there, and where that was. Each right answer earns one digger badge.',
    payoff: 'With the last digger badge, you may read our mud, too. The shell wishes you luck, in silence.',
    token: { one: 'digger badge', many: 'digger badges', mark: 'badge' },
  },
  'science.3.life-cycles': {
    scene: 'bee-meadow',
    today:
      'In the mud of the green thing is a tiny, empty case. Somebody went in with one shape and came out with another. Mateo tries that with a coat.',
    problem: 'Order the stages of a life, and compare it with another life. Each right answer draws one brood cell.',
    payoff: 'The last brood cell is drawn, and our case has its place. Mateo is still in the coat.',
    token: { one: 'brood cell', many: 'brood cells', mark: 'cell' },
  },
  'science.3.motion-patterns': {
    scene: 'bat-hollow',
    today:
      'Even the green thing hangs by its loop in the bat hollow. It swings to and fro, and to and fro. Mateo watches and gets dizzy.',
    problem:
      'Measure a motion that repeats, and predict how it goes on. Each right answer wins one hazelnut for the trials.',
    payoff: 'One last hazelnut, and Noor can foretell a beat. Mateo predicts a snack.',
    token: { one: 'hazelnut', many: 'hazelnuts', mark: 'nut' },
  },
  'science.3.traits': {
    scene: 'care-hut',
    today:
      'The care hut keeps a page for each old guest. One says: woodrat, soft fur, cut toe. Does that run in the family, asks Mateo, and counts ten toes.',
    problem:
      'Which traits come from parents, and which from the environment? Each right answer fluffs up one straw bed.',
    payoff: 'The last straw bed is ready, and Noor rereads the page. The turtle tests all the beds, in no hurry.',
    token: { one: 'straw bed', many: 'straw beds', mark: 'bed' },
  },
  'science.3.weather-climate': {
    scene: 'ranger-cabin',
    today:
      'Is this a wet time of year? The cabin has rain records for twenty years. The frog has its own list, headed Good Days.',
    problem:
      'Record weather data, and let it compare seasons or places for us. Each right answer inks in one chart drop.',
    payoff: 'The last chart drop is inked in, and now numbers speak. The frog finds the dry months too long.',
    token: { one: 'chart drop', many: 'chart drops', mark: 'drop' },
  },
  'science.4.body-structures': {
    scene: 'fox-den',
    today:
      'Pip, Suki and a jay lift the green thing by its loop. Paw, jaw or beak: which is made for it? The jay votes for the jay.',
    problem: 'Argue from evidence how a structure helps a living thing survive. Each right answer knots one grip rope.',
    payoff: "With the last grip rope, Noor's argument holds. So does the jay, which will not let go.",
    token: { one: 'grip rope', many: 'grip ropes', mark: 'rope' },
  },
  'science.4.changing-rock': {
    scene: 'otter-bend',
    today:
      'What would a trip down the river do to our green thing? The pebbles here have all made one. So has Pip, nine times today.',
    problem: 'Classify how rock and soil are worn, moved and laid down. Each right answer drives in one depth post.',
    payoff: 'Down goes the last depth post, and Noor can read the river. Pip slides by, in the name of science.',
    token: { one: 'depth post', many: 'depth posts', mark: 'post' },
  },
  'science.4.energy-and-speed': {
    scene: 'beaver-dam',
    today:
      'A cricket heard our thing land on the stone: a soft thud. How fast was that? A beaver slaps its tail, for a louder example.',
    problem: 'Find out what speed and load do in a crash. Each right answer shapes one thud ball for the trials.',
    payoff: 'The last thud ball is shaped, and Noor can compare crashes. The beaver wins the loud class.',
    token: { one: 'thud ball', many: 'thud balls', mark: 'bead' },
  },
  'science.4.energy-moves': {
    scene: 'lookout-tower',
    today:
      "On the windy tower, Noor pours warm tea into our green thing. Its outer side gets warm, then Mateo's fingers. Then Mateo's mood does, too.",
    problem: 'Trace how heat, sound or light carries energy along. Each right answer chalks one path arrow.',
    payoff: 'Noor follows each path arrow to the last and loses no energy. Mateo saves a drawing of the warm mood.',
    token: { one: 'path arrow', many: 'path arrows', mark: 'arrow' },
  },
  'science.4.energy-sources': {
    scene: 'letter-room',
    today:
      'What did the valley once run on, twenty years ago? Old letters tell of oil, wind and running water. Mateo suggests gravy.',
    problem:
      'Judge which energy sources renew themselves, and defend your choice. Each right answer charges one desk cell.',
    payoff: 'The last desk cell is charged, and Noor reads on until supper. No letter mentions gravy.',
    token: { one: 'desk cell', many: 'desk cells', mark: 'battery' },
  },
  'science.4.light-and-sight': {
    scene: 'night-trail',
    today:
      'By moonlight, a moth saw something shine on the flat stone. Where did that light start, and how did it get there? Ask my buttons, says Mateo.',
    problem: 'Describe how light goes from source to object to eye. Each right answer polishes one mirror plate.',
    payoff: 'The last mirror plate is polished, and Noor can check the report. The moth stops at each one to look in.',
    token: { one: 'mirror plate', many: 'mirror plates', mark: 'plate' },
  },
  'science.4.measure-and-graph': {
    scene: 'owl-barn',
    today:
      'By noon, six heads have tried on the green thing. Only Mateo took notes, and they say: funny. Noor would prefer a unit.',
    problem:
      'Measure with care, and let a graph answer the question. Each right answer lays one straw bar on the floor.',
    payoff: 'The last straw bar is in line, and guesses become numbers. An owl chick naps on the tallest.',
    token: { one: 'straw bar', many: 'straw bars', mark: 'hay' },
  },
  'science.4.waves': {
    scene: 'reed-pond',
    today:
      'Could waves have lifted a green thing up to our stone? Noor watches rafts of bark ride over some. A duck lands, and the sailors abandon ship.',
    problem: 'Model a wave, and describe its height and its length. Each right answer puts one raft berry aboard.',
    payoff: 'Noor can judge any wave, now that each raft berry is aboard. The duck would like to order more.',
    token: { one: 'raft berry', many: 'raft berries', mark: 'berry' },
  },
  'science.5.change-one-variable': {
    scene: 'oak-wood',
    today:
      'How was our thing set down without a scratch? Mateo drops a sock, a leaf and a bun, from three branches. A jay has caught the bun.',
    problem:
      'Noor accepts a test only with one change and one measure. Each right answer is trusted with one practice egg.',
    payoff: 'The last practice egg is earned, and our results can be trusted. The jay is sitting on two of them.',
    token: { one: 'practice egg', many: 'practice eggs', mark: 'egg' },
  },
  'science.5.food-webs': {
    scene: 'pika-slope',
    today:
      'Noor draws who feeds whom around the flat stone. One arrow runs from the woodrat to the owl. Olu calls that rather personal.',
    problem: 'Draw the links of a web, and infer who feels a change. Each right answer sets one web peg.',
    payoff: 'With the last web peg, no link of the web hangs loose. Olu has decorated the arrow.',
    token: { one: 'web peg', many: 'web pegs', mark: 'peg' },
  },
  'science.5.matter-stays': {
    scene: 'care-hut',
    today:
      'Noor weighs our thing, digs out mud and weighs it again. The rest must be in the dish, to the gram. The rabbit beside the dish chews and looks away.',
    problem:
      'Show by sums what weight does when matter mixes or seems gone. Each right answer tightens one scale bolt.',
    payoff: 'Click: the last scale bolt is tight, and the books balance. The rabbit insists that it was clover.',
    token: { one: 'scale bolt', many: 'scale bolts', mark: 'bolt' },
  },
  'science.5.new-substances': {
    scene: 'fox-den',
    today:
      'Was that green put on, or did it form by itself? Mateo rubs it, sniffs it and asks it nicely. Suki, as its lawyer, objects.',
    problem:
      'Judge whether a change forms a new substance, and give evidence. Each right answer seals one verdict letter.',
    payoff: 'The last verdict letter is sealed, after a day in court. Suki sends the bill to Mateo.',
    token: { one: 'verdict letter', many: 'verdict letters', mark: 'letter' },
  },
  'science.5.particles': {
    scene: 'otter-bend',
    today:
      'Without the mud our thing is empty, says Mateo. Empty, asks Noor, with all that air in it? Pip takes a mug below to look and comes up wet.',
    problem:
      'Explain with particles what solids, liquids and gases do. Each right answer draws one ink fish for the next dive.',
    payoff: 'The last ink fish is drawn, and Noor never says empty again. Pip asks if they come in salmon.',
    token: { one: 'ink fish', many: 'ink fish', mark: 'fish' },
  },
  'science.5.plant-food': {
    scene: 'bee-meadow',
    today:
      'An old, dry fern sits in the mud of our green thing. Did it use up our evidence as it grew? Mateo questions the clover, as a relative.',
    problem:
      "Where does most of a plant's matter come from? Argue it well, and each right answer maps one clover patch.",
    payoff: 'Noor can judge the fern by the last clover patch. A bee checks the map, twice.',
    token: { one: 'clover patch', many: 'clover patches', mark: 'patch' },
  },
  'science.5.sky-patterns': {
    scene: 'letter-room',
    today:
      'A ranger writes from the far side of Earth. They have lunch while we sleep, and spring in our fall. Mateo turns the letter upside down, to check.',
    problem: 'To time our visitor, model day and night and the seasons. Each right answer winds one globe clock.',
    payoff: 'Tick, says the last globe clock, and each hour has its place. Mateo answers the letter upside down.',
    token: { one: 'globe clock', many: 'globe clocks', mark: 'clock' },
  },
  'science.5.water-on-earth': {
    scene: 'bat-hollow',
    today:
      'The roof of the hollow drips, and no river is near. By what ways could water reach our flat stone? Mateo puts out a hat and waits.',
    problem: 'Find out where Earth keeps its water and which systems it links. Each right answer lays one drip pipe.',
    payoff: 'The last drip pipe is laid, and Noor can follow water anywhere. This time it leads to the hat.',
    token: { one: 'drip pipe', many: 'drip pipes', mark: 'pipe' },
  },
}
