import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew lives and works. */
export const insideScenes: Scene[] = [
  {
    id: 'cargo-bay',
    place: 'the cargo bay',
    worldToday:
      'A supply ship came to Marigold Station overnight. Crates drift all over the cargo bay. One of them is wearing a sock.',
    childRole: 'cargo keeper',
    parentRole: 'Be the voice of the cargo radio: read each question calmly and finish with the word over.',
    problem: {
      math: 'The {things} float in a muddle. The cargo door opens only when every answer is right.',
      reading: 'The crates lost their labels on the trip. Only a careful reader can put the cargo bay in order.',
      science: 'One crate hums and one wobbles. The crew needs true facts before anyone lifts a lid.',
      writing: 'The crates go home to Earth, and words will travel with them. Write yours with care.',
      art: 'Gray crate, gray crate, gray crate: the cargo bay looks dull. Make art that wakes it up.',
      'social-studies':
        'One supply ship, one crew, and all must be shared. Find out how people live and work together.',
    },
    payoff: {
      math: 'The cargo door slides open with a happy hiss. Everything floats to its own shelf.',
      reading: 'Every label is back where it belongs. Even the crate of socks knows its name.',
      science: 'Your facts go into the cargo log. The humming crate was only a tin of wind-up toys.',
      writing: 'Your words ride home in the safest crate. Somebody on Earth will smile.',
      art: 'Now the crew floats by just to see it. Someone looks so long that the tea gets away.',
      'social-studies': 'The crew unpacks as a team today. Even the sock finds its owner.',
    },
    things: [things.parcel, things.foodPack, things.soupTin],
  },
  {
    id: 'control-deck',
    place: 'the control deck',
    worldToday:
      'All the dials on the control deck point at lunch. {hero} taps one, and it spins. The station needs a steady pilot.',
    childRole: 'deck pilot',
    parentRole: 'Be the captain beside the pilot: nod slowly and say steady as she goes after each try.',
    problem: {
      math: 'The station must face the Sun, but the dials lost their numbers. Each right answer sets one of the {things}.',
      reading: 'The flight orders arrived with words missing. The pilot must read closely before pressing anything.',
      science: 'The panel asks a question about the real world each morning. {friend} wants to find out what is true.',
      writing: 'What the pilot writes, the whole station will follow. Write so that nobody needs to guess.',
      art: 'Long shifts on the control deck need something good to look at. Make art for the wall above the panel.',
      'social-studies': 'Down on Earth, people run towns, farms and countries. Find out how their world works.',
    },
    payoff: {
      math: 'Marigold Station turns its face to the Sun. The lamps glow gold again.',
      reading: 'The orders make sense now. You press the right button, and nothing goes boing.',
      science: 'The crew pins your finding above the panel. Every light on the deck turns green.',
      writing: 'The crew reads it once and nods. The dials point away from lunch at last.',
      art: 'The night pilot looks up, smiles and sits straighter. {hero} asks for one like it.',
      'social-studies': 'The captain adds your finding to the flight plan. Now we know whom we fly for.',
    },
    things: [things.dial, things.lamp, things.solarCell],
  },
  {
    id: 'sky-garden',
    place: 'the sky garden',
    worldToday:
      'Green sprouts curl toward the pink lamps in the sky garden. There is no down here, so they follow the light. A tomato floats by and bumps {hero}.',
    childRole: 'garden keeper',
    parentRole: 'Be the proudest tomato in the garden: cheer in a small, round voice when an answer ripens.',
    problem: {
      math: 'Each tray needs just the right amount, or the {things} grow grumpy. Work out the numbers before the lamps turn on.',
      reading:
        'The cards for the sprouts drifted off and mixed their words. Read them, so that each plant gets its own.',
      science: 'Some sprouts stand tall and some lean over. Good gardeners ask why and look for true facts.',
      writing: 'Words grow too, with a bit of care. Write some worth reading among the sprouts.',
      art: 'Look at the sprouts: all curls, dots and greens. Make art that grows from your own eye.',
      'social-studies': 'The sky garden is shared work, just like a town. Find out how people care for a place.',
    },
    payoff: {
      math: 'The lamps switch on, tray by tray. The garden fits your numbers like a glove.',
      reading: 'Each plant has its card again. The radishes have stopped answering to Lettuce.',
      science: 'Your notes hang over the garden door. Even the tomatoes lean in to look.',
      writing: '{hero} reads it aloud to the radishes. They seem a shade redder.',
      art: 'It hangs between the lamps, and the sprouts lean that way. Gardeners call that praise.',
      'social-studies': 'The crew takes turns with the watering now. The tomatoes have never been so polite.',
    },
    things: [things.sprout, things.tomato, things.radish, things.lamp],
  },
  {
    id: 'suit-room',
    place: 'the suit room',
    worldToday:
      'Five space suits hang in the suit room like sleepy bears. A spacewalk is planned for this afternoon. One boot has gone missing.',
    childRole: 'suit checker',
    parentRole: 'Be the astronaut in a hurry: ask for the next check, and hold still while it is done.',
    problem: {
      math: 'No suit goes out until its numbers are checked. The {things} must match the list exactly.',
      reading: 'The safety list is long, and every word matters. Read it well, and the hatch light turns green.',
      science: 'A suit must hold air, warmth and water. Look into how things work before {hero} steps out.',
      writing: 'A helmet has no room for long explanations. Write well now, before {hero} steps out.',
      art: 'Five white space suits look just the same. Make art that stands out among them.',
      'social-studies': 'Many hands on Earth made one space suit. Find out how people and places work together.',
    },
    payoff: {
      math: 'Every number matches, and the zipper goes up. The missing boot was on the other foot.',
      reading: 'The hatch light turns green. {hero} gives you two puffy thumbs up.',
      science: 'Your facts make the suit safe to wear. The spacewalk can begin.',
      writing: '{hero} carries your words out among the stars. They come back a little frosty.',
      art: 'It hangs by the hatch, bright as a comet. Nobody mixes up the suits today.',
      'social-studies': 'Out on the spacewalk, {hero} thanks them all by radio. It takes two laps.',
    },
    things: [things.helmet, things.glove, things.boot, things.patch],
  },
  {
    id: 'radio-nook',
    place: 'the radio nook',
    worldToday:
      'The radio nook crackles with voices from Earth. Today one message came through upside down. At least, that is how {hero} heard it.',
    childRole: 'radio operator',
    parentRole: 'Be the faraway base on Earth: speak through your hands and ask the operator to say it again.',
    problem: {
      math: 'A number code guards the next call from Earth. Solve it, and the channel opens.',
      reading: 'A radio message arrived in bits and crackles. Read what is there, and help {hero} make sense of it.',
      science: 'Children on Earth radio up their science questions. Gather true facts before the crew answers.',
      writing: 'Earth can hear us for a short time only. Write your words now, so that each one counts.',
      art: 'The radio cannot send colors, shapes or lines. Make art to go by rocket, for friends on Earth.',
      'social-studies':
        'Voices from many towns and countries crackle in the radio nook. Find out about the people down there.',
    },
    payoff: {
      math: 'The channel opens with a ping. A whole classroom on Earth says hello.',
      reading: 'Now the message is clear. It says the birthday cake is on the next rocket.',
      science: 'Your clues go out on every channel. Earth answers with one word: bravo.',
      writing: 'Every word arrives right side up. Earth writes back: More, please!',
      art: 'The next rocket carries it home. They hang it where the whole town can see it.',
      'social-studies': 'Now each voice belongs to a place on the globe. You greet them like neighbors.',
    },
    things: [things.dial, things.antenna, things.postcard],
  },
  {
    id: 'galley',
    place: 'the galley',
    worldToday:
      'Supper time in the galley is a slow chase. Noodles drift, and a blob of soup wobbles past. {hero} says every meal here is finger food.',
    childRole: 'galley chief',
    parentRole: 'Be the hungriest crew member: groan with joy each time an answer brings supper closer.',
    problem: {
      math: 'Supper must be shared fairly, and the {things} will not hold still. The crew is counting on your numbers.',
      reading: 'The supper cards are a jumble of words. Read them right, or the crew gets pickle pudding again.',
      science: 'A drop of water floats in the air like a ball. {friend} wonders what else the galley can teach us.',
      writing: 'The galley board is bare, and hungry eyes look for words. Write something good to chew on.',
      art: 'Supper comes in silver packs, and {friend} misses color. Bring some art to the galley table.',
      'social-studies':
        'The food packs come from many places and many hands. Find out how people live, work and share.',
    },
    payoff: {
      math: 'Every crew member gets a fair share. Nobody has to chase the soup.',
      reading: 'The right supper is on the way. The pickle pudding goes back in the cupboard.',
      science: 'Your finding is written on the galley wall. The water ball gets a round of applause.',
      writing: 'The crew reads it twice while supper floats away. Nobody minds.',
      art: 'Now supper looks like a party. A blob of soup drifts over to admire it.',
      'social-studies': 'The crew raises its noodles to everyone who helped. Cheers to you too!',
    },
    things: [things.noodle, things.foodPack, things.tomato],
  },
  {
    id: 'sleep-pods',
    place: 'the sleep pods',
    worldToday:
      'In the sleep pods, beds hang on the walls. It makes no difference when you float. Dot the robot hums a bedtime tune, a bit off key.',
    childRole: 'night guard',
    parentRole: 'Be a sleepy astronaut: whisper every question and yawn once at the end.',
    problem: {
      math: 'The wake-up bell needs the right numbers tonight. If they are wrong, the crew will float till noon.',
      reading: 'The bedtime story lost some of its words in orbit. The crew cannot sleep until it reads well.',
      science: 'The Sun rises sixteen times a day up here. {hero} lies awake and wonders how nature works.',
      writing: 'The crew wants new words to read in bed. Write some, and take care over each.',
      art: 'A bare wall is a sad last sight before sleep. Make art for the sleep pods.',
      'social-studies':
        'Everyone here dreams of home, and each home is different. Find out about people and places on Earth.',
    },
    payoff: {
      math: 'The bell is set, soft and right on time. Good night, Marigold Station.',
      reading: 'The story ends just as it should. Three crew members are snoring already.',
      science: 'Your answer goes into the night book. {hero} sleeps well and snores like a small engine.',
      writing: 'It is read by lamplight and then read again. Somebody hugs it all night.',
      art: 'The robot hums a softer tune now. Three sleepers drift off with a smile.',
      'social-studies': 'The crew falls asleep with the whole world in mind. {hero} mumbles the name of a river.',
    },
    things: [things.sleepMask, things.earplug, things.lamp],
  },
]
