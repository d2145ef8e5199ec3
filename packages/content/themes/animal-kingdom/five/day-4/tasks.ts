import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today:
      'On the cabin desk lies the lost-and-found book. It goes back for years. Mateo reads aloud: a spoon, a key, half a kite.',
    problem: 'Numbers tell if more things went or more things came. Each right answer puts in one bookmark.',
    payoff: 'The last bookmark is in. Now each thing that ever went or came is easy to find.',
    token: { one: 'bookmark', many: 'bookmarks', mark: 'ribbon' },
  },
  operations: {
    scene: 'otter-bend',
    today:
      'Pip the otter sits on a pile of pebbles and looks guilty. Pip gives pebbles to everyone. Did Pip bring ours, too?',
    problem: 'We must work out what Pip had, gave and kept. Each right answer hands back one juggling pebble.',
    payoff: 'The last juggling pebble is back, and not one is missing. Pip is off the list and juggles for joy.',
    token: { one: 'juggling pebble', many: 'juggling pebbles', mark: 'stone' },
  },
  fractions: {
    scene: 'pika-slope',
    today:
      'We sit around the heap and listen. Somewhere in there our things are hidden. Mateo hears a rumble, but that is breakfast.',
    problem:
      'Split the heap into equal parts to find the one that clinks. Each right answer sets up one listening tube.',
    payoff: 'The last listening tube is up. Now we know where our things lie, and no twig was moved.',
    token: { one: 'listening tube', many: 'listening tubes', mark: 'pipe' },
  },
  patterns: {
    scene: 'night-trail',
    today:
      'For each thing the woodrat did, Olu laid down a feather. They make a long row on the night trail. Mateo nearly sneezed them away.',
    problem: 'The row has a rule, and it tells what woodrats do. Each right answer lights one glow lamp.',
    payoff: 'The last glow lamp shines on the row. It kept one rule each night, so it was no accident.',
    token: { one: 'glow lamp', many: 'glow lamps', mark: 'lamp' },
  },
  measurement: {
    scene: 'oak-wood',
    today:
      'Drag marks run beside the path in the oak wood. One begins at a tree and ends in a bush. Mateo follows it on hands and knees.',
    problem: 'Sizes and weights tell what so small a mouth can carry. Each right answer ties on one load label.',
    payoff: 'The last load label is on. One woodrat could carry all six things without any helper.',
    token: { one: 'load label', many: 'load labels', mark: 'tag' },
  },
  time: {
    scene: 'lookout-tower',
    today:
      'Two witnesses climb the lookout tower. Olu saw something go, and Suki saw something come. Mateo saw a very nice dream.',
    problem: 'Clock times will show if that was one visit or two. Each right answer stamps one visit slip.',
    payoff: 'The last visit slip is stamped, and all the times fit. It was one visit a night, by one visitor.',
    token: { one: 'visit slip', many: 'visit slips', mark: 'ticket' },
  },
  data: {
    scene: 'letter-room',
    today:
      'Mail from other ranger huts lies in the map room. They have woodrats, too! One ranger writes: Ours took my false teeth.',
    problem: 'Charts of all that went and came show what woodrats like. Each right answer pins up one picture card.',
    payoff: 'The last picture card is up. Far and wide, woodrats do just what ours does.',
    token: { one: 'picture card', many: 'picture cards', mark: 'card' },
  },
  geometry: {
    scene: 'ranger-cabin',
    today:
      'Dust lies thick in the ranger cabin. Wherever a thing lay, there is a clean shape. Mateo calls that a reason never to sweep.',
    problem: 'Shapes, corners and turns tell what lay where. Each right answer uncovers one dust print.',
    payoff: 'The last dust print is uncovered. Each odd thing lay just where a shiny one had been.',
    token: { one: 'dust print', many: 'dust prints', mark: 'print' },
  },
  physical: {
    scene: 'bat-hollow',
    today:
      'In the bat hollow, each sound comes back. Noor drops a spoon, a twig and a pebble. The bats sigh and turn over.',
    problem: 'Tests of sound, light, stuff and pushes tell us what happened. Each right answer fills in one echo slip.',
    payoff: 'The last echo slip is full. Nobody threw a thing or dropped it: all was carried with care.',
    token: { one: 'echo slip', many: 'echo slips', mark: 'page' },
  },
  life: {
    scene: 'bee-meadow',
    today:
      'In the bee meadow, everybody gathers something. A bee takes nectar from a blossom. Nobody has ever called a bee a thief.',
    problem: 'Facts about living things tell why an animal gathers. Each right answer finds one nibbled acorn.',
    payoff: 'The last nibbled acorn is found. The woodrat has plenty to eat, so hunger did not send it.',
    token: { one: 'nibbled acorn', many: 'nibbled acorns', mark: 'nut' },
  },
  earth: {
    scene: 'beaver-dam',
    today:
      'Below the beaver dam, the creek rolls pebbles over and over. Ours is round and striped. Mateo thinks it looks like candy.',
    problem: 'Traces of land, water and sky tell where it came from. Each right answer sets one map pin.',
    payoff: 'The last map pin is in. Pinecone, twig and pebble all come from places along one path.',
    token: { one: 'map pin', many: 'map pins', mark: 'peg' },
  },
}
