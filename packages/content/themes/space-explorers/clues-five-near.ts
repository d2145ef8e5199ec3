import type { Beat } from '../../types.ts'

/** The third to the fifth day: what hides Acorn, what stops the arm, what rattles behind the door. */
export const nearClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'A tired radio fades like this: 7, 6, 5. Which number comes next?',
        answer: '4',
        tells:
          "Next comes 4, so a tired radio fades step by step. Acorn's stopped at once, so something got in the way.",
      },
      older: {
        ask: 'The signal was 640. A tired radio loses one ten each minute. What would it read after 9 minutes?',
        answer: '550',
        sum: '640 - 9 * 10',
        tells: '550 is still easy to hear. Ours fell to 0 at once, so something cut it off.',
      },
    },
    fractions: {
      younger: {
        ask: 'The round sky map has 4 equal parts. A big thing hides 1 part. How many parts can we see?',
        answer: '3',
        sum: '4 - 1',
        tells: '3 parts are clear, and Acorn is in none of them. So it must be in the hidden part.',
      },
      older: {
        ask: "Acorn's path has 8 equal parts. The next 3 parts lie behind the big thing. What fraction is in the open?",
        answer: '5/8',
        tells: '5/8 lies in the open and only 3/8 is hidden. So Acorn will come out again.',
      },
    },
    patterns: {
      younger: {
        ask: 'An old probe flies there, too. It goes beep, hush, beep, hush. What comes next?',
        answer: 'beep',
        tells: 'After each hush comes a beep. So Acorn will beep again, too.',
      },
      older: {
        ask: 'An old probe out there falls silent at 1:10, 3:10 and 5:10. Each silence lasts 40 minutes. How many minutes after 7:00 does the next one end?',
        answer: '50',
        sum: '10 + 40',
        tells: 'It ends at 7:50, and it comes with every loop. So one thing hides the probe each time.',
      },
    },
    time: {
      younger: {
        ask: "Acorn went quiet at 8 o'clock. Lucia expects it 1 hour later. At which hour?",
        answer: '9',
        sum: '8 + 1',
        tells: "Lucia can say it ahead: 9 o'clock. A broken radio has no such plan, so ours is not broken.",
      },
      older: {
        ask: 'The signal stopped at 7:40. Lucia expects it forty minutes later, and now it is 8:05. How many minutes are left?',
        answer: '15',
        sum: '40 + 40 - 60 - 5',
        tells: 'It should be back at 8:20, in 15 minutes. A broken radio keeps no timetable, so it is only hidden.',
      },
    },
    data: {
      younger: {
        ask: 'Last night Lucia saw 6 stars in one spot. Now there are 2. How many are hidden?',
        answer: '4',
        sum: '6 - 2',
        tells: '4 stars are hidden, too. So something big stands in front of them.',
      },
      older: {
        ask: "On Lucia's graph, each dot is 3 stars. One spot had 9 dots last night and has 4 now. How many stars are hidden?",
        answer: '15',
        sum: '(9 - 4) * 3',
        tells: '15 stars are hidden along with Acorn. No ship is so wide, so it is something huge.',
      },
    },
    measurement: {
      younger: {
        ask: 'On the map a ship is 1 inch wide. The round thing is 8 inches. How many inches wider is it?',
        answer: '7',
        sum: '8 - 1',
        tells: 'It is 7 inches wider than a ship. So no ship hides Acorn.',
      },
      older: {
        ask: 'On the map, Earth is 8 inches wide. The thing in the way is 6 inches less. How many of it fit across Earth?',
        answer: '4',
        sum: '8 / (8 - 6)',
        tells: 'About 4 fit across Earth. So it is smaller than our planet but far bigger than any ship.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'Spoons have numbers from 1 to 8. Ravi finds 1, 2, 3, 4, 5, 6, 8. Which is gone?',
        answer: '7',
        tells: 'Spoon 7 is gone, but Dot is polishing it again. So no spoon is in the arm.',
      },
      older: {
        ask: 'The shop owns 3 hundreds and 15 tens of bolts. 449 are in the box. How many are not?',
        answer: '1',
        sum: '300 + 150 - 449',
        tells: 'Just 1, and Kenji wears it for luck. So no bolt is in the elbow.',
      },
    },
    operations: {
      younger: {
        ask: 'The arm has 3 joints. 2 of them work well. How many joints are stuck?',
        answer: '1',
        sum: '3 - 2',
        tells: 'Only 1 joint is stuck, the elbow. So we need to look just there.',
      },
      older: {
        ask: 'The galley served 45 peas last night. Each of 5 people ate 9. How many peas got away?',
        answer: '0',
        sum: '45 - 5 * 9',
        tells: 'Not one pea got away. So the thing in the elbow is no pea.',
      },
    },
    fractions: {
      younger: {
        ask: 'The arm should bend 4 steps. It stops halfway. How many steps does it bend?',
        answer: '2',
        tells: 'It bends 2 steps and then stops softly. So something sits right in the bend.',
      },
      older: {
        ask: 'The elbow should bend all the way, 8/8. It stops at 3/8. What fraction is blocked?',
        answer: '5/8',
        tells: '5/8 of the way is blocked, more than half. One crumb could not do that, so there is a lot of it.',
      },
    },
    measurement: {
      younger: {
        ask: 'A soft tip hangs out, 6 inches long. Our longest carrot is 4 inches. How many inches longer is the tip?',
        answer: '2',
        sum: '6 - 4',
        tells: 'It is 2 inches longer than our longest carrot. So it is no carrot.',
      },
      older: {
        ask: 'The thing winds around the joint 4 times, 7 inches each. Dot is 2 feet tall. How many inches longer than Dot is it?',
        answer: '4',
        sum: '4 * 7 - 24',
        tells: 'It is 4 inches longer than Dot. No spoon aboard is so long, so it is no spoon.',
      },
    },
    data: {
      younger: {
        ask: 'Kenji taps the elbow. It goes squish 5 times and click 1 time. How many more squishes?',
        answer: '4',
        sum: '5 - 1',
        tells: 'There are 4 more squishes than clicks. So the thing is soft, and it is no bolt.',
      },
      older: {
        ask: 'On a graph of runaway things, each step is 2. Galley has 8 steps, shop 3, gym 1. How many more from the galley than from the other two?',
        answer: '8',
        sum: '(8 - 3 - 1) * 2',
        tells: 'The galley leads by 8, even against both others. So the thing most likely came from there.',
      },
    },
    geometry: {
      younger: {
        ask: 'The head of a bolt is a hexagon. How many corners does a hexagon have?',
        answer: '6',
        tells: 'A bolt has 6 corners, and Kenji feels none in there. So it is no bolt.',
      },
      older: {
        ask: 'The gap in the elbow is a rectangle, 8 inches around. It is 3 inches long. How many inches wide is it?',
        answer: '1',
        sum: '8 / 2 - 3',
        tells: 'Only 1 inch wide. Our square crackers measure 2 inches, so it is no cracker.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'Kenji guesses that 10 things rattle inside. It is 9 fewer. How many things are inside?',
        answer: '1',
        sum: '10 - 9',
        tells: 'Just 1 thing is inside. So it is no box of screws.',
      },
      older: {
        ask: 'On the load list, stones are the 300s, metals the 400s, living things the 500s. Acorn carries number 48 tens and 32 ones. Which is it?',
        answer: '512',
        sum: '48 * 10 + 32',
        tells: '512 is one of the 500s. So Acorn carries no stone and no metal.',
      },
    },
    operations: {
      younger: {
        ask: 'A drawer and its load are 9 grams. The drawer alone is 5 grams. How many grams is the load?',
        answer: '4',
        sum: '9 - 5',
        tells: '4 grams is less than one nickel. So it is no big stone.',
      },
      older: {
        ask: 'Eight such loads would be 32 grams. A nickel is 5 grams. How many grams less is one load?',
        answer: '1',
        sum: '5 - 32 / 8',
        tells: 'The load is 1 gram less than a nickel. So it is no lump of metal and no big stone.',
      },
    },
    patterns: {
      younger: {
        ask: 'A lamp at the door blinks red, blue, blue, red, blue, blue. What comes next?',
        answer: 'red',
        tells: 'Red, and it has blinked like that for years. So the door has power and still can open.',
      },
      older: {
        ask: 'Rings around the door have 2, 5, 11 and 23 notches. Each is double the last, plus one. How many has the next ring?',
        answer: '47',
        sum: '23 * 2 + 1',
        tells: '47 notches, cut with great care. Nobody guards a plain pebble like that, so the load is precious.',
      },
    },
    time: {
      younger: {
        ask: "Acorn's load was picked in the season after summer. Which season is that?",
        answer: 'fall',
        tells: 'It was picked in fall. Stones are not picked like that, so it grew somewhere.',
      },
      older: {
        ask: 'The load was picked on September 20. It dried for 3 weeks, and then it was packed. In which month was it packed?',
        answer: 'October',
        tells: 'It was picked, dried and packed by October 11. Stones need no drying, so this thing grew.',
      },
    },
    geometry: {
      younger: {
        ask: "Kenji sees the load's shadow. One end is round, the other has a point. How many points?",
        answer: '1',
        tells: 'It has 1 point, and a coin has none. So it is no coin.',
      },
      older: {
        ask: "Count a square's lines of symmetry. The load's shadow has 3 fewer. How many does it have?",
        answer: '1',
        sum: '4 - 3',
        tells: 'It has just 1 line of symmetry, like a drop. A coin has more than anyone can count, so it is no coin.',
      },
    },
  },
]
