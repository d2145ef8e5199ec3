import type { Beat } from '../../../../types.ts'

export const tasks: NonNullable<Beat['tasks']> = {
  number: {
    scene: 'ranger-cabin',
    today:
      'The key box lies open on the cabin floor. Brass keys have slid into every corner. The cabin frog sits on a few.',
    problem:
      'Only exact numbers tell if more than a whistle is gone. Each right answer hangs up one brass key on its number.',
    payoff: 'The last brass key hangs, and none is missing. Somebody walked past all that brass for one whistle.',
    token: { one: 'brass key', many: 'brass keys', mark: 'key' },
  },
  operations: {
    scene: 'oak-wood',
    today:
      'A crooked pine stands among the oaks. Its cones look just like ours. Mateo has filled every pocket, and one boot.',
    problem: 'Noor needs hundreds to compare, added up, shared and packed. Each right answer checks one test cone.',
    payoff: 'The last test cone is checked, and none has such marks. So they do not grow on trees.',
    token: { one: 'test cone', many: 'test cones', mark: 'cone' },
  },
  fractions: {
    scene: 'care-hut',
    today:
      'Did the whistle roll under the tiny beds in the care hut? Mateo has searched one half three times. The turtle watches, slowly.',
    problem: 'Fair parts make sure that no spot is left out. Each right answer searches one floor board.',
    payoff: 'The last floor board is searched: no whistle. Mateo found a sock, and the turtle found Mateo.',
    token: { one: 'floor board', many: 'floor boards', mark: 'plank' },
  },
  patterns: {
    scene: 'bat-hollow',
    today:
      'The bat hollow is close to the cabin. Bats have very fine ears, so Noor asks them. All of them squeak at once.',
    problem: 'Wind has no rule, but somebody at work often has one. Each right answer puts down one echo stone.',
    payoff: 'The last echo stone is down. The noise of the night had a beat, and wind keeps none.',
    token: { one: 'echo stone', many: 'echo stones', mark: 'stone' },
  },
  measurement: {
    scene: 'fox-den',
    today:
      'Suki holds out one paw beside the fox den. Could such claws mark a pinecone? Four kits hold out their paws, too.',
    problem: 'Only measuring tells whether claws fit the marks. Each right answer saves one mud print.',
    payoff: 'The last mud print is dry. No claw here fits our marks, and Suki looks smug.',
    token: { one: 'mud print', many: 'mud prints', mark: 'print' },
  },
  time: {
    scene: 'night-trail',
    today:
      'The tower guard writes a log of every night. This morning its pages lie all over the trail. A cricket sits on midnight.',
    problem: 'Clock times show who was where, and when. Each right answer puts back one night page.',
    payoff: 'The last night page is back, and the log is whole. The cricket misses midnight.',
    token: { one: 'night page', many: 'night pages', mark: 'page' },
  },
  data: {
    scene: 'owl-barn',
    today:
      'Olu lets the rangers search the whole owl barn. They find feathers, straw and one mitten. Mateo has missed that mitten since March.',
    problem: 'A chart of all the finds shows what an owl takes home. Each right answer ties on one find tag.',
    payoff: 'The last find tag is on, and nothing in the barn shines. Olu is not the one who wanted a whistle.',
    token: { one: 'find tag', many: 'find tags', mark: 'tag' },
  },
  geometry: {
    scene: 'letter-room',
    today:
      'A big plan of the cabin lies on the map table. It shows every wall, shelf and corner. The round thing is only a cookie.',
    problem: 'Shapes, turns and points show how a visitor could get in. Each right answer lays one plan tile.',
    payoff: 'The last plan tile lies, and the plan is whole. Walls, roof and windows have no hole at all.',
    token: { one: 'plan tile', many: 'plan tiles', mark: 'tile' },
  },
  physical: {
    scene: 'lookout-tower',
    today:
      'Noor has set up a test table below the tower. A nail, a rake and a fork lie on it. Mateo has already scratched the table.',
    problem: 'Tests of how things push, shine, sound and change tell what fits. Each right answer wins one proof card.',
    payoff: 'The last proof card is pinned up. Nail, rake and fork are off the list, and so is Mateo.',
    token: { one: 'proof card', many: 'proof cards', mark: 'card' },
  },
  life: {
    scene: 'otter-bend',
    today:
      'Pip rolls on the river bank and juggles a shell. Otters like to play with small things. Did Pip play with a whistle, too?',
    problem:
      'Facts about how living things live clear the wrong ones. For each right answer, Pip lays down one river shell.',
    payoff: 'The last river shell is down, and Pip is off the list. Pip wants all of them back now.',
    token: { one: 'river shell', many: 'river shells', mark: 'shell' },
  },
  earth: {
    scene: 'reed-pond',
    today:
      'A row of wind flags stands by the reed pond. Mateo swears that the wind took the whistle. A frog holds on to a reed, to be safe.',
    problem: 'Sky, weather and ground tell what the night was like. Each right answer raises one wind flag.',
    payoff: 'The last wind flag is up and hangs like a wet sock. The wind has nothing to do with it.',
    token: { one: 'wind flag', many: 'wind flags', mark: 'flag' },
  },
}
