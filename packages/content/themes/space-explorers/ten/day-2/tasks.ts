import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'telescope-dome',
    today:
      "Mercury is so quick that Lucia's map is wrong again. Day after day, she needs a new pin. Dot is out of breath from watching.",
    problem: 'Only the right numbers can keep up with Mercury. Each right answer sets one Mercury pin.',
    payoff: 'The last Mercury pin is in: one ring around the Sun. Dot takes a nap.',
    token: { one: 'Mercury pin', many: 'Mercury pins', mark: 'peg' },
  },
  operations: {
    scene: 'float-gym',
    today:
      'On Mercury one birthday follows another. How many would our slow animal have there? Dot wraps a present for each, and each is a sock.',
    problem: 'Birthdays and presents must come out even. Each right answer ties up one birthday parcel.',
    payoff:
      'The last birthday parcel is tied up, and not one is spare. Happy birthday, says Dot, and again, and again.',
    token: { one: 'birthday parcel', many: 'birthday parcels', mark: 'parcel' },
  },
  fractions: {
    scene: 'sleep-pods',
    today:
      'All night long the Mercury lock blinked. The blinks got into every bed in the sleep hall. Ravi slept with a bucket on his head.',
    problem: 'Each shade is one whole, made of equal panels. Each right answer fits in one shade panel.',
    payoff: 'The last shade panel is in, and the shade is whole. Ravi wears his bucket only for fun now.',
    token: { one: 'shade panel', many: 'shade panels', mark: 'pane' },
  },
  patterns: {
    scene: 'control-deck',
    today:
      'Blink, blink, pause goes the Mercury lock. On the control deck, Dot blinks along with both eyes. Now Dot cannot stop.',
    problem: 'The blinks go by a rule, or Dot would not know. Each right answer sets one signal lamp.',
    payoff: 'The last signal lamp blinks in step with the lock. Dot can rest its eyes.',
    token: { one: 'signal lamp', many: 'signal lamps', mark: 'lamp' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'Whatever is in the drawer will need a stable. Kenji built one at once, fit for a whale. Now nobody can get to the crates.',
    problem: 'A stable fits only if it is measured well. Each right answer cuts one stable board.',
    payoff: 'The last stable board fits, and the stable is cozy. Dot has moved into the big one.',
    token: { one: 'stable board', many: 'stable boards', mark: 'plank' },
  },
  time: {
    scene: 'galley',
    today:
      'Dot now lives by the long, long day of Mercury. So the galley serves breakfast until summer. Kenji dreams of lunch.',
    problem: 'Get the times right, or nobody gets lunch. Each right answer stamps one meal ticket.',
    payoff: 'The last meal ticket is stamped, and lunch is back. Good morning, says Dot to the noodles.',
    token: { one: 'meal ticket', many: 'meal tickets', mark: 'ticket' },
  },
  data: {
    scene: 'radio-nook',
    today:
      'Which animals are slow? Lucia asks the children on Earth. They name snails, sloths and brothers in the morning.',
    problem: 'So many names must be sorted and counted. Each right answer files one vote card.',
    payoff: 'The last vote card is filed, and none is counted twice. One brother says thank you, a bit late.',
    token: { one: 'vote card', many: 'vote cards', mark: 'card' },
  },
  geometry: {
    scene: 'repair-shop',
    today:
      'Somebody carved the animal in the drawer. Dot tries to carve, too, from blocks of foam. Its cat is a cube, and so is its cow.',
    problem: 'Carvers first see the sides and corners of a block. Each right answer marks one carving block.',
    payoff: 'The last carving block is marked. Dot carves a perfect egg and calls it a cat asleep.',
    token: { one: 'carving block', many: 'carving blocks', mark: 'brick' },
  },
  physical: {
    scene: 'suit-room',
    today:
      'How do you learn what is in a shut drawer? Kenji practices on the suit lockers. He hid his own sandwich and cannot find it.',
    problem: 'Kenji must know what knocks, shadows and tugs can tell. Each true finding opens one test locker.',
    payoff: 'The last test locker is open, and there is the sandwich. It has had a long day.',
    token: { one: 'test locker', many: 'test lockers', mark: 'hinge' },
  },
  life: {
    scene: 'sky-garden',
    today:
      "A slow guest is coming: a snail, a sloth, a camel? Slow down, says Ravi's new sign. The beans obey at once.",
    problem:
      'Who lives slowly, who lives fast, and with what kind of body? Each true finding plants one welcome bloom.',
    payoff: "The last welcome bloom is in. Ravi's ladybugs try them all out first.",
    token: { one: 'welcome bloom', many: 'welcome blooms', mark: 'flower' },
  },
  earth: {
    scene: 'earth-window',
    today: 'On Mercury the Sun takes weeks to climb the sky. Here it pops up before Dot has finished a yawn.',
    problem: 'Lucia wants to know what goes on under our own Sun. Each true finding hangs up one sun flag.',
    payoff: 'The last sun flag is up, as if for a party. Dot finishes its yawn.',
    token: { one: 'sun flag', many: 'sun flags', mark: 'flag' },
  },
}
