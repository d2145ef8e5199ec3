import type { Beat } from '../../types.ts'

export const visitorClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: "Noor counts eight marks on the pinecone. Suki's paw makes four at once. Which number is more?",
        answer: '8',
        tells: "Eight is more than four. One pat of Suki's paw does not make so many.",
      },
      older: {
        ask: 'The grooves number between 40 and 50. The two digits add up to 12. How many grooves are there?',
        answer: '48',
        tells: 'Forty-eight grooves make 24 pairs. Chance does not work in pairs, so somebody made them.',
      },
    },
    operations: {
      younger: {
        ask: 'Three hooks hang by the door. One is for hats. How many are not for hats?',
        answer: '2',
        sum: '3 - 1',
        tells: 'Two hooks to think about. One lost its whistle last night, and one has long been bare.',
      },
      older: {
        ask: 'Such a pinecone has 7 rows of 12 scales. On ours, 79 scales are left. How many are missing?',
        answer: '5',
        sum: '7 * 12 - 79',
        tells: 'Only five are missing. A hungry squirrel strips nearly all of them, so nobody came here to eat.',
      },
    },
    fractions: {
      younger: {
        ask: 'The pinecone has eight big scales. Half of them have marks. How many scales have marks?',
        answer: '4',
        tells: 'Four scales, and they sit all around. Somebody turned the pinecone while working on it.',
      },
      older: {
        ask: "Suki's claws make marks 4/8 inch apart. The two grooves of a pair are 1/8 inch apart. What is the difference?",
        answer: '3/8 inch',
        tells: 'Three eighths of an inch too close together. No fox paw drew these grooves.',
      },
    },
    measurement: {
      younger: {
        ask: "The gap below the door is two fingers high. Suki's head is seven fingers high. How many fingers too high is that?",
        answer: '5',
        sum: '7 - 2',
        tells: 'Five fingers too high. Suki cannot slip in below the door.',
      },
      older: {
        ask: "The gap below the door is two fingers high. One finger is 16 millimeters. Suki's head is 75 millimeters high: how many too many?",
        answer: '43',
        sum: '75 - 2 * 16',
        tells: 'Forty-three millimeters too high, and the door was locked. Suki could not get in.',
      },
    },
    data: {
      younger: {
        ask: 'Olu kept a chart of night sounds. Wind has two dots, scratching has five. How many more dots has scratching?',
        answer: '3',
        sum: '5 - 2',
        tells: 'Three more. It was not just the wind: somebody was busy at the cabin.',
      },
      older: {
        ask: "On Olu's chart each dot means 5 sounds. Scratching has 6 dots and wind has 2. How many more scratches than gusts?",
        answer: '20',
        sum: '(6 - 2) * 5',
        tells: 'Twenty more. The wind cannot explain what was heard at the cabin.',
      },
    },
    life: {
      younger: {
        ask: 'Duck, squirrel, owl and fox live close by. The duck and the squirrel sleep at night. How many are up at night?',
        answer: '2',
        sum: '4 - 2',
        tells: 'Two: the owl and the fox. So Noor asks Olu and Suki first.',
      },
      older: {
        ask: 'A hungry squirrel tears nearly all the scales off a pinecone. Ours still has nearly all of them. Was it a meal or a find?',
        answer: 'a find',
        tells: 'A find. The visitor carried it here and did not come to eat.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: "Suki's paw shows four toes. The back print in the flour shows one more. How many toes is that?",
        answer: '5',
        sum: '4 + 1',
        tells: 'Five toes. A fox shows only four, so it was not Suki.',
      },
      older: {
        ask: 'The flour holds between 60 and 70 prints. Its ones digit is 8. Four feet made the same number each: how many prints in all?',
        answer: '68',
        tells: 'Sixty-eight, so 17 from each of four feet. Olu walks on two, so it was not the owl.',
      },
    },
    operations: {
      younger: {
        ask: 'One front foot has four toes. One back foot has five. How many toes are that together?',
        answer: '9',
        sum: '4 + 5',
        tells: 'Nine toes, front and back. Pip has five and five, so it was not the otter.',
      },
      older: {
        ask: 'The visitor has two front feet with 4 toes each. It has two back feet with 5 toes each. How many toes in all?',
        answer: '18',
        sum: '2 * 4 + 2 * 5',
        tells: "Eighteen. Pip has twenty and Suki's prints show sixteen, so both are off the list.",
      },
    },
    patterns: {
      younger: {
        ask: 'The prints show 4 toes, 5 toes, 4, 5, 4. What number of toes comes next?',
        answer: '5',
        tells: 'Five again. Front, back, front, back: the visitor walked and did not hop.',
      },
      older: {
        ask: 'The line swings left at print 4, right at print 8, left at print 12. It goes on so. Which way does it swing at print 28?',
        answer: 'left',
        tells: 'Left, and so it is in the flour. It swings evenly with the steps, so it belongs to the walker.',
      },
    },
    measurement: {
      younger: {
        ask: "Suki's print is as long as three beans. The print in the flour is one bean long. How many beans shorter is it?",
        answer: '2',
        sum: '3 - 1',
        tells: "Two beans shorter. The visitor's feet are far smaller than a fox's.",
      },
      older: {
        ask: 'The trail from the shelf to the door is 6 feet long. Each step is 4 inches long. How many steps is that?',
        answer: '18',
        sum: '6 * 12 / 4',
        tells: 'Eighteen short steps. Suki needs about six for it, so our visitor has short legs.',
      },
    },
    geometry: {
      younger: {
        ask: 'The prints go from door to hook to shelf. Then they go back to the door. How many corners has this path?',
        answer: '3',
        tells: 'Three corners, like a triangle. The visitor looked at the hook again before it took the spoon.',
      },
      older: {
        ask: 'The cabin floor is a rectangle, 12 feet by 9 feet. The trail runs along one long wall and one short wall. How many feet is that?',
        answer: '21',
        sum: '12 + 9',
        tells: 'Twenty-one feet, always by the wall. Small animals keep to edges, where they feel safe.',
      },
    },
    life: {
      younger: {
        ask: 'Mouse, squirrel, beaver and fox are on our list. A fox has no gnawing teeth. How many are left?',
        answer: '3',
        sum: '4 - 1',
        tells: 'Three are left. The fox is off the list, and Suki is pleased.',
      },
      older: {
        ask: 'Most squirrels sleep at night. Beavers have webbed back feet. Our prints came at night, without webs: squirrel, beaver or mouse?',
        answer: 'mouse',
        tells: 'Of these three, only the mouse fits. The prints are too long for it, so look for a bigger cousin.',
      },
    },
  },
  {
    fractions: {
      younger: {
        ask: "Mateo's guard duty lasted eight hours. Mateo slept for half of it. How many hours is that?",
        answer: '4',
        tells: 'Four hours asleep. That is plenty for somebody to come and go.',
      },
      older: {
        ask: 'Mateo stood for 1/8 of the night and sat for 2/8. The rest of it Mateo lay down. What fraction is that?',
        answer: '5/8',
        tells: 'Five eighths of the night lying down. Nobody guarded the badge for most of it.',
      },
    },
    patterns: {
      younger: {
        ask: 'The prints go 4, 4, 2, 4, 4, 2, 4. What number comes next?',
        answer: '4',
        tells: 'Four feet, four feet, then two. The visitor often sits up to look around.',
      },
      older: {
        ask: 'One builder after another made the heap higher: to 4 inches, 8 inches, 12 inches. It went on so. Which builder reached 36 inches?',
        answer: '9',
        sum: '36 / 4',
        tells: 'The ninth. One small builder did not do it alone: the work went on and on.',
      },
    },
    measurement: {
      younger: {
        ask: 'The heap is nine hands high. The ant hill beside it is three hands high. How many hands higher is the heap?',
        answer: '6',
        sum: '9 - 3',
        tells: 'Six hands higher, and made of big twigs. Ants did not build this one.',
      },
      older: {
        ask: 'The heap is 3 feet high. By its prints, the visitor is about 9 inches long. How many visitors long is the height?',
        answer: '4',
        sum: '3 * 12 / 9',
        tells: 'Four of its own lengths. This is no pile blown together by wind, but hard work.',
      },
    },
    time: {
      younger: {
        ask: "Mateo saw the badge at 3 o'clock. It was gone three hours later. What hour was that?",
        answer: '6',
        sum: '3 + 3',
        tells: "Six o'clock. So the visitor came between three and six, in dim light.",
      },
      older: {
        ask: 'The dew fell at 4:15, and the prints are pressed into it. We found them at 6:00. How many minutes does that leave?',
        answer: '105',
        sum: '45 + 60',
        tells: 'The visitor climbed the slope in those 105 minutes. The trail is fresh.',
      },
    },
    geometry: {
      younger: {
        ask: 'Small paths lead off in front and behind. More lead off on the left and on the right. How many sides have paths?',
        answer: '4',
        sum: '2 + 2',
        tells: 'Four. If a fox comes, there is always another way out.',
      },
      older: {
        ask: 'A worn path runs around the heap in a square. Each side is 6 feet long. How long is the whole path, in feet?',
        answer: '24',
        sum: '4 * 6',
        tells: 'Twenty-four feet, worn bare. That takes many trips, so somebody uses this place every night.',
      },
    },
    earth: {
      younger: {
        ask: 'Snow lies on the slope for four months. Rain falls for two more. How many wet months are that?',
        answer: '6',
        sum: '4 + 2',
        tells: 'Six wet months, and yet the heap is dry inside. Somebody built it with care.',
      },
      older: {
        ask: 'Cold wind blows from the north. The heap stands close to the south side of a boulder. Does the wind hit it or miss it?',
        answer: 'misses it',
        tells: 'It misses. Whoever built here picked a place out of the wind.',
      },
    },
  },
]
