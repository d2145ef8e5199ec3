import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'owl-barn',
    today:
      'The old log books stand up in the owl barn. Owl chicks have used them as a sofa for years. Now book 12 is next to book 3.',
    problem: 'In number order, the books show what was lost, and when. Each right answer puts back one log book.',
    payoff: 'The last log book is back. No hiker in all those pages lost a thing with a loop.',
    token: { one: 'log book', many: 'log books', mark: 'book' },
  },
  operations: {
    scene: 'pika-slope',
    today:
      'The woodrat is making room for its new lids. Coat buttons roll out of the heap, one after another. Mateo turns red and holds the coat shut.',
    problem:
      'Only adding, taking away and sharing show whether all are ours. Each right answer sews on one coat button.',
    payoff: 'The last coat button is on, and none is left over. So far, only ranger things have come out of the heap.',
    token: { one: 'coat button', many: 'coat buttons', mark: 'bead' },
  },
  fractions: {
    scene: 'otter-bend',
    today:
      'Pip wants to wash the green thing in the river. Otters wash by jumping in. Noor takes an acorn cap and digs out the mud instead.',
    problem:
      'Taken out in equal parts, the mud shows where it came from. Each right answer dries one mud cake in the sun.',
    payoff: 'The last mud cake is dry and full of bark. No river mud looks like that.',
    token: { one: 'mud cake', many: 'mud cakes', mark: 'plate' },
  },
  patterns: {
    scene: 'letter-room',
    today:
      'Noor rolls the green thing over flour on the map table. It prints a band of stars and dots. Green crust hides the rest, and flour hides Mateo.',
    problem: 'Such a band keeps a rule, so we can fill its gaps. Each right answer sets one star stamp.',
    payoff: 'The last star stamp is set, and the band closes. Noor has seen this band before, above a door.',
    token: { one: 'star stamp', many: 'star stamps', mark: 'star' },
  },
  measurement: {
    scene: 'fox-den',
    today:
      'Suki says that it is a hat. Four kits have tried it on beside the fox den. It has fallen off four times, once on Mateo.',
    problem: 'A hat must have the right size and weight, so we measure. Each right answer folds one test hat.',
    payoff: 'Every kit now wears a test hat that fits. The green thing fits nobody at all.',
    token: { one: 'test hat', many: 'test hats', mark: 'cone' },
  },
  time: {
    scene: 'night-trail',
    today:
      'The night trail runs past the flat stone. A cricket, a moth and a toad saw something there. Each of them names another hour.',
    problem: 'Clocks and minutes sort out who came, and how often. Each right answer lights one trail lantern.',
    payoff: 'The last trail lantern is lit, and the night has no gaps. Somebody came three times while Mateo slept.',
    token: { one: 'trail lantern', many: 'trail lanterns', mark: 'lamp' },
  },
  data: {
    scene: 'oak-wood',
    today:
      "News travels, and now the whole oak wood wants to swap. Squirrels and jays line up with acorns. One jay offers Mateo's own sock.",
    problem: 'A chart of all who come shows if anybody misses our thing. Each right answer stamps one swap ticket.',
    payoff: 'The last swap ticket is stamped, and the chart is full. Nobody in the wood has lost a thing with a loop.',
    token: { one: 'swap ticket', many: 'swap tickets', mark: 'ticket' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'Three hooks hang by the cabin door, and one is bare. Below it, the old wall shows a pale spot. The frog sits there and blends in, not very well.',
    problem: 'Shapes, corners and turns tell what hung there once. Each right answer sets one wall pin.',
    payoff: 'The last wall pin is set, and the pins trace the spot. It is round, small and much older than the frog.',
    token: { one: 'wall pin', many: 'wall pins', mark: 'peg' },
  },
  physical: {
    scene: 'care-hut',
    today:
      'The green thing rests in a tiny bed in the care hut. Noor looks it over like a doctor. The turtle next door looks worried.',
    problem: 'Tests of stuff, light, sound and pushes tell lamp from cup. Each true finding fills in one test slip.',
    payoff: 'The last test slip is full: no lamp, no cup, no hat. The patient is well and a bit shiny.',
    token: { one: 'test slip', many: 'test slips', mark: 'page' },
  },
  life: {
    scene: 'reed-pond',
    today:
      'Mateo wants to thank the visitor with a present. At the reed pond, Mateo has picked a frog. The frog does not agree.',
    problem:
      'Facts about living things tell what fits, and who our visitor is. Each true fact ties up one cattail bunch.',
    payoff: 'The last cattail bunch is tied. Only a woodrat gathers, builds and swaps like that.',
    token: { one: 'cattail bunch', many: 'cattail bunches', mark: 'leaf' },
  },
  earth: {
    scene: 'lookout-tower',
    today:
      'Mateo has a new idea: the river washed the thing up. From the lookout tower, the river is a thread far below. That was some splash, says Suki.',
    problem: 'Weather, water and ground put their marks on things. Each true finding fills one sand bag for the test.',
    payoff: 'The last sand bag is full, and none matches the mud. The river is off the list.',
    token: { one: 'sand bag', many: 'sand bags', mark: 'bag' },
  },
}
