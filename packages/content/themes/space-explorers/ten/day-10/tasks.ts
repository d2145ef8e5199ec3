import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'float-gym',
    today:
      "For the big pull each hand needs its place on the rope. Dot let go of the number tags. One has stuck to Ravi's left foot.",
    problem: 'Each hand has its number, and the numbers must be right. Each right answer brings back one place tag.',
    payoff: "The last place tag is back, and each hand knows its place. So does Ravi's left foot.",
    token: { one: 'place tag', many: 'place tags', mark: 'tag' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      'How hard can we pull, all at once? Kenji builds a pull counter to find out. Dot tried it and flew off with the handle.',
    problem: 'All our pulls must add up without a slip. Each right answer sets one counter gear.',
    payoff: 'The last counter gear turns, and the counter can count on us. Dot gives back the handle.',
    token: { one: 'counter gear', many: 'counter gears', mark: 'gear' },
  },
  fractions: {
    scene: 'cargo-bay',
    today:
      'The lid lifts a crack and wants to shut again. We need wedges to hold it, part by part. Dot tried a sandwich.',
    problem: 'Each wedge must be just the right part of a whole. Each right answer cuts one lid wedge.',
    payoff: 'The last lid wedge is ready, and the crack stays open. Dot looks at a very flat sandwich.',
    token: { one: 'lid wedge', many: 'lid wedges', mark: 'brick' },
  },
  patterns: {
    scene: 'galley',
    today: 'We must all pull at the same moment. Dot drums the beat on a pan: boom, boom, tick. Ravi dances instead.',
    problem: 'Every good beat has a rule. Each right answer raises one beat flag.',
    payoff: "The last beat flag is up, and we all feel the beat. Even Ravi's feet are on time.",
    token: { one: 'beat flag', many: 'beat flags', mark: 'flag' },
  },
  measurement: {
    scene: 'suit-room',
    today:
      'Anybody who floats and pulls just flies to the chest. So our feet need straps. Captain Amara flew into a pumpkin.',
    problem: 'In a strap of the wrong size, a foot slips. Each right answer fits one foot strap.',
    payoff: 'The last foot strap fits, and all feet stay where they are. The pumpkin can relax.',
    token: { one: 'foot strap', many: 'foot straps', mark: 'buckle' },
  },
  time: {
    scene: 'control-deck',
    today:
      "Many hands must pull at the same minute. But Kenji's clock is early, and Ravi's is late. Dot's runs backward, for fun.",
    problem: 'With wrong times, everybody pulls alone. Each right answer sets one pull clock.',
    payoff: "The last pull clock is set, and they all tick as one. Only Dot's tick sounds like a giggle.",
    token: { one: 'pull clock', many: 'pull clocks', mark: 'clock' },
  },
  data: {
    scene: 'radio-nook',
    today:
      'Ships and towns have heard about our stiff lid. They radio us tips: sing, breathe, say please. One goat says meh.',
    problem: 'So many tips must be sorted and counted. Each right answer sorts one tip card.',
    payoff: 'The last tip card is sorted, and the count is clear. The goat gets a bar of its own.',
    token: { one: 'tip card', many: 'tip cards', mark: 'card' },
  },
  geometry: {
    scene: 'docking-port',
    today:
      'Kenji pulls left, Ravi pulls right, Dot pulls in a circle. So Lucia draws a plan of lines and shapes. Dot likes the circle.',
    problem: 'Each path has lines, turns and corners, and all must meet. Each right answer fits one plan tile.',
    payoff: 'The last plan tile fits, and every line leads to the lid. Dot may keep the circle for later.',
    token: { one: 'plan tile', many: 'plan tiles', mark: 'tile' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'The lid ignores one hand and listens to many. To learn more, Kenji tugs at every box in the lab. One came along to lunch.',
    problem: 'Before the big pull, Kenji tests pushes, heat and light. Each true finding lights one proof lamp.',
    payoff: 'The last proof lamp shines, and Kenji trusts our plan. The box stays for supper.',
    token: { one: 'proof lamp', many: 'proof lamps', mark: 'lamp' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Many hands will be hungry for the big pull. Ravi asks his garden for something good. One berry is as big as a helmet.',
    problem: 'To grow strong food, Ravi must know living things well. Each true finding picks one power berry.',
    payoff: 'The last power berry is picked, and every hand gets one. Dot tows the big one home.',
    token: { one: 'power berry', many: 'power berries', mark: 'berry' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'For the big pull Captain Amara wants a grand view. Peaks, storms and seas slide by below. Dot votes for whales.',
    problem: 'Lucia must know what land, weather and sky we will pass. Each true finding fills one view map.',
    payoff: 'The last view map is full, and something grand lies ahead. Dot waves to the whales already.',
    token: { one: 'view map', many: 'view maps', mark: 'map' },
  },
}
