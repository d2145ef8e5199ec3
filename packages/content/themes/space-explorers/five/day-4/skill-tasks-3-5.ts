import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the fourth day, when the stubborn robot arm needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'suit-room',
    today:
      'Who fits into a narrow elbow? Worms, eels and geckos would, by shape or by habit. Dot tries a glove and gets stuck.',
    problem:
      'How do body parts or behaviors help animals survive where they live? Each right answer lures out one reef fish.',
    payoff: 'The last reef fish is out, and Ravi can judge tight places. Dot keeps the glove as a hat.',
    token: { one: 'reef fish', many: 'reef fish', mark: 'fish' },
  },
  'science.3.balanced-forces': {
    scene: 'docking-port',
    today:
      'Kenji pulls at the arm, and the arm pulls at Kenji. Neither moves. It is hard to say which looks more stubborn.',
    problem: 'Identify balanced and unbalanced forces, and what each does. Each right answer frees one elbow hinge.',
    payoff: 'The last elbow hinge is free, and the pull has been explained. The arm waves, so Kenji calls it a draw.',
    token: { one: 'elbow hinge', many: 'elbow hinges', mark: 'hinge' },
  },
  'science.3.fair-test': {
    scene: 'control-deck',
    today:
      'Lucia tries a new order, a new cable and a kinder voice. The arm waves a bit more slowly. She thanks the voice.',
    problem: 'Plan a fair test: one change, and all else the same. Each right answer points one test arrow.',
    payoff: 'The last test arrow points, and each order gets a fair trial. Lucia stays kind, for the record.',
    token: { one: 'test arrow', many: 'test arrows', mark: 'arrow' },
  },
  'science.3.fossils': {
    scene: 'moon-lab',
    today:
      'There is an odd print in the grease of the elbow. Fossil hunters read far older ones, says Amara. This one is from last night and smells of Kenji.',
    problem: 'Read fossil clues, and describe life and places of long ago. Each right answer splits one slab stone.',
    payoff: 'The last slab stone is split, and Amara compares the prints. Kenji washes his hands.',
    token: { one: 'slab stone', many: 'slab stones', mark: 'stone' },
  },
  'science.3.life-cycles': {
    scene: 'telescope-dome',
    today:
      'Ravi keeps a ladybug pupa in the quiet dome. This morning its case is empty. Somebody new is about, and the arm is near.',
    problem: 'Put life stages in order, and compare two life cycles. Each right answer opens one stage bloom.',
    payoff: 'The last stage bloom is open, and Ravi can search well. Lucia finds it on Saturn, on the map.',
    token: { one: 'stage bloom', many: 'stage blooms', mark: 'flower' },
  },
  'science.3.motion-patterns': {
    scene: 'repair-shop',
    today:
      'Left, right, left, right goes the arm. Kenji ducks each time, a moment too late. His bump is growing nicely.',
    problem: 'Measure a motion that repeats, then predict what comes. Each right answer turns one swing gear.',
    payoff: 'The last swing gear turns, and Kenji ducks on the beat. Dot sells tickets.',
    token: { one: 'swing gear', many: 'swing gears', mark: 'gear' },
  },
  'science.3.traits': {
    scene: 'sleep-pods',
    today: 'Kenji now waves in his sleep. His dimples came from his parents, but not the waving. Dot takes notes.',
    problem:
      'Identify what is inherited and what comes from the environment. Each right answer takes one thumb print as a sample.',
    payoff: 'The last thumb print is taken, and traits are sorted from habits. Kenji waves good night at noon.',
    token: { one: 'thumb print', many: 'thumb prints', mark: 'print' },
  },
  'science.3.weather-climate': {
    scene: 'earth-window',
    today:
      'The arm was built in one town and tested in another. Which of them has the damper air? Both towns praise their weather, loudly.',
    problem: 'Record weather data, and compare places or seasons with it. Each right answer paints one town sign.',
    payoff: 'The last town sign is painted, and Lucia goes by numbers. Both towns claim to have won.',
    token: { one: 'town sign', many: 'town signs', mark: 'sign' },
  },
  'science.4.body-structures': {
    scene: 'float-gym',
    today:
      'The arm can wave, and that is all. A hand can grip, turn and point. Kenji folds in his thumb and tries to open a bag.',
    problem:
      'Argue from evidence how a body structure helps a living thing survive. Each right answer wins one grip key.',
    payoff: 'The last grip key is won, and the argument stands on evidence. The bag is still shut.',
    token: { one: 'grip key', many: 'grip keys', mark: 'key' },
  },
  'science.4.changing-rock': {
    scene: 'moon-lab',
    today:
      'Fine grit lies under the arm. Something was worn off, carried along and dropped. Rivers do that to mountains, but they take their time.',
    problem:
      'Classify changes to rock and soil as weathering, erosion or deposition. Each right answer sets one river post.',
    payoff: 'The last river post stands, and Kenji studies his grit. He has sneezed half of it away.',
    token: { one: 'river post', many: 'river posts', mark: 'post' },
  },
  'science.4.energy-and-speed': {
    scene: 'docking-port',
    today: 'The arm waves faster all the time. At first it only tapped a helmet. Now the helmet is in the galley.',
    problem: 'Explain what speed tells about energy in a collision. Each right answer tightens one bumper nut.',
    payoff: 'The last bumper nut is tight, and Amara sets a speed limit. The helmet was served with soup.',
    token: { one: 'bumper nut', many: 'bumper nuts', mark: 'nut' },
  },
  'science.4.energy-moves': {
    scene: 'control-deck',
    today:
      'Energy goes into the arm, and warmth and a hum come out. It waves, but it never reaches. Where does the energy go?',
    problem:
      'Describe how sound, light or heat carry energy from place to place. Each right answer lays one trace pipe.',
    payoff: 'The last trace pipe is laid, and Lucia can follow each trail. Most of them lead past the tea.',
    token: { one: 'trace pipe', many: 'trace pipes', mark: 'pipe' },
  },
  'science.4.energy-sources': {
    scene: 'rover-garage',
    today:
      'All that waving eats power. Amara asks Earth how people there keep theirs from running out. One crawler hides its plug.',
    problem: 'Classify sources as renewable or nonrenewable, and say why. Each right answer loads one wave cell.',
    payoff: 'The last wave cell is loaded, and the power plan holds. The crawler lends its plug, for an hour.',
    token: { one: 'wave cell', many: 'wave cells', mark: 'cell' },
  },
  'science.4.light-and-sight': {
    scene: 'repair-shop',
    today:
      'The elbow has a bend, and no glance goes around it. Kenji holds a mirror to it. He sees one eye, brown and surprised.',
    problem: 'Trace light on its way: from source to object to eye. Each right answer sets one corner tile.',
    payoff: 'The last corner tile is set, and light goes where Kenji wants. The eye turned out to be his.',
    token: { one: 'corner tile', many: 'corner tiles', mark: 'tile' },
  },
  'science.4.measure-and-graph': {
    scene: 'float-gym',
    today:
      'How far does a drifting thing get on one puff of air? The vents puff all night. Ravi says far, and Amara says how far?',
    problem: 'Measure with the right unit, and graph what you find. Each right answer lays one drift plank.',
    payoff: 'The last drift plank is laid, and far has a length. Ravi now says it with a unit.',
    token: { one: 'drift plank', many: 'drift planks', mark: 'plank' },
  },
  'science.4.waves': {
    scene: 'sky-garden',
    today:
      "Each hello of the arm shakes the station a little. In Ravi's water bag it makes ripples. His worms look seasick.",
    problem: 'Model a wave, and describe its height and its length. Each right answer draws one ripple page.',
    payoff: 'The last ripple page is drawn, and each hello has a height. The worms would prefer flat ones.',
    token: { one: 'ripple page', many: 'ripple pages', mark: 'page' },
  },
  'science.5.change-one-variable': {
    scene: 'float-gym',
    today: 'What drifts best: light or heavy, flat or round? Kenji lets go of four things at once. He has lost six.',
    problem: 'One variable at a time: design your test and defend it. Each right answer locks one drift bolt.',
    payoff: 'The last drift bolt is locked, and one question has one answer. The sixth thing was his watch.',
    token: { one: 'drift bolt', many: 'drift bolts', mark: 'bolt' },
  },
  'science.5.food-webs': {
    scene: 'sky-garden',
    today:
      'Suppose one ladybug had moved into the arm. Who would then eat the aphids on the beans? The aphids find the idea charming.',
    problem: 'Draw a food web, and infer what one change does. Each right answer pins one aphid peg.',
    payoff: 'The last aphid peg is pinned, and Ravi can think it through. The aphids have gone quiet.',
    token: { one: 'aphid peg', many: 'aphid pegs', mark: 'peg' },
  },
  'science.5.matter-stays': {
    scene: 'cargo-bay',
    today:
      'By the lists, the stores weigh a bit less since last night. Things move or change, but they do not vanish. Dot looks behind itself.',
    problem:
      'Calculate and explain how total weight fares when matter changes. Each right answer ties up one list parcel.',
    payoff: 'The last list parcel is tied, and the sums add up. Behind Dot there was only more Dot.',
    token: { one: 'list parcel', many: 'list parcels', mark: 'parcel' },
  },
  'science.5.new-substances': {
    scene: 'galley',
    today:
      'Supper is under suspicion, so Ravi reviews it. Cheese melted, bread turned to toast, a powder fizzed. What of that became something new?',
    problem:
      'Classify changes: did a new substance form, and how can one tell? Each right answer stamps one galley book.',
    payoff:
      'The last galley book is stamped, and supper has been examined. The toast was too good to keep as evidence.',
    token: { one: 'galley book', many: 'galley books', mark: 'book' },
  },
  'science.5.particles': {
    scene: 'suit-room',
    today:
      'A suit full of air will hardly bend at the elbow. Nothing is in there, says Dot. Kenji squeezes, and nothing squeezes back.',
    problem: 'Use particles to explain how solids, liquids and gases behave. Each right answer counts one air pearl.',
    payoff: 'The last air pearl is counted, and nothing has a name. Dot apologizes to the air.',
    token: { one: 'air pearl', many: 'air pearls', mark: 'bead' },
  },
  'science.5.plant-food': {
    scene: 'cargo-bay',
    today:
      'Overnight one vine in a crate grew a hand longer. It sits in wet cloth, without any soil. Did it eat some of the arm?',
    problem: 'Argue from evidence what a plant takes in to grow. Each right answer stacks one record log.',
    payoff: 'The last record log is stacked, and the vine was heard. The arm waves it goodbye.',
    token: { one: 'record log', many: 'record logs', mark: 'log' },
  },
  'science.5.sky-patterns': {
    scene: 'telescope-dome',
    today:
      'The arm broke down at sunset, says the log. On Earth that would do. Up here a night watch sees five of them.',
    problem: 'Model Earth and the Sun to explain day, night and seasons. Each right answer winds one sunset clock.',
    payoff: 'The last sunset clock is wound, and Lucia knows what sunset means. The arm waves at number six.',
    token: { one: 'sunset clock', many: 'sunset clocks', mark: 'clock' },
  },
  'science.5.water-on-earth': {
    scene: 'earth-window',
    today:
      'Water goes around and around on our station, from breath to tap. Did some go astray? Kenji looks at how Earth does it.',
    problem: 'Classify the parts of Earth, and graph where its water is. Each right answer colors one blue map.',
    payoff: 'The last blue map is colored, and Kenji knows where water hides. Some of it hides in his boot.',
    token: { one: 'blue map', many: 'blue maps', mark: 'map' },
  },
}
