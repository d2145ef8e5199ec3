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
    problem: {
      math: 'A machine from the control deck lies in pieces. Each right answer puts one piece back.',
      reading:
        "The robot's repair guide is old, and its words are odd. Read it closely and find the step that matters.",
      science: 'Good fixers on the station never just guess. Test, compare and find out how things really work.',
      writing: 'Words come loose too and need a good fixer. Write, check and tighten in the repair shop.',
      art: 'Odd parts can look grand in the right spot. The repair shop is full of shapes, so make art.',
      'social-studies':
        'A station works when everyone helps, and so does a town. Find out how people keep places going.',
    },
    payoff: {
      math: 'The last piece clicks in. The machine purrs like a cat.',
      reading: 'You found the step that everyone skipped. The robot writes it on its own arm.',
      science: 'You found a fact and not just a guess. The shop bell rings for you.',
      writing: 'Not one loose word in it, says {hero}. Your words go up on the tool wall.',
      art: 'It hangs right above the bench. Even the toaster stares.',
      'social-studies': 'You found what holds people together, and it is not bolts. {hero} takes notes.',
    },
    strands: {
      operations: {
        problem: 'The repair robot takes its orders in numbers. Every answer you get right tightens one bolt.',
        payoff: 'The last bolt is tight. The robot takes a bow, and nothing comes loose.',
      },
      fractions: {
        problem: 'A broken solar panel is mended part by part. Each right answer fits one part in.',
        payoff: 'The last part is in, and the solar panel is whole. It glitters in the sunlight.',
      },
      measurement: {
        problem: 'A station pipe must be mended, and nearly right is not enough. Each right answer fits one piece.',
        payoff: 'The last piece of pipe fits. Not one drop gets away.',
      },
      geometry: {
        problem: 'The station wall is patched with pieces of many shapes. Each right answer fits one piece.',
        payoff: 'The last piece fits, and the wall is as good as new. The robot knocks on it twice.',
      },
      physical: {
        problem: 'A good fixer on the station asks how things work. With each true finding, one machine starts.',
        payoff: 'The last machine hums again. Together they sound like a band.',
      },
    },
    things: [things.bolt, things.wrench, things.gear],
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
    problem: {
      math: 'The station games begin when the big lamp wall is lit. Each right answer lights one row.',
      reading: "The crew's game cards hold rules, names and a secret. Read them well, so that play is fair.",
      science: 'The last game of the day is a quiz for astronauts. {friend} needs real facts to make it fair.',
      writing: 'Sports day needs words that carry, even upside down. Write so that the whole crew can read along.',
      art: 'A gym without color is only half the fun. Make art to get the crew cheering.',
      'social-studies': 'A crew needs rules, roles and trust, and so does a country. Find out about people and places.',
    },
    payoff: {
      math: 'The last row lights up. The whistle blows, and the games begin.',
      reading: 'Everybody plays by the same rules now. The secret was a double-turn card.',
      science: 'Your facts make the game fair. The slowest floater wins by a nose.',
      writing: 'The coach reads it out, and the crew cheers each word. Somebody turns a somersault.',
      art: 'Both teams want it on their side. They toss a coin for it, and it never lands.',
      'social-studies': 'Both teams shake on what you found. Even the robot gets a vote.',
    },
    strands: {
      number: {
        problem: 'The big scoreboard in the float gym is blank. Each right answer puts one number up.',
        payoff: 'The last number is up. Now the whole crew can see how close the game is.',
      },
      operations: {
        problem: 'The score sheets of the station games are half empty. Each right answer fills in one score.',
        payoff: 'The last score is in. The winners are read out, and everyone cheers upside down.',
      },
      patterns: {
        problem: 'The crew plans a show of moves by a rule. Each right answer adds one move.',
        payoff: 'The last move fits the rule. The crew floats through the show without a bump.',
      },
      time: {
        problem: 'Every game in the float gym has its starting time. Each right answer starts one game.',
        payoff: 'The last game starts on time. The crew drops everything and joins in.',
      },
      data: {
        problem: 'A chart decides what the crew trains next. Each right answer fills one box of it.',
        payoff: 'The chart is full. It tells the crew to train more and giggle just as much.',
      },
      physical: {
        problem: 'The astronauts hold a science match in the float gym. Each true finding scores one point.',
        payoff: 'The last point is in, and the board glows. The crew carries you once around the gym.',
      },
      life: {
        problem: 'The astronauts hold a quiz about living things. Each true finding wins one medal.',
        payoff: 'The last medal is won. All of them float around you like little moons.',
      },
    },
    things: [things.medal, things.whistle, things.flag],
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
    problem: {
      math: 'The lap log of the station has gaps. Each right answer fills one gap before sunrise.',
      reading: 'Children on Earth sent letters to the crew. Read them closely, so that each one gets a true reply.',
      science: 'The whole Earth passes by below. Find out something true about how our world works.',
      writing: 'The view is new with every lap, and memory is short. Write, so that your words stay.',
      art: 'From the Earth window you see swirls, lines and patches of blue. Make art as bold as that.',
      'social-studies': 'From orbit the Earth has no borders, but people drew some. Find out about people and places.',
    },
    payoff: {
      math: 'The lap log is full. Right then, the Sun comes up over the sea.',
      reading: 'The replies are ready to send. One child asked if robots snore, and yes, they do.',
      science: 'Your finding is read out on the evening radio. The whole crew looks down and smiles.',
      writing: 'Ninety minutes later the view comes round again. The crew reads your words and sees more.',
      art: 'You hold it up, and the Earth seems to bow. It is a fair match.',
      'social-studies': 'Now the crew can tell who lives down there and how. Hello, neighbors!',
    },
    strands: {
      fractions: {
        problem: 'A ring of lamps shows how much of a lap is flown. Each right answer lights one part.',
        payoff: 'The ring is lit all the way around. One whole lap of the Earth is done.',
      },
      time: {
        problem: 'The crew sees sixteen sunrises a day and times each one. Each right answer logs one sunrise.',
        payoff: 'The last sunrise is in the log. The next one turns the whole window gold.',
      },
      data: {
        problem: 'The crew keeps a chart of sights on Earth. Every answer you get right adds one row.',
        payoff: 'The chart is done. It goes home by radio, and whole classrooms copy it down.',
      },
      geometry: {
        problem: 'From orbit, fields and roads make shapes and lines. Each right answer draws one on the map.',
        payoff: 'The last one is drawn. Map and view match, corner for corner.',
      },
      life: {
        problem:
          'Forests, seas and deserts of Earth pass by, full of life. Each true finding pins one note to the globe.',
        payoff: 'The globe is covered with your notes. Spin it, and the whole living world goes by.',
      },
      earth: {
        problem: 'Clouds, coasts and mountains pass the Earth window. Each true finding goes into the Earth book.',
        payoff: 'The Earth book is full. The crew reads it aloud over the evening radio.',
      },
    },
    things: [things.postcard, things.starMap, things.patch],
  },
]
