import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the third day, when the silence of the radio needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'float-gym',
    today:
      'Acorn vanished in plain view, says Amara. Moths and flounders do that for a living. Dot lies flat against the lockers and hopes.',
    problem:
      'Explain how body parts or behaviors help animals survive in their habitats. Each right answer sketches one flat fish.',
    payoff:
      'The last flat fish is sketched, and hiding looks less like magic. We greet Dot and pretend to be surprised.',
    token: { one: 'flat fish', many: 'flat fish', mark: 'fish' },
  },
  'science.3.balanced-forces': {
    scene: 'repair-shop',
    today:
      'Kenji and Amara want to turn the spare antenna. One pulls left, one pulls right, and it stays put. Teamwork, says Dot.',
    problem: 'When do forces balance, and what happens when they do not? Each right answer oils one mast hinge.',
    payoff: 'The last mast hinge is oiled, and they agree on up. Dot still cheers for both.',
    token: { one: 'mast hinge', many: 'mast hinges', mark: 'hinge' },
  },
  'science.3.fair-test': {
    scene: 'control-deck',
    today:
      'Kenji moved the antenna, changed its plug and asked Ravi to hush. The hiss got softer. He has proved something, but what?',
    problem: 'Plan a test that changes one thing and keeps the rest. Each right answer draws one plan arrow.',
    payoff: 'The last plan arrow is drawn, and our tests can be trusted. Ravi may speak again.',
    token: { one: 'plan arrow', many: 'plan arrows', mark: 'arrow' },
  },
  'science.3.fossils': {
    scene: 'galley',
    today:
      "Acorn's log breaks off in the middle of a line. Fossil hunters work with less than that, says Lucia. Kenji's elbow has left a fine print in the oatmeal.",
    problem: 'Use fossil clues to describe life and places of long ago. Each right answer reads one print stone.',
    payoff: 'The last print stone is read, and small traces tell big stories. The oatmeal is not kept for science.',
    token: { one: 'print stone', many: 'print stones', mark: 'stone' },
  },
  'science.3.life-cycles': {
    scene: 'cargo-bay',
    today:
      'Ravi ordered frog calls to please Acorn. A pond on Earth sent a crate with a polite note. Tadpoles cannot croak yet, it says.',
    problem: 'Order the stages of a life cycle, and compare two cycles. Each right answer opens one pond bloom.',
    payoff: 'The last pond bloom is open, and Ravi will ask again. Until then, Dot croaks.',
    token: { one: 'pond bloom', many: 'pond blooms', mark: 'flower' },
  },
  'science.3.motion-patterns': {
    scene: 'docking-port',
    today:
      'Far out, a little weather probe blinks, spins and blinks. Lucia always knows when the next blink comes. Dot winks back, always too late.',
    problem: 'Measure a motion that repeats, and predict with its pattern. Each right answer sets one rhythm gear.',
    payoff: 'The last rhythm gear is set, and waiting is a science. Dot is now only a little late.',
    token: { one: 'rhythm gear', many: 'rhythm gears', mark: 'gear' },
  },
  'science.3.traits': {
    scene: 'radio-nook',
    today:
      'Beep, beep, says a parrot in a radio station on Earth. It has green feathers, and it copies Acorn. Only one of these it picked up at work.',
    problem:
      'Tell which traits are inherited and which come from the environment. Each right answer files one claw print.',
    payoff: 'The last claw print is filed, and no parrot will fool us. It now says: Not one peep.',
    token: { one: 'claw print', many: 'claw prints', mark: 'print' },
  },
  'science.3.weather-climate': {
    scene: 'earth-window',
    today: 'Two places on Earth want our next listening dish. Each swears it is the drier one. One of them drips.',
    problem: 'Record weather data, and use it to compare places or seasons. Each right answer puts up one site sign.',
    payoff: 'The last site sign is up, and numbers choose the place. The losing place sends a wet card.',
    token: { one: 'site sign', many: 'site signs', mark: 'sign' },
  },
  'science.4.body-structures': {
    scene: 'sleep-pods',
    today:
      'Two ears find a beep better than one, claims Lucia. Kenji covers one ear, shuts his eyes and points. He has found a snoring Ravi.',
    problem:
      'Argue from evidence that a body structure helps a living thing survive. Each right answer turns one proof key.',
    payoff: 'With the last proof key turned, an opinion has become an argument. Ravi objects in his sleep.',
    token: { one: 'proof key', many: 'proof keys', mark: 'key' },
  },
  'science.4.changing-rock': {
    scene: 'rover-garage',
    today:
      'A desert dish crackles, for it is full of sand. Wind carried in half a dune. The other half is in the soup of its team.',
    problem:
      'Classify changes to rock and soil: weathering, erosion or deposition. Each right answer drives in one dune post.',
    payoff: 'The last dune post stands, and the team can guard its dish. For the soup it is too late.',
    token: { one: 'dune post', many: 'dune posts', mark: 'post' },
  },
  'science.4.energy-and-speed': {
    scene: 'docking-port',
    today:
      'Kenji finds a ding in our antenna, small as a speck. What can hit so hard? Amara flicks a crumb and hits the clock.',
    problem: "Explain how an object's speed shows its energy in a crash. Each right answer tightens one shield nut.",
    payoff: 'The last shield nut is tight, and Kenji can judge that ding. Amara has been asked to put down the crumbs.',
    token: { one: 'shield nut', many: 'shield nuts', mark: 'nut' },
  },
  'science.4.energy-moves': {
    scene: 'suit-room',
    today:
      'A radio call is energy on its way, says Kenji. Somewhere this one got lost. The warmth of his tea got lost, too.',
    problem:
      'Describe how sound, light and heat move energy from place to place. Each right answer connects one energy pipe.',
    payoff: 'The last energy pipe is connected, and Kenji can follow a signal. His tea remains a cold case.',
    token: { one: 'energy pipe', many: 'energy pipes', mark: 'pipe' },
  },
  'science.4.energy-sources': {
    scene: 'cargo-bay',
    today:
      'A new dish on Earth wants to listen around the clock. What should power it? Its team lists wind, coal and one keen hamster.',
    problem:
      'Classify energy sources as renewable or nonrenewable, and justify it. Each right answer charges one helper cell.',
    payoff: 'The last helper cell is charged, and the team can plan. The hamster may come along as an adviser.',
    token: { one: 'helper cell', many: 'helper cells', mark: 'cell' },
  },
  'science.4.light-and-sight': {
    scene: 'telescope-dome',
    today:
      'From the dark spot no starlight reaches us. Does no light set out, or does it never arrive? Dot looks behind the map.',
    problem: 'Describe the path of light: from source to object to eye. Each right answer polishes one dome tile.',
    payoff: 'The last dome tile shines, and Lucia can follow any ray. Behind the map, Dot found a spoon.',
    token: { one: 'dome tile', many: 'dome tiles', mark: 'tile' },
  },
  'science.4.measure-and-graph': {
    scene: 'float-gym',
    today:
      'How far can a puff push light things? Kenji huffs at crumbs to find out. Pretty far, he notes, without any unit.',
    problem:
      'Measure with the right unit, and graph the results as an answer. Each right answer stacks one chart plank.',
    payoff: 'The last chart plank turns pretty far into a number. Kenji lies down for a while.',
    token: { one: 'chart plank', many: 'chart planks', mark: 'plank' },
  },
  'science.4.waves': {
    scene: 'radio-nook',
    today:
      "Radio calls travel as waves, says Lucia. Kenji draws one on the list of beeps, then another. Soon it looks like Ravi's hair.",
    problem: 'Model waves, and describe their height and length. Each right answer inks one wave page.',
    payoff: 'The last wave page is inked, and big has a measure. Ravi combs his hair.',
    token: { one: 'wave page', many: 'wave pages', mark: 'page' },
  },
  'science.5.change-one-variable': {
    scene: 'repair-shop',
    today:
      'Kenji wants to know what weakens a signal. He adds a wall and shrinks the antenna, both at once. It gets weaker, and he is thrilled.',
    problem:
      'Design a test: justify what you change, measure and control. Each right answer fixes one control bolt to the bench.',
    payoff: 'The last control bolt is fixed, and each result has one cause. Kenji is thrilled again, with reason.',
    token: { one: 'control bolt', many: 'control bolts', mark: 'bolt' },
  },
  'science.5.food-webs': {
    scene: 'sky-garden',
    today:
      'Ravi plans a choir for Acorn: frogs, owls and the duck. What will they eat in the break? The frogs have heard things about the duck.',
    problem: 'Draw a food web, and infer what happens when one part changes. Each right answer pins one web peg.',
    payoff: 'The last web peg is pinned, and Ravi can plan the seating. The frogs will sing from far away.',
    token: { one: 'web peg', many: 'web pegs', mark: 'peg' },
  },
  'science.5.matter-stays': {
    scene: 'galley',
    today:
      'Acorn is gone, but gone where? Things do not just stop being, says Lucia. Ravi is less sure about his oatmeal.',
    problem:
      'Calculate and explain what becomes of total weight in a change. Each right answer seals one weighed parcel.',
    payoff: 'The last weighed parcel is sealed, and nothing is unaccounted for. The oatmeal was on the ceiling.',
    token: { one: 'weighed parcel', many: 'weighed parcels', mark: 'parcel' },
  },
  'science.5.new-substances': {
    scene: 'control-deck',
    today:
      'Kenji opens the oldest radio and finds a green crust. Did the copper turn into something new? Dot thinks of lime juice and says nothing.',
    problem: 'Judge whether a new substance has formed, and give evidence. Each right answer closes one case book.',
    payoff: 'The last case book is closed, and Kenji knows which clues count. Dot still does not mention the juice.',
    token: { one: 'case book', many: 'case books', mark: 'book' },
  },
  'science.5.particles': {
    scene: 'suit-room',
    today:
      'Could a thin cloud of anything hold up a beep? Amara breathes on a helmet, and it fogs. Dot writes HI in the fog.',
    problem:
      'Explain by particles how solids, liquids and gases behave. Each right answer threads one model pearl for the display.',
    payoff: 'The last model pearl is threaded, and a cloud is no riddle. The HI is gone, and Dot wonders where to.',
    token: { one: 'model pearl', many: 'model pearls', mark: 'bead' },
  },
  'science.5.plant-food': {
    scene: 'sky-garden',
    today:
      'All through the silence the beans have grown. Their soil is hardly any less. Dot suspects a second, secret delivery.',
    problem: 'Argue with evidence what plants mainly grow from. Each right answer rolls in one proof log.',
    payoff: 'The last proof log is in, and the beans rest their case. Dot withdraws its complaint.',
    token: { one: 'proof log', many: 'proof logs', mark: 'log' },
  },
  'science.5.sky-patterns': {
    scene: 'telescope-dome',
    today:
      'Lucia asks the night side of Earth to listen for us. By the time it answers, it is the day side. Somebody yawns into the radio.',
    problem: 'Model Earth and the Sun to explain days and seasons. Each right answer sets one world clock.',
    payoff: 'The last world clock is set, and Lucia calls early risers. The yawner sends thanks.',
    token: { one: 'world clock', many: 'world clocks', mark: 'clock' },
  },
  'science.5.water-on-earth': {
    scene: 'earth-window',
    today:
      'Ships at sea could listen for Acorn, too. So how much of Earth is sea, and what else is there? Kenji guesses: mostly soup.',
    problem: 'Classify parts of Earth, and graph where its water is found. Each right answer colors one sea map.',
    payoff: 'The last sea map is colored, and Amara knows whom to call. A whale watcher promises to listen both ways.',
    token: { one: 'sea map', many: 'sea maps', mark: 'map' },
  },
}
