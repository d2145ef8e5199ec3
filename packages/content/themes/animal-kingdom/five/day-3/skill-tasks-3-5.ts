import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the third day, when the heap of twigs on the slope needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'bat-hollow',
    today:
      'How does anyone cross the valley by night and stay safe? Bats and owls are out, and moths sit still. Mateo hid behind a twig, in a tall hat.',
    problem:
      'Explain how a body part or behavior helps an animal survive. Each right answer folds one bat wing for the chart.',
    payoff: 'The last bat wing is folded, and we can tell good hiders. The hat was spotted by everyone.',
    token: { one: 'bat wing', many: 'bat wings', mark: 'wing' },
  },
  'science.3.balanced-forces': {
    scene: 'pika-slope',
    today:
      'One long twig pokes out of the heap and stays put. Is there no pull on it, or are there two? Two pikas try it out with a stem of hay.',
    problem:
      'Find out when forces balance, and what happens when they do not. Each right answer ties up one hay bunch.',
    payoff: 'The last hay bunch is tied, and even still twigs tell stories. Each pika sits there with half a stem.',
    token: { one: 'hay bunch', many: 'hay bunches', mark: 'hay' },
  },
  'science.3.fair-test': {
    scene: 'bee-meadow',
    today:
      'Mateo lets things fly, to prove something. One is wet, one is thrown, one has a bee aboard. The bee objects.',
    problem: 'Plan a test that changes one thing and nothing else. Each right answer earns one flight ticket.',
    payoff: 'The last flight ticket is earned, and the wind gets tested fairly. The bee takes the window seat.',
    token: { one: 'flight ticket', many: 'flight tickets', mark: 'ticket' },
  },
  'science.3.fossils': {
    scene: 'otter-bend',
    today:
      'The bank of the bend shows old layers with prints in them. Might a heap have layers that tell its age? Pip slides past a million years: whee!',
    problem: 'Read prints and layers as clues to life of long ago. Each right answer uncovers one stone fish.',
    payoff: 'The last stone fish is out, and old layers begin to speak. Pip slides by for another million.',
    token: { one: 'stone fish', many: 'stone fish', mark: 'fish' },
  },
  'science.3.life-cycles': {
    scene: 'care-hut',
    today:
      'The heap looks very old. Did one animal work on it, or several, one after another? A tadpole shows Mateo two new legs.',
    problem: 'Order the stages of a life, and compare two life cycles. Each right answer charts one spotted egg.',
    payoff:
      'The last spotted egg is charted, and we can count in lifetimes. The tadpole would like to be measured again.',
    token: { one: 'spotted egg', many: 'spotted eggs', mark: 'egg' },
  },
  'science.3.motion-patterns': {
    scene: 'ranger-cabin',
    today:
      'The lamp cord sways by the bench where Mateo stood guard. It swings as steadily as a snore. There was no snore, says Mateo.',
    problem: 'Measure motions that repeat, and use them to predict the next. Each right answer oils one snore gear.',
    payoff: 'The last snore gear turns, and the night can be timed. Mateo yawns, right on the beat.',
    token: { one: 'snore gear', many: 'snore gears', mark: 'gear' },
  },
  'science.3.traits': {
    scene: 'beaver-dam',
    today:
      'The beavers line up, to be told apart from our visitor. All have orange teeth, and one has a scar. Mateo has orange teeth, too, from a carrot.',
    problem: 'Which traits are inherited, and which does the environment add? Each right answer fills one family book.',
    payoff: "The last family book is full, and families can be compared. Mateo's page says only: carrot.",
    token: { one: 'family book', many: 'family books', mark: 'book' },
  },
  'science.3.weather-climate': {
    scene: 'lookout-tower',
    today:
      'The slope always has storms, says Mateo. The tower has records to check that. March is missing, for it became a toy boat.',
    problem: 'Record weather data, and compare places or seasons by it. Each right answer turns one weather wheel.',
    payoff: 'The last weather wheel turns, and always is now a number. March is unfolded and only a bit damp.',
    token: { one: 'weather wheel', many: 'weather wheels', mark: 'wheel' },
  },
  'science.4.body-structures': {
    scene: 'owl-barn',
    today:
      'What must a body have to grip a twig and climb? Olu can turn one toe to the front or back. Mateo tries it and needs help to stop.',
    problem:
      'Argue from evidence that a body structure helps its owner survive. Each right answer fastens one climbing buckle.',
    payoff: 'The last climbing buckle clicks, and our arguments hold. Olu turns the toe once more, for the applause.',
    token: { one: 'climbing buckle', many: 'climbing buckles', mark: 'buckle' },
  },
  'science.4.changing-rock': {
    scene: 'reed-pond',
    today:
      'The spring flood left a new beach at the pond. Where was that sand before, and what was it? A duck claims it all, grain by grain.',
    problem: 'Tell how rock is worn down, moved along and dropped. Each right answer fills one sand pot.',
    payoff: 'The last sand pot is full, and Noor carries it uphill. The duck wants a receipt.',
    token: { one: 'sand pot', many: 'sand pots', mark: 'jar' },
  },
  'science.4.energy-and-speed': {
    scene: 'night-trail',
    today:
      'Last night a stone rolled across the trail: bonk. Was it fast or slow when it hit? The snail on the trail finds everything fast.',
    problem: 'Find out how speed shows in a crash, and measure it. Each right answer tightens one bumper bolt.',
    payoff: 'The last bumper bolt is tight, and a bonk is evidence now. The snail asks for a helmet, but slowly.',
    token: { one: 'bumper bolt', many: 'bumper bolts', mark: 'bolt' },
  },
  'science.4.energy-moves': {
    scene: 'bat-hollow',
    today:
      'The bats call, and echoes tell them what is there. Could sound or warmth tell us about the heap? Mateo calls hello, and hello says hello.',
    problem: 'Trace how sound, light and heat take energy along. Each right answer lays one echo pipe.',
    payoff: 'The last echo pipe lies, and Noor knows where to listen. One hello is still on its way.',
    token: { one: 'echo pipe', many: 'echo pipes', mark: 'pipe' },
  },
  'science.4.energy-sources': {
    scene: 'ranger-cabin',
    today:
      'The guard lamp shone all night, under a quilt. What feeds such a lamp, and will it last? The lamp felt cold, says Mateo.',
    problem:
      'Classify energy sources, renewable or not, and defend your choice. Each right answer fills one lamp cell.',
    payoff: 'The last lamp cell is full, and tonight the door is lit. Noor has locked up the quilt.',
    token: { one: 'lamp cell', many: 'lamp cells', mark: 'battery' },
  },
  'science.4.light-and-sight': {
    scene: 'fox-den',
    today:
      'Suki can see the heap from the den, but the kits cannot. A boulder is in their way. Mateo lifts them up, and now Suki sees only Mateo.',
    problem: 'Trace light from its source to a thing and into the eye. Each right answer draws one light arrow.',
    payoff: 'The last light arrow is drawn, and we find a good view. Four kits share it, in a stack.',
    token: { one: 'light arrow', many: 'light arrows', mark: 'arrow' },
  },
  'science.4.measure-and-graph': {
    scene: 'oak-wood',
    today:
      'How far can a gust move bark, leaf or twig? A squirrel says far, and Mateo says farther. Neither of them has measured it.',
    problem: 'Measure in the right unit, and let a graph answer. Each right answer pins up one leaf label.',
    payoff: 'The last leaf label is up, and the graph speaks for itself. The squirrel asks it for a nut.',
    token: { one: 'leaf label', many: 'leaf labels', mark: 'leaf' },
  },
  'science.4.waves': {
    scene: 'otter-bend',
    today:
      'The flood came by in waves, the otters say. But how high were they, and how far apart? Pip shows us and soaks the notes.',
    problem:
      'Make a model of waves, and describe their height and length. Each right answer floats one marsh bloom past the otters.',
    payoff: 'The last marsh bloom floats, and we have words for any wave. Pip wears one behind each ear.',
    token: { one: 'marsh bloom', many: 'marsh blooms', mark: 'flower' },
  },
  'science.5.change-one-variable': {
    scene: 'lookout-tower',
    today:
      'Whatever the wind lifts must come down, but how? On the bottom step, Mateo drops bark, a leaf and a hat. All at once, and one of them twice.',
    problem: 'Design a test that changes one variable and controls the others. Each right answer earns one test twig.',
    payoff: 'The last test twig is earned, and each drop tells us something. The hat is excused from science.',
    token: { one: 'test twig', many: 'test twigs', mark: 'log' },
  },
  'science.5.food-webs': {
    scene: 'fox-den',
    today:
      'Acorn bits lie near the heap, so who eats what here? At the den, that is a touchy question. Suki studies the sky.',
    problem: 'Draw how food links living things, and follow one change along. Each right answer adds one web berry.',
    payoff: 'The last web berry is on, and the arrows reach far. Suki asks to be drawn smiling.',
    token: { one: 'web berry', many: 'web berries', mark: 'berry' },
  },
  'science.5.matter-stays': {
    scene: 'beaver-dam',
    today:
      'If a flood stirs things into water, are they gone? Noor sets up the scale beside the dam. Mateo steps on it first, in wet boots.',
    problem:
      'Find out what the total weight does when matter mixes or hides. Each right answer puts one hazelnut on the scale.',
    payoff: 'The last hazelnut is weighed, and our totals can be trusted. The boots are listed separately.',
    token: { one: 'hazelnut', many: 'hazelnuts', mark: 'nut' },
  },
  'science.5.new-substances': {
    scene: 'oak-wood',
    today:
      'Here lie fresh twigs, gray twigs and twigs that crumble. Which became something new, and which only look tired? Mateo looks tired, too.',
    problem: 'Decide by evidence whether a change makes a new substance. Each right answer pins on one judge badge.',
    payoff: 'The last judge badge is on, and each twig gets its trial. Mateo is found to be the same substance.',
    token: { one: 'judge badge', many: 'judge badges', mark: 'badge' },
  },
  'science.5.particles': {
    scene: 'reed-pond',
    today:
      'A diving beetle takes a bubble of air down with it. Could air stay in a heap under a flood? Mateo holds a breath to think and turns pink.',
    problem:
      'Explain with tiny particles how solids, liquids and gases behave. Each right answer threads one air pearl.',
    payoff: 'The last air pearl is on, and the tiny can be pictured. The beetle comes up and fetches the next bubble.',
    token: { one: 'air pearl', many: 'air pearls', mark: 'bead' },
  },
  'science.5.plant-food': {
    scene: 'pika-slope',
    today:
      'A small pine grows from a crack beside the heap. What did it build itself from, with so little soil? Not from my hay, squeaks a pika.',
    problem: 'Argue with evidence what a plant takes in to grow. Each right answer adds one green cone to the chart.',
    payoff: 'The last green cone is on, and our argument can stand. The pika counts its hay all the same.',
    token: { one: 'green cone', many: 'green cones', mark: 'cone' },
  },
  'science.5.sky-patterns': {
    scene: 'letter-room',
    today:
      'It is dawn on our slope, and the heap glows. A ranger far away writes that it is evening there. One of us has it wrong, says Mateo.',
    problem: 'Explain day, night and seasons with a model of Earth and sun. Each right answer oils one globe hinge.',
    payoff:
      'The last globe hinge is oiled, and any sunrise can be modeled. At breakfast, Mateo wishes the far ranger good night.',
    token: { one: 'globe hinge', many: 'globe hinges', mark: 'hinge' },
  },
  'science.5.water-on-earth': {
    scene: 'care-hut',
    today:
      "Where is all the water of the spring flood now? Pond, sky, ground: and some is in Mateo's boots. The turtle would take it back.",
    problem: 'Find where Earth keeps its water, and how its systems meet. Each right answer fills one flood page.',
    payoff: 'The last flood page is full, and the flood is well described. Mateo tips out the boots: one more lake.',
    token: { one: 'flood page', many: 'flood pages', mark: 'page' },
  },
}
