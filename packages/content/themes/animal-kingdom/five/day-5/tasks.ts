import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'owl-barn',
    today:
      'Old log books tell what hung on every shelf and hook. Owl chicks have used them as a sofa for years. Now book 12 is next to book 3.',
    problem: 'The numbers must be right, or we look in the wrong book. Each right answer puts back one log book.',
    payoff: 'The last log book is back. Only the owl chicks are cross, for their sofa is gone.',
    token: { one: 'log book', many: 'log books', mark: 'book' },
  },
  operations: {
    scene: 'pika-slope',
    today: 'The woodrat makes room, and old finds roll out. Mateo knows the coat buttons and holds the coat shut.',
    problem: 'Only right numbers tell what is ours and what is not. Each right answer sews on one coat button.',
    payoff: 'The last coat button is on, and each find has an owner. Now Mateo can let go of the coat.',
    token: { one: 'coat button', many: 'coat buttons', mark: 'bead' },
  },
  fractions: {
    scene: 'otter-bend',
    today:
      'Pip wants to wash the green thing in the river. Otters wash by jumping in. Noor takes an acorn cap and digs out the mud instead.',
    problem: 'The mud is one whole, dug out part by part. Each right answer dries one mud brick in the sun.',
    payoff: 'The last mud brick is dry: just bark and dust. Pip may go and wash now, but only Pip.',
    token: { one: 'mud brick', many: 'mud bricks', mark: 'brick' },
  },
  patterns: {
    scene: 'letter-room',
    today:
      'Noor rolls the green thing over flour on the map table. It prints a band of stars and dots. Green crust hides the rest, and flour hides Mateo.',
    problem: 'The band goes by a rule, all the way around. Each right answer sets one star stamp.',
    payoff: 'The last star stamp is set, and the band closes. Noor has seen this band before, above a door.',
    token: { one: 'star stamp', many: 'star stamps', mark: 'star' },
  },
  measurement: {
    scene: 'fox-den',
    today: 'Four fox kits have tried on the green thing by their den. It slid off four times, once onto Mateo.',
    problem: 'To see what fits where, we must measure. Each right answer ties one hat ribbon.',
    payoff: 'The last hat ribbon is tied, and all is measured. Suki asks for a wider hook.',
    token: { one: 'hat ribbon', many: 'hat ribbons', mark: 'ribbon' },
  },
  time: {
    scene: 'night-trail',
    today:
      'The night trail runs past the flat stone. A cricket, a moth and a toad saw something there. But none of them can tell time.',
    problem: 'So we work out the times for them. Each right answer lights one trail lantern.',
    payoff: 'The last trail lantern is lit. Now even the toad can tell time.',
    token: { one: 'trail lantern', many: 'trail lanterns', mark: 'lamp' },
  },
  data: {
    scene: 'oak-wood',
    today:
      "News travels, and now the whole oak wood wants to swap. Squirrels and jays line up with acorns. One jay offers Mateo's own sock.",
    problem: 'So many answers must be sorted and counted. Each right answer stamps one swap ticket.',
    payoff: 'The last swap ticket is stamped, and everybody was asked. Mateo has the sock back, for two acorns.',
    token: { one: 'swap ticket', many: 'swap tickets', mark: 'ticket' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'Three hooks are by the cabin door, and one is bare. Below it, the old wall shows a pale spot. The frog sits there and blends in, not very well.',
    problem: 'Sides and corners tell if it is a plate or a frame. Each right answer sets one wall pin.',
    payoff: 'The last wall pin is set, and the pins trace the spot. It is round and small, and the frog wants it back.',
    token: { one: 'wall pin', many: 'wall pins', mark: 'peg' },
  },
  physical: {
    scene: 'care-hut',
    today:
      'The green thing rests in a tiny bed in the care hut. Noor looks it over like a doctor. The turtle next door looks worried.',
    problem: 'Noor must know what is the matter with the patient. Each true finding fills in one test slip.',
    payoff: 'The last test slip is full. The patient is well and a bit shiny.',
    token: { one: 'test slip', many: 'test slips', mark: 'page' },
  },
  life: {
    scene: 'reed-pond',
    today:
      'Mateo wants to thank the visitor with a present. At the reed pond, Mateo has picked a frog. The frog does not agree.',
    problem: 'Only a present that the visitor likes will do. Each true fact ties up one cattail bunch.',
    payoff: 'The last cattail bunch is tied. Mateo has a present, and the frog has a day off.',
    token: { one: 'cattail bunch', many: 'cattail bunches', mark: 'leaf' },
  },
  earth: {
    scene: 'lookout-tower',
    today:
      'Mateo has a new idea: the river washed the thing up. From the lookout tower, the river is a thread far below. That was some splash, says Suki.',
    problem: 'Noor needs river sand, to hold it against our mud. Each true finding fills one sand bag for the test.',
    payoff: 'The last sand bag is full. Now sand and mud can be compared, grain by grain.',
    token: { one: 'sand bag', many: 'sand bags', mark: 'bag' },
  },
}
