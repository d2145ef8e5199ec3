import type { Beat } from '../../types.ts'

export const woodratClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'Three spots lost a shiny thing. Three spots got an odd thing. How many of these spots are empty now?',
        answer: '0',
        tells: 'None is empty. In every spot, something was left for us.',
      },
      older: {
        ask: 'Noor counts glints in the heap: more than 10, fewer than 20. The number is odd and can be shared by three fairly. How many?',
        answer: '15',
        tells: 'Fifteen, and only three are ours. This woodrat is a collector and has been busy for long.',
      },
    },
    operations: {
      younger: {
        ask: 'A whistle, a spoon and a badge went. A pinecone, a twig and a pebble came. How many things moved in all?',
        answer: '6',
        sum: '3 + 3',
        tells: 'Six things moved, three out and three in. A thief only takes.',
      },
      older: {
        ask: 'Out went things of 14, 28 and 20 grams. In came things of 12, 9 and 41 grams. How many grams did the cabin lose?',
        answer: '0',
        sum: '14 + 28 + 20 - 12 - 9 - 41',
        tells: 'Zero. By weight the cabin lost nothing at all, so stealing is the wrong word.',
      },
    },
    patterns: {
      younger: {
        ask: 'After each visit the cabin has more odd things: 1, 2, 3. How many after the next visit?',
        answer: '4',
        tells: 'Four. The visitor never comes without leaving something.',
      },
      older: {
        ask: 'Each night one thing goes out and one comes in. The pattern goes on for 12 nights. How many things move in all?',
        answer: '24',
        sum: '12 * 2',
        tells: 'Twenty-four, twelve each way. However long it goes on, the two sides stay even.',
      },
    },
    data: {
      younger: {
        ask: "Noor's chart has a star for each shiny thing. The whistle, spoon and badge get one. The pinecone, twig and pebble get none: how many stars?",
        answer: '3',
        tells: 'Three stars, all for things that went. This collector likes what glints.',
      },
      older: {
        ask: 'In three old summers, 8, 5 and 9 things were gone. Odd things found instead: 8, 5 and 7. How many losses have no find?',
        answer: '2',
        sum: '8 + 5 + 9 - 8 - 5 - 7',
        tells: 'Only two. For nearly every loss something was left, so it is an old habit of the slope.',
      },
    },
    time: {
      younger: {
        ask: "The sun goes down at 8 o'clock. The woodrat sets out one hour later. What hour is that?",
        answer: '9',
        sum: '8 + 1',
        tells: "Nine o'clock, in the dark. So no ranger ever sees it on its way.",
      },
      older: {
        ask: 'The woodrat needs 35 minutes to the cabin and 35 minutes back. It looks around for 20 minutes. How many minutes is one trip?',
        answer: '90',
        sum: '35 + 20 + 35',
        tells: 'Ninety minutes for a single find. It can carry only one, so it chooses with care.',
      },
    },
    physical: {
      younger: {
        ask: 'Noor nudges the heap. Clink, rustle, clink, rustle, clink! How many clinks is that?',
        answer: '3',
        tells: 'Three clinks, and metal clinks. So three metal things lie in the heap, and we miss three.',
      },
      older: {
        ask: 'Wood goes tock and metal goes clink. The heap is wood, and the sound was a clink. What is the hidden thing made of?',
        answer: 'metal',
        tells: 'Metal, and no metal lies about on this slope. The thing came from the cabin.',
      },
    },
  },
  {
    fractions: {
      younger: {
        ask: 'The third thing has six green spots. Noor rubs half of them off. How many spots is that?',
        answer: '3',
        tells: 'Three spots, and below them it shines like gold. It is metal, and it is old.',
      },
      older: {
        ask: 'We lost a whistle, a spoon and a badge. The whistle and the badge lie on the stone. What fraction of our losses is back?',
        answer: '2/3',
        tells: 'Two thirds are back. Yet three things lie there, so one of them is a stranger.',
      },
    },
    time: {
      younger: {
        ask: "Olu heard steps on the stone at 5 o'clock. Olu called us one hour later. What hour was that?",
        answer: '6',
        sum: '5 + 1',
        tells: "Six o'clock. The three things came just before dawn, when no ranger was about.",
      },
      older: {
        ask: 'The cabin hook has been bare for 20 years. Say each woodrat has the heap for 4 years. How many woodrats is that, in a row?',
        answer: '5',
        sum: '20 / 4',
        tells: 'Five, one after another. An owner of long ago brought the thing, and ours only inherited it.',
      },
    },
    data: {
      younger: {
        ask: 'Noor makes a check for each of our things. The whistle is back. The badge is back, the spoon is not: how many checks?',
        answer: '2',
        tells: 'Two checks, but three things lie there. So one of them is from another year.',
      },
      older: {
        ask: "Noor's graph shows things taken each night: 1, 1, 1 and 3. The bars for things left look just the same. How many things moved in all?",
        answer: '12',
        sum: '(1 + 1 + 1 + 3) * 2',
        tells: 'Twelve, six each way. Even last night the woodrat left as many as it took.',
      },
    },
    geometry: {
      younger: {
        ask: 'The edge of the third thing is a circle. The guard badge is a square. How many corners too few has the circle?',
        answer: '4',
        sum: '4 - 0',
        tells: 'Four too few: a circle has none. It is no second badge, so think of something round.',
      },
      older: {
        ask: "A pale ring 1 inch across marks the wall at the bare hook. The thing's round rim is 1/2 inch from middle to edge. How many inches across is it?",
        answer: '1',
        sum: '1 / 2 * 2',
        tells: 'One inch, just like the ring on the wall. The thing once hung on that hook.',
      },
    },
    life: {
      younger: {
        ask: 'Grandmother woodrat lived here, then mother, then ours. How many woodrats had this heap?',
        answer: '3',
        tells: 'Three, one after another. So a thing up here can be older than our woodrat.',
      },
      older: {
        ask: 'Barn owls carry food, not treasures. Most squirrels sleep at night. These things came at night and are no food: barn owl, squirrel or woodrat?',
        answer: 'woodrat',
        tells: 'The woodrat. It brings what it likes, so the third thing came out of its heap.',
      },
    },
    physical: {
      younger: {
        ask: 'The third thing weighs as much as seven pebbles. The whistle weighs as much as two. How many pebbles heavier is it?',
        answer: '5',
        sum: '7 - 2',
        tells: 'Five pebbles heavier. It is thick, solid metal, so it was made for hard use.',
      },
      older: {
        ask: 'Brass turns green slowly, over years. The key ring stayed bright all week. Was the green thing lost this week or long ago?',
        answer: 'long ago',
        tells: 'Long ago. So ask what has been missing from the cabin for many years.',
      },
    },
  },
]
