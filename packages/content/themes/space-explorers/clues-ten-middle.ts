import type { Beat } from '../../types.ts'

/** The fifth to the seventh day: the locks of Mars, Jupiter and Saturn. */
export const middleClues: NonNullable<Beat['clues']>[] = [
  {
    geometry: {
      younger: {
        ask: 'The drawer floor has 2 long sides and 2 short. Its corners are square. Name the shape.',
        answer: 'a rectangle',
        tells: 'A plain rectangle, as drawer floors often are. So the odd thing is not its shape.',
      },
      older: {
        ask: 'The drawer floor is a rectangle, 20 inches around. Its long sides are 6 inches each. How many inches is a short side?',
        answer: '4',
        sum: '20 / 2 - 6',
        tells: '6 by 4 inches, a plain rectangle without a secret corner. So the odd thing is not its shape.',
      },
    },
    fractions: {
      younger: {
        ask: 'Dot looks at one half of the drawer. Then Dot looks at the other. How many halves?',
        answer: '2',
        sum: '1 + 1',
        tells: '2 halves make the whole drawer. So Dot has not missed a part.',
      },
      older: {
        ask: "Dot's beam shows 3/8 of the floor. Ravi's beam shows another 4/8. What fraction is still dark?",
        answer: '1/8',
        tells: 'Only 1/8 is still dark, and Lucia checked it by hand. So no corner has been missed.',
      },
    },
    measurement: {
      younger: {
        ask: 'The drawer is 5 inches deep. The space in it is 5 inches, too. How many inches are hidden?',
        answer: '0',
        sum: '5 - 5',
        tells: 'Not one inch is hidden. So it has no secret floor.',
      },
      older: {
        ask: 'Seen from its side, the drawer is half a foot deep. Inside it is 5 inches, and its floor is 1 inch. How many inches are hidden?',
        answer: '0',
        sum: '6 - 5 - 1',
        tells: 'Not one inch is hidden. So the drawer has no secret floor.',
      },
    },
    number: {
      younger: {
        ask: 'The turtle drawer reads 9 on the shaking scale. This one reads 6. Which number is less?',
        answer: '6',
        tells: 'This drawer reads less than the one with the turtle. So no second turtle is in there.',
      },
      older: {
        ask: 'The turtle drawer is 410 grams, and 60 of that is turtle. The Mars drawer is 352. How many grams more is that than a drawer alone?',
        answer: '2',
        sum: '352 - (410 - 60)',
        tells: 'Just 2 grams more, and red dust clings to the drawer. So nobody packed anything heavy.',
      },
    },
    patterns: {
      younger: {
        ask: 'The dust spots go big, small, big, small, big. What comes next?',
        answer: 'small',
        tells: 'Small, and the trail ends at your own feet. So no stranger has been at the drawer.',
      },
      older: {
        ask: 'The seals of the locks have 7, 14 and 28 dots. The Mars seal follows the rule. How many dots has it?',
        answer: '56',
        sum: '28 * 2',
        tells: '56 dots, and the seal was whole this morning. So nobody took anything out before you came.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'The drawer is more than 1 inch high, but less than 3. How many inches is it?',
        answer: '2',
        tells: 'Only 2 inches high. A big toy dog could not sit in there.',
      },
      older: {
        ask: 'On an old toy list, wooden toys have numbers from 200 up, soft toys below. This one is 20 tens less 6 tens. Which number is that?',
        answer: '140',
        sum: '20 * 10 - 6 * 10',
        tells: '140 is below 200, so the toy is soft. It is not carved from wood like the turtle.',
      },
    },
    operations: {
      younger: {
        ask: 'Dot sees 2 round ears and 4 paws. How many ears and paws is that?',
        answer: '6',
        sum: '2 + 4',
        tells: '6 in all, and 4 of them are paws. An owl has no paws, so it is no owl.',
      },
      older: {
        ask: 'Three such toys have 12 paws and 6 ears. How many paws and ears has one?',
        answer: '6',
        sum: '(12 + 6) / 3',
        tells: 'One has 4 paws and 2 ears. An owl has no paws at all, so it is no owl.',
      },
    },
    data: {
      younger: {
        ask: 'An old list shows 6 soft toys and 2 hard toys. How many more are soft?',
        answer: '4',
        sum: '6 - 2',
        tells: '4 more are soft. So the one in the drawer may well be soft.',
      },
      older: {
        ask: 'On an old chart, each mark is 4 toys. Soft toys have 9 marks, hard toys 3. How many more are soft?',
        answer: '24',
        sum: '(9 - 3) * 4',
        tells: '24 more were soft. So the one in the drawer is more likely soft than hard.',
      },
    },
    fractions: {
      younger: {
        ask: 'The drawer has 2 equal parts. Somebody fills just one of them. What is that part called?',
        answer: 'a half',
        tells: 'Somebody fills a half, ears and all. A rabbit with long ears needs more room.',
      },
      older: {
        ask: "The head is 3/8 of the toy's height, and its legs are 2/8. The body is what is left. What fraction is that?",
        answer: '3/8',
        tells: 'The head is as tall as the body, 3/8 each. A toy owl has no such legs, so it is no owl.',
      },
    },
    time: {
      younger: {
        ask: 'A tag says: I floated after 9 minutes. Kenji guessed 5 minutes. How many minutes more is it?',
        answer: '4',
        sum: '9 - 5',
        tells: 'It was 4 more than Kenji guessed. A rocket needs about 9 minutes, so somebody flew up by rocket.',
      },
      older: {
        ask: 'A tag says: Strapped in at 9:56, liftoff 2 hours later, afloat at 12:05. How many minutes did the climb take?',
        answer: '9',
        tells: 'From 11:56 to 12:05 is 9 minutes, about what a rocket needs. So somebody flew up with a crew.',
      },
    },
    geometry: {
      younger: {
        ask: 'A toy fox has triangle ears. How many corners does one triangle have?',
        answer: '3',
        tells: 'A fox ear has 3 corners. These ears are round, so it is no fox.',
      },
      older: {
        ask: 'A toy cat would show 2 triangle ears in a square window. How many corners do all three shapes have?',
        answer: '10',
        sum: '2 * 3 + 4',
        tells: 'It would be 10 corners. Kenji sees just the 4 of the window, so it is no cat.',
      },
    },
  },
  {
    geometry: {
      younger: {
        ask: 'Dot feels 1 round edge on the rim. Inside it Dot feels 1 more. How many edges?',
        answer: '2',
        sum: '1 + 1',
        tells: '2 round edges, so it has a hole. A plate has no hole, so it is no plate.',
      },
      older: {
        ask: 'A line across the middle crosses each round edge twice. Kenji counts 4 crossings. How many round edges are there?',
        answer: '2',
        sum: '4 / 2',
        tells: '2 round edges, one inside the other. So it has a hole, and it is no plate.',
      },
    },
    operations: {
      younger: {
        ask: "Dot's fingers walk 5 steps, then 4 more. Now they are back at the start. How many steps?",
        answer: '9',
        sum: '5 + 4',
        tells: 'After 9 steps they are back at the start. A bat has two ends, so it is no bat.',
      },
      older: {
        ask: 'A hand covers 8 inches, and 9 hands go once around the toy. A ball is 30 inches around. How many inches more is the toy?',
        answer: '42',
        sum: '8 * 9 - 30',
        tells: '42 inches more than the ball. So it is not that ball.',
      },
    },
    patterns: {
      younger: {
        ask: 'Its rim goes gold, pale, gold, pale. What comes next?',
        answer: 'gold',
        tells: 'Gold, and so on around and around. The stripes never stop, so it has no ends.',
      },
      older: {
        ask: 'Marks on the rim are at 6, 14, 22 and 30 inches. The rule goes on. At how many inches is the ninth?',
        answer: '70',
        sum: '6 + 8 * 8',
        tells: 'The ninth is at 70 inches, and the rim is 72 around. The next is the first again, so it has no ends.',
      },
    },
    fractions: {
      younger: {
        ask: 'One half of it peeks out, curved like a smile. How many halves are still hidden?',
        answer: '1',
        sum: '2 - 1',
        tells: '1 more smile is hidden. Two such smiles make a round thing, so it is no box.',
      },
      older: {
        ask: 'Kenji sees 3/8 of the toy and feels another 4/8. All of that is thin rim. What fraction is left?',
        answer: '1/8',
        tells: 'Only 1/8 is left, and all else is thin rim. So it is no ball.',
      },
    },
    time: {
      younger: {
        ask: "A tag says: I spin for 8 minutes. Kenji's top spins for 2. How many minutes more is that?",
        answer: '6',
        sum: '8 - 2',
        tells: "6 minutes more than Kenji's top. So it is some other toy.",
      },
      older: {
        ask: 'A tag says: Out at 4:35, back at 5:10. Each player had me for 7 minutes. How many players had a turn?',
        answer: '5',
        sum: '(25 + 10) / 7',
        tells: '5 players, one after the other. A ball game needs more than one at once, so it is likely no ball.',
      },
    },
  },
]
