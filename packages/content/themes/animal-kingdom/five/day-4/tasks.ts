import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today:
      'Have things gone before? The lost-and-found book has a number for every lost thing. Mateo reads aloud: a spoon, a key, half a kite.',
    problem: 'The numbers must be right, or we look up the wrong thing. Each right answer puts in one bookmark.',
    payoff: 'The last bookmark is in. Mateo still looks for the rest of the kite.',
    token: { one: 'bookmark', many: 'bookmarks', mark: 'strip' },
  },
  operations: {
    scene: 'otter-bend',
    today:
      'Pip the otter sits on a pile of pebbles like ours. Pip gives pebbles to everyone and lets others count them.',
    problem: 'One wrong number, and we blame Pip for our pebble. Each right answer hands back one juggling pebble.',
    payoff: "The last juggling pebble is back, and Pip's sums are clear. Now Pip looks proud.",
    token: { one: 'juggling pebble', many: 'juggling pebbles', mark: 'stone' },
  },
  fractions: {
    scene: 'pika-slope',
    today:
      'We sit around the heap and listen. Somewhere in there our things are hidden. Mateo hears a rumble, but that is breakfast.',
    problem: 'We listen to the heap in equal parts, one after another. Each right answer sets up one listening tube.',
    payoff: 'The last listening tube is up, and we all hold our breath. Clink!',
    token: { one: 'listening tube', many: 'listening tubes', mark: 'pipe' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'For each thing the woodrat did, Olu laid down a feather. They make a long row on the night trail. Mateo nearly sneezed them away.',
    problem: 'Each feather has a number, and Olu gives us clues. Each right answer lights one glow lamp.',
    payoff: 'The last glow lamp shines, and the whole row is lit. Mateo does not sneeze this time.',
    token: { one: 'glow lamp', many: 'glow lamps', mark: 'lamp' },
  },
  measurement: {
    scene: 'oak-wood',
    today:
      'Drag marks run beside the path in the oak wood. One begins at a tree and ends in a bush. Mateo follows it on hands and knees.',
    problem: 'Whoever reads such marks must measure well. Each right answer ties on one load label.',
    payoff: 'The last load label is on. Mateo is glad not to be a woodrat.',
    token: { one: 'load label', many: 'load labels', mark: 'tag' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'Two witnesses climb the lookout tower. Olu saw something go, and Suki saw something come. Mateo saw a very nice dream.',
    problem: 'The times must be right, or nobody believes them. Each right answer stamps one visit slip.',
    payoff: 'The last visit slip is stamped, and all hang in order. The dream goes last.',
    token: { one: 'visit slip', many: 'visit slips', mark: 'ticket' },
  },
  data: {
    scene: 'letter-room',
    today:
      'Mail from other ranger huts lies in the map room. They have woodrats, too! One ranger writes: Ours took my false teeth.',
    problem: 'So many letters must be sorted and counted. Each right answer pins up one picture card.',
    payoff: 'The last picture card is up, and the wall is full. The false teeth hang in the middle.',
    token: { one: 'picture card', many: 'picture cards', mark: 'card' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'Dust lies thick in the ranger cabin. Wherever a thing lay, there is a clean shape. Mateo calls that a reason never to sweep.',
    problem: 'Look at the lines, sides and corners of each shape. Each right answer uncovers one dust print.',
    payoff: 'The last dust print is uncovered. Now Mateo really has to sweep.',
    token: { one: 'dust print', many: 'dust prints', mark: 'tile' },
  },
  physical: {
    scene: 'bat-hollow',
    today:
      'In the bat hollow, each sound comes back. Noor drops a spoon, a twig and a pebble. The bats sigh and turn over.',
    problem: 'Noor must know how our things got to their spots. Each right answer fills in one echo slip.',
    payoff: 'The last echo slip is full. The bats ask for silence now, please.',
    token: { one: 'echo slip', many: 'echo slips', mark: 'page' },
  },
  life: {
    scene: 'bee-meadow',
    today:
      'In the bee meadow, everybody gathers something. A bee takes nectar from a blossom. Nobody has ever called a bee a thief.',
    problem: 'To judge a woodrat, we must know how it lives. Each right answer finds one nibbled acorn.',
    payoff: 'The last nibbled acorn is found. Somebody had a good supper here.',
    token: { one: 'nibbled acorn', many: 'nibbled acorns', mark: 'nut' },
  },
  earth: {
    scene: 'beaver-dam',
    today:
      'Below the beaver dam, the creek rolls pebbles over and over. Ours is round and striped. Mateo thinks it looks like candy.',
    problem: 'Noor must know where the things that came to us began. Each right answer sets one map pin.',
    payoff: 'The last map pin is in. Mateo has licked the pebble: no candy.',
    token: { one: 'map pin', many: 'map pins', mark: 'peg' },
  },
}
