import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'sleep-pods',
    today:
      'Ravi counted ring bits until he had to lie down. His count cards whirl around the bed. Now he snores in numbers.',
    problem: "Get Ravi's numbers right, and he can wake up. Each right answer catches one count card.",
    payoff: 'The last count card is in order. Ravi wakes up, says a very big number and wants lunch.',
    token: { one: 'count card', many: 'count cards', mark: 'card' },
  },
  operations: {
    scene: 'galley',
    today:
      'The lock spins and spins, and so do our heads. Lemon drops help, says Ravi. Kenji is so dizzy that he salutes a pumpkin.',
    problem: 'Work well with numbers, or the jar runs empty. Each right answer hands out one lemon drop.',
    payoff: 'The last lemon drop is out, and nobody is dizzy anymore. Kenji takes back his salute.',
    token: { one: 'lemon drop', many: 'lemon drops', mark: 'drop' },
  },
  fractions: {
    scene: 'repair-shop',
    today:
      'The Saturn lock never stands still. Kenji builds a brake for half turns and quarter turns. So far it spins only Kenji.',
    problem: 'Each block must take away just its part of a turn. Each right answer fits one brake block.',
    payoff: 'The last brake block fits, and the lock spins less wildly. Kenji still turns a little.',
    token: { one: 'brake block', many: 'brake blocks', mark: 'brick' },
  },
  patterns: {
    scene: 'float-gym',
    today:
      'The rings of the lock twinkle: white, white, gray. In the float gym Dot dances to it. Its feet are in a knot.',
    problem: 'The twinkle has a rule, and Lucia wants to know it. Each right answer rings one spin bell.',
    payoff: 'The last spin bell rings, and we know the rule. Dot gets its feet out of the knot.',
    token: { one: 'spin bell', many: 'spin bells', mark: 'bell' },
  },
  measurement: {
    scene: 'cargo-bay',
    today:
      'The spinning lock makes the chest wobble. It needs straps, but ours are one big knot. Somewhere in it sits Kenji.',
    problem: 'A strap fits only if it is measured well. Each right answer fits one chest strap.',
    payoff: 'The last chest strap is tight, and the chest keeps still. Kenji is free, too, except for one foot.',
    token: { one: 'chest strap', many: 'chest straps', mark: 'buckle' },
  },
  time: {
    scene: 'telescope-dome',
    today:
      "Today we compare the lock with the real Saturn. Everyone gets some minutes at the telescope. Dot's have lasted since breakfast.",
    problem: 'With the right times, everybody gets a look. Each right answer stamps one look ticket.',
    payoff: 'The last look ticket is stamped, and everybody has seen the rings. Dot saw them upside down, too.',
    token: { one: 'look ticket', many: 'look tickets', mark: 'ticket' },
  },
  data: {
    scene: 'moon-lab',
    today:
      'Ring bits can be small as sand or big as houses. Lucia matches them with stones. Dot calls the biggest stone House.',
    problem: 'So many stones must be sorted and counted. Each right answer fills one size box.',
    payoff: 'The last size box is full, and Ravi can rest his eyes. House gets a shelf of its own.',
    token: { one: 'size box', many: 'size boxes', mark: 'box' },
  },
  geometry: {
    scene: 'suit-room',
    today:
      'The lock spins so fast that it lost its tiles. They flew into the suit room. One suit wears a square on its nose.',
    problem: 'Each gap in the lock wants its own sides and corners. Each right answer puts back one lock tile.',
    payoff: 'The last lock tile is in, and the lock looks itself again. The suit misses its nose.',
    token: { one: 'lock tile', many: 'lock tiles', mark: 'tile' },
  },
  physical: {
    scene: 'rover-garage',
    today:
      'The lock spins, shines and hums without a pause. Kenji builds a copy of it on a crawler. The crawler is ticklish.',
    problem: 'What makes a thing turn, shine and sound? Each true finding sets one copy gear.',
    payoff: 'The last copy gear is in, and the copy runs. In between, the crawler giggles.',
    token: { one: 'copy gear', many: 'copy gears', mark: 'gear' },
  },
  life: {
    scene: 'sky-garden',
    today: 'The lock spins among the beans. Two ladybugs and a worm ride along. The worm is on its third turn.',
    problem: 'To coax the riders off, Ravi must know living things well. Each true finding sets one stop sign.',
    payoff: 'The last stop sign is up, and all the riders get off. The worm walks in circles.',
    token: { one: 'stop sign', many: 'stop signs', mark: 'sign' },
  },
  earth: {
    scene: 'earth-window',
    today:
      "Saturn's rings are bits of ice and rock. The Earth below has plenty of both. One iceberg looks just like Dot.",
    problem: 'Lucia wants to compare Saturn with our own land, water and sky. Each true finding adds one planet stone.',
    payoff: 'The last planet stone hangs in a ring around our globe. Now the Earth looks like a little Saturn.',
    token: { one: 'planet stone', many: 'planet stones', mark: 'stone' },
  },
}
