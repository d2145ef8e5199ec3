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
    token: { one: 'suit buckle', many: 'suit buckles', mark: 'buckle' },
    problem: {
      math: 'A space suit is safe only when its numbers are right. Each right answer clicks one suit buckle shut.',
      reading: 'The suit list is long, and every word matters. Each right answer clicks one suit buckle shut.',
      science: 'A suit must hold air, warmth and water, so facts count. Each true finding shuts one suit buckle.',
      writing: '{hero} takes your words along on the spacewalk. Each finished task closes one suit buckle.',
      art: 'White suit, white suit: they all look the same. Each finished task brightens one suit buckle.',
      'social-studies': 'Many hands on Earth made one space suit. Each right answer adds one suit buckle.',
    },
    payoff: {
      math: 'The last suit buckle clicks. The suit is ready, and the hatch light turns green.',
      reading: 'The last suit buckle clicks, and not a word was skipped. {hero} gives you a happy wave.',
      science: 'The last suit buckle is shut. {hero} steps out among the stars, warm and safe.',
      writing: 'The last suit buckle is closed. Out float your words, and they come back a little frosty.',
      art: 'The last suit buckle is bright as a comet. Nobody mixes up the suits today.',
      'social-studies': 'The last suit buckle is on. Out there, {hero} thanks them all by radio.',
    },
    strands: {
      number: {
        problem: 'Helmets, gloves and boots belong together by number. Each right answer ties on one number tag.',
        payoff: 'The last number tag is on. Every suit is complete, down to the boots.',
        token: { one: 'number tag', many: 'number tags', mark: 'tag' },
      },
      fractions: {
        problem: 'The air gauge shows which part of a tank is full. Each right answer loads one air pack.',
        payoff: 'The last air pack is in, and the gauge shows one whole. The suit is ready.',
        token: { one: 'air pack', many: 'air packs', mark: 'battery' },
      },
      measurement: {
        problem: 'A space suit must fit its astronaut exactly. Each right answer sets one suit strap.',
        payoff: 'The last suit strap sits just right. The suit fits from helmet to boots.',
        token: { one: 'suit strap', many: 'suit straps', mark: 'buckle' },
      },
      geometry: {
        problem: 'The new crew patch is made of shapes and lines. Each right answer sews on one patch piece.',
        payoff: 'The last patch piece is on. The crew patch shines on every sleeve.',
        token: { one: 'patch piece', many: 'patch pieces', mark: 'badge' },
      },
      physical: {
        problem: 'A space suit meets heat, cold, light and bumps. Each true finding earns one safety badge.',
        payoff: 'The last safety badge is on. The suit is fit for a trip among the stars.',
        token: { one: 'safety badge', many: 'safety badges', mark: 'badge' },
      },
    },
    things: [things.helmet, things.glove, things.boot, things.patch, things.airTank, things.toolBelt],
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
    token: { one: 'antenna bolt', many: 'antenna bolts', mark: 'bolt' },
    problem: {
      math: 'The antenna finds Earth by numbers, and it came loose. Each right answer tightens one antenna bolt.',
      reading: 'The antenna wobbles, so messages need a close reader. Each right answer tightens one antenna bolt.',
      science: 'Children on Earth ask, and only true facts go out. Each true finding tightens one antenna bolt.',
      writing: 'Earth hears us only while the antenna holds still. Each finished task tightens one antenna bolt.',
      art: 'All of Earth looks up at our plain gray antenna. Each finished task brightens one antenna bolt.',
      'social-studies':
        'Voices from many towns and countries crackle in the radio nook. Each right answer tightens one antenna bolt.',
    },
    payoff: {
      math: 'The last antenna bolt is tight. A whole classroom on Earth says hello.',
      reading: 'The last antenna bolt is tight. Now we hear it: birthday cake is on the next rocket!',
      science: 'The last antenna bolt holds. Your facts go out on every channel, and Earth answers: bravo!',
      writing: 'The last antenna bolt holds, and your words go out. Earth writes back: More, please!',
      art: 'The last antenna bolt gleams. Your art goes home to Earth on the next rocket.',
      'social-studies': 'The last antenna bolt is tight. You greet each far voice like a neighbor.',
    },
    strands: {
      number: {
        problem: 'Ships are called by number, and wrong numbers wake strangers. Each right answer adds one call tag.',
        payoff: 'The last call tag is up, and the call list is complete. The ships radio back hello.',
        token: { one: 'call tag', many: 'call tags', mark: 'tag' },
      },
      operations: {
        problem: 'A note from Earth came in number code. Each right answer finds one code key.',
        payoff: 'The last code key fits. The note says: Look down and wave to us.',
        token: { one: 'code key', many: 'code keys', mark: 'key' },
      },
      patterns: {
        problem: 'The beacon must blink by its rule, or ships get lost. Each right answer fits one beacon lamp.',
        payoff: 'The last beacon lamp blinks at its turn. A far ship blinks back good day.',
        token: { one: 'beacon lamp', many: 'beacon lamps', mark: 'lamp' },
      },
      time: {
        problem: 'The radio reaches Earth only at set times. Each right answer books one call slip.',
        payoff: 'The last call slip is booked. The first call comes in, right to the minute.',
        token: { one: 'call slip', many: 'call slips', mark: 'ticket' },
      },
      life: {
        problem: 'Children on Earth radio up questions about living things. Each true finding fills one reply card.',
        payoff: 'The last reply card is on its way. You can hear a whole class clap.',
        token: { one: 'reply card', many: 'reply cards', mark: 'letter' },
      },
      earth: {
        problem: 'Schools on Earth ask us about weather, land and sky. Each true finding fills one radio note.',
        payoff: 'The last radio note goes out. Down on Earth, many classes write it down.',
        token: { one: 'radio note', many: 'radio notes', mark: 'page' },
      },
    },
    things: [things.postcard, things.headset, things.handRadio, things.mapPin, things.fuse, things.notebook],
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
    token: { one: 'supper box', many: 'supper boxes', mark: 'box' },
    problem: {
      math: 'No shop is near, so the galley counts every bite. Each right answer packs one supper box.',
      reading: 'Read the galley cards wrong, and it is pickle pudding again. Each right answer packs one supper box.',
      science: 'Water floats in balls, and the galley wants facts. Each true finding packs one supper box.',
      writing: 'A note in the box makes any galley supper better. Each finished task packs one supper box.',
      art: 'Supper comes in silver packs, and the crew misses color. Each finished task brightens one supper box.',
      'social-studies': 'The galley food comes from many places and hands. Each right answer packs one supper box.',
    },
    payoff: {
      math: 'The last supper box is packed. The crew floats in, forks first.',
      reading: 'The last supper box is right. The pickle pudding goes back in the cupboard.',
      science: 'The last supper box is packed. The water ball gets a round of applause.',
      writing: 'The last supper box is packed. The crew reads your words until the soup drifts off.',
      art: 'The last supper box is bright. A blob of soup drifts over to admire it.',
      'social-studies': 'The last supper box is packed. The crew raises its noodles to everyone who helped.',
    },
    strands: {
      operations: {
        problem: 'The crew must work out how far the food will go. Each right answer packs one food pack.',
        payoff: 'The last food pack is in. There is enough for all, with a bite to spare.',
        token: { one: 'food pack', many: 'food packs', mark: 'bag' },
      },
      fractions: {
        problem: 'In the galley, fair shares keep the crew friends. Each right answer fills one soup bag.',
        payoff: "The last soup bag is filled. Nobody peeks at anybody else's supper.",
        token: { one: 'soup bag', many: 'soup bags', mark: 'bag' },
      },
      time: {
        problem: 'The galley serves every dish by the clock. Each right answer rings one dish bell.',
        payoff: 'The last dish bell rings right on time. Supper can begin.',
        token: { one: 'dish bell', many: 'dish bells', mark: 'bell' },
      },
      data: {
        problem: 'A chart of what the crew likes decides the menu. Each right answer puts up one menu card.',
        payoff: 'The last menu card is up. Everyone finds a favorite on the menu.',
        token: { one: 'menu card', many: 'menu cards', mark: 'card' },
      },
      physical: {
        problem: 'Soup floats off unless the crew finds out how things work. Each true finding closes one bag clip.',
        payoff: 'The last bag clip is shut. The soup behaves, more or less.',
        token: { one: 'bag clip', many: 'bag clips', mark: 'buckle' },
      },
      life: {
        problem: 'Food in the galley comes from living things. Each true finding about life sets one wall tile.',
        payoff: 'The last wall tile is set. The crew reads the wall all through supper.',
        token: { one: 'wall tile', many: 'wall tiles', mark: 'tile' },
      },
    },
    things: [
      things.dumpling,
      things.tomato,
      things.foodPack,
      things.soupTin,
      things.spoon,
      things.pea,
      things.raisin,
      things.tortilla,
    ],
  },
]
