import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew dresses, talks and has supper. */
export const crewScenes: Scene[] = [
  {
    id: 'suit-room',
    place: 'the suit room',
    worldToday:
      'The space suits hang in the suit room like sleepy bears. A spacewalk is planned for this afternoon. Somebody has dressed one suit in a scarf.',
    worldAgain:
      'The suit room is full again after the spacewalk. Astronauts say that space smells a bit like hot metal. One suit waves an empty sleeve.',
    childRole: 'suit checker',
    parentRole: 'Be the astronaut in the suit: give two puffy thumbs up after each try.',
    problem: {
      math: 'No astronaut goes out before the suit check. Each right answer clicks one buckle shut.',
      reading: 'The safety list is long, and every word matters. Read it well, and the hatch light turns green.',
      science: 'A suit must hold air, warmth and water. Look into how things work before anyone steps out.',
      writing: 'A helmet has no room for long explanations. Write well now, before {hero} steps out.',
      art: 'White suit, white suit, white suit: they all look the same. Make art that stands out among them.',
      'social-studies': 'Many hands on Earth made one space suit. Find out how people and places work together.',
    },
    payoff: {
      math: 'The last buckle clicks. The suit is ready, and the hatch light turns green.',
      reading: 'The hatch light turns green. {hero} gives you a happy wave.',
      science: 'Your facts go on the safety wall. Every suit in the room seems to stand taller.',
      writing: '{hero} carries your words out among the stars. They come back a little frosty.',
      art: 'It hangs by the hatch, bright as a comet. Nobody mixes up the suits today.',
      'social-studies': 'Out on the spacewalk, {hero} thanks them all by radio. It takes two laps.',
    },
    strands: {
      number: {
        problem: 'Helmets, gloves and boots are mixed up, but each has a number. Each right answer sends one home.',
        payoff: 'The last boot is back on its hook. Every suit is complete.',
      },
      fractions: {
        problem: 'The air gauge of a suit shows parts of a full tank. Each right answer fills it a bit more.',
        payoff: 'The tank is full, and the gauge shows one whole. The suit is ready.',
      },
      measurement: {
        problem: 'A space suit must fit its astronaut exactly. For each right answer, one strap is set.',
        payoff: 'The last strap sits just right. The suit fits from helmet to boots.',
      },
      geometry: {
        problem: 'The new crew patch is all shapes and lines. Each right answer sews on one piece.',
        payoff: 'The last piece is sewn on. The patch shines on the sleeve of every suit.',
      },
      physical: {
        problem: 'A space suit meets heat, cold, light and bumps. Each true finding proves one part safe.',
        payoff: 'The last part is proved safe. The suit is fit for a trip among the stars.',
      },
    },
    things: [things.helmet, things.glove, things.boot, things.patch],
  },
  {
    id: 'radio-nook',
    place: 'the radio nook',
    worldToday:
      'The radio nook crackles with voices from Earth. Today one message came through upside down. At least, that is how {hero} heard it.',
    worldAgain:
      'A storm on the Sun makes the radio nook hiss today. It sounds like a hundred cats. In between, someone on Earth is telling a joke.',
    childRole: 'radio operator',
    parentRole: 'Be the base on Earth: say message received after each try.',
    problem: {
      math: 'The antenna is turned the wrong way for the next call. Each right answer turns it one notch.',
      reading: 'A radio message arrived in bits and crackles. Read what is there, and help {hero} make sense of it.',
      science: 'Children on Earth radio up their science questions. Gather true facts before the crew answers.',
      writing: 'Earth can hear us for a short time only. Write your words now, so that each one counts.',
      art: 'The radio cannot send colors, shapes or lines. Make art to go by rocket, for friends on Earth.',
      'social-studies':
        'Voices from many towns and countries crackle in the radio nook. Find out about the people down there.',
    },
    payoff: {
      math: 'One last notch, and the antenna points home. A whole classroom on Earth says hello.',
      reading: 'Now the message is clear. It says the birthday cake is on the next rocket.',
      science: 'Your facts go out on every channel. Earth answers with one word: bravo.',
      writing: 'Every word arrives right side up. Earth writes back: More, please!',
      art: 'The next rocket carries it home. They hang it where the whole town can see it.',
      'social-studies': 'Now each voice belongs to a place on the globe. You greet them like neighbors.',
    },
    strands: {
      number: {
        problem: 'Every ship has its own call number. Each right answer puts one ship on the list.',
        payoff: 'The call list is complete. One by one, the ships radio back hello.',
      },
      operations: {
        problem: 'A note from Earth came in number code. Every answer you get right uncovers one word.',
        payoff: 'The last word is uncovered. The note says: Look down and wave to us.',
      },
      patterns: {
        problem: 'A beacon far from the station blinks by a rule. Each right answer makes its signal clearer.',
        payoff: 'The signal comes in perfectly clear. It is a ship that says good day.',
      },
      time: {
        problem: 'The radio reaches Earth only at set times. With each right answer, one call is booked.',
        payoff: 'Every call is booked to the minute. The first one is coming in now.',
      },
      life: {
        problem: 'Children on Earth radio up questions about plants and animals. Each true finding answers one.',
        payoff: 'The last question has its answer. You can hear a whole class clap.',
      },
      earth: {
        problem: 'Schools on Earth ask us about weather, land and sky. Each true finding goes out by radio.',
        payoff: 'The last message is out. Down on Earth, many classes write it down.',
      },
    },
    things: [things.postcard, things.headset, things.handRadio],
  },
  {
    id: 'galley',
    place: 'the galley',
    worldToday:
      'Supper time in the galley is a slow chase. Noodles drift, and a blob of soup wobbles past. {hero} says every meal here is finger food.',
    worldAgain:
      'Soup night in the galley means soup from a bag. A bowl would be no use up here. {friend} has tied down all the spoons but one.',
    childRole: 'galley chief',
    parentRole: 'Be the hungriest crew member: rub your tummy after each answer.',
    problem: {
      math: 'The galley cupboard is locked, and it is supper time. Each right answer turns the key a bit more.',
      reading: 'The supper cards are a jumble of words. Read them right, or the crew gets pickle pudding again.',
      science: 'A drop of water floats in the air like a ball. {friend} wonders what else the galley can teach us.',
      writing: 'The galley board is bare, and hungry eyes look for words. Write something good to chew on.',
      art: 'Supper comes in silver packs, and {friend} misses color. Bring some art to the galley table.',
      'social-studies':
        'The food packs come from many places and many hands. Find out how people live, work and share.',
    },
    payoff: {
      math: 'Click, and the cupboard is open. Supper floats out, and the crew floats after it.',
      reading: 'The right supper is on the way. The pickle pudding goes back in the cupboard.',
      science: 'Your finding is written on the galley wall. The water ball gets a round of applause.',
      writing: 'The crew reads it twice while supper floats away. Nobody minds.',
      art: 'Now supper looks like a party. A blob of soup drifts over to admire it.',
      'social-studies': 'The crew raises its noodles to everyone who helped. Cheers to you too!',
    },
    strands: {
      operations: {
        problem: 'The crew must work out how far the food will go. Each right answer packs one meal.',
        payoff: 'The last meal is packed. There is enough for all, with a bite to spare.',
      },
      fractions: {
        problem: 'In the galley, fair shares keep the crew friends. Each right answer serves one share.',
        payoff: "The last share is served. Nobody peeks at anybody else's supper.",
      },
      time: {
        problem: 'The galley runs by the clock. For each right answer, one dish is ready on time.',
        payoff: 'The last dish is ready right on time. Supper can begin.',
      },
      data: {
        problem: 'A chart of what the crew likes decides the menu. Each right answer settles one dish.',
        payoff: 'The last dish is settled, and the menu goes up. Everyone finds a favorite on it.',
      },
      physical: {
        problem: 'Soup floats in balls up here, and the galley guide is blank. Each true finding fills one line.',
        payoff: 'The galley guide is full. The soup behaves, more or less.',
      },
      life: {
        problem: 'Food in the galley comes from living things. Each true finding about life fills one wall tile.',
        payoff: 'The last tile is filled. The crew reads the wall all through supper.',
      },
    },
    things: [things.foodPack, things.tomato, things.dumpling],
  },
]
