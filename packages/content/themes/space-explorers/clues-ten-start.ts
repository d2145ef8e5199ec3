import type { Beat } from '../../types.ts'

/** The first to the fourth day: the sleeping chest, and the locks of Mercury, Venus and Earth. */
export const startClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'Kenji claps as loud as 4. Dot beeps as loud as 9. Which number is more?',
        answer: '9',
        tells: 'Even the 9 did not wake the chest. So it does not wake up from noise.',
      },
      older: {
        ask: "Kenji's bang reads 2 hundreds and 9 tens on the sound dial. Dot's horn reads 45 more. What does the horn read?",
        answer: '335',
        sum: '200 + 90 + 45',
        tells: '335 is the loudest sound aboard, and the chest slept on. So noise does not wake it.',
      },
    },
    measurement: {
      younger: {
        ask: 'The warmth dial stood at 3. A warm towel made it go up 4. Where is it now?',
        answer: '7',
        sum: '3 + 4',
        tells: 'The lid is at 7 and still fast asleep. So warmth does not wake it.',
      },
      older: {
        ask: 'The lid is 68 degrees. A warm blanket adds 4 degrees a minute. How many degrees is it after 6 minutes?',
        answer: '92',
        sum: '68 + 4 * 6',
        tells: '92 degrees is a hot summer day, and the chest slept on. So warmth does not wake it.',
      },
    },
    time: {
      younger: {
        ask: "Kenji says: It wakes at 9 o'clock! It is 7 o'clock now. How many hours is that?",
        answer: '2',
        sum: '9 - 7',
        tells: 'Kenji waited 2 hours, and the chest slept on. So it does not wake by the clock.',
      },
      older: {
        ask: 'Kenji bets that it wakes on the hour. The watch lasts 90 minutes from 9:35. How many full hours strike?',
        answer: '2',
        tells: "It struck 10 and 11 o'clock, and nothing woke up. So the chest does not go by the clock.",
      },
    },
    data: {
      younger: {
        ask: "Dot's tally shows 5 knocks and 3 pushes. How many tries is that?",
        answer: '8',
        sum: '5 + 3',
        tells: 'Dot tried 8 times, and the chest slept on. So knocks and pushes do not wake it.',
      },
      older: {
        ask: "On Dot's graph, each step is 5 tries. Knocks have 6 steps, pushes 4. How many tries is that?",
        answer: '50',
        sum: '(6 + 4) * 5',
        tells: 'The chest slept through 50 tries. So force is not the answer.',
      },
    },
    geometry: {
      younger: {
        ask: 'The lid has blue shapes. Each has 4 equal sides and square corners. Name the shape.',
        answer: 'a square',
        tells: 'The lid is all blue squares. Our station has such blue squares on its wings.',
      },
      older: {
        ask: 'The lid is a rectangle of equal blue squares. 8 lie along one edge, 6 along the next. How many squares are there?',
        answer: '48',
        sum: '8 * 6',
        tells: '48 blue squares without a gap. Our station wears such squares on its wings, where they make power.',
      },
    },
  },
  {
    operations: {
      younger: {
        ask: 'Dot feels 2 feet in front and 2 feet behind. How many feet does the animal have?',
        answer: '4',
        sum: '2 + 2',
        tells: 'It has 4 feet, and a snail has just one. So it is no snail.',
      },
      older: {
        ask: 'A tag says: Five of my kind have 20 feet. A beetle has 6 feet. How many fewer have I?',
        answer: '2',
        sum: '6 - 20 / 5',
        tells: 'It has 4 feet, 2 fewer than a beetle. That rules out beetles, worms and snails.',
      },
    },
    time: {
      younger: {
        ask: 'Our animal crosses the garden in 9 minutes. A rabbit needs 1 minute. How many minutes more?',
        answer: '8',
        sum: '9 - 1',
        tells: 'It needs 8 minutes more than a rabbit. So it is no rabbit.',
      },
      older: {
        ask: 'A tag says: I left at 9:50 and got there at 10:15. A rabbit hops that far in 1 minute. How many minutes longer did I take?',
        answer: '24',
        sum: '10 + 15 - 1',
        tells: 'It took 24 minutes longer than a rabbit. So it is no rabbit.',
      },
    },
    measurement: {
      younger: {
        ask: 'The drawer is 4 inches high. A wooden camel is 9 inches high. How many inches too tall is it?',
        answer: '5',
        sum: '9 - 4',
        tells: 'It is 5 inches too tall for the drawer. So no camel is in there.',
      },
      older: {
        ask: 'The floor of the drawer is a square, 16 inches around. A wooden sloth is 6 inches long. How much longer is it than one side?',
        answer: '2',
        sum: '6 - 16 / 4',
        tells: 'The sloth is 2 inches longer than a side, too long even from corner to corner. So it is no sloth.',
      },
    },
    patterns: {
      younger: {
        ask: 'Its back is dark, pale, pale, dark, pale, pale. What comes next?',
        answer: 'dark',
        tells: 'The pattern goes on all over its hard back. A sloth has soft fur, so it is no sloth.',
      },
      older: {
        ask: 'Rings on its back have 3, 7, 11 and 15 dots. The rule goes on. How many dots has the sixth ring?',
        answer: '23',
        sum: '3 + 5 * 4',
        tells: '23 dots fill the last ring at the edge. A sloth has fur and no rings, so it is no sloth.',
      },
    },
    fractions: {
      younger: {
        ask: 'The animal swims one half of the day. It walks the other half. How many halves are in its day?',
        answer: '2',
        sum: '1 + 1',
        tells: '2 halves: one for water, one for land. A camel does not live in water, so it is no camel.',
      },
      older: {
        ask: 'A card says: I swim 3/8 of the day and walk 2/8. All other parts I sit in the sun. What fraction is that?',
        answer: '3/8',
        tells: '3/8 in the sun, and 3/8 in the water. A camel does not swim all day, so it is no camel.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'Kenji feels layers: 1, 2, 3, 4, 5, 6. Then comes one more. How many layers?',
        answer: '7',
        sum: '6 + 1',
        tells: 'It has 7 layers. A tomato has only one skin, so it is no tomato.',
      },
      older: {
        ask: 'Venus is about 870 degrees hot. Lead melts at about 62 tens of degrees. How many degrees above that is Venus?',
        answer: '250',
        sum: '870 - 62 * 10',
        tells: 'About 250 degrees above. No felt could last there, so this lock is only playing Venus.',
      },
    },
    data: {
      younger: {
        ask: 'Kenji cried with soup 5 times, with jokes 1, with cake 0. Which number is the most?',
        answer: '5',
        tells: 'Kenji cries with soup and not with cake. So the thing is no cake.',
      },
      older: {
        ask: "On Kenji's graph, each drop is 2 nights with tears. Soup has 7 drops, salad 4, cake 0. How many nights is that?",
        answer: '22',
        sum: '(7 + 4) * 2',
        tells: '22 nights with soup or salad, and none with cake. So the felt thing is no cake.',
      },
    },
    patterns: {
      younger: {
        ask: 'Its felt goes white, green, white, green. What comes next?',
        answer: 'white',
        tells: 'White, so one layer hides the next. A radish has no such layers, so it is no radish.',
      },
      older: {
        ask: 'Its layers are 2, 5 and 8 inches around. The rule goes on. How many inches is the seventh?',
        answer: '20',
        sum: '2 + 6 * 3',
        tells:
          '20 inches around, and each layer wraps the one before. A radish is not built like that, so it is no radish.',
      },
    },
    measurement: {
      younger: {
        ask: 'The drawer is 4 thumbs wide. A felt cabbage is 6 thumbs wide. Which is wider?',
        answer: 'the cabbage',
        tells: 'The cabbage is too wide for the drawer. So it is no cabbage.',
      },
      older: {
        ask: 'The drawer is half a foot and 3 inches wide. A felt cabbage is 11 inches wide. How many inches too wide is it?',
        answer: '2',
        sum: '11 - 6 - 3',
        tells: 'The cabbage is 2 inches too wide for the drawer. So it is no cabbage.',
      },
    },
    geometry: {
      younger: {
        ask: 'Seen from the top, each layer is round and has no corners. Name that shape.',
        answer: 'a circle',
        tells: 'It is circle inside circle. The layers of a book are flat, so it is no book.',
      },
      older: {
        ask: 'From the top, its 7 layers are circles, one inside the other. A line through the middle crosses each one twice. How many crossings?',
        answer: '14',
        sum: '7 * 2',
        tells: '14 crossings, 7 on each side. Its layers go all the way around, so it is no flat stack.',
      },
    },
    time: {
      younger: {
        ask: "Supper is at 6 o'clock. Kenji starts to cry 1 hour before. At which hour is that?",
        answer: '5',
        sum: '6 - 1',
        tells: "At 5 o'clock Kenji is chopping. So the tears come from cutting it and not from eating it.",
      },
      older: {
        ask: 'Kenji weeps from 5:30 on, for 20 minutes. Supper is at 6:15. How many minutes lie between the last tear and supper?',
        answer: '25',
        sum: '45 - 20',
        tells:
          'The tears stop 25 minutes before anyone eats. So the tears come from chopping it and not from eating it.',
      },
    },
  },
  {
    fractions: {
      younger: {
        ask: 'Cut the skin of Earth into 10 equal parts. About 7 are water. How many are land?',
        answer: '3',
        sum: '10 - 7',
        tells: 'About 3 parts are land, and the thing grew there. So it is no seaweed.',
      },
      older: {
        ask: 'In the bag, 3/8 of the bits are long and 4/8 are short. All others are crumbs. What fraction is crumbs?',
        answer: '1/8',
        tells: 'Only 1/8 is crumbs, and the others are thin bits. So the bag holds no sand.',
      },
    },
    data: {
      younger: {
        ask: 'Five noses sniff. 4 say it smells of summer, 1 says sea. How many more say summer?',
        answer: '3',
        sum: '4 - 1',
        tells: 'Most noses say summer and not the sea. So it is likely no bag of shells.',
      },
      older: {
        ask: "5 noses took 6 sniffs each. Lucia's tally shows 24 for summer, all others for the sea. How many were for the sea?",
        answer: '6',
        sum: '5 * 6 - 24',
        tells: 'Only 6 sniffs of 30 were for the sea. So it is likely no bag of shells.',
      },
    },
    operations: {
      younger: {
        ask: 'Dot feels 5 thin bits and then 4 more. No bit is a petal. How many bits?',
        answer: '9',
        sum: '5 + 4',
        tells: '9 thin bits and not one petal. So it is no daisy.',
      },
      older: {
        ask: 'Dot feels 8 bunches of 9 thin bits and 3 loose ones. None is a petal. How many bits are there?',
        answer: '75',
        sum: '8 * 9 + 3',
        tells: '75 thin bits and not one petal. So it is no bunch of daisies.',
      },
    },
    measurement: {
      younger: {
        ask: 'One bit is 5 thumbs long. A clover is 2 thumbs long. How many thumbs longer is the bit?',
        answer: '3',
        sum: '5 - 2',
        tells: 'It is 3 thumbs longer than the clover. So it is no clover.',
      },
      older: {
        ask: 'The full bag is 40 grams, and the bag alone is 31. A filling of sand would be 300 grams. How many grams less is this filling?',
        answer: '291',
        sum: '300 - (40 - 31)',
        tells: 'This filling is 291 grams less than sand. So the bag holds no sand.',
      },
    },
    number: {
      younger: {
        ask: 'It grows in a park, in a field and in a crack. How many places is that?',
        answer: '3',
        tells: 'It grows in all 3 places. A shell grows in none of them, so it is no shell.',
      },
      older: {
        ask: 'The label says: Picked on day 18 tens and 16 ones of the year. Day 182 is the first of July. How many days later is that?',
        answer: '14',
        sum: '18 * 10 + 16 - 182',
        tells: '14 days after July 1 is the middle of July. So it was picked in summer, as the smell says.',
      },
    },
  },
]
