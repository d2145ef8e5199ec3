import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the second day, when the blind star eye needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'telescope-dome',
    today:
      'Animals keep their eyes safe with lids, lashes and tricks. Acorn has only its lid. Dot has glued on lashes and flutters them.',
    problem: 'Find out which traits help an animal live on in its habitat. Each right answer turns up one trick card.',
    payoff: 'The last trick card is up, and Kenji can borrow from nature. Dot has lost a lash in the soup.',
    token: { one: 'trick card', many: 'trick cards', mark: 'card' },
  },
  'science.3.balanced-forces': {
    scene: 'float-gym',
    today:
      'Acorn tumbles, and Kenji wants to hold it steady one day. He and Ravi pull Dot from both sides, and Dot hangs still. Then Ravi sneezes.',
    problem: 'Measure pulls, and tell when a load stays and when it goes. Each right answer knots one pull rope.',
    payoff: 'Kenji knots the last pull rope and plans a steady pull. Bless you, calls Dot from the far wall.',
    token: { one: 'pull rope', many: 'pull ropes', mark: 'rope' },
  },
  'science.3.fair-test': {
    scene: 'rover-garage',
    today:
      'Kenji put a lid, ice and jam on the copy together. It went dark, and nobody can say why. The crawler blinks jam.',
    problem: 'Make a plan in which just one thing changes. Each right answer tightens one rule bolt.',
    payoff: 'A test will prove something, once the last rule bolt is tight. The crawler keeps some jam for later.',
    token: { one: 'rule bolt', many: 'rule bolts', mark: 'bolt' },
  },
  'science.3.fossils': {
    scene: 'moon-lab',
    today:
      'Acorn met a comet, and comets are older than any bone. How does one read very old things? Dot pressed its hand into butter and calls it ancient.',
    problem: 'Use fossil clues to tell of life and places long ago. Each right answer uncovers one old print.',
    payoff: 'Lucia reads stone like a story, down to the last old print. The butter is kept cool, for science.',
    token: { one: 'old print', many: 'old prints', mark: 'print' },
  },
  'science.3.life-cycles': {
    scene: 'sky-garden',
    today:
      'Anything alive on the star eye must have grown up there. In which order, and how fast? Dot asks which stage comes with a hat.',
    problem: 'Lay out whole lives stage by stage, and see how they differ. Each right answer turns one life wheel.',
    payoff: 'Ravi can spot any stage, now that the last life wheel turns. So far, none comes with a hat.',
    token: { one: 'life wheel', many: 'life wheels', mark: 'wheel' },
  },
  'science.3.motion-patterns': {
    scene: 'control-deck',
    today:
      'Over and over goes Acorn, and its beep grows loud and soft. Lucia taps along. Dot taps as well, always one too late.',
    problem: 'Time a motion that repeats, and predict how it goes on. Each right answer adds one beat pearl.',
    payoff: 'Lucia can time each call, thanks to the last beat pearl. Dot claps, one too late.',
    token: { one: 'beat pearl', many: 'beat pearls', mark: 'bead' },
  },
  'science.3.traits': {
    scene: 'sleep-pods',
    today:
      "Was Acorn's eye built dim, or did it become so? Ravi has family curls, and a dent from a radish. Which is which, asks Dot.",
    problem: 'Identify what is inherited and what the environment adds. Each right answer fills one family book.',
    payoff: 'We close the last family book and ask Acorn the same. The radish sends its regrets.',
    token: { one: 'family book', many: 'family books', mark: 'book' },
  },
  'science.3.weather-climate': {
    scene: 'earth-window',
    today:
      'To check the stars from Earth, we need a clear night. Which town has the fewest clouds? Ours, says each mayor, and the pie is good, too.',
    problem: 'Let weather numbers decide, by place or by season. Each right answer marks one cloud map.',
    payoff: 'The last cloud map is marked, and Lucia can book her night. She asks about the pie as well.',
    token: { one: 'cloud map', many: 'cloud maps', mark: 'map' },
  },
  'science.4.body-structures': {
    scene: 'galley',
    today:
      'Acorn has one star eye and no thumb to wipe it. Kenji shuts one eye and reaches for a bean. He catches Dot, twice.',
    problem: 'Gather evidence of how a body structure helps its owner. Each right answer cracks one case nut.',
    payoff: 'Kenji cracks the last case nut and argues from evidence. The bean got away.',
    token: { one: 'case nut', many: 'case nuts', mark: 'nut' },
  },
  'science.4.changing-rock': {
    scene: 'earth-window',
    today:
      'Brown water hides a whole bay below us. What wore that off, and who carried it here? Dot suspects a very large cocoa.',
    problem: 'Find out what weathering, erosion and deposition each do. Each right answer rolls in one river log.',
    payoff: 'Lucia can explain a muddy view, with the last river log in. The cocoa report is filed as well.',
    token: { one: 'river log', many: 'river logs', mark: 'log' },
  },
  'science.4.energy-and-speed': {
    scene: 'docking-port',
    today:
      'Acorn felt taps on its shell beside the comet. What does a bump tell about whatever came? Dot flies into a pillow, slowly and then fast.',
    problem: 'Test how the speed and the energy of a crash belong together. Each right answer hangs up one tap shell.',
    payoff: 'The last tap shell hangs, and Kenji can read bumps. The pillow has asked for the day off.',
    token: { one: 'tap shell', many: 'tap shells', mark: 'shell' },
  },
  'science.4.energy-moves': {
    scene: 'radio-nook',
    today:
      'No road leads to Acorn, and no wire. Yet something of its power reaches us as a beep. Dot looks for the pigeon that brings it.',
    problem: 'Trace how energy travels as sound, light or heat. Each right answer sends off one energy parcel.',
    payoff: 'The last energy parcel is off, and each has its path. Dot puts out a crumb for the pigeon.',
    token: { one: 'energy parcel', many: 'energy parcels', mark: 'parcel' },
  },
  'science.4.energy-sources': {
    scene: 'control-deck',
    today:
      'Acorn coasts for free, but its radio needs power. On its back glitters one sun wing. Would coal not be cozier, asks Dot.',
    problem: 'Classify energy sources: which come back, and which run out? Each right answer wires in one sun cell.',
    payoff: "The last sun cell is in, and we can plan Acorn's power. Dot still draws it with a chimney.",
    token: { one: 'sun cell', many: 'sun cells', mark: 'cell' },
  },
  'science.4.light-and-sight': {
    scene: 'telescope-dome',
    today:
      "A star shines, its light travels, an eye sees it. Somewhere on that path Acorn's view goes gray. Dot's hand is on the telescope: found it!",
    problem: 'Describe how light gets from its source to an eye. Each right answer polishes one path pane.',
    payoff: "The last path pane shines, and Lucia checks bit by bit. Dot's hand may step back.",
    token: { one: 'path pane', many: 'path panes', mark: 'pane' },
  },
  'science.4.measure-and-graph': {
    scene: 'sleep-pods',
    today:
      'Can a puff clean an eye? Captain Amara puffs at crumbs, and they sail from pod to pod. Far, she reports, and then: very far.',
    problem: 'Measure how far, and graph it to compare the puffs. Each right answer sets down one puff cone.',
    payoff: "At the last puff cone, far has become a number. The crumbs were Ravi's, and he wants them back.",
    token: { one: 'puff cone', many: 'puff cones', mark: 'cone' },
  },
  'science.4.waves': {
    scene: 'radio-nook',
    today:
      "Acorn's calls reach us as waves and draw a line of hills. They grow and shrink while it tumbles. Dot adds a boat with a spoon for a sail.",
    problem: 'Make a model wave, and tell its height from its length. Each right answer launches one wave fish.',
    payoff: 'Off swims the last wave fish, and Lucia reads those hills. The captain of the boat is a pea.',
    token: { one: 'wave fish', many: 'wave fish', mark: 'fish' },
  },
  'science.5.change-one-variable': {
    scene: 'repair-shop',
    today:
      'Three copies of the star eye hang in a row. One is cold, one is covered, one is both. All three look innocent.',
    problem:
      'Plan a test with a single variable, and justify your controls. Each right answer signs one control ticket.',
    payoff: 'The last control ticket is signed, and the copies may try again. The first one winks at the jury.',
    token: { one: 'control ticket', many: 'control tickets', mark: 'ticket' },
  },
  'science.5.food-webs': {
    scene: 'galley',
    today:
      'Suppose something alive had come with Acorn. Whom would it eat, and who would eat it? Dot has laid a very small table.',
    problem: 'Draw the feeding arrows, and infer what a missing part does. Each right answer serves one supper berry.',
    payoff: 'Each guest has an arrow, and Ravi serves the last supper berry. The very small table is booked out.',
    token: { one: 'supper berry', many: 'supper berries', mark: 'berry' },
  },
  'science.5.matter-stays': {
    scene: 'cargo-bay',
    today:
      'A comet loses ice each time it nears the Sun. Is that ice gone for good, or just elsewhere? Dot looks for it in the cheese crate.',
    problem: 'Account for all the weight before and after a change. Each right answer ties up one weight bag.',
    payoff:
      'Every gram has its place, down to the last weight bag. Dot found no ice, and the others now find no cheese.',
    token: { one: 'weight bag', many: 'weight bags', mark: 'bag' },
  },
  'science.5.new-substances': {
    scene: 'moon-lab',
    today:
      'Iron can rust, milk can sour, ice can melt. Did something on Acorn turn into something else? Kenji sniffs an old lid and says: soup.',
    problem: 'Decide if a new substance has formed, and give your clues. Each right answer shuts one lid buckle.',
    payoff: 'The last lid buckle is shut, and each change has its verdict. It really was soup.',
    token: { one: 'lid buckle', many: 'lid buckles', mark: 'buckle' },
  },
  'science.5.particles': {
    scene: 'suit-room',
    today:
      'In space a wet glove dries in no time. Where does the water go, bit by bit? Dot draws a drop as a crowd in hats.',
    problem: 'Use particles to explain what solids, liquids and gases do. Each right answer pins on one crowd badge.',
    payoff: 'The last crowd badge is on, and every particle has its place. Each of them keeps its hat.',
    token: { one: 'crowd badge', many: 'crowd badges', mark: 'badge' },
  },
  'science.5.plant-food': {
    scene: 'sky-garden',
    today:
      'What could a plant be built from, so far from any garden? Ravi lists air, water, light and good jokes. The beans have heard them all.',
    problem: 'Show with evidence where a plant gets its stuff. Each right answer opens one bean bloom.',
    payoff: 'Beside the last bean bloom, Ravi checks his list. The jokes are crossed off, to applause.',
    token: { one: 'bean bloom', many: 'bean blooms', mark: 'flower' },
  },
  'science.5.sky-patterns': {
    scene: 'control-deck',
    today:
      'Acorn went around the Sun, just as Earth does. Which stars can be seen, and when is it day? Dot circles a lamp and bumps into March.',
    problem: 'Use a model of Earth and the Sun for days and seasons. Each right answer sets one orbit arrow.',
    payoff: 'The last orbit arrow is set, and the year runs all around. Dot tells March that it is sorry.',
    token: { one: 'orbit arrow', many: 'orbit arrows', mark: 'arrow' },
  },
  'science.5.water-on-earth': {
    scene: 'earth-window',
    today:
      'Ice, fog, sea and snow: water hides half of our view. How much is there in all, asks Captain Amara. Dot guesses nine.',
    problem: "Find out where Earth's water is, and what else it touches. Each right answer colors one blue brick.",
    payoff: 'Amara has her answer in the last blue brick. Dot changes its guess to ten.',
    token: { one: 'blue brick', many: 'blue bricks', mark: 'brick' },
  },
}
