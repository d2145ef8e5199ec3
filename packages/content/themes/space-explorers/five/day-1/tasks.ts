import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'suit-room',
    today:
      'Every space suit has a radio of its own. Maybe somebody left one on, and it burps. But Dot has polished all the numbers off their hooks.',
    problem:
      'Without the right numbers, nobody finds the right suit radio. Each right answer hangs up one number plate.',
    payoff: 'The last number plate hangs, and each suit radio is off. From now on Dot polishes only spoons.',
    token: { one: 'number plate', many: 'number plates', mark: 'plate' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      'Kenji has taken the radio apart to find the burp. Now it is a big cloud of parts around one surprised engineer.',
    problem: 'Not one part may be left over or left out. Each right answer puts back one radio bolt.',
    payoff: 'The last radio bolt is in, and none is left over. Kenji pats the radio, and it burps at him.',
    token: { one: 'radio bolt', many: 'radio bolts', mark: 'bolt' },
  },
  fractions: {
    scene: 'telescope-dome',
    today:
      'The beep could come from any part of the sky. So Lucia cuts the round sky map like a pizza. Dot asks for extra cheese.',
    problem: 'Each slice is a part of one whole sky. Each right answer pins up one sky slice.',
    payoff:
      'The last sky slice is up, and the map is whole again. Now we can listen to it slice by slice, without cheese.',
    token: { one: 'sky slice', many: 'sky slices', mark: 'map' },
  },
  patterns: {
    scene: 'sleep-pods',
    today:
      'All night we listen for the beep. Snore, snore, whistle: each sleeper has a tune. Dot put each tune on a card, and off they flew.',
    problem: 'A snore goes by a rule, and a beep would break it. Each right answer catches one snore card.',
    payoff: 'The last snore card is caught, and the set is complete. The captain wants hers framed.',
    token: { one: 'snore card', many: 'snore cards', mark: 'card' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'The supply ship brought crates from Earth. Is there a radio hidden in one of them? Dot knocks on each lid, and one crate giggles.',
    problem: 'A label is right only if it was measured well. Each right answer checks one crate label.',
    payoff:
      'The last crate label is checked, and the lids may open. A wind-up duck giggles and paddles off through the air.',
    token: { one: 'crate label', many: 'crate labels', mark: 'tag' },
  },
  time: {
    scene: 'control-deck',
    today:
      'The beep came back in the middle of a yawn. Nobody was ready. Dot has set nine alarm clocks, and all ring at once.',
    problem: 'Get the times right, and the next beep finds us awake. Each right answer sets one alarm clock.',
    payoff: 'The last alarm clock is set, and each has its own minute. From now on nobody misses a beep, or a nap.',
    token: { one: 'alarm clock', many: 'alarm clocks', mark: 'clock' },
  },
  data: {
    scene: 'radio-nook',
    today:
      'Lucia asks all the towns on Earth: Did you beep? The answers crackle in: no, no, no, moo. Kenji has lost count twice.',
    problem: 'So many answers must be sorted and counted. Each right answer plants one town flag.',
    payoff: 'The last town flag is planted, and no town counts twice. The town that said moo gets a flag with a cow.',
    token: { one: 'town flag', many: 'town flags', mark: 'flag' },
  },
  geometry: {
    scene: 'docking-port',
    today:
      'The supply ship bumped our dock last night. Now its ring rattles: is that the beep? Bumper tiles of every shape drift about.',
    problem: 'Each gap needs the tile with the right sides and corners. Each right answer puts back one bumper tile.',
    payoff: 'The last bumper tile is in, and the ring sits tight. The supply ship seems to wear a new necklace.',
    token: { one: 'bumper tile', many: 'bumper tiles', mark: 'tile' },
  },
  physical: {
    scene: 'galley',
    today:
      'The galley hums, buzzes and gurgles all day long. Any of it could burp into a radio. The soup tank looks very guilty.',
    problem:
      'Everything gets a fair hearing before anybody blames the soup. Each true finding hands out one proof badge.',
    payoff: 'The last proof badge is handed out. The soup tank wears one, too, and gurgles with pride.',
    token: { one: 'proof badge', many: 'proof badges', mark: 'badge' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Ravi hears a peep between the beans. Maybe a frog, a chick or a cricket came with the lettuce. He tiptoes, which is hard while floating.',
    problem: 'Ravi must know what could peep like that in a garden. Each true finding fills one track card.',
    payoff: 'The last track card is full, and the row is complete. Ravi tiptoes on with it and bumps into a pumpkin.',
    token: { one: 'track card', many: 'track cards', mark: 'print' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Lightning makes a radio crackle. Below us flash six storms, and one volcano puffs. Is the Earth itself burping?',
    problem: 'Lucia must know what goes on down there before she blames it. Each true finding sets one globe peg.',
    payoff: 'The last globe peg is set. Our globe looks like a hedgehog, and Dot pets it.',
    token: { one: 'globe peg', many: 'globe pegs', mark: 'peg' },
  },
}
