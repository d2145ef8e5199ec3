import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today: 'Noor wants to look behind every old door. But the numbered keys lie all over the cabin floor.',
    problem: 'Each key has a number, and so has its door. Each right answer hangs up one brass key.',
    payoff: 'The last brass key hangs, and any old door can be searched. Mateo had sat on two of them.',
    token: { one: 'brass key', many: 'brass keys', mark: 'key' },
  },
  operations: {
    scene: 'oak-wood',
    today:
      'A crooked pine stands among the oaks. Its cones look just like ours. Mateo has filled every pocket, and one boot.',
    problem: 'One wrong count, and we blame the wrong one. Each right answer checks one test cone.',
    payoff: "The last test cone is checked, and Mateo's boot is free again. It smells of pine now.",
    token: { one: 'test cone', many: 'test cones', mark: 'cone' },
  },
  fractions: {
    scene: 'care-hut',
    today:
      'Did the whistle roll under the tiny beds in the care hut? Mateo has searched one half three times. A turtle watches, slowly.',
    problem: 'The floor is one whole, searched part by part. Each right answer searches one floor board.',
    payoff: 'The last floor board is searched: no whistle. Mateo found a sock, and the turtle found Mateo.',
    token: { one: 'floor board', many: 'floor boards', mark: 'plank' },
  },
  patterns: {
    scene: 'bat-hollow',
    today:
      'Bats have fine ears, and their hollow is close by. So Noor asks what they heard last night. All of them squeak at once.',
    problem:
      'The bats must squeak one after another, or Noor hears nothing. Each right answer puts down one echo stone.',
    payoff: 'The last echo stone is down, and the bats squeak in turn. Mateo squeaks out of turn.',
    token: { one: 'echo stone', many: 'echo stones', mark: 'stone' },
  },
  measurement: {
    scene: 'fox-den',
    today:
      'Suki holds out one paw beside the fox den. Noor measures all that is small today. Four kits hold out their paws, too.',
    problem: 'Our marks are very small, so every measure must be right. Each right answer saves one mud print.',
    payoff: 'The last mud print is dry, and the row is full. The kits want theirs framed.',
    token: { one: 'mud print', many: 'mud prints', mark: 'print' },
  },
  time: {
    scene: 'night-trail',
    today:
      'Olu writes a log of every night. This morning its pages lie all over the trail. A cricket sits on midnight.',
    problem: 'The times on them tell of the scratching. Each right answer puts back one night page.',
    payoff: 'The last night page is back, and the log is whole. The cricket misses midnight.',
    token: { one: 'night page', many: 'night pages', mark: 'page' },
  },
  data: {
    scene: 'owl-barn',
    today:
      'The rangers may search the whole owl barn for clues. They find feathers, straw and the mitten that Mateo lost in March.',
    problem: 'What lies here must be sorted and counted. Each right answer ties on one find tag.',
    payoff: 'The last find tag is on, and the barn is tidy. Olu finds it much too tidy.',
    token: { one: 'find tag', many: 'find tags', mark: 'tag' },
  },
  geometry: {
    scene: 'letter-room',
    today:
      'The plan of the cabin lies in pieces on the map table. It should show every wall, shelf and corner. The round thing is only a cookie.',
    problem: 'Lines, sides and corners must meet, to show each way in. Each right answer lays one plan tile.',
    payoff: 'The last plan tile is down, and the plan is whole. Only the cookie is missing now.',
    token: { one: 'plan tile', many: 'plan tiles', mark: 'tile' },
  },
  physical: {
    scene: 'lookout-tower',
    today:
      'Noor has set up a test table below the tower. A nail, a rake and a fork lie on it. Mateo has already scratched the table.',
    problem: 'Noor must know what could have made such marks. Each right answer wins one proof card.',
    payoff: "The last proof card is pinned up, and Noor's wall is full. Mateo will sand the table tomorrow.",
    token: { one: 'proof card', many: 'proof cards', mark: 'card' },
  },
  life: {
    scene: 'otter-bend',
    today:
      'Pip rolls on the river bank and juggles a shell. Otters like to play with small things. Who else comes by at night?',
    problem: 'Noor must know who comes and goes here at night. For each right answer, Pip lays down one river shell.',
    payoff: 'The last river shell is down, and the row is full. Pip wants all of them back now.',
    token: { one: 'river shell', many: 'river shells', mark: 'shell' },
  },
  earth: {
    scene: 'reed-pond',
    today:
      'A row of wind flags stands by the reed pond. Did the wind take the whistle? A frog holds on to a reed, to be safe.',
    problem: 'Noor must know what the valley was like last night. Each right answer raises one wind flag.',
    payoff: 'The last wind flag is up, and the row is full. The frog lets go of its reed.',
    token: { one: 'wind flag', many: 'wind flags', mark: 'flag' },
  },
}
