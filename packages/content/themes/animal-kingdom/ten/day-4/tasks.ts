import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'oak-wood',
    today:
      'In the oak wood, the squirrels line up for the high road. All chatter: me first! One waits on top of Mateo.',
    problem: 'Only the right numbers bring peace to this line. Each right answer hands out one road ticket.',
    payoff: 'The last road ticket is out, and the line is quiet. Mateo has one, for two.',
    token: { one: 'road ticket', many: 'road tickets', mark: 'ticket' },
  },
  operations: {
    scene: 'care-hut',
    today:
      'The squirrels complain, and they throw acorns. Some have landed in every tiny bed of the care hut. The turtle stays indoors, in its shell.',
    problem: 'Acorns thrown and acorns found must come out even. Each right answer fills one acorn sack.',
    payoff: "The last acorn sack is full, and the beds are free. The turtle's head comes out, slowly.",
    token: { one: 'acorn sack', many: 'acorn sacks', mark: 'bag' },
  },
  fractions: {
    scene: 'bee-meadow',
    today: 'Noor marks out the gap between the trees in the meadow. A squirrel tries a leap and lands on Mateo.',
    problem: 'Each leap covers a part of the whole gap. Each right answer ties on one gap ribbon.',
    payoff: 'The last gap ribbon is on, and each part is marked. The squirrel would like to stay on Mateo.',
    token: { one: 'gap ribbon', many: 'gap ribbons', mark: 'ribbon' },
  },
  patterns: {
    scene: 'bat-hollow',
    today:
      'Above the bat hollow, a squirrel runs, stops and flicks its tail. Then it does it all again. Mateo flicks a sock back.',
    problem: 'The dance has a rule, from run to flick. Each right answer puts up one tail flag.',
    payoff: 'The last tail flag is up, and the dance has a plan. The squirrel adds a new step.',
    token: { one: 'tail flag', many: 'tail flags', mark: 'flag' },
  },
  measurement: {
    scene: 'lookout-tower',
    today: 'How high must the high road hang? On the lookout tower, Mateo holds out a pole. Wrens build a nest on it.',
    problem: 'Noor must know how high, how long and how heavy. Each right answer ties on one height tag.',
    payoff: 'The last height tag is on, and Noor has it all. Mateo holds still until the wrens have flown.',
    token: { one: 'height tag', many: 'height tags', mark: 'tag' },
  },
  time: {
    scene: 'ranger-cabin',
    today:
      'The squirrels want their high road now. They knock on the cabin roof from dawn on. Mateo sleeps under a pot.',
    problem: 'Get the times right, and Mateo may sleep in between. Each right answer stamps one knock slip.',
    payoff: "The last knock slip is stamped, and the squirrels' day is clear. Mateo naps between two knocks.",
    token: { one: 'knock slip', many: 'knock slips', mark: 'page' },
  },
  data: {
    scene: 'reed-pond',
    today:
      'The squirrels bit their wishes into bark. The wind took them to the reed pond. A duck delivers them, one by one.',
    problem: 'All that the squirrels want must be sorted and counted. Each right answer fishes out one bark letter.',
    payoff: 'The last bark letter is out, and all wishes are sorted. The duck waits for a tip.',
    token: { one: 'bark letter', many: 'bark letters', mark: 'letter' },
  },
  geometry: {
    scene: 'owl-barn',
    today: 'Noor draws the high road on the barn floor, true to size. Owl chicks walk along the line, wings out.',
    problem: 'Every line and angle of the plan must be right. Each right answer sets one corner peg.',
    payoff: 'The last corner peg is set, and the plan is true. An owl chick wobbles and takes a bow.',
    token: { one: 'corner peg', many: 'corner pegs', mark: 'peg' },
  },
  physical: {
    scene: 'otter-bend',
    today: 'At the otter bend, Noor tests what holds, bends and grips. Pip is the test weight and squeals with joy.',
    problem: 'What holds, what bends, what moves, and what gets hot? Each true finding tightens one grip bolt.',
    payoff: 'The last grip bolt is tight, and the test stand holds. Pip gets in line again.',
    token: { one: 'grip bolt', many: 'grip bolts', mark: 'bolt' },
  },
  life: {
    scene: 'fox-den',
    today:
      'Now the fox kits want a high road, too. One has climbed a stump and looks very proud. Its tail is still below.',
    problem: 'Who climbs, who leaps, who stays on the ground? Each true finding fills in one climber card.',
    payoff: 'The last climber card is full. The kits have chewed on it and stay on the ground.',
    token: { one: 'climber card', many: 'climber cards', mark: 'card' },
  },
  earth: {
    scene: 'pika-slope',
    today:
      'A high road must stand any weather. On the pika slope, Mateo tests the wind with an umbrella. Now Mateo stands two boulders farther.',
    problem: 'We must know land and sky before we hang anything up. Each true finding raises one wind cone.',
    payoff: 'The last wind cone is up, and Noor knows the weather. A pika has moved into the umbrella.',
    token: { one: 'wind cone', many: 'wind cones', mark: 'cone' },
  },
}
