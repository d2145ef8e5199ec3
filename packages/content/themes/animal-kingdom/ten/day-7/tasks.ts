import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'bee-meadow',
    today: 'To meet the small ones, we kneel in the bee meadow. Mateo shakes hands with an ant, six times.',
    problem: 'So many small ones take the right numbers. Each right answer serves one of them a dew pearl.',
    payoff: 'The last dew pearl is served, and everybody is counted. One ant was in line three times.',
    token: { one: 'dew pearl', many: 'dew pearls', mark: 'drop' },
  },
  operations: {
    scene: 'ranger-cabin',
    today:
      'For the small ones, the bridge is a long trip. Their lunches wait in the cabin, in acorn caps. Mateo ate a whole row.',
    problem: 'The numbers must be right, or somebody gets no lunch. Each right answer packs one acorn lunch.',
    payoff: 'The last acorn lunch is packed, and nobody will go hungry. The cabin frog would like a bigger acorn.',
    token: { one: 'acorn lunch', many: 'acorn lunches', mark: 'nut' },
  },
  fractions: {
    scene: 'letter-room',
    today: 'On the big map table, a long ribbon stands for the bridge. Mateo dozes on the first part of it.',
    problem: 'The way is one whole, and each part wants cover. Each right answer sews on one felt patch.',
    payoff: 'The last felt patch is on, and each part can be seen. Mateo wears one on the nose.',
    token: { one: 'felt patch', many: 'felt patches', mark: 'patch' },
  },
  patterns: {
    scene: 'otter-bend',
    today:
      'Ants have a hidden road through the grass at the otter bend. Pip marches along, and now everyone can see it.',
    problem: 'The march has a rule, and no ant breaks it. Each right answer sets up one ant flag.',
    payoff: 'The last ant flag is up, and the march has a rule. Pip is allowed to go last.',
    token: { one: 'ant flag', many: 'ant flags', mark: 'flag' },
  },
  measurement: {
    scene: 'oak-wood',
    today: 'How wide must a hiding place be? In the oak wood, Noor measures a beetle. It holds in its tummy.',
    problem: 'Noor needs the size of all who want to hide. Each right answer cuts one beetle belt to size.',
    payoff: 'The last beetle belt is cut, and Noor knows every size. The beetle may breathe out now.',
    token: { one: 'beetle belt', many: 'beetle belts', mark: 'buckle' },
  },
  time: {
    scene: 'lookout-tower',
    today: 'A beetle walks along the railing of the lookout tower. Noor counts the minutes, and Mateo fetches a chair.',
    problem: 'The right times tell how a beetle travels. Each right answer stamps one trip ticket.',
    payoff: 'The last trip ticket is stamped, and Noor can plan each trip. The beetle has just passed the chair.',
    token: { one: 'trip ticket', many: 'trip tickets', mark: 'ticket' },
  },
  data: {
    scene: 'fox-den',
    today: 'Where do small ones like to hide? Near the fox den, all four kits find the same beetle.',
    problem: 'Such good hiders must be sorted and counted. Each right answer puts on one beetle button.',
    payoff: 'The last beetle button is on, and one look tells it all. The beetle now hides behind the chart.',
    token: { one: 'beetle button', many: 'beetle buttons', mark: 'bead' },
  },
  geometry: {
    scene: 'beaver-dam',
    today: 'At the dam, the beavers build us a hallway for beetles. It is just the right size, for beavers.',
    problem: 'For beetles, sides and corners must fit without a gap. Each right answer lays one cover tile.',
    payoff: 'The last cover tile fits, and no gap is left. A beaver gets in as far as the nose.',
    token: { one: 'cover tile', many: 'cover tiles', mark: 'tile' },
  },
  physical: {
    scene: 'pika-slope',
    today: "What stays cool, and what stays put? On the pika slope, Mateo's ice cream does neither.",
    problem:
      'Noor must know what warms up, what blocks light and what moves. Each true finding opens one leaf umbrella.',
    payoff: 'The last leaf umbrella is open, and beetles nap in its shade. For the ice cream, it came too late.',
    token: { one: 'leaf umbrella', many: 'leaf umbrellas', mark: 'leaf' },
  },
  life: {
    scene: 'reed-pond',
    today: 'By the reed pond, Noor hands out passports to all small neighbors. A worm asks which end should sign.',
    problem: 'Each passport tells how its owner lives and what it needs. Each true finding stamps one tiny passport.',
    payoff: 'The last tiny passport is stamped. The worm has signed with both ends.',
    token: { one: 'tiny passport', many: 'tiny passports', mark: 'book' },
  },
  earth: {
    scene: 'bat-hollow',
    today: 'It is cool and damp in the bat hollow. Beetles love it, and Mateo wears two coats.',
    problem: 'Noor must know what soil, water and sun do to a place. Each true finding fills one cool box.',
    payoff: 'The last cool box is full of damp soil. A beetle has moved in and shut the lid.',
    token: { one: 'cool box', many: 'cool boxes', mark: 'box' },
  },
}
