import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'lookout-tower',
    today: 'From the lookout tower, the sand looks like a printed page. Mateo stays up here, for the air is better.',
    problem: 'Noor numbers the rows, and the numbers must be right. Each right answer plants one track sign.',
    payoff: 'The last track sign stands, and the sand reads like a book. Mateo calls for the next page.',
    token: { one: 'track sign', many: 'track signs', mark: 'sign' },
  },
  operations: {
    scene: 'bee-meadow',
    today: 'The whole valley comes to the party. In the bee meadow, ants carry off a table, cake and all.',
    problem: 'The numbers must be right, or a guest stays hungry. Each right answer fills one berry tart.',
    payoff:
      'The last berry tart is filled, and there is enough for all. The ants bring back the table, without the cake.',
    token: { one: 'berry tart', many: 'berry tarts', mark: 'berry' },
  },
  fractions: {
    scene: 'beaver-dam',
    today: 'For the party, the beavers made a cake like our bridge. It is all willow twigs, with bark on top.',
    problem: 'Such a cake is cut into equal parts, and nobody gets less. Each right answer serves one willow slice.',
    payoff: 'The last willow slice is served, and all parts are fair. Mateo is still at the first bite.',
    token: { one: 'willow slice', many: 'willow slices', mark: 'log' },
  },
  patterns: {
    scene: 'bat-hollow',
    today: 'In the bat hollow, the bats hang up garlands for our party. Mateo has to admire them upside down.',
    problem: 'The garlands go by a rule, flag after flag. Each right answer ties on one party pennant.',
    payoff: 'The last party pennant hangs, and the rule holds to the end. Mateo may stand on both feet again.',
    token: { one: 'party pennant', many: 'party pennants', mark: 'flag' },
  },
  measurement: {
    scene: 'pika-slope',
    today:
      'How big was the last one to cross? Its track runs up the pika slope, and Noor measures it. Mateo holds the far end of the rope.',
    problem: 'Steps have a size, so every measure counts. Each right answer ties one rope knot.',
    payoff: 'The last rope knot is tied, and the book has each length. The pikas applaud, one paw on the nose.',
    token: { one: 'rope knot', many: 'rope knots', mark: 'rope' },
  },
  time: {
    scene: 'owl-barn',
    today: 'Nobody kept watch, but the owl chicks heard steps all night. Now they tell it all at once.',
    problem: 'Steps in the night need the right times. Each right answer sets one dawn clock.',
    payoff: 'The last dawn clock is set, and the steps are in order. The chicks fall asleep in mid-word.',
    token: { one: 'dawn clock', many: 'dawn clocks', mark: 'clock' },
  },
  data: {
    scene: 'letter-room',
    today:
      "Last night's visitors go into the planning book on the map table. For the odd one, Mateo adds a column: smell.",
    problem: 'So many visitors must be sorted and counted. Each right answer pins up one visitor card.',
    payoff: "The last visitor card is up, and the chart tells it all. Nobody wants to fill in Mateo's column.",
    token: { one: 'visitor card', many: 'visitor cards', mark: 'card' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today: "Noor copies the odd print, as big as the cabin floor. Mateo's copy looks like a potato with claws.",
    problem: 'Each curve, line and angle of the print must be right. Each right answer lays one claw tile.',
    payoff: 'The last claw tile lies, and the copy is true. The frog takes a seat on the biggest toe.',
    token: { one: 'claw tile', many: 'claw tiles', mark: 'tile' },
  },
  physical: {
    scene: 'care-hut',
    today: "A certain smell came into the care hut on Mateo's boots. The turtle has pulled in its nose.",
    problem: 'How do smells, sounds and other things get about? Each true finding fills one lavender bag.',
    payoff: 'The last lavender bag is full, and the hut smells sweet. The turtle comes out, nose first.',
    token: { one: 'lavender bag', many: 'lavender bags', mark: 'bag' },
  },
  life: {
    scene: 'oak-wood',
    today: 'Who in the oak wood has claws, and what for? A mole shows its own. A jay shows a spoon.',
    problem: 'Bodies, food and ways of life tell who it could be. Each true finding fills one claw page.',
    payoff: 'The last claw page is full, and everybody had a turn. The mole holds it very close to its nose.',
    token: { one: 'claw page', many: 'claw pages', mark: 'page' },
  },
  earth: {
    scene: 'reed-pond',
    today: 'Will it rain on our party? Mateo asks the frogs of the reed pond. They hope so.',
    problem: 'Noor studies land and sky, to be ready for anything. Each true finding folds one leaf hat.',
    payoff: 'The last leaf hat is folded, for rain or shine. Mateo, who lost a hat, wears three.',
    token: { one: 'leaf hat', many: 'leaf hats', mark: 'leaf' },
  },
}
