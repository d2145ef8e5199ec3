import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'suit-room',
    today:
      'The bag makes everyone fetch their own things from Earth. A pebble, a whistle and a lucky spoon float about. All the lockers stand open.',
    problem: 'By its number, each keepsake finds its locker again. Each right answer ties on one keepsake tag.',
    payoff: "The last keepsake tag is on, and each thing knows its locker. The lucky spoon is Dot's, of course.",
    token: { one: 'keepsake tag', many: 'keepsake tags', mark: 'tag' },
  },
  operations: {
    scene: 'galley',
    today:
      'The bag smells almost like pancakes. Now everybody longs for pancakes. The first one never came down and still circles the galley.',
    problem: 'The numbers must be right, or somebody gets none. Each right answer wraps one pancake pack.',
    payoff: 'The last pancake pack is wrapped, and all have enough. Dot salutes whenever the first one flies by.',
    token: { one: 'pancake pack', many: 'pancake packs', mark: 'bag' },
  },
  fractions: {
    scene: 'sky-garden',
    today:
      'The little bag smells of summer, and everyone wants to sniff. Ravi sniffed so long that Lucia began to hum. Dot, without a nose, waits too.',
    problem: 'The day is one whole, and each nose gets an equal part. Each right answer hands out one sniff ticket.',
    payoff: 'The last sniff ticket is handed out, and all shares are fair. Dot gives its ticket to Lucia.',
    token: { one: 'sniff ticket', many: 'sniff tickets', mark: 'ticket' },
  },
  patterns: {
    scene: 'float-gym',
    today:
      'The bag smells of bare feet, and all toes begin to wiggle. In the float gym Dot stamps a footpath. It goes straight up the wall.',
    problem: 'The steps go by a rule, or toes get stepped on. Each right answer adds one step print.',
    payoff: 'The last step print is on. The whole crew walks barefoot, once around the ceiling.',
    token: { one: 'step print', many: 'step prints', mark: 'print' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      "The little bag smells like Captain Amara's porch at home. So Kenji builds her one among the crates. So far it has only a squeak.",
    problem: 'Measure with care, and each board will fit. Each right answer fits one porch board.',
    payoff: 'The last porch board fits, squeak and all. Captain Amara straps herself in and sighs happily.',
    token: { one: 'porch board', many: 'porch boards', mark: 'plank' },
  },
  time: {
    scene: 'control-deck',
    today:
      'Thanks to the Earth lock, everyone wants to call home. Kenji called at the wrong time. He woke three aunts and a rooster.',
    problem: 'Get the times right, and no aunt wakes up. Each right answer sets one home clock.',
    payoff: 'The last home clock is set, and nobody is woken up. Now the rooster calls Kenji.',
    token: { one: 'home clock', many: 'home clocks', mark: 'clock' },
  },
  data: {
    scene: 'sleep-pods',
    today:
      'What smells of summer and bare feet? Everyone dreamed of it last night. There were beaches, meadows, toast and, for Dot, spoons.',
    problem: 'So many dreams must be sorted and counted. Each right answer pins up one dream card.',
    payoff: 'The last dream card is up, and all dreams are sorted. Dot has the spoon row to itself.',
    token: { one: 'dream card', many: 'dream cards', mark: 'card' },
  },
  geometry: {
    scene: 'earth-window',
    today:
      'Today everyone looks for home through the Earth window. Lakes, towns and islands slide by in all shapes. Kenji has waved at every wrong one.',
    problem: 'Sides, lines and corners tell one patch of land from another. Each right answer lays down one land tile.',
    payoff: 'The last land tile is down, and there is home. Kenji waves, and a cloud slides in between.',
    token: { one: 'land tile', many: 'land tiles', mark: 'tile' },
  },
  physical: {
    scene: 'rover-garage',
    today:
      'How does a smell get out of a shut bag? Kenji shuts up soap, cocoa and an old boot. The crawlers creep back politely.',
    problem: 'Kenji must know what gets through, what stays, and why. Each true finding seals one smell pot.',
    payoff: 'The last smell pot is sealed. The crawlers come near again, except to the boot.',
    token: { one: 'smell pot', many: 'smell pots', mark: 'jar' },
  },
  life: {
    scene: 'radio-nook',
    today:
      'No other world that we know has living things. Dot boasts of it on every channel: We have ants! No star has answered so far.',
    problem: 'Before it boasts, Dot should know how living things live. Each true finding sends off one proud letter.',
    payoff: 'The last proud letter is off. One far ship answers: We have ants, too, in the jam.',
    token: { one: 'proud letter', many: 'proud letters', mark: 'letter' },
  },
  earth: {
    scene: 'moon-lab',
    today:
      'On the third lock, the Earth is mostly blue. Dot shows a picture of it to a gray Moon stone. The stone looks grayer still.',
    problem: 'Lucia wants to know what makes our planet so special. Each true finding adds one sea drop to a chain.',
    payoff: 'The last sea drop is on. The Moon stone wears the chain and looks less gray already.',
    token: { one: 'sea drop', many: 'sea drops', mark: 'drop' },
  },
}
