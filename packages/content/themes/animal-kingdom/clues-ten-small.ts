import type { Beat } from '../../types.ts'

export const smallClues: NonNullable<Beat['clues']>[] = [
  {
    fractions: {
      younger: {
        ask: 'The bridge is ten steps long. Half of it gives beetles cover. How many steps have no cover?',
        answer: '5',
        tells: 'Five steps have none. Half a hiding place is not enough for a beetle.',
      },
      older: {
        ask: 'Moss covers 1/4 of the way at one end of the bridge. Bushes cover 2/4 at the other end. What fraction is bare?',
        answer: '1/4',
        tells: 'One fourth is bare. The cover must have no gap, so we need something for all of it.',
      },
    },
    patterns: {
      younger: {
        ask: 'A beetle hides for 2 steps and runs for 1. It goes 2, 1, 2, 1, 2. What number comes next?',
        answer: '1',
        tells: 'One open step again, and there a bird may wait. So the cover must not have gaps.',
      },
      older: {
        ask: 'Beetles left after each open gap: 64, 32, 16. The pattern goes on. How many are left after the next gap?',
        answer: '8',
        sum: '16 / 2',
        tells: 'Eight. Half of them turn back at every gap, so there must be no gap at all.',
      },
    },
    measurement: {
      younger: {
        ask: 'The bridge is ten steps long. One piece of cover is five steps long. How many pieces reach from end to end?',
        answer: '2',
        tells: 'Two big pieces, end to end. Then no beetle has to run in the open.',
      },
      older: {
        ask: 'The bridge is 40 yards long. One piece of cover is 8 feet long. How many pieces reach from end to end?',
        answer: '15',
        sum: '40 * 3 / 8',
        tells: 'Fifteen pieces, end to end. The forest floor has more than enough.',
      },
    },
    data: {
      younger: {
        ask: 'Noor looks for beetles. Five hide below bark, three below stones, none in the open. How many did Noor find?',
        answer: '8',
        sum: '5 + 3',
        tells: 'Eight, and not one in the open. Beetles stay where they are hidden.',
      },
      older: {
        ask: 'Beetles counted on three days with cover: 14, 18 and 12. On bare ground: 1, 0 and 3. How many more with cover?',
        answer: '40',
        sum: '14 + 18 + 12 - 1 - 0 - 3',
        tells: 'Forty more. It is the same forest and the same sun, so the cover makes the difference.',
      },
    },
    geometry: {
      younger: {
        ask: 'The bridge is a rectangle. We lay cover along one side. How many sides stay free?',
        answer: '3',
        sum: '4 - 1',
        tells: 'Three stay free. One long side is enough, and the deer keep their view.',
      },
      older: {
        ask: 'A straight row of cover is 40 yards long. A zigzag has 5 parts of 12 yards each. How many yards longer is the zigzag?',
        answer: '20',
        sum: '5 * 12 - 40',
        tells: 'Twenty yards longer, on very short legs. So we lay a straight row.',
      },
    },
    life: {
      younger: {
        ask: 'The track in the dust shows six feet. A spider has eight. How many feet too many has the spider?',
        answer: '2',
        sum: '8 - 6',
        tells: 'Two too many. So it was a beetle that turned back here.',
      },
      older: {
        ask: 'A beetle has 6 feet and a spider has 8. Five beetles and two spiders walked up to the bridge. How many feet is that?',
        answer: '46',
        sum: '5 * 6 + 2 * 8',
        tells: 'Forty-six feet walked up, and none came out across. Bare ground stopped them all.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'The guest has five eyes. It has one wing fewer than eyes. How many wings is that?',
        answer: '4',
        sum: '5 - 1',
        tells: 'Four wings. A fly has only two, so it is no fly.',
      },
      older: {
        ask: 'On one trip, a guest lands on 50 to 100 blossoms. Both digits are the same, and they add up to 14. How many blossoms?',
        answer: '77',
        tells: 'Seventy-seven on one trip. Few others are so busy, and the bridge needs many blossoms.',
      },
    },
    operations: {
      younger: {
        ask: 'The guest has two big eyes and three tiny ones. How many eyes is that?',
        answer: '5',
        sum: '2 + 3',
        tells: 'Five eyes. Mice and owls have two each, so both are out.',
      },
      older: {
        ask: 'Each guest has 5 eyes and 4 wings. In a box, Noor counts 45 eyes. How many wings are in it?',
        answer: '36',
        sum: '45 / 5 * 4',
        tells: 'Thirty-six wings for nine guests. Nine flies would have only 18, so they are not flies.',
      },
    },
    fractions: {
      younger: {
        ask: 'Noor plants eight kinds of blossoms. Half of them open in spring. How many kinds is that?',
        answer: '4',
        tells: 'Four in spring, and four later on. So the guests will find a meal for months.',
      },
      older: {
        ask: "Of Noor's blossoms, 2/8 open in spring and 3/8 in summer. The rest open in fall. What fraction opens in fall?",
        answer: '3/8',
        tells: 'Three eighths in fall. Our guests find food in three seasons, and that is why they will stay.',
      },
    },
    patterns: {
      younger: {
        ask: 'The rows have 3 blossoms, 5 blossoms, 3, 5, 3. How many are in the next row?',
        answer: '5',
        tells: 'Five. With a meal in every row, our guests can cross.',
      },
      older: {
        ask: 'In their dance, a wiggle of 1 second means about 1,000 yards. Half a second means 500. About how many yards are 1/4 of a second?',
        answer: '250',
        sum: '1000 / 4',
        tells: 'About 250 yards. A dance that tells how far is known from very few animals.',
      },
    },
    geometry: {
      younger: {
        ask: 'The rooms of our guests have six sides. A box has a square end with four. How many sides more are six?',
        answer: '2',
        sum: '6 - 4',
        tells: 'Two more. Rooms with six sides fit together and leave no gaps.',
      },
      older: {
        ask: 'Each room of our guests has 6 walls. Two rooms side by side share one wall. How many walls must they build for both?',
        answer: '11',
        sum: '2 * 6 - 1',
        tells: 'Eleven, so one wall is saved. Our guests build in wax and waste none of it.',
      },
    },
    life: {
      younger: {
        ask: 'The guest has six legs. Two of them carry baskets. How many have no basket?',
        answer: '4',
        sum: '6 - 2',
        tells: 'Four have none. It has six legs, so it is no bird and no spider.',
      },
      older: {
        ask: 'Wasps feed insects to their young. Our guests carry home baskets of flower dust for theirs. Do they come for insects or blossoms?',
        answer: 'blossoms',
        tells: 'For blossoms. So our guests are not wasps, and a blooming bridge will please them.',
      },
    },
  },
]
