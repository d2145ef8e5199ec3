import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'oak-wood',
    today: 'Ears show all over the oak wood. Mateo counts the deer and never gets done. The deer count Mateo: one.',
    problem:
      'Without the right numbers, we build too big or too small. Each right answer drops one counting acorn in the hat.',
    payoff: 'The last counting acorn is in, and the number is right. A jay offers to guard the hat.',
    token: { one: 'counting acorn', many: 'counting acorns', mark: 'nut' },
  },
  operations: {
    scene: 'bee-meadow',
    today: 'Deer like soft ground. So rolls of grass lie ready in the bee meadow. Mateo has tested one, with a nap.',
    problem: 'Mats that lie and mats to come must make enough soft ground. Each right answer rolls out one grass mat.',
    payoff: 'The last grass mat is out. Two ears peek from the wood, and Mateo snores on.',
    token: { one: 'grass mat', many: 'grass mats', mark: 'patch' },
  },
  fractions: {
    scene: 'pika-slope',
    today:
      'On the pika slope, Mateo looks around like a deer. Ahead, left, right, behind, and again! Now Mateo has to sit.',
    problem: 'Noor splits the wide view into equal parts, like a pie. Each right answer plants one view flag.',
    payoff: 'The last view flag stands, and the circle is full. For Mateo, it is still turning.',
    token: { one: 'view flag', many: 'view flags', mark: 'flag' },
  },
  patterns: {
    scene: 'bat-hollow',
    today: 'A deer walks by the bat hollow: step, look, step, look. Mateo does the same. A snail overtakes Mateo.',
    problem: 'Such a walk has a rule, and deer keep it. Each right answer lays one look stone.',
    payoff: 'The last look stone lies, and Mateo stops just like a deer. The snail has to wait now.',
    token: { one: 'look stone', many: 'look stones', mark: 'stone' },
  },
  measurement: {
    scene: 'owl-barn',
    today: 'In the owl barn, Noor builds a wooden deer, true to size. Owl chicks have moved into its antlers.',
    problem: 'Its true size shows how high and wide we must build. Each right answer drives in one wooden peg.',
    payoff: 'The last wooden peg is in, and the deer stands. It looks far ahead, straight at our lunch.',
    token: { one: 'wooden peg', many: 'wooden pegs', mark: 'peg' },
  },
  time: {
    scene: 'ranger-cabin',
    today:
      "Mateo's report on the deer got wet behind the bush. Now it dries in the ranger cabin. The frog has walked over it.",
    problem: 'A report is no good without the right times. Each right answer mends one report page.',
    payoff: 'The last report page is mended, and the times are clear. The frog has signed it.',
    token: { one: 'report page', many: 'report pages', mark: 'page' },
  },
  data: {
    scene: 'reed-pond',
    today: 'Deer come to drink at the reed pond. Noor counts who takes which path. A heron helps, on one leg.',
    problem: 'So many visits must be sorted and counted. Each right answer lays one tally shell.',
    payoff: 'The last tally shell lies, and now one look is enough. The heron changes legs.',
    token: { one: 'tally shell', many: 'tally shells', mark: 'shell' },
  },
  geometry: {
    scene: 'letter-room',
    today: "At the big map table, everybody draws something for the deer. Mateo's drawing has a slide. Pip's has two.",
    problem: 'Each plan becomes a model, with true edges and corners. Each right answer sets one model brick.',
    payoff: 'The last model brick is set, and all models stand in line. An ant tries the slides.',
    token: { one: 'model brick', many: 'model bricks', mark: 'brick' },
  },
  physical: {
    scene: 'otter-bend',
    today:
      'Deer like soft ground, and Pip helps to test some. Pip jumps onto sand, then onto pebbles, then onto Mateo.',
    problem: 'How do ground, noise and light feel to a shy deer? Each true finding ties on one test tag.',
    payoff: 'The last test tag is on, and the test is over. Pip found Mateo the softest.',
    token: { one: 'test tag', many: 'test tags', mark: 'tag' },
  },
  life: {
    scene: 'fox-den',
    today: "Suki shows Mateo how to hide from deer. Four kits are gone in a blink. Then Mateo's bush sneezes.",
    problem: 'To hide well, Mateo must know how living things live. Each true finding adds one fern tip to the hat.',
    payoff: 'The last fern tip is on, and Mateo is all bush. A kit hides behind Mateo.',
    token: { one: 'fern tip', many: 'fern tips', mark: 'sprout' },
  },
  earth: {
    scene: 'beaver-dam',
    today: 'Open sky, soft ground! Mateo lies down by the beaver dam to test both. Now the mud has a dent like Mateo.',
    problem: 'Noor must know soil, water and weather where deer walk. Each true finding fills one soil box.',
    payoff: 'The last soil box is full. The dent is full of water, and a duck has moved in.',
    token: { one: 'soil box', many: 'soil boxes', mark: 'box' },
  },
}
