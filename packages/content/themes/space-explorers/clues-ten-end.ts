import type { Beat } from '../../types.ts'

/** The eighth to the tenth day: the locks of Uranus and Neptune, and the lid. */
export const endClues: NonNullable<Beat['clues']>[] = [
  {
    geometry: {
      younger: {
        ask: 'The sideways lock is a square. Turn a square on its side. How many corners has it now?',
        answer: '4',
        tells: 'It still has 4 corners, as before. So the sideways lock works like any other.',
      },
      older: {
        ask: 'The lock lies a quarter turn to the right. It turns on to the right only. How many quarter turns set it straight?',
        answer: '3',
        sum: '4 - 1',
        tells: '3 quarter turns set it straight. Uranus, too, is tipped over by about one quarter turn.',
      },
    },
    operations: {
      younger: {
        ask: 'Lucia builds the gas with 2 small bits and 1 big bit. How many bits?',
        answer: '3',
        sum: '2 + 1',
        tells: 'It has 3 bits, and the big one is sulfur. Sulfur makes it stink, and not old fish.',
      },
      older: {
        ask: 'Hydrogen sulfide has 2 hydrogen parts and 1 sulfur part. A model of the gas has 24 parts. How many are sulfur?',
        answer: '8',
        sum: '24 / (2 + 1)',
        tells:
          'One part in three, 8 in all, is sulfur. Fish gets its smell without sulfur gas, so think of other food.',
      },
    },
    data: {
      younger: {
        ask: 'Five noses sniff a card with that smell. 1 says fish, 4 say no. How many more say no?',
        answer: '3',
        sum: '4 - 1',
        tells: 'Most noses say no to fish. So it is likely some other food.',
      },
      older: {
        ask: 'On a sniff graph, each mark is 2 votes. Breakfast has 5 marks, fish 1, cheese 2. How many more for breakfast than for the other two?',
        answer: '4',
        sum: '(5 - 1 - 2) * 2',
        tells: 'Breakfast wins by 4 votes against fish and cheese. So think of the breakfast table.',
      },
    },
    patterns: {
      younger: {
        ask: 'Ravi waves the sniff card. It smells strong, weak, strong, weak. What comes next?',
        answer: 'strong',
        tells: "Strong, each time the card comes near. So the smell is the card's, and not Kenji's old socks.",
      },
      older: {
        ask: 'The smell dial shows 5, 10, 20, 40. Old cheese shows 5, 10, 15, 20. Both rules go on: how far apart is the fifth number?',
        answer: '55',
        sum: '80 - 25',
        tells: '80 and 25 are 55 apart. This smell grows far faster than old cheese, so it is no cheese.',
      },
    },
    time: {
      younger: {
        ask: 'A forgotten snack smelled like that. It was lost on Monday and stank 3 days later. Which day?',
        answer: 'Thursday',
        tells: 'On Thursday it stank. A good apple lasts longer than that, so it was no apple.',
      },
      older: {
        ask: 'Uranus needs 84 years for one trip around the Sun. It has 4 seasons of about the same length. How many years is one?',
        answer: '21',
        sum: '84 / 4',
        tells: 'One season lasts about 21 years. No lunch box stinks that long, so the gas belongs to the planet.',
      },
    },
    fractions: {
      younger: {
        ask: '4 noses sniff a card with that smell. Half of them say: old breakfast! How many is that?',
        answer: '2',
        tells: '2 noses say old breakfast. So think of breakfast and not of fish.',
      },
      older: {
        ask: 'Of all votes for the smell, 1/8 said fish and 2/8 cheese. All others said breakfast. What fraction said breakfast?',
        answer: '5/8',
        tells: '5/8 is more than half. So breakfast beats fish and cheese.',
      },
    },
  },
  {
    measurement: {
      younger: {
        ask: 'The thing is 10 feet long. Its drawer is 1 foot long. How many feet longer is the thing?',
        answer: '9',
        sum: '10 - 1',
        tells: 'It is 9 feet longer than its drawer. So it must bend, and it is no pole.',
      },
      older: {
        ask: 'The thing is 3 yards and 1 foot long. Its drawer is 1 foot long. How many times as long as the drawer is it?',
        answer: '10',
        sum: '3 * 3 + 1',
        tells: 'It is 10 times as long as its drawer. So it must bend, and it is no pole.',
      },
    },
    number: {
      younger: {
        ask: 'A ribbon can hold 2 of us. This thing can hold 6. Which number is more?',
        answer: '6',
        tells: '6 is our whole crew. A ribbon is not that strong, so it is no ribbon.',
      },
      older: {
        ask: 'The thing holds 4 hundreds, 9 tens and 10 ones of pounds. A ribbon holds 50 pounds. How many more does it hold?',
        answer: '450',
        sum: '400 + 90 + 10 - 50',
        tells: '450 pounds more than a ribbon. So it is no ribbon.',
      },
    },
    operations: {
      younger: {
        ask: 'Dot feels 3 thick strands and 3 thin ones. How many strands are there?',
        answer: '6',
        sum: '3 + 3',
        tells: '6 strands, all twisted. A chain has links and no strands, so it is no chain.',
      },
      older: {
        ask: 'It is twisted from 3 cords of 40 threads each. A ribbon has 90 threads. How many more has this thing?',
        answer: '30',
        sum: '3 * 40 - 90',
        tells: '30 threads more than a ribbon, and all twisted. A chain has no threads, so it is no chain.',
      },
    },
    data: {
      younger: {
        ask: '5 sailors use such a thing, 4 climbers, and 0 bakers. How many people is that?',
        answer: '9',
        sum: '5 + 4 + 0',
        tells: '9 people, all on ships or high up. So it is a thing to hold on to.',
      },
      older: {
        ask: 'On a chart of who uses it, each mark is 3 people. Sailors have 6 marks, climbers 5, bakers 0. How many people is that?',
        answer: '33',
        sum: '(6 + 5) * 3',
        tells: '33 people, all on ships or mountains. So it is a thing to hold on to, and no kitchen tool.',
      },
    },
    time: {
      younger: {
        ask: "A tag says: Coiled from 2 o'clock to 3 o'clock. How many hours is that?",
        answer: '1',
        sum: '3 - 2',
        tells: 'Somebody coiled it for 1 hour. A pole cannot be coiled, so it is no pole.',
      },
      older: {
        ask: 'A tag says: Coiled from 8:45 to 9:35, five minutes for each foot. How many feet long is it?',
        answer: '10',
        sum: '50 / 5',
        tells: '10 feet, and every foot coiled by hand. A pole cannot be coiled, so it is no pole.',
      },
    },
    patterns: {
      younger: {
        ask: 'Its strands go over, under, over, under. What comes next?',
        answer: 'over',
        tells: 'Over, and so on to its end. A wire is smooth, so it is no wire.',
      },
      older: {
        ask: 'It lies in 6 coils, one around the other. They are 10, 14, 18 inches and so on. How many inches is the last?',
        answer: '30',
        sum: '10 + 5 * 4',
        tells: '30 inches for the last of 6 coils. A pole cannot lie in coils, so it is no pole.',
      },
    },
  },
  {
    operations: {
      younger: {
        ask: 'The lid needs 6 of us. Kenji, Dot and Ravi are 3. How many more must pull?',
        answer: '3',
        sum: '6 - 3',
        tells: '3 more: Lucia, the captain and you. So the lid waits for the whole crew.',
      },
      older: {
        ask: 'The lid needs a pull of 500 pounds. Each of our 6 pulls with 90. How many pounds are to spare?',
        answer: '40',
        sum: '6 * 90 - 500',
        tells: 'With 6 we have 40 to spare, but 5 pull with just 450. So not one of us can be missing.',
      },
    },
    fractions: {
      younger: {
        ask: 'The round thing has 4 equal parts. 3 parts are sewn full. How many parts are bare?',
        answer: '1',
        sum: '4 - 3',
        tells: '1 part is bare, and the others are sewn. Nobody sews a coin, so it is no coin.',
      },
      older: {
        ask: '5/8 of the round thing is sewn in blue and 2/8 in gold. What fraction is bare?',
        answer: '1/8',
        tells: '1/8 is bare, just enough for a name. The others are sewn, so it is no coin.',
      },
    },
    geometry: {
      younger: {
        ask: 'The thing is round and flat. Is it more like a ball or like a plate?',
        answer: 'a plate',
        tells: 'It is flat like a plate. So it is no ball.',
      },
      older: {
        ask: 'In its middle is a star, made of 2 squares. One is turned, so all their corners show. How many points has the star?',
        answer: '8',
        sum: '2 * 4',
        tells: '8 points, one for each lock of the chest. So it was made for this chest and is here on purpose.',
      },
    },
    data: {
      younger: {
        ask: 'We found 2 sewn things before. This one is sewn, too. How many sewn things is that?',
        answer: '3',
        sum: '2 + 1',
        tells: 'Now we have 3 sewn things. A medal is metal, so it is no medal.',
      },
      older: {
        ask: 'On a chart of our suits, each mark is 4 suits. Sewn signs have 9 marks, pins 0. How many suits wear sewn signs?',
        answer: '36',
        sum: '9 * 4',
        tells: '36 suits and not one pin. A pin would make a hole in a suit, so it is no pin.',
      },
    },
    patterns: {
      younger: {
        ask: 'Its stitches go blue, gold, gold, blue, gold, gold. What comes next?',
        answer: 'blue',
        tells: 'Blue, and each stitch is made of thread. A coin has no stitches, so it is no coin.',
      },
      older: {
        ask: 'Rings of stitches have 12, 24 and 36 stitches. The rule goes on. How many has the sixth ring?',
        answer: '72',
        sum: '12 * 6',
        tells: '72 stitches in one ring, all made with thread. So it is no medal of metal.',
      },
    },
  },
]
