import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'letter-room',
    today:
      'Noor follows the trip of the turtle on the map. Mateo wants to count all its steps. At step fifty, Mateo sleeps.',
    problem: 'Each stop of the trip needs its right number. Each right answer sets one milestone.',
    payoff: 'The last milestone is set, and the map shows the whole trip. Mateo wakes up at step fifty-one.',
    token: { one: 'milestone', many: 'milestones', mark: 'stone' },
  },
  operations: {
    scene: 'care-hut',
    today: 'The care hut is full of guests, and all love berries. Our own turtle moves over by an inch.',
    problem: 'Berries and guests must come out even. Each right answer serves one salad plate.',
    payoff: 'The last salad plate is served. The first guest has just finished the first bite.',
    token: { one: 'salad plate', many: 'salad plates', mark: 'dish' },
  },
  fractions: {
    scene: 'reed-pond',
    today: 'The turtles wait for a hint on a log in the pond. One more climbs on. Plop, plop, plop!',
    problem: 'The place on the log must be shared in fair parts. Each right answer lays out one sun cushion.',
    payoff: 'The last sun cushion lies, and every turtle has a fair spot. Mateo asks who has a spare one.',
    token: { one: 'sun cushion', many: 'sun cushions', mark: 'bed' },
  },
  patterns: {
    scene: 'otter-bend',
    today: 'Turtle prints cross the otter bend, this way and that. Pip follows them and passes the turtle twice.',
    problem: 'The prints go by a rule, slowly but surely. Each right answer lays one striped shell.',
    payoff: 'The last striped shell lies, right behind the turtle. Pip has passed it again.',
    token: { one: 'striped shell', many: 'striped shells', mark: 'shell' },
  },
  measurement: {
    scene: 'fox-den',
    today: 'How far is it from the fox den to the tunnel? Mateo measures it in boots. The turtle measures it in naps.',
    problem: 'Noor needs true lengths, for the way and for the turtle. Each right answer sets one way peg.',
    payoff: 'The last way peg is set, and Noor has every length. It is a lot of naps.',
    token: { one: 'way peg', many: 'way pegs', mark: 'peg' },
  },
  time: {
    scene: 'ranger-cabin',
    today:
      'The turtle comes to breakfast to help us find a hint. It set out early. Now it is halfway through the cabin door.',
    problem: 'A slow guest needs the right times. Each right answer sets one turtle clock.',
    payoff: 'The last turtle clock is set. The turtle is right on time, for supper.',
    token: { one: 'turtle clock', many: 'turtle clocks', mark: 'clock' },
  },
  data: {
    scene: 'lookout-tower',
    today: 'From the lookout tower, Noor counts where turtles walk. Mateo watches just one of them and knits a scarf.',
    problem: 'So many walks must be sorted and counted. Each right answer sets one turtle flag on the map.',
    payoff: "The last turtle flag is set, and the best spots are clear. Mateo's scarf has reached the ground.",
    token: { one: 'turtle flag', many: 'turtle flags', mark: 'flag' },
  },
  geometry: {
    scene: 'owl-barn',
    today: 'Mateo wants to see the way like a turtle. So Mateo crawls about in the owl barn, below a laundry basket.',
    problem: 'A good shell needs shapes that fit without a gap. Each right answer fits one shell piece.',
    payoff: 'The last shell piece fits, and Mateo crawls off. The owl chicks overtake Mateo on foot.',
    token: { one: 'shell piece', many: 'shell pieces', mark: 'cell' },
  },
  physical: {
    scene: 'pika-slope',
    today:
      'Noor tries out hints on a toy turtle with wheels. It shoots down the pika slope. No turtle was ever so fast.',
    problem: 'What can a turtle push, see or hear? Each true finding puts on one toy wheel.',
    payoff: 'The last toy wheel is on, and the toy rolls straight. The real turtle asks it to slow down.',
    token: { one: 'toy wheel', many: 'toy wheels', mark: 'wheel' },
  },
  life: {
    scene: 'oak-wood',
    today:
      'Our turtle looked for the tunnel in the oak wood. Now it naps with its head in. A jay puts an acorn on top.',
    problem: 'How do living things grow, eat and find their way? Each true finding fills one turtle page.',
    payoff: 'The last turtle page is full, and the head comes out. The acorn stays on.',
    token: { one: 'turtle page', many: 'turtle pages', mark: 'page' },
  },
  earth: {
    scene: 'bee-meadow',
    today: 'Turtles want to lay their eggs in warm sand. In the bee meadow, Mateo sits on some to keep it warm.',
    problem: 'Noor must know where land and sun suit a turtle best. Each true finding fills one sand dish.',
    payoff: "The last sand dish is full, and Noor knows the best spot. Mateo's sand is the warmest by far.",
    token: { one: 'sand dish', many: 'sand dishes', mark: 'bowl' },
  },
}
