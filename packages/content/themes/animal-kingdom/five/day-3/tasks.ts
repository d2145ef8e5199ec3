import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'pika-slope',
    today:
      'Tiny prints dot the wet grass, all the way up the slope. The sun comes up, and the dew dries fast. Mateo has already stepped on two.',
    problem: 'We must count the prints and number them before they are gone. Each right answer sets one print flag.',
    payoff: 'The last print flag stands beside the heap. It is one single trail, from the cabin to here.',
    token: { one: 'print flag', many: 'print flags', mark: 'flag' },
  },
  operations: {
    scene: 'oak-wood',
    today:
      'The heap is full of oak twigs. But no oak grows on the slope. Here in the wood, bitten twigs lie under every tree.',
    problem: 'We must work out how many loads went up the hill. Each right answer ties up one twig bundle.',
    payoff: 'The last twig bundle is tied. So many twigs never rolled uphill by themselves: somebody carried them.',
    token: { one: 'twig bundle', many: 'twig bundles', mark: 'log' },
  },
  fractions: {
    scene: 'ranger-cabin',
    today:
      'Mateo says: I was awake the whole night. The night log has big gaps and a drawing of a sandwich. The quilt on the bench is still warm.',
    problem: 'Split the night into equal parts to find the unguarded ones. Each right answer fills in one watch card.',
    payoff: 'The last watch card is full, and most say: no guard. Mateo blames the quilt.',
    token: { one: 'watch card', many: 'watch cards', mark: 'card' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'The visitor crossed the night trail and then bare stones. There the prints stop. Suki sniffs in circles and gets dizzy.',
    problem: 'Every walker steps by a rule that shows the next spot. Each right answer pushes in one trail peg.',
    payoff: 'The last trail peg is in, beyond the bare stones. There the prints begin again!',
    token: { one: 'trail peg', many: 'trail pegs', mark: 'peg' },
  },
  measurement: {
    scene: 'pika-slope',
    today:
      'The twig heap leans on a boulder, as tall as a chair. A pika has its hay pile next door. The pika sits on it, just in case.',
    problem: 'Wind or builder, pika or beaver: sizes will tell them apart. Each right answer ties on one length tag.',
    payoff: 'The last length tag is on. The twigs were picked to fit, and wind does not pick.',
    token: { one: 'length tag', many: 'length tags', mark: 'tag' },
  },
  time: {
    scene: 'owl-barn',
    today: 'Olu the owl was up all night and heard it all. A snore, a scratch, a rustle! But Olu cannot tell time.',
    problem: 'Put to the minute, the sounds show who slept and who came. Each right answer sets one alarm clock.',
    payoff: 'The last alarm clock is set to the minute of the visit. Mateo takes them all to bed.',
    token: { one: 'alarm clock', many: 'alarm clocks', mark: 'clock' },
  },
  data: {
    scene: 'lookout-tower',
    today:
      'From the lookout tower you see paths run through the grass. Some are faint, and one is bare. Who uses them?',
    problem:
      'A chart of all comings and goings shows which path matters. Each right answer drops one tally stone in the basket.',
    payoff: 'The last tally stone drops. The longest row belongs to a path that ends at the heap.',
    token: { one: 'tally stone', many: 'tally stones', mark: 'stone' },
  },
  geometry: {
    scene: 'letter-room',
    today:
      'The slope map lies on the big table. Paths and boulders are lines and shapes on it. One corner is gone, for Pip was hungry.',
    problem: 'Only shapes, corners and turns can fill the gap in the map. Each right answer lays one path tile.',
    payoff: 'The last path tile lies, and the map is whole. Every path on it bends toward the heap.',
    token: { one: 'path tile', many: 'path tiles', mark: 'tile' },
  },
  physical: {
    scene: 'beaver-dam',
    today:
      'Mateo points at the beaver dam. Twigs here, twigs there: case closed! The beavers slap the water and do not agree.',
    problem: 'Tests of stuff, light, sound and pushes must settle it. Each right answer fills one sample box.',
    payoff: 'The last sample box is full. Heap and dam do not match, so the beavers take a bow.',
    token: { one: 'sample box', many: 'sample boxes', mark: 'box' },
  },
  life: {
    scene: 'fox-den',
    today:
      'Suki has called a meeting at the fox den. On the list are a pika, a beaver and a squirrel. Each one looks at the other two.',
    problem:
      'Facts about living things tell who could have made the heap. Each right answer fills in one suspect card.',
    payoff: 'The last suspect card is full, and none of the three fits. We look for somebody else.',
    token: { one: 'suspect card', many: 'suspect cards', mark: 'page' },
  },
  earth: {
    scene: 'reed-pond',
    today:
      'After the spring flood, twigs lay in heaps around the reed pond. Was our heap washed up, too? A duck thinks so, but ducks always do.',
    problem: 'Water, wind and land leave signs, and we can read them. Each right answer ties on one weather ribbon.',
    payoff: 'The last weather ribbon is on. No flood and no storm ever left a heap like ours.',
    token: { one: 'weather ribbon', many: 'weather ribbons', mark: 'ribbon' },
  },
}
