import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'radio-nook',
    today: 'To hear more, Kenji gets out the spare radio. Its numbered plugs float around him like bees.',
    problem: 'Each plug goes in by number, or that radio stays mute. Each right answer puts in one channel plug.',
    payoff: 'The last channel plug is in, and we hear every ship. One of them tells us a joke.',
    token: { one: 'channel plug', many: 'channel plugs', mark: 'peg' },
  },
  operations: {
    scene: 'repair-shop',
    today: 'The next beep may be very faint. So Kenji builds a booster. It gulps power like a whale gulps the sea.',
    problem: 'The power is right only if all the numbers are. Each right answer loads one booster cell.',
    payoff: 'The last booster cell is loaded. Now our radio could hear a mouse hiccup.',
    token: { one: 'booster cell', many: 'booster cells', mark: 'battery' },
  },
  fractions: {
    scene: 'rover-garage',
    today:
      'We set up a spare dish to hear more. Dot polished it first, and half of the panels came off. They spin around the room like shiny pies.',
    problem: 'The dish is one whole, made of equal panels. Each right answer clicks in one dish panel.',
    payoff: 'The last dish panel clicks, and the dish is whole. Dot may look, but not polish.',
    token: { one: 'dish panel', many: 'dish panels', mark: 'pane' },
  },
  patterns: {
    scene: 'docking-port',
    today:
      'Maybe Acorn cannot hear us. Captain Amara wants to blink at it instead. Dot tried first, and a puzzled town on Earth blinked back.',
    problem: 'Only blinks with a clear rule are ours. Each right answer sets one blink lamp.',
    payoff: 'The last blink lamp is set, and the whole row winks. A town on Earth winks back politely.',
    token: { one: 'blink lamp', many: 'blink lamps', mark: 'lamp' },
  },
  measurement: {
    scene: 'cargo-bay',
    today: 'Farther from our own walls, an antenna hears more. So the crew builds a longer mast among the crates.',
    problem: 'A mast stands only if each piece is measured well. Each right answer fits one mast piece.',
    payoff: 'The last mast piece fits, and the antenna peeks far out. Dot waves up at it.',
    token: { one: 'mast piece', many: 'mast pieces', mark: 'post' },
  },
  time: {
    scene: 'control-deck',
    today:
      'Somebody must listen every minute, or we miss the first new beep. So far the whole crew listens at once. Nobody has made lunch.',
    problem: 'Get the times right, and no minute is lost. Each right answer fills one shift ticket.',
    payoff: 'The last shift ticket is filled. Somebody listens at every minute, and there is soup.',
    token: { one: 'shift ticket', many: 'shift tickets', mark: 'ticket' },
  },
  data: {
    scene: 'galley',
    today:
      'The beeps stopped in the middle of breakfast. The crew had noted every one of them. Now the slips drift about and stick to the oatmeal.',
    problem: 'So many notes must be sorted and counted. Each right answer hangs up one beep slip.',
    payoff: 'The last beep slip is up, and all notes are sorted. One slip still smells of oatmeal.',
    token: { one: 'beep slip', many: 'beep slips', mark: 'page' },
  },
  geometry: {
    scene: 'telescope-dome',
    today:
      "One spot on Lucia's star map is dark. She has cut black cards to lay on it. Each has its own shape, and one is a duck.",
    problem: 'Sides and corners tell one shape from another. Each right answer tries one shape card.',
    payoff: 'Every shape card has had its turn. Dot keeps the duck card as a badge.',
    token: { one: 'shape card', many: 'shape cards', mark: 'card' },
  },
  physical: {
    scene: 'suit-room',
    today:
      'Can a thing swallow a beep? Kenji tries it out with two helmet radios. A sock, a tray and a sponge wait for their turn.',
    problem: 'Kenji must know what can stop a beep. Each true finding ties on one test tag.',
    payoff: 'The last test tag is on. Kenji gives Ravi his sock back.',
    token: { one: 'test tag', many: 'test tags', mark: 'tag' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Ravi has found a note in the oldest log. Acorn always beeped back at voices from home. Its favorites were frogs, owls and one grumpy duck.',
    problem: 'Acorn would not answer a voice that sounds fake. Each true finding adds one voice card.',
    payoff: 'The last voice card is in. Croaks, hoots and one quack fly out on every channel.',
    token: { one: 'voice card', many: 'voice cards', mark: 'letter' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Big dishes down on Earth listen for Acorn, too. One stands in rain, one in the dark, one in the sand. Which of them can help us?',
    problem: 'Lucia wants as many ears down there as she can get. Each true finding plants one ear flag.',
    payoff: 'The last ear flag stands on the globe. Now many big ears listen with us.',
    token: { one: 'ear flag', many: 'ear flags', mark: 'flag' },
  },
}
