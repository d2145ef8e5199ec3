import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew mends, plays and looks down at home. */
export const dayScenes: Scene[] = [
  {
    id: 'repair-shop',
    place: 'the repair shop',
    worldToday:
      'Bolts, gears and half a toaster hang around the repair shop. Nothing here ever falls off the bench. It floats off instead.',
    worldAgain:
      'A long line waits at the repair shop today. There is a lamp, a boot and one shy toaster. Broken things like a kind word, says {friend}.',
    childRole: 'chief fixer',
    parentRole: 'Be the machine on the bench: give one happy squeak after each try.',
    token: { one: 'gear', many: 'gears', mark: 'gear' },
    problem: {
      math: 'A station machine runs only when its numbers are right. Each right answer fits one gear.',
      reading: "The robot's repair guide is old, and its words are odd. Each right answer fits one gear.",
      science: 'Good fixers on the station never just guess. Each true finding fits one gear.',
      writing: 'Words come loose too, says the robot, and need a fixer. Each finished task fits one gear.',
      art: 'The robot wants a machine that is a joy to see. Each finished task adds one gear.',
      'social-studies': 'A station works when everyone helps, and so does a town. Each right answer fits one gear.',
    },
    payoff: {
      math: 'The last gear fits. The machine purrs like a cat.',
      reading: 'The last gear fits, just as the guide says. The robot writes it on its own arm.',
      science: 'The last gear fits, and you can say why. The shop bell rings for you.',
      writing: 'The last gear fits, and not one word is loose. Your words go up on the tool wall.',
      art: 'The last gear is in place. Even the toaster stares.',
      'social-studies': 'The last gear fits, and all of them turn together. A good town runs like that.',
    },
    strands: {
      operations: {
        problem: 'The repair robot takes its orders in numbers. Each right answer tightens one robot bolt.',
        payoff: 'The last robot bolt is tight. The robot takes a bow, and nothing comes loose.',
        token: { one: 'robot bolt', many: 'robot bolts', mark: 'bolt' },
      },
      fractions: {
        problem: 'A solar panel is one whole, made of equal parts. Each right answer fits in one panel part.',
        payoff: 'The last panel part is in, and the solar panel is whole. It glitters in the sunlight.',
        token: { one: 'panel part', many: 'panel parts', mark: 'cell' },
      },
      measurement: {
        problem: 'A water pipe must be mended, and nearly right still leaks. Each right answer fits one pipe piece.',
        payoff: 'The last pipe piece fits. Not one drop gets away.',
        token: { one: 'pipe piece', many: 'pipe pieces', mark: 'pipe' },
      },
      geometry: {
        problem: 'The station wall is patched with plates of many shapes. Each right answer fits one wall plate.',
        payoff: 'The last wall plate fits without a gap. The robot knocks on it twice.',
        token: { one: 'wall plate', many: 'wall plates', mark: 'plate' },
      },
      physical: {
        problem: 'No machine is mended before we find out how it works. Each true finding brings one start key.',
        payoff: 'The last start key turns, and the machines hum. Together they sound like a band.',
        token: { one: 'start key', many: 'start keys', mark: 'key' },
      },
    },
    things: [things.bolt, things.screw, things.wrench, things.spring, things.solarCell, things.fuse],
  },
  {
    id: 'float-gym',
    place: 'the float gym',
    worldToday:
      "Astronauts train each day to keep bones and muscles strong. In the float gym, the coach hangs from the ceiling. Today is the station's funny sports day.",
    worldAgain:
      'The float gym has a new game called slow tag. Whoever bumps the ceiling must sing. The robot bumps it on purpose.',
    childRole: 'team coach',
    parentRole: 'Be the sports reporter: speak as if a whole stadium were listening.',
    token: { one: 'ribbon', many: 'ribbons', mark: 'ribbon' },
    problem: {
      math: 'Every game in the float gym is scored in numbers. Each right answer wins one ribbon.',
      reading: 'Fair play in the float gym begins with reading the rules. Each right answer wins one ribbon.',
      science: 'Astronauts end their games with a quiz about real things. Each true finding wins one ribbon.',
      writing: 'The float gym needs words that carry, even upside down. Each finished task wins one ribbon.',
      art: 'A float gym without color is only half the fun. Each finished task brightens one ribbon.',
      'social-studies': 'A crew needs rules, roles and trust, like any country. Each right answer wins one ribbon.',
    },
    payoff: {
      math: 'The last ribbon is won. The whistle blows for a lap of honor.',
      reading: 'The last ribbon is won, and everybody plays by the same rules. The whistle gets a rest.',
      science: 'The last ribbon is yours. The slowest floater brings it over, so be patient.',
      writing: 'The last ribbon is won. The coach reads your words, and somebody turns a somersault.',
      art: 'The last ribbon is bright. Both teams want your art on their side.',
      'social-studies': 'The last ribbon is won. Both teams shake hands, and even the robot gets a vote.',
    },
    strands: {
      number: {
        problem:
          'Without numbers on the scoreboard, nobody can tell who leads. Each right answer hangs one score plate.',
        payoff: 'The last score plate is up. Now the whole crew can see how close it is.',
        token: { one: 'score plate', many: 'score plates', mark: 'plate' },
      },
      operations: {
        problem: 'Points decide the games, and someone must work them out. Each right answer earns one team star.',
        payoff: 'The last team star is up. The winners are read out, and everyone cheers upside down.',
        token: { one: 'team star', many: 'team stars', mark: 'star' },
      },
      patterns: {
        problem: 'The crew floats through its show by a rule. Each right answer hands out one wrist bell.',
        payoff: 'The last wrist bell rings at its turn. The crew floats by without a bump.',
        token: { one: 'wrist bell', many: 'wrist bells', mark: 'bell' },
      },
      time: {
        problem: 'Every game in the float gym starts by the clock. Each right answer raises one start flag.',
        payoff: 'The last start flag goes up right on time. The crew drops everything and joins in.',
        token: { one: 'start flag', many: 'start flags', mark: 'flag' },
      },
      data: {
        problem: 'A chart tells the crew what to train next. Each right answer hands out one gym ticket.',
        payoff: 'The last gym ticket is out. The chart says: train more, giggle just as much.',
        token: { one: 'gym ticket', many: 'gym tickets', mark: 'ticket' },
      },
      physical: {
        problem:
          'One push sends an astronaut flying, so athletes need science. Each true finding wins one coach badge.',
        payoff: 'The last coach badge is won. The crew carries you once around the gym.',
        token: { one: 'coach badge', many: 'coach badges', mark: 'badge' },
      },
      life: {
        problem: 'Strong bodies need facts about living things. Each true finding wins one quiz medal.',
        payoff: 'The last quiz medal is won. All of them float around you like little moons.',
        token: { one: 'quiz medal', many: 'quiz medals', mark: 'badge' },
      },
    },
    things: [things.medal, things.whistle, things.flag, things.headband, things.juicePack, things.glove],
  },
  {
    id: 'earth-window',
    place: 'the Earth window',
    worldToday:
      'Far below the Earth window, blue seas and white clouds slide by. A lap around the Earth takes about ninety minutes. {hero} is trying to spot a whale.',
    worldAgain:
      'Night slides past the Earth window, and cities glitter like sugar. A storm flickers over the sea without a sound. The crew has turned off every lamp to see better.',
    childRole: 'Earth spotter',
    parentRole: 'Be a traveler at the window: name one thing you liked after each try.',
    token: { one: 'globe flag', many: 'globe flags', mark: 'flag' },
    problem: {
      math: 'The lap log tells in numbers where we have been. Each right answer plants one globe flag.',
      reading: 'Close reading tells where on Earth each letter comes from. Each right answer plants one globe flag.',
      science: 'The whole Earth passes by below, and the crew asks why. Each true finding plants one globe flag.',
      writing: 'Every lap shows something new, and words help it last. Each finished task plants one globe flag.',
      art: 'The Earth shows swirls, lines and patches of blue. Each finished task brightens one globe flag.',
      'social-studies':
        'From orbit the Earth has no borders, but people drew some. Each right answer plants one globe flag.',
    },
    payoff: {
      math: 'The last globe flag is up, and the lap log is full. Up comes the Sun over the sea.',
      reading: 'The last globe flag is up. One child asked if robots snore, and yes, they do.',
      science: 'The last globe flag is up. The whole crew looks down and smiles.',
      writing: 'The last globe flag is up. Next lap, the crew reads your words and sees more.',
      art: 'The last globe flag is bright. You hold up your art, and the Earth seems to bow.',
      'social-studies': 'The last globe flag is up. The crew waves down: hello, neighbors!',
    },
    strands: {
      fractions: {
        problem: 'A ring of lamps shows what part of a lap is flown. Each right answer fits one ring lamp.',
        payoff: 'The last ring lamp shines. One whole lap of the Earth is done.',
        token: { one: 'ring lamp', many: 'ring lamps', mark: 'lamp' },
      },
      time: {
        problem: 'The crew sees sixteen sunrises a day and times each one. Each right answer fills one sunrise card.',
        payoff: 'The last sunrise card is full. The next sunrise turns the whole window gold.',
        token: { one: 'sunrise card', many: 'sunrise cards', mark: 'card' },
      },
      data: {
        problem:
          'The crew counts storms, islands and city lights for a chart. Each right answer earns one spotter badge.',
        payoff: 'The last spotter badge is yours. Your chart goes home by radio, and classrooms copy it.',
        token: { one: 'spotter badge', many: 'spotter badges', mark: 'badge' },
      },
      geometry: {
        problem: 'From orbit, fields and roads make shapes and lines. Each right answer lays one map piece.',
        payoff: 'The last map piece is laid. Map and view match, corner for corner.',
        token: { one: 'map piece', many: 'map pieces', mark: 'map' },
      },
      life: {
        problem: 'Forests, seas and deserts pass by, full of life. Each true finding pins up one nature note.',
        payoff: 'The last nature note is up. Spin the globe, and the whole living world goes by.',
        token: { one: 'nature note', many: 'nature notes', mark: 'page' },
      },
      earth: {
        problem:
          'Clouds, coasts and mountains pass, and visitors ask about them. Each true finding hangs one window card.',
        payoff: 'The last window card is up. The crew reads them aloud over the evening radio.',
        token: { one: 'window card', many: 'window cards', mark: 'card' },
      },
    },
    things: [things.postcard, things.mapPin, things.cloudCard, things.seaMap, things.notebook, things.juicePack],
  },
]
