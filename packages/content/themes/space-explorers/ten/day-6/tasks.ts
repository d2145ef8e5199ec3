import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'float-gym',
    today:
      "Dot sneezed at the giant lock. Its numbered pegs flew all the way to the float gym. One sits on Kenji's nose.",
    problem: 'Every peg must go back to its own number. Each right answer brings back one lock peg.',
    payoff: 'The last lock peg is in, and the giant lock gleams. Next time Dot will sneeze into a pillow.',
    token: { one: 'lock peg', many: 'lock pegs', mark: 'peg' },
  },
  operations: {
    scene: 'repair-shop',
    today:
      "The giant lock eats power, and it is very hungry. All the lamps here went dark. Kenji works by the glow of Dot's belly.",
    problem: 'Power in and power out must add up, or the lock hiccups. Each right answer loads one lock cell.',
    payoff: 'The last lock cell is loaded, and the lamps glow again. Dot may switch off its belly.',
    token: { one: 'lock cell', many: 'lock cells', mark: 'battery' },
  },
  fractions: {
    scene: 'galley',
    today:
      'A lock like a pizza makes the crew hungry. Ravi has made a pizza just as big. It sails by like a slow moon.',
    problem: 'Everybody gets an equal part, the guest too. Each right answer fills one pizza tray.',
    payoff:
      'The last pizza tray is full, and the parts are fair. Dot guards the part of the guest, and one crumb is gone.',
    token: { one: 'pizza tray', many: 'pizza trays', mark: 'dish' },
  },
  patterns: {
    scene: 'suit-room',
    today:
      'Jupiter wears stripes of cloud, light and dark. On the giant lock they have peeled off. The space suits wear them as scarves.',
    problem: "The lock's stripes follow a rule, light and dark. Each right answer wins one cloud stripe.",
    payoff: 'The last cloud stripe is on, and the lock looks grand. The suits look a bit chilly.',
    token: { one: 'cloud stripe', many: 'cloud stripes', mark: 'ribbon' },
  },
  measurement: {
    scene: 'sleep-pods',
    today: 'Our guest is as small as a thumb. In our beds it would get lost. Kenji once lost a boot in his.',
    problem: 'For somebody that small, each board must be measured with care. Each right answer fits one bed board.',
    payoff: 'The last bed board fits. Ravi tries the bed with his thumb, and the thumb falls asleep.',
    token: { one: 'bed board', many: 'bed boards', mark: 'plank' },
  },
  time: {
    scene: 'control-deck',
    today:
      "Dot plays Jupiter's storm and whirls through the control deck. Now every clock shows another time. One says good night.",
    problem: 'With the wrong time, we miss the lock. Each right answer sets right one deck clock.',
    payoff: 'The last deck clock is right, and nobody will miss the guest. The storm is a bit dizzy.',
    token: { one: 'deck clock', many: 'deck clocks', mark: 'clock' },
  },
  data: {
    scene: 'telescope-dome',
    today: 'The red spot is not the only storm on Jupiter. Lucia sees white ones and brown ones. One looks like Ravi.',
    problem: 'So many storms must be sorted and counted. Each right answer sorts one storm card.',
    payoff: 'The last storm card is sorted, and the count is clear. Ravi greets his storm with a deep bow.',
    token: { one: 'storm card', many: 'storm cards', mark: 'card' },
  },
  geometry: {
    scene: 'cargo-bay',
    today:
      "The giant lock has keyholes of every shape. The crew digs old keys out of a crate. One of them fits Dot's ear.",
    problem: 'Count sides and corners to find the key for each keyhole. Each right answer finds one shape key.',
    payoff: 'The last shape key fits, and now the lock wants only letters. Dot covers its ear.',
    token: { one: 'shape key', many: 'shape keys', mark: 'key' },
  },
  physical: {
    scene: 'moon-lab',
    today:
      'What can you learn about a drawer without opening it? Kenji tries taps, lamps and pushes on old boxes. One box pushes back.',
    problem: 'Before he tests the drawer, Kenji must know what tests can tell. Each true finding raises one lab flag.',
    payoff: 'The last lab flag is up, and Kenji knows his tests. Out of the pushy box climbs Dot.',
    token: { one: 'lab flag', many: 'lab flags', mark: 'flag' },
  },
  life: {
    scene: 'sky-garden',
    today:
      'A rabbit, an owl, a fox: what would each of them need? Ravi grows a garden for the guest, no bigger than a spoon. A ladybug has already moved in.',
    problem: 'A good host knows how living things eat, grow and hide. Each true finding plants one tiny sprout.',
    payoff: 'The last tiny sprout is in. The ladybug walks around it all and plays the queen.',
    token: { one: 'tiny sprout', many: 'tiny sprouts', mark: 'sprout' },
  },
  earth: {
    scene: 'earth-window',
    today:
      "Jupiter's red storm is wider than Earth. Below us one small cloud rains on one small island. Captain Amara wears her raincoat anyway.",
    problem:
      'Before Lucia can understand a giant, she must know our own planet. Each true finding ties on one globe tag.',
    payoff: 'The last globe tag is on, and our planet looks proud. Captain Amara takes off her raincoat.',
    token: { one: 'globe tag', many: 'globe tags', mark: 'tag' },
  },
}
