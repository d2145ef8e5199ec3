import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'suit-room',
    today:
      'Every space suit has a radio of its own. Maybe somebody left one on, and it burps. But Dot has polished all the numbers off their hooks.',
    problem: 'Each suit radio goes back to the hook with its number. Each right answer hangs up one number plate.',
    payoff: 'The last number plate hangs, and every suit is on its hook. All their radios are off, and still it beeps.',
    token: { one: 'number plate', many: 'number plates', mark: 'plate' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      'Kenji has taken the radio apart to find the burp. Now it is a big cloud of parts around one surprised engineer.',
    problem: 'Add, take away and share out: is a part lost? Each right answer puts back one radio bolt.',
    payoff: 'The last radio bolt is in, and none is left over. The radio is as good as new, and it goes beep.',
    token: { one: 'radio bolt', many: 'radio bolts', mark: 'bolt' },
  },
  fractions: {
    scene: 'telescope-dome',
    today:
      'The beep could come from any part of the sky. So Lucia cuts the round sky map like a pizza. Dot asks for extra cheese.',
    problem: 'With equal parts of one whole, nobody skips a bit of sky. Each right answer pins up one sky slice.',
    payoff: 'The last sky slice is up, and the map is whole again. Now somebody listens to every bit of the sky.',
    token: { one: 'sky slice', many: 'sky slices', mark: 'map' },
  },
  patterns: {
    scene: 'sleep-pods',
    today:
      'Maybe a sleeper beeps! Snore, snore, whistle: everybody here has a tune. Dot put each tune on a card, and off they flew.',
    problem: 'A rule tells what comes next and whose tune it is. Each right answer catches one snore card.',
    payoff: 'The last snore card is caught. Nobody snores beep, beep, burp, but the captain comes close.',
    token: { one: 'snore card', many: 'snore cards', mark: 'card' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'The supply ship brought crates from Earth. Is there a radio hidden in one of them? Dot knocks on each lid, and one crate giggles.',
    problem: 'A crate too long, too heavy or too full hides something. Each right answer checks one crate label.',
    payoff: 'The last crate label is checked, and every crate is in order. The giggle was a wind-up duck.',
    token: { one: 'crate label', many: 'crate labels', mark: 'tag' },
  },
  time: {
    scene: 'control-deck',
    today:
      'The beep came back in the middle of a yawn. Nobody was ready. Dot has set nine alarm clocks, and all ring at once.',
    problem: 'When did it beep, and when will it beep again? Each right answer sets one alarm clock.',
    payoff: 'The last alarm clock is set, and each has its own minute. From now on nobody misses a beep, or a nap.',
    token: { one: 'alarm clock', many: 'alarm clocks', mark: 'clock' },
  },
  data: {
    scene: 'radio-nook',
    today:
      'Lucia asks all the towns on Earth: Did you beep? The answers crackle in: no, no, no, moo. Kenji has lost count twice.',
    problem: 'Flags in two colors turn the answers into a chart. Each right answer plants one town flag.',
    payoff: 'The last town flag is planted, and the chart says it all. The town that said moo is a farm.',
    token: { one: 'town flag', many: 'town flags', mark: 'flag' },
  },
  geometry: {
    scene: 'docking-port',
    today:
      'The supply ship bumped our dock last night. Now its ring rattles: is that the beep? Bumper tiles of every shape drift about.',
    problem: 'Sides, corners and angles show which gap each one fits. Each right answer puts back one bumper tile.',
    payoff: 'The last bumper tile fits, and nothing rattles any more. The radio beeps all the same.',
    token: { one: 'bumper tile', many: 'bumper tiles', mark: 'tile' },
  },
  physical: {
    scene: 'galley',
    today:
      'The galley hums, buzzes and gurgles all day long. Any of it could burp into a radio. The soup tank looks very guilty.',
    problem: 'Only tests show how things move, sound, shine and change. Each true finding hands out one proof badge.',
    payoff: 'The last proof badge is handed out. The soup tank wears one, too, and gurgles with pride.',
    token: { one: 'proof badge', many: 'proof badges', mark: 'badge' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'Ravi hears a peep between the beans. Maybe a frog, a chick or a cricket came with the lettuce. He tiptoes, which is hard while floating.',
    problem: 'To find it, we need facts about plants and animals. Each true finding fills one track card.',
    payoff: 'The last track card is full: no frog, no chick, no cricket. It was Dot, who peeps back to be polite.',
    token: { one: 'track card', many: 'track cards', mark: 'print' },
  },
  earth: {
    scene: 'earth-window',
    today:
      'Lightning makes a radio crackle. Below us flash six storms, and one volcano puffs. Is the Earth itself burping?',
    problem: 'To tell, we need facts about sky, weather and ground. Each true finding sets one globe peg.',
    payoff: 'The last globe peg is set. Let the Earth rumble: we can tell its noises apart now.',
    token: { one: 'globe peg', many: 'globe pegs', mark: 'peg' },
  },
}
