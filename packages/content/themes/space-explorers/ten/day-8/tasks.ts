import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'radio-nook',
    today:
      'Dot likes the tipped lock and turned our radio numbers upside down. Now sixes are nines. Lucia calls a telescope and gets a hairdresser.',
    problem: 'Get the numbers right, or a stranger hears of our stink. Each right answer turns back one channel sign.',
    payoff: 'The last channel sign is right again, and the telescope answers. So does the hairdresser, who is curious.',
    token: { one: 'channel sign', many: 'channel signs', mark: 'sign' },
  },
  operations: {
    scene: 'suit-room',
    today:
      'The whole crew wants clips against that smell. Even the empty suits seem to want some. Dot asks for one on each ear.',
    problem: 'Noses and clips must come out even, with none to spare. Each right answer hands out one nose clip.',
    payoff: 'The last nose clip is on. Captain Amara says thank you, and it sounds like a duck.',
    token: { one: 'nose clip', many: 'nose clips', mark: 'peg' },
  },
  fractions: {
    scene: 'galley',
    today:
      'Ravi mixes a good smell against the bad one. It takes parts of mint and parts of lemon. Dot has added noodles.',
    problem: 'A good smell is one whole, mixed from its parts. Each right answer fills one scent bag.',
    payoff: 'The last scent bag is full, and everyone gets a sniff. There is only a hint of noodle.',
    token: { one: 'scent bag', many: 'scent bags', mark: 'bag' },
  },
  patterns: {
    scene: 'control-deck',
    today:
      "The sideways lock blinks left, left, up. The lamps on the control deck blink along. Captain Amara's head tips more each time.",
    problem: 'The blinks have a rule, even the sideways ones. Each right answer sets one tip arrow.',
    payoff: 'The last tip arrow is set, and the blinks calm down. Captain Amara holds her head straight again.',
    token: { one: 'tip arrow', many: 'tip arrows', mark: 'arrow' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'The crew builds a tent around the lock and the smell. The first one was far too small. Dot wears it as a skirt.',
    problem: 'Measure with care, for a tent with gaps keeps nothing in. Each right answer fits one tent post.',
    payoff: 'The last tent post fits, and the tent stands. Kenji goes in first and comes out very fast.',
    token: { one: 'tent post', many: 'tent posts', mark: 'post' },
  },
  time: {
    scene: 'sleep-pods',
    today:
      'Lucia wants to know if the smell on her card fades. So somebody sniffs at it at set times, even at night. Kenji sniffs in his sleep.',
    problem: 'With a wrong time, a sniff is missed. Each right answer sets one sniff clock.',
    payoff: 'The last sniff clock is set, and no sniff will be late. Kenji fits his in between two snores.',
    token: { one: 'sniff clock', many: 'sniff clocks', mark: 'clock' },
  },
  data: {
    scene: 'rover-garage',
    today: "What do those clouds smell like? The whole crew sniffs at Lucia's card and votes. One crawler votes twice.",
    problem: 'So many votes must be sorted and counted. Each right answer sorts one smell badge.',
    payoff: 'The last smell badge is sorted, and the count is clear. The crawler takes back one vote.',
    token: { one: 'smell badge', many: 'smell badges', mark: 'badge' },
  },
  geometry: {
    scene: 'telescope-dome',
    today:
      'Lucia drew the sideways lock from every side. Now her drawings whirl through the dome. Not even they know which way is up.',
    problem: 'Tipped or not, a shape keeps its sides and corners. Each right answer hangs up one side view.',
    payoff: 'The last side view is up, and nothing whirls anymore. Dot hangs beside it, upside down.',
    token: { one: 'side view', many: 'side views', mark: 'page' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'Maybe a huge bump tipped Uranus over. In the moon lab Kenji bumps everything into everything. His own hat got tipped, too.',
    problem: 'A good guess is not yet proof, so Kenji does tests. Each true finding wins one proof star.',
    payoff: 'The last proof star is up, and Kenji is content. He tips his hat, on purpose this time.',
    token: { one: 'proof star', many: 'proof stars', mark: 'star' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Fish, fruit or cheese: what makes such a smell? Ravi compares it with roses, mint and one proud lemon tree. Two worms have packed their bags.',
    problem: 'To tell smells apart, Ravi must know how living things live. Each true finding plants one scent bloom.',
    payoff: 'The last scent bloom is in, and Ravi takes a deep breath. The worms unpack again.',
    token: { one: 'scent bloom', many: 'scent blooms', mark: 'flower' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Our own clouds look clean and white from here. But do they smell? Captain Amara sniffs at the window and smells window.',
    problem: 'Lucia wants to compare Uranus with our air, land and sky. Each true finding ties on one weather tag.',
    payoff: 'The last weather tag is on our globe. Captain Amara thanks our clouds for their good manners.',
    token: { one: 'weather tag', many: 'weather tags', mark: 'tag' },
  },
}
