import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the crew looks, mends and sets out. */
export const outwardScenes: Scene[] = [
  {
    id: 'telescope-dome',
    place: 'the telescope dome',
    worldToday:
      'The telescope dome is open, and the sky is thick with stars. Each one is a sun, very far away. {hero} has found one that winks.',
    childRole: 'star mapper',
    parentRole: 'Be the night sky itself: answer in a deep, slow voice and hum when something shines.',
    problem: {
      math: 'The telescope turns by numbers alone. Work them out, and it will point straight at the ringed planet.',
      reading: 'Old star stories are written around the dome. Read them closely to find the next one on the map.',
      science: '{friend} has a new sight in the telescope and no notes yet. Look, compare and sort out what is true.',
      writing: 'The stars cannot write, but you can. Put your words down, clear and bright.',
      art: 'The stars have made pictures for ages, dot by dot. Now make art of your own.',
      'social-studies':
        'For ages, people steered, planted and told time by the stars. Find out more about people and places.',
    },
    payoff: {
      math: 'The telescope swings, stops and shows a bright ring. You aimed it perfectly.',
      reading: 'The story leads to a small blue star. It goes on the star map with your mark.',
      science: 'Your notes go into the sky log. Next time, the crew will know where to look.',
      writing: 'Your words stand on the dome like a new constellation. {friend} can read it without a lens.',
      art: 'The dome keeps it beside the ringed planet. {hero} cannot say which is finer.',
      'social-studies': 'Your finding joins the old star stories on the dome. They gladly make room.',
    },
    things: [things.starMap, things.planetCard, things.lens],
  },
  {
    id: 'docking-port',
    place: 'the docking port',
    worldToday:
      'A small ship hangs at the docking port and flashes its lights. It came all the way with fresh apples. The port will not open by itself.',
    childRole: 'docking guide',
    parentRole: 'Be the pilot of the waiting ship: keep asking politely whether it is your turn yet.',
    problem: {
      math: 'The ship must line up to the last number. Each right answer brings the {things} a little closer.',
      reading: 'The docking rules are full of tricky words. Read every line before the ship comes near.',
      science: 'The pilot docks only where the crew knows its facts. Find out how the real world works.',
      writing: 'The pilot reads every word by the hatch before coming in. Write with care, and the ship can dock.',
      art: 'Visitors see the docking port before all else. Give it art that says welcome aboard.',
      'social-studies':
        'Two crews will share one hatch, one table and one view. Find out what joins people and places.',
    },
    payoff: {
      math: 'Clunk, and the ship is in! The apples roll out and float.',
      reading: 'Every rule was followed. The pilot comes aboard and bows to you.',
      science: 'With your facts, the pilot trusts the port. The ship kisses the hatch and holds.',
      writing: 'The pilot reads, grins and brings the ship in. The first apple is for the writer.',
      art: 'The pilot floats in and forgets the apples. Everyone wants to meet the artist.',
      'social-studies': 'The crews shake hands, which takes practice when you float. It feels like one small town.',
    },
    things: [things.apple, things.parcel, things.lamp],
  },
  {
    id: 'moon-lab',
    place: 'the moon lab',
    worldToday:
      'A rocket brought gray stones from the Moon to the moon lab. The Moon has no wind, so its dust keeps footprints for ages. {hero} just sneezed on a box.',
    childRole: 'moon scientist',
    parentRole: 'Be the curious lab guest: point at each step and ask how you can tell.',
    problem: {
      math: 'The {things} arrived without a list. The lab needs exact numbers before the boxes go back.',
      reading: "Last year's moon notes are smudged. Read what is left, and work out what they tell.",
      science:
        'The moon lab has a tray of mysteries and you, its scientist. Look closely, then say what you can prove.',
      writing: 'Moon stones cannot speak, so the lab counts on words. Write yours with care.',
      art: 'Moon dust is gray, but look how many grays there are. Make art with eyes that sharp.',
      'social-studies': 'People walked on the Moon, and thousands on Earth helped. Find out what people do together.',
    },
    payoff: {
      math: 'The list is complete to the last line. The boxes click shut, one by one.',
      reading: 'The notes make sense again. They end with a drawing of a cow in a crater.',
      science: 'Your proof gets a shelf of its own in the lab. That is rare, even here.',
      writing: 'Your words lie with the moon stones, under a tight lid. No sneeze can reach them.',
      art: 'All the lab lights are turned to your art. The Moon looks a bit jealous.',
      'social-studies': 'Your finding gets a place among the moon notes. It has made a footprint of its own.',
    },
    things: [things.moonStone, things.flag, things.boot],
  },
  {
    id: 'rover-garage',
    place: 'the rover garage',
    worldToday:
      'Two rovers are being packed for a trip to the Moon. In the rover garage, one beeps happily. The other has parked on its own toolbox.',
    childRole: 'rover driver',
    parentRole: 'Be the rover: beep once for ready, and roll on only after a full answer.',
    problem: {
      math: 'A rover goes exactly as far as its numbers say. One slip, and it ends up in a crater.',
      reading: 'The rover follows words, one by one. Read its orders well, or it will drive in circles.',
      science: 'The ground ahead is strange, and the rover has questions. Use what you find out to keep it safe.',
      writing: 'Each rover takes a few words along to the Moon. Write some that are worth the trip.',
      art: 'Rovers are boxy, gray and easy to mix up. The rover garage could use some art.',
      'social-studies': 'The Moon has no towns, roads or rules yet. Find out how people make a place their own.',
    },
    payoff: {
      math: 'The rover stops right on the mark. Its little flag pops up.',
      reading: 'The rover does just what the words say. It even parks in its own spot.',
      science: 'The rover rolls on, sure of its ground. Its first track is named after you.',
      writing: 'Off they roll, with your words under the seat. The Moon has something to read.',
      art: 'The rovers beep in two-part harmony. One of them backs up for a better look.',
      'social-studies': 'The rovers pack your answer beside the little flag. Good ideas travel well.',
    },
    things: [things.wheel, things.bolt, things.flag, things.spring],
  },
  {
    id: 'repair-shop',
    place: 'the repair shop',
    worldToday:
      'Bolts and half a toaster hang in nets in the repair shop. Something on the station squeaks in the night. {hero} has rolled up both sleeves.',
    childRole: 'chief fixer',
    parentRole: 'Be the squeaky machine: squeak at each question and go quiet when it is solved.',
    problem: {
      math: 'Every part has a number, and every number must be right. Only then will the {things} fit.',
      reading:
        "The robot's repair guide is old, and its words are odd. Read it closely and find the step that matters.",
      science: 'Good fixers on the station never just guess. Test, compare and find out how things really work.',
      writing: 'Words come loose too and need a good fixer. Write, check and tighten in the repair shop.',
      art: 'Odd parts can look grand in the right spot. The repair shop is full of shapes, so make art.',
      'social-studies':
        'A station works when everyone helps, and so does a town. Find out how people keep places going.',
    },
    payoff: {
      math: "The last part clicks in. The squeak is gone, and so is the toaster's frown.",
      reading: 'You found the step that everyone skipped. The machine purrs like a cat.',
      science: 'You found a fact and not just a guess. The shop bell rings for you.',
      writing: 'Not a squeak in it, says {hero}. Your words go up on the tool wall.',
      art: 'It hangs right where the squeak used to be. Even the toaster stares.',
      'social-studies': 'You found what holds people together, and it is not bolts. {hero} takes notes.',
    },
    things: [things.bolt, things.wrench, things.wheel, things.solarCell],
  },
  {
    id: 'float-gym',
    place: 'the float gym',
    worldToday:
      "Astronauts train each day to keep bones and muscles strong. In the float gym, the coach hangs from the ceiling. Today is the station's funny sports day.",
    childRole: 'team coach',
    parentRole: 'Be the sports reporter: announce every answer as if the whole Earth were listening.',
    problem: {
      math: 'The scoreboard is blank, and both teams of astronauts are waiting. Work out the numbers to start the games.',
      reading: "The crew's game cards hold rules, names and a secret. Read them well, so that play is fair.",
      science: 'The last game of the day is a quiz for astronauts. {friend} needs real facts to make it fair.',
      writing: 'Sports day needs words that carry, even upside down. Write so that the whole crew can read along.',
      art: 'A sports day without color is only half the fun. Make art to get the crew cheering.',
      'social-studies': 'A crew needs rules, roles and trust, and so does a country. Find out about people and places.',
    },
    payoff: {
      math: 'The score lights up, and the crowd of five goes wild.',
      reading: 'Everybody plays by the same rules now. The secret was a double-turn card.',
      science: 'Your facts make the game fair. The slowest floater wins by a nose.',
      writing: 'The coach reads it out, and the crew cheers each word. Somebody turns a somersault.',
      art: 'Both teams want it on their side. They toss a coin for it, and it never lands.',
      'social-studies': 'Both teams shake on what you found. Even the robot gets a vote.',
    },
    things: [things.helmet, things.boot, things.patch, things.glove],
  },
  {
    id: 'earth-window',
    place: 'the Earth window',
    worldToday:
      'Far below the Earth window, blue seas and white clouds slide by. A lap around the Earth takes about ninety minutes. {hero} is trying to spot home.',
    childRole: 'Earth spotter',
    parentRole: 'Be a traveler at the window: gasp at each new sight and ask what it could be.',
    problem: {
      math: 'The crew logs every lap of the Earth in numbers. Count the {things} for the next lap just as exactly.',
      reading: 'Children on Earth sent letters to the crew. Read them closely, so that each one gets a true reply.',
      science: 'Land, sea, sky and living things all pass below. Find out something true about the world down there.',
      writing: 'The view is new with every lap, and memory is short. Write, so that your words stay.',
      art: 'From the Earth window you see swirls, lines and patches of blue. Make art as bold as that.',
      'social-studies': 'From orbit the Earth has no borders, but people drew some. Find out about people and places.',
    },
    payoff: {
      math: 'The log is up to date. The next lap begins with a golden sunrise.',
      reading: 'The replies are ready to send. One child asked if robots snore, and yes, they do.',
      science: 'Your finding is read out on the evening radio. The whole crew looks down and smiles.',
      writing: 'Ninety minutes later the view comes round again. The crew reads your words and sees more.',
      art: 'You hold it up, and the Earth seems to bow. It is a fair match.',
      'social-studies': 'Now {hero} can point to home and tell who lives nearby. Hello, down there!',
    },
    things: [things.postcard, things.starMap, things.patch],
  },
]
