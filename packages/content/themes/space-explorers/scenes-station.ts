import type { Scene } from '../../types.ts'
import { things } from './things.ts'

/** Where the station is stocked, steered and fed. */
export const stationScenes: Scene[] = [
  {
    id: 'cargo-bay',
    place: 'the cargo bay',
    worldToday:
      'A supply ship came to Marigold Station overnight. Crates drift all over the cargo bay. One of them is wearing a sock.',
    worldAgain:
      'The cargo bay is packed up to the ceiling. A box of springs came open in the night. Now the crates bounce slowly from wall to wall.',
    childRole: 'cargo keeper',
    parentRole: 'Be the voice of the cargo radio: end each thing you say with the word over.',
    problem: {
      math: 'The cargo net with the {things} is full of knots. Each right answer unties one.',
      reading: 'The crates lost their labels on the trip. Only a careful reader can put the cargo bay in order.',
      science: 'One crate hums and one wobbles. The crew needs true facts before anyone lifts a lid.',
      writing: 'The crates go home to Earth, and words will travel with them. Write yours with care.',
      art: 'Gray crate, gray crate, gray crate: the cargo bay looks dull. Make art that wakes it up.',
      'social-studies':
        'One supply ship, one crew, and all must be shared. Find out how people live and work together.',
    },
    payoff: {
      math: 'The last knot slips open. Out float the {things}, straight to their shelf.',
      reading: 'Every label is back where it belongs. Even the crate of socks knows its name.',
      science: 'Your facts go into the cargo log. The humming crate was only a tin of wind-up toys.',
      writing: 'Your words ride home in the safest crate. Somebody on Earth will smile.',
      art: 'Now the crew floats by just to see it. Someone looks so long that the tea gets away.',
      'social-studies': 'The crew unpacks as a team today. Even the sock finds its owner.',
    },
    strands: {
      number: {
        problem: 'The cargo lockers open only for careful number work. Each right answer springs one open.',
        payoff: 'Every locker stands open now. The cargo floats in, first locker first.',
      },
      operations: {
        problem: 'The supply ship must go, but the cargo log has gaps. Every answer you get right fills one.',
        payoff: 'The cargo log has no gaps left. The supply ship may fly home.',
      },
      measurement: {
        problem: 'A new shelf must fit the cargo bay exactly. Each right answer sets one board in place.',
        payoff: 'The last board slides in without a gap. The shelf fits, and the first crate moves in.',
      },
      data: {
        problem: 'The cargo chart decides what gets unpacked first. Each right answer fills one box of the chart.',
        payoff: 'The chart is full, so the unpacking can begin. The crew starts at the top.',
      },
      physical: {
        problem: 'The crew got science gear with a blank guide. Each true finding fills one page.',
        payoff: 'The guide has no blank page left. Now the whole crew can use the gear well.',
      },
      life: {
        problem: 'One crate goes to a nature camp on Earth. Each true finding goes in as a card.',
        payoff: 'The last card is in, and the lid clicks shut. The campers will read every one.',
      },
    },
    things: [things.parcel, things.foodPack, things.soupTin],
  },
  {
    id: 'control-deck',
    place: 'the control deck',
    worldToday:
      'All the dials on the control deck point at lunch. {hero} taps one, and it spins. The captain asks for a steady pilot.',
    worldAgain:
      'Every seat on the control deck is upside down. Or perhaps the crew is. A checklist floats by and lands on {hero}.',
    childRole: 'deck pilot',
    parentRole: 'Be the captain beside the pilot: nod slowly after each try.',
    problem: {
      math: 'The big panel has gone dark, and the pilot needs it. Each right answer lights one row of lamps.',
      reading: 'The flight orders arrived with words missing. The pilot must read closely before pressing anything.',
      science: 'The panel asks a question about the real world each morning. {friend} wants to find out what is true.',
      writing: 'What the pilot writes, the whole station will follow. Write so that nobody needs to guess.',
      art: 'Long shifts on the control deck need something good to look at. Make art for the wall above the panel.',
      'social-studies': 'Down on Earth, people run towns, farms and countries. Find out how their world works.',
    },
    payoff: {
      math: 'The last row of lamps comes on. The panel glows gold from end to end.',
      reading: 'The orders make sense now. You press the right button, and nothing goes boing.',
      science: 'The crew pins your finding above the panel. Every light on the deck turns green.',
      writing: 'The crew reads it once and nods. Nobody has to ask a thing.',
      art: 'The night pilot looks up, smiles and sits straighter. {hero} asks for one like it.',
      'social-studies': 'The captain adds your finding to the flight plan. Now we know whom we fly for.',
    },
    strands: {
      number: {
        problem: 'The station holds its course by numbers alone. With each right answer, one dial is set.',
        payoff: 'The last dial clicks into place. Marigold Station glides along its course.',
      },
      fractions: {
        problem: 'The power gauge on the panel has lost its marks. Each right answer puts one mark back.',
        payoff: 'Every mark is back on the gauge. One look tells how much power is left.',
      },
      patterns: {
        problem: 'The lamps on the panel must follow a rule again. Each right answer turns one lamp green.',
        payoff: 'The last lamp turns green. The panel hums as if nothing had happened.',
      },
      time: {
        problem: 'Every job on the flight plan has its time. For each right answer, one job starts on time.',
        payoff: 'The last job starts to the minute. For once, so does lunch.',
      },
      earth: {
        problem: 'The flight book needs true facts about Earth and sky. Each finding of yours fills one page.',
        payoff: 'The last page of the flight book is full. Your facts fly along from today.',
      },
    },
    things: [things.starMap, things.flightCard, things.flightBadge],
  },
  {
    id: 'sky-garden',
    place: 'the sky garden',
    worldToday:
      'Green sprouts curl toward the pink lamps in the sky garden. There is no up or down here, so they follow the light. A tomato floats by and bumps {hero}.',
    worldAgain:
      'It is watering day in the sky garden. Water will not pour up here, so it comes through tubes. One round drop got away and wobbles past the radishes.',
    childRole: 'garden keeper',
    parentRole: 'Be the proudest tomato in the garden: clap softly after each answer.',
    problem: {
      math: 'The trays in the sky garden wait for their water. Each right answer opens one tap.',
      reading:
        'The cards for the sprouts drifted off and mixed their words. Read them, so that each plant gets its own.',
      science: 'Some sprouts stand tall and some lean over. Good gardeners ask why and look for true facts.',
      writing: 'Words grow too, with a bit of care. Write some worth reading among the sprouts.',
      art: 'Look at the sprouts: all curls, dots and greens. Make art that grows from your own eye.',
      'social-studies': 'The sky garden is shared work, just like a town. Find out how people care for a place.',
    },
    payoff: {
      math: 'The last tap opens, and every root gets its water. The tomatoes look rounder already.',
      reading: 'Each plant has its card again. The radishes have stopped answering to Lettuce.',
      science: 'Your notes hang over the garden door. Even the tomatoes lean in to look.',
      writing: '{hero} reads it aloud to the radishes. They seem a shade redder.',
      art: 'It hangs between the lamps, and the sprouts lean that way. Gardeners call that praise.',
      'social-studies': 'The crew takes turns with the watering now. The tomatoes have never been so polite.',
    },
    strands: {
      operations: {
        problem: 'The crew is waiting for the harvest. Get one answer right, and one full basket is ready.',
        payoff: 'The last basket is full. You can hear the crew cheer in the galley.',
      },
      fractions: {
        problem: 'The water tank in the sky garden has lost its marks. Each right answer paints one back.',
        payoff: 'The last mark is painted. Now each tray gets its fair share of water.',
      },
      patterns: {
        problem: 'The sky garden is planted by a rule. Each right answer plants one row.',
        payoff: 'The last row is planted, and the rule holds to the end. It looks like a green quilt.',
      },
      measurement: {
        problem: 'A frame for the vines must fit the sky garden exactly. Each right answer sets one pole.',
        payoff: 'The last pole fits. The tomato vines take hold of it at once.',
      },
      data: {
        problem: 'A chart shows the crew what grows well up here. Every answer you get right adds one line.',
        payoff: 'The chart is complete. Now everyone can see what to plant next.',
      },
      life: {
        problem:
          'Good gardeners on the station ask how living things live. Each true finding becomes a card for a tray.',
        payoff: 'The last card is up. The crew stops to read on the way to lunch.',
      },
    },
    things: [things.sprout, things.tomato, things.radish],
  },
]
