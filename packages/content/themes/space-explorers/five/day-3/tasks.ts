import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'radio-nook',
    today:
      'Not a peep comes from Acorn. Kenji has pulled every plug out of the radio. Now the plugs float around him like bees.',
    problem: 'Every plug belongs in the hole with its number. Each right answer puts back one channel plug.',
    payoff: 'The last channel plug is in, and we hear every ship. So the trouble is not in here.',
    token: { one: 'channel plug', many: 'channel plugs', mark: 'peg' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      'Maybe the beeps are only too faint. So Kenji builds a booster for the radio. It gulps power like a whale gulps the sea.',
    problem: 'The power must be added, used and shared exactly. Each right answer loads one booster cell.',
    payoff: 'The last booster cell is loaded. Now our radio could hear a mouse hiccup.',
    token: { one: 'booster cell', many: 'booster cells', mark: 'battery' },
  },
  fractions: {
    scene: 'rover-garage',
    today:
      'Dot was so nervous that it polished the listening dish, too. Half of the panels came off. They spin around the rovers like shiny pies.',
    problem: 'The round dish is one whole, made of equal parts. Each right answer clicks in one dish panel.',
    payoff: 'The last dish panel clicks, and the dish is whole. It points where Acorn was last heard.',
    token: { one: 'dish panel', many: 'dish panels', mark: 'pane' },
  },
  patterns: {
    scene: 'docking-port',
    today:
      'Maybe Acorn cannot hear us. Captain Amara wants to blink at it instead. Dot tried first, and a puzzled ship blinked back.',
    problem: 'A blink code works only if it keeps to its rule. Each right answer sets one blink lamp.',
    payoff: 'The last blink lamp is set, and the row winks in time. Anyone who looks our way will see it.',
    token: { one: 'blink lamp', many: 'blink lamps', mark: 'lamp' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'Kenji has a new suspect: our own power wing. It may hang in front of the antenna. So the crew builds a longer mast among the crates.',
    problem: 'Each part must be measured, or the mast bumps the wing. Each right answer fits one mast piece.',
    payoff: 'The last mast piece fits, and the antenna peeks over the wing. Still no beep, so it was not the wing.',
    token: { one: 'mast piece', many: 'mast pieces', mark: 'pipe' },
  },
  time: {
    scene: 'control-deck',
    today:
      'Somebody must listen every minute, or we miss the first new beep. So far the whole crew listens at once. Nobody has made lunch.',
    problem: 'We need a plan by the clock, without a gap. Each right answer fills one shift ticket.',
    payoff: 'The last shift ticket is filled. Two ears listen at every minute, and there is soup.',
    token: { one: 'shift ticket', many: 'shift tickets', mark: 'ticket' },
  },
  data: {
    scene: 'galley',
    today:
      'The beeps stopped in the middle of breakfast. The crew had noted every one of them. Now the slips drift about and stick to the oatmeal.',
    problem: 'Only a chart shows if the beeps faded or just stopped. Each right answer hangs up one beep slip.',
    payoff: 'The last beep slip is up, and the chart tells its story. Only one slip still smells of oatmeal.',
    token: { one: 'beep slip', many: 'beep slips', mark: 'page' },
  },
  geometry: {
    scene: 'telescope-dome',
    today:
      "One spot on Lucia's star map is dark. She has cut a black card for each suspect. A ship, a crate, a wing: each has its own shape.",
    problem: 'Only sides, corners and lines tell which shape fits the spot. Each right answer tries one shape card.',
    payoff: 'Every shape card has had its turn. Most suspects have far too many corners.',
    token: { one: 'shape card', many: 'shape cards', mark: 'card' },
  },
  physical: {
    scene: 'suit-room',
    today:
      'Can a thing swallow a beep? Kenji tries it out with two helmet radios. A sock, a tray and a sponge wait for their turn.',
    problem: 'Only tests show how things, light and sound behave. Each true finding ties on one test tag.',
    payoff: 'The last test tag is on. Now Kenji can tell what a beep gets through.',
    token: { one: 'test tag', many: 'test tags', mark: 'tag' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Ravi has found a note in the oldest log. Acorn always beeped back at voices from home. Its favorites were frogs, owls and one grumpy duck.',
    problem: 'To call with the right voices, we need facts about living things. Each true finding adds one voice card.',
    payoff: 'The last voice card is in. Croaks, hoots and one quack fly out on every channel.',
    token: { one: 'voice card', many: 'voice cards', mark: 'letter' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Big dishes down on Earth listen for Acorn, too. One stands in rain, one in the dark, one in the sand. Which of them can help us?',
    problem: 'To choose, we need facts about sky, weather and ground. Each true finding plants one ear flag.',
    payoff: 'The last ear flag stands on the globe. Half the Earth is listening with us.',
    token: { one: 'ear flag', many: 'ear flags', mark: 'flag' },
  },
}
