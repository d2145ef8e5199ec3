import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'pika-slope',
    today:
      'Tiny prints dot the wet grass, all the way up the slope. The sun comes up, and the dew dries fast. Mateo has already stepped on two.',
    problem: 'Get the numbers right before the sun wipes the prints away. Each right answer sets one print flag.',
    payoff: 'The last print flag stands. Now even Mateo can follow the trail.',
    token: { one: 'print flag', many: 'print flags', mark: 'flag' },
  },
  operations: {
    scene: 'oak-wood',
    today:
      'The heap is full of oak twigs. But no oak grows on the slope. In the wood below, bitten twigs lie under every tree.',
    problem: 'We must know how many twigs came from each place. Each right answer ties up one twig bundle.',
    payoff: 'The last twig bundle is tied. Mateo gets to carry all of them uphill.',
    token: { one: 'twig bundle', many: 'twig bundles', mark: 'log' },
  },
  fractions: {
    scene: 'ranger-cabin',
    today:
      'Mateo says: I was awake the whole night. The night log has big gaps and a drawing of a sandwich. The quilt on the bench is still warm.',
    problem: 'The night is one whole, and each nap is a part. Each right answer fills in one watch card.',
    payoff: 'The last watch card is full, and Noor reads them all. Mateo blames the quilt.',
    token: { one: 'watch card', many: 'watch cards', mark: 'card' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'The visitor crossed the night trail and then bare stones. There the prints stop. Suki sniffs in circles and gets dizzy.',
    problem: 'Prints go by a rule, and rules go on. Each right answer pushes in one trail peg.',
    payoff: 'The last trail peg is in. Suki walks along the pegs, straight at last.',
    token: { one: 'trail peg', many: 'trail pegs', mark: 'peg' },
  },
  measurement: {
    scene: 'pika-slope',
    today:
      'The twig heap stands by a boulder, as tall as a chair. A pika has its hay pile next door. The pika sits on it, just in case.',
    problem: 'No twig may move, so every measure must be right. Each right answer ties on one length tag.',
    payoff: 'The last length tag is on. Now the pika wants one for its hay.',
    token: { one: 'length tag', many: 'length tags', mark: 'tag' },
  },
  time: {
    scene: 'owl-barn',
    today:
      'Olu the owl was up all night and heard it all. A snore, a scratch, a rustle! But Olu tells it all in one breath.',
    problem: 'The time of each sound must be right. Each right answer sets one alarm clock.',
    payoff: 'The last alarm clock is set. Tonight Mateo takes them all to bed.',
    token: { one: 'alarm clock', many: 'alarm clocks', mark: 'clock' },
  },
  data: {
    scene: 'lookout-tower',
    today:
      'Who goes up to the heap, and how often? From the lookout tower you see paths in the grass. Some are faint, and one is bare.',
    problem: 'Paths and walkers must be sorted and counted. Each right answer drops one tally stone in the basket.',
    payoff: 'The last tally stone drops, and every pile is counted. Pip would love the basket.',
    token: { one: 'tally stone', many: 'tally stones', mark: 'stone' },
  },
  geometry: {
    scene: 'letter-room',
    today:
      'The slope map lies on the big table. Paths and boulders are lines and shapes on it. One corner is gone, for Pip was hungry.',
    problem: 'Lines, shapes and corners must fit, or we climb astray. Each right answer lays one path tile.',
    payoff: 'The last path tile lies, and the map is whole. Pip may not hold it.',
    token: { one: 'path tile', many: 'path tiles', mark: 'tile' },
  },
  physical: {
    scene: 'beaver-dam',
    today:
      'Mateo points at the beaver dam. Twigs here, twigs there: case closed! The beavers slap the water and do not agree.',
    problem: 'The beavers want proof before anybody blames them. Each right answer fills one sample box.',
    payoff: 'The last sample box is full. The beavers sniff at it and take a bow.',
    token: { one: 'sample box', many: 'sample boxes', mark: 'box' },
  },
  life: {
    scene: 'fox-den',
    today:
      'Suki has called a meeting at the fox den. On the list are a pika, a beaver and the wind. The wind did not come.',
    problem: 'Noor wants to be fair and hear everybody out. Each right answer fills in one suspect card.',
    payoff: 'The last suspect card is full, and everybody was heard. Suki hands out berries.',
    token: { one: 'suspect card', many: 'suspect cards', mark: 'page' },
  },
  earth: {
    scene: 'reed-pond',
    today:
      'After the spring flood, twigs lay in heaps around the reed pond. Was our heap washed up, too? A duck thinks so, but ducks always do.',
    problem: 'The duck wants to know what makes a heap by itself. Each right answer ties on one weather ribbon.',
    payoff: 'The last weather ribbon is on, and all of them flutter. The duck is impressed.',
    token: { one: 'weather ribbon', many: 'weather ribbons', mark: 'ribbon' },
  },
}
