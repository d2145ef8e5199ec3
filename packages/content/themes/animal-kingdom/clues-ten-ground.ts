import type { Beat } from '../../types.ts'

export const groundClues: NonNullable<Beat['clues']>[] = [
  {
    number: {
      younger: {
        ask: 'Noor counts seven prints in the mud. Then Noor finds one more. How many is that?',
        answer: '8',
        sum: '7 + 1',
        tells: 'Eight prints, so each of four feet left two. It was not the duck.',
      },
      older: {
        ask: 'One animal left between 20 and 30 prints. The number can be shared by four feet fairly. Its ones digit is 4: how many prints?',
        answer: '24',
        tells: 'Twenty-four, so six from each of four feet. A duck has two feet and is off the list.',
      },
    },
    operations: {
      younger: {
        ask: 'Each foot shows two toes. The animal has four feet. How many toes touch the mud?',
        answer: '8',
        sum: '2 + 2 + 2 + 2',
        tells: "Eight toes. Suki's paws would show sixteen, so it was not the fox.",
      },
      older: {
        ask: 'There are 96 heart prints in the field. Each animal left 6 with each of its 4 feet. How many animals came?',
        answer: '4',
        sum: '96 / (6 * 4)',
        tells: 'Four came side by side. So this neighbor likes company.',
      },
    },
    measurement: {
      younger: {
        ask: "The heart print is four fingers long. A cow's print is six fingers long. How many fingers shorter is ours?",
        answer: '2',
        sum: '6 - 4',
        tells: 'Two fingers shorter. Cows have two toes, too, but this was no cow.',
      },
      older: {
        ask: 'Six heart prints in a line measure 18 inches. One print of a moose measures 6 inches. How many inches shorter is one of ours?',
        answer: '3',
        sum: '6 - 18 / 6',
        tells: 'Three inches shorter. A moose has two toes, too, but its prints are far bigger.',
      },
    },
    data: {
      younger: {
        ask: "Noor's chart has six prints by the wood. It has one print by the pond. How many more by the wood?",
        answer: '5',
        sum: '6 - 1',
        tells: 'Five more by the wood. So our neighbor comes out of the trees.',
      },
      older: {
        ask: "On this month's chart each mark means 10 prints. Dusk has 7 marks and noon has 2. How many more prints at dusk?",
        answer: '50',
        sum: '(7 - 2) * 10',
        tells: 'Fifty more at dusk. This neighbor walks just when drivers see least.',
      },
    },
    geometry: {
      younger: {
        ask: 'Fold the heart print down the middle. Both parts look the same. How many parts is that?',
        answer: '2',
        tells: "Two parts that match, for two toes of the same size. Suki's paw shows four.",
      },
      older: {
        ask: 'A heart can be folded so that both halves match. A square can be folded so in 4 ways. How many ways fewer has the heart?',
        answer: '3',
        sum: '4 - 1',
        tells:
          'Three fewer: the heart has one fold line, right between two equal toes. A horse has one toe and no such gap.',
      },
    },
    life: {
      younger: {
        ask: 'A horse walks on one toe. This print shows two. How many toes too few has the horse?',
        answer: '1',
        sum: '2 - 1',
        tells: 'One too few. So the horse is off the list.',
      },
      older: {
        ask: "A horse walks on one toe and Suki on four. A duck's foot is webbed. Ours has two toes, no web: how many of these three fit?",
        answer: '0',
        tells: 'None of the three. So it is another animal with hooves.',
      },
    },
  },
  {
    operations: {
      younger: {
        ask: 'Deer want a far view, open sky and soft ground. A tunnel has only soft ground. How many wishes are left?',
        answer: '2',
        sum: '3 - 1',
        tells: 'Two wishes are left. A tunnel will not do for deer.',
      },
      older: {
        ask: 'The road has 2 lanes of 12 feet and 2 edges of 8 feet. A good leap of a deer is 25 feet. How many feet are missing?',
        answer: '15',
        sum: '2 * 12 + 2 * 8 - 25',
        tells: 'Fifteen feet are missing. No deer can leap this road, so we have to help.',
      },
    },
    fractions: {
      younger: {
        ask: 'Six deer came to look at a tunnel. Half of them sniffed at it. How many deer sniffed?',
        answer: '3',
        tells: 'Three sniffed, and not one went in. Deer do not trust a tunnel.',
      },
      older: {
        ask: 'Eight deer came to a tunnel. Of them, 3/8 left at once and 4/8 after one look. What fraction is still there?',
        answer: '1/8',
        tells: 'One eighth is one deer, and it only stayed for the clover. None went in.',
      },
    },
    measurement: {
      younger: {
        ask: 'A deer is nine hands high. The tunnel is four hands high. How many hands too low is it?',
        answer: '5',
        sum: '9 - 4',
        tells: 'Five hands too low. Deer will not crawl, so a low tunnel is out.',
      },
      older: {
        ask: 'A deer is 36 inches high at the shoulder. Neck and head add 18 inches. How many inches too low is a tunnel of 40?',
        answer: '14',
        sum: '36 + 18 - 40',
        tells: 'Fourteen inches too low for a deer with its head up. And it wants its head up, to see.',
      },
    },
    time: {
      younger: {
        ask: "Mateo hid at 4 o'clock. The deer came out two hours later. What hour was that?",
        answer: '6',
        sum: '4 + 2',
        tells: "Six o'clock, at dusk. Deer walk in dim light and must see far ahead.",
      },
      older: {
        ask: 'Mateo sat behind the bush for 2 hours. The deer spotted Mateo after one minute. For how many minutes did they know?',
        answer: '119',
        sum: '2 * 60 - 1',
        tells: 'For 119 minutes. Deer look long and hard before they take a step.',
      },
    },
    geometry: {
      younger: {
        ask: 'A deer looks ahead, left, right and up. In a tunnel it sees only ahead. How many views are gone?',
        answer: '3',
        sum: '4 - 1',
        tells: 'Three views are gone. Deer need something open on both sides and on top.',
      },
      older: {
        ask: 'The green strip for the deer is a rectangle. It is 40 yards long and 20 yards wide. How many square yards is it?',
        answer: '800',
        sum: '40 * 20',
        tells: 'Eight hundred square yards of grass. There a whole herd can stop and look around.',
      },
    },
    life: {
      younger: {
        ask: 'A deer has two big ears and two wide eyes. How many guards keep watch for it?',
        answer: '4',
        sum: '2 + 2',
        tells: 'Four guards. They need open air, and close walls would spoil their work.',
      },
      older: {
        ask: 'Hunters such as foxes have eyes in front. Animals that are hunted have them at the sides. Deer eyes sit at the sides: hunter or hunted?',
        answer: 'hunted',
        tells: 'Hunted. Such an animal wants to see all around, so it stays away from close walls.',
      },
    },
  },
  {
    number: {
      younger: {
        ask: 'The frogs in the dry pipe are one fewer than one. How many is that?',
        answer: '0',
        tells: 'Zero. Not one frog goes into a dry pipe.',
      },
      older: {
        ask: 'Between 200 and 300 frogs set out tonight. The number has 4 tens. It has as many ones as hundreds: how many frogs?',
        answer: '242',
        tells: 'That is 242 in a single night. Nobody can carry so many in a bucket, so the tunnel must be right.',
      },
    },
    fractions: {
      younger: {
        ask: 'It is eight hops from wood to pond. Half of the hops are on the road. How many hops is that?',
        answer: '4',
        tells: 'Four hops among the trucks. That is why frogs need a way below.',
      },
      older: {
        ask: 'The pipe has 8 equal parts. Only the first part and the last part are damp. What fraction of the pipe is dry?',
        answer: '6/8',
        tells: 'Six eighths are dry. That is far too much for a frog.',
      },
    },
    patterns: {
      younger: {
        ask: 'Damp spots lie at steps 2, 4, 6 and 8. Frogs rest at each. At which step is the next one?',
        answer: '10',
        tells: 'Step ten. Frogs rest where it is damp, and the pipe is dry.',
      },
      older: {
        ask: 'Each night was damper than the last. Frogs counted: 12, 24, 48. The pattern goes on: how many on the next night?',
        answer: '96',
        sum: '48 * 2',
        tells: 'Ninety-six. The damper it gets, the more frogs set out.',
      },
    },
    time: {
      younger: {
        ask: "The frogs set out at 8 o'clock. They need two hours to the pond. What hour is it then?",
        answer: '10',
        sum: '8 + 2',
        tells: "Ten o'clock, and very dark. No driver sees a frog on the road then.",
      },
      older: {
        ask: 'In a dry pipe, frog skin stays damp for 15 minutes. The pipe has 8 yards and takes 4 minutes a yard. How many minutes too long is that?',
        answer: '17',
        sum: '8 * 4 - 15',
        tells: 'Seventeen minutes too long. The eleven frogs were right to turn back.',
      },
    },
    data: {
      younger: {
        ask: 'Noor puts out two trays of moss. Eight frogs pick the wet tray, two the dry one. How many more picked the wet one?',
        answer: '6',
        sum: '8 - 2',
        tells: 'Six more. So frogs go where it is wet.',
      },
      older: {
        ask: 'Frogs counted on damp nights: 40, 55 and 65. On dry nights: 5, 0 and 5. How many more came on damp nights?',
        answer: '150',
        sum: '40 + 55 + 65 - 5 - 0 - 5',
        tells: 'One hundred fifty more. It is not the dark that frogs wait for, but damp air.',
      },
    },
    earth: {
      younger: {
        ask: 'The ditch water was nine fingers deep. Sun and wind dried up five. How many fingers are left?',
        answer: '4',
        sum: '9 - 5',
        tells: 'Four are left. Water goes up into the air, so a tunnel dries out.',
      },
      older: {
        ask: 'Water flows downhill. The pipe is highest in the middle. Does water stay in the pipe or run out?',
        answer: 'runs out',
        tells: 'It runs out at both ends. One bucket will not help: water has to come again and again.',
      },
    },
  },
]
