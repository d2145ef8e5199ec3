import type { StoryTask } from '../../../../types.ts'
import { skillTasksMath } from './skill-tasks-math.ts'

/** By science skill: work of the first day, when the beep in the dark needs just this skill. */
export const skillTasks35: Record<string, StoryTask> = {
  ...skillTasksMath,
  'science.3.adaptations': {
    scene: 'sky-garden',
    today:
      'Anything green in the beans would be green on green. Ravi looks and looks and sees only beans. Dot hides there, too, and blinks.',
    problem: 'Find out how a body or a behavior helps an animal survive. Each right answer pins up one spy feather.',
    payoff:
      'The last spy feather is up, and Ravi searches with sharper eyes. He finds Dot, who forgot to stop blinking.',
    token: { one: 'spy feather', many: 'spy feathers', mark: 'feather' },
  },
  'science.3.balanced-forces': {
    scene: 'docking-port',
    today:
      'The supply ship hangs at our dock and does not stir. Does something tug at it, and is that the beep? Kenji and Dot pull a strap from both ends.',
    problem: 'Find out which pulls cancel out and which start a motion. Each right answer ties one dock rope.',
    payoff: 'Kenji ties the last dock rope and can judge any tug. Dot let go first and is halfway to lunch.',
    token: { one: 'dock rope', many: 'dock ropes', mark: 'rope' },
  },
  'science.3.fair-test': {
    scene: 'telescope-dome',
    today:
      "Whose radio hears the beep best? Kenji's hangs at the window, and Ravi's is wrapped in a towel. The towel lost, says Dot.",
    problem: 'Plan a fair test: only one thing may differ. Each right answer prints one race ticket.',
    payoff: 'On the last race ticket it says: this time it counts. The towel only watches.',
    token: { one: 'race ticket', many: 'race tickets', mark: 'ticket' },
  },
  'science.3.fossils': {
    scene: 'moon-lab',
    today:
      'A stone drifts beside the radio, with odd marks on it. Did it come from space or from a crate? Dot reads the marks aloud: burp.',
    problem: 'Read from prints who lived long ago, and where. Each right answer fills one stone page.',
    payoff: 'The last stone page is full of very old news. The word burp is not on it.',
    token: { one: 'stone page', many: 'stone pages', mark: 'page' },
  },
  'science.3.life-cycles': {
    scene: 'cargo-bay',
    today:
      'Could somebody have hatched since the lettuce came? Ravi counts the days and looks under each leaf. Dot has drawn a frog that grows on a bean.',
    problem: 'Put the stages of a life in order, then compare two lives. Each right answer colors one stage pearl.',
    payoff: 'Each stage has its turn, up to the last stage pearl. The bean frog is kept as art.',
    token: { one: 'stage pearl', many: 'stage pearls', mark: 'bead' },
  },
  'science.3.motion-patterns': {
    scene: 'control-deck',
    today:
      'A loose spring on the deck goes boing, boing. It seems as even as the call. Dot bobs along and has hiccups.',
    problem: 'Measure a motion that repeats, and use it to predict. Each right answer winds one beat clock.',
    payoff: 'Once the last beat clock ticks, patterns are easier to catch. The hiccups keep no time at all.',
    token: { one: 'beat clock', many: 'beat clocks', mark: 'clock' },
  },
  'science.3.traits': {
    scene: 'sleep-pods',
    today:
      "Our caller always burps at the end. Is that in the family, or did somebody teach it? Ravi has his grandmother's laugh, and Dot has Ravi's.",
    problem: 'Tell inherited traits from those that the environment gives. Each right answer hangs up one kin card.',
    payoff: "The last kin card hangs, and each trait has its side. Dot's laugh hangs exactly in the middle.",
    token: { one: 'kin card', many: 'kin cards', mark: 'card' },
  },
  'science.3.weather-climate': {
    scene: 'earth-window',
    today:
      'Each radio tower on Earth keeps a weather record. Does the weather fit the times of our beep? One keeper wrote only: wet.',
    problem: 'Record weather data, and use it to compare places or seasons. Each right answer fills one storm book.',
    payoff: 'Numbers do the talking, right to the last storm book. From now on wet comes in inches.',
    token: { one: 'storm book', many: 'storm books', mark: 'book' },
  },
  'science.4.body-structures': {
    scene: 'suit-room',
    today:
      'Could somebody press a suit radio by mistake? Kenji tries it with an elbow, a boot and his nose. The nose wins by a nose.',
    problem: 'Argue from evidence what a body structure is good for. Each right answer turns one trial nut.',
    payoff: "The last trial nut is turned, and our case stands firm. Kenji's nose rests its case as well.",
    token: { one: 'trial nut', many: 'trial nuts', mark: 'nut' },
  },
  'science.4.changing-rock': {
    scene: 'moon-lab',
    today:
      'An old radio tower on Earth stands on a cliff. Does the cliff crumble, and does the tower call for help? Dot builds it from crackers and takes notes.',
    problem: 'Find out how rock wears away, travels and settles. Each right answer sorts one cliff stone.',
    payoff: 'Lucia sorts in the last cliff stone and mends her tower map. The cracker cliff is now all crumbs.',
    token: { one: 'cliff stone', many: 'cliff stones', mark: 'stone' },
  },
  'science.4.energy-and-speed': {
    scene: 'rover-garage',
    today:
      'A crawler drifted into the wall last night. How hard was that bump? The crawler studies its wheels and says nothing.',
    problem: 'Find out how speed shows the energy of a crash. Each right answer tightens one bump wheel.',
    payoff: 'The last bump wheel is tight, and Kenji can read a dent. The crawler asks for a cushion.',
    token: { one: 'bump wheel', many: 'bump wheels', mark: 'wheel' },
  },
  'science.4.energy-moves': {
    scene: 'galley',
    today:
      "When the beep is turned up, the galley answers. Spoons tremble, soup wobbles, and Dot's belly sings. What travels there through the wall?",
    problem: 'Describe how energy moves along as sound, light or heat. Each right answer puts up one path arrow.',
    payoff: "Energy has its own map, up to the last path arrow. One arrow points at Dot's belly.",
    token: { one: 'path arrow', many: 'path arrows', mark: 'arrow' },
  },
  'science.4.energy-sources': {
    scene: 'control-deck',
    today:
      'Whoever calls us needs power for it. Is it coal, wind, sunlight or a hamster in a wheel? Dot votes for the hamster.',
    problem:
      'Find out which energy sources renew themselves, and argue for it. Each right answer charges one power pack.',
    payoff: 'The last power pack is charged, and Kenji has a good list. Dot draws the hamster on its edge.',
    token: { one: 'power pack', many: 'power packs', mark: 'battery' },
  },
  'science.4.light-and-sight': {
    scene: 'telescope-dome',
    today:
      'Something in the dome winks: on, off, on. Is somebody signaling to us with light? Dot turns its polished head, and it winks again.',
    problem: 'Trace the path of light from its source to your eye. Each right answer sets up one glint pane.',
    payoff: 'The last glint pane is up, and each wink can be traced. Dot is asked to wear a hat.',
    token: { one: 'glint pane', many: 'glint panes', mark: 'pane' },
  },
  'science.4.measure-and-graph': {
    scene: 'float-gym',
    today:
      "Can a puff of air push a radio knob? Ravi puffs at buttons, and Dot's fan puffs at Ravi. Numbers fly about without any units.",
    problem: 'Measure with a good unit, and graph it to end the guessing. Each right answer raises one graph plank.',
    payoff: 'Nobody shouts numbers now that the last graph plank is up. Ravi is still drifting a little.',
    token: { one: 'graph plank', many: 'graph planks', mark: 'plank' },
  },
  'science.4.waves': {
    scene: 'radio-nook',
    today:
      'A radio call is a kind of wave, says Lucia. Ravi waves back. She draws the calls as hills, some tall, some close together.',
    problem: 'Model waves, and describe how high and how long they are. Each right answer earns one wave shell.',
    payoff: 'The last wave shell is earned, and Lucia can describe any call. Held to the ear, the shell says burp.',
    token: { one: 'wave shell', many: 'wave shells', mark: 'shell' },
  },
  'science.5.change-one-variable': {
    scene: 'repair-shop',
    today:
      'Kenji turned the dial, moved the radio and swapped a wire. The beep grew louder, and nobody can say why. Next he will try a hat.',
    problem:
      'Design a controlled test: what changes, what is measured, what stays? Each right answer oils one dial gear.',
    payoff: 'The last dial gear is oiled, and results will mean something. The hat goes back on its hook.',
    token: { one: 'dial gear', many: 'dial gears', mark: 'gear' },
  },
  'science.5.food-webs': {
    scene: 'galley',
    today:
      'Who finds supper aboard, and who would miss whom? Ravi draws flies, beans and one hungry mouth. Dot adds itself, with a plug.',
    problem: 'Draw who feeds whom, and infer what follows when one goes. Each right answer hangs one web berry.',
    payoff: 'Ravi hangs the last web berry, and the whole web shakes. Only the plug stays perfectly calm.',
    token: { one: 'web berry', many: 'web berries', mark: 'berry' },
  },
  'science.5.matter-stays': {
    scene: 'cargo-bay',
    today:
      'A crate of salt got wet, and half the salt seems gone. Can a radio hide like that, too? Dot is stirring a spoon into some water.',
    problem: 'Calculate what becomes of weight when matter mixes or changes. Each right answer seals one cargo parcel.',
    payoff: 'Our sums hold, down to the last cargo parcel. The spoon has still not dissolved.',
    token: { one: 'cargo parcel', many: 'cargo parcels', mark: 'parcel' },
  },
  'science.5.new-substances': {
    scene: 'rover-garage',
    today:
      'Kenji hunts for old trouble in the radio. On his bench are a rusty screw, a wire and toast. Which of them turned into something new?',
    problem: 'Judge by evidence whether a change made a new substance. Each right answer labels one bench bolt.',
    payoff: 'The last bench bolt is labeled, and Kenji can judge any change. The toast has left no crumb of evidence.',
    token: { one: 'bench bolt', many: 'bench bolts', mark: 'bolt' },
  },
  'science.5.particles': {
    scene: 'suit-room',
    today: 'A suit hisses and falls silent. Did air slip out with a beep? One puffy glove waves at us.',
    problem: 'Model the tiny particles of solids, liquids and gases. Each right answer shuts one glove buckle.',
    payoff: 'Kenji shuts the last glove buckle and can explain a hiss. The glove waves good night.',
    token: { one: 'glove buckle', many: 'glove buckles', mark: 'buckle' },
  },
  'science.5.plant-food': {
    scene: 'sky-garden',
    today:
      'A bean vine has grown a loop around the garden radio. Has it lived on our beeps, asks Dot. Its roots hang in plain water.',
    problem: 'Argue from evidence what a plant builds itself from. Each right answer sets one bean post.',
    payoff: 'The last bean post stands, and so does the argument. The vine has already wrapped up two.',
    token: { one: 'bean post', many: 'bean posts', mark: 'post' },
  },
  'science.5.sky-patterns': {
    scene: 'control-deck',
    today:
      'The first beep came at 6:04 by our clock. Which towers on Earth had night just then? Dot plays the Sun and will not stop beaming.',
    problem: 'Model Earth and the Sun to explain daylight and seasons. Each right answer shades one day map.',
    payoff: 'The last day map is shaded, and each tower has its hour. Dot sets with a deep bow.',
    token: { one: 'day map', many: 'day maps', mark: 'map' },
  },
  'science.5.water-on-earth': {
    scene: 'earth-window',
    today:
      'Blue, blue and more blue slides by below us. Is some boat down there calling us? Dot takes all of it for soup.',
    problem: 'Graph where Earth keeps its water, and see how its systems meet. Each right answer draws one map fish.',
    payoff: 'Lucia can find any boat, now that the last map fish swims. Dot has ordered crackers for the soup.',
    token: { one: 'map fish', many: 'map fish', mark: 'fish' },
  },
}
