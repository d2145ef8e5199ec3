import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'letter-room',
    today:
      'The planning book is as big as the map table. Seven circles are empty. Mateo put down a mug, and now there are eight.',
    problem: 'The pages are numbered, and the numbers must be right. Each right answer puts back one plan page.',
    payoff: "The last plan page is in, and the book is whole. Mateo's circle stays, for tea.",
    token: { one: 'plan page', many: 'plan pages', mark: 'page' },
  },
  operations: {
    scene: 'care-hut',
    today:
      'Whoever left the print may come for dry bread. The driver left us plenty. The turtle thinks one loaf is its cousin.',
    problem: 'The numbers must be right, or somebody gets no toast. Each right answer packs one toast box.',
    payoff: 'The last toast box is packed, one for each hut. The turtle has kept its cousin.',
    token: { one: 'toast box', many: 'toast boxes', mark: 'box' },
  },
  fractions: {
    scene: 'reed-pond',
    today:
      'One heart print lies in the mud by the reed pond. Everybody wants to see it. The ducklings have lined up twice.',
    problem: 'Time at the print is split into fair shares. Each right answer hands out one peek ticket.',
    payoff: 'The last peek ticket is out, and everybody had a fair look. The ducklings want seconds.',
    token: { one: 'peek ticket', many: 'peek tickets', mark: 'ticket' },
  },
  patterns: {
    scene: 'night-trail',
    today: 'A row of heart prints runs along the night trail. It stops at a puddle. Mateo reaches in and finds a frog.',
    problem: 'Steps go by a rule, even around a puddle. Each right answer lays down one white pebble.',
    payoff: 'The last white pebble lies, far beyond the puddle. The frog has followed all of them.',
    token: { one: 'white pebble', many: 'white pebbles', mark: 'stone' },
  },
  measurement: {
    scene: 'otter-bend',
    today:
      'Who is big enough for such a print? At the otter bend, everybody lies down to be measured. Pip slides off every time.',
    problem: 'The print has a size, so every measure counts. Each right answer sets one size peg.',
    payoff: "The last size peg is set, and the row is full. Pip's leans, for Pip slid into it.",
    token: { one: 'size peg', many: 'size pegs', mark: 'peg' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'The lookout tower looks down on the road. Trucks, cars, trucks! Mateo waves at every one and has a sore arm.',
    problem: 'A road has its hours, so times must be right. Each right answer sets one road clock.',
    payoff: 'The last road clock is set, and Noor knows the busy hours. Mateo waves with the other arm.',
    token: { one: 'road clock', many: 'road clocks', mark: 'clock' },
  },
  data: {
    scene: 'bee-meadow',
    today: 'Noor asks in the bee meadow: who wants to cross the road? All talk at once. A snail is still saying hello.',
    problem: 'So many wishes must be sorted and counted. Each right answer ties on one wish ribbon.',
    payoff: 'The last wish ribbon is on, and all wishes hang in order. The snail gets to its name.',
    token: { one: 'wish ribbon', many: 'wish ribbons', mark: 'ribbon' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today: 'We copy the heart print, as big as the cabin floor. Mateo has made a first try. It looks like a potato.',
    problem: 'The copy must have every curve, line and corner. Each right answer lays one heart tile.',
    payoff: 'The last heart tile lies, and the copy is just right. The frog likes the potato better.',
    token: { one: 'heart tile', many: 'heart tiles', mark: 'tile' },
  },
  physical: {
    scene: 'beaver-dam',
    today: 'We test soft mud by the beaver dam. What makes which print? Mateo presses in a pear, a spoon and a knee.',
    problem: 'How do things press, bend, dry and change? Each true finding dries one mud plate.',
    payoff: "The last mud plate is dry, and the shelf is full. The beavers like Mateo's knee best.",
    token: { one: 'mud plate', many: 'mud plates', mark: 'plate' },
  },
  life: {
    scene: 'oak-wood',
    today: 'Whose feet pass through the oak wood? Noor asks each neighbor about its feet. A centipede needs more time.',
    problem: 'Whose body, food and way of life would fit the print? Each true finding fills in one neighbor card.',
    payoff: 'The last neighbor card is full. The centipede has told us about nine of its feet.',
    token: { one: 'neighbor card', many: 'neighbor cards', mark: 'card' },
  },
  earth: {
    scene: 'pika-slope',
    today:
      'From the pika slope, Noor looks for good spots for crossings. A pika helps. It points at its own front door.',
    problem: 'Builders must know the land, the water and the sky. Each true finding sets one builder flag.',
    payoff: 'The last builder flag stands, and Noor knows the ground. The pika has one on its hay.',
    token: { one: 'builder flag', many: 'builder flags', mark: 'flag' },
  },
}
