import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreKindergartenClues: Clue[] = [
  {
    skills: ['math.k.count-to-10'],
    ask: 'Noor blows flour in below the door. It whitens just 2 things. Now these are white: mat, boot, boot, mop, pail, hat, jar. How many?',
    answer: '7',
    tells: 'Seven, far more than 2. So somebody covered in flour brushed past them.',
  },
  {
    skills: ['math.k.compare-to-10'],
    ask: 'Noor counts 3 prints by the chair, 9 by the shelf. Which is more: 3 or 9?',
    answer: '9',
    tells: 'Nine, at the shelf. So the visitor took its time where the spoon lay.',
  },
  {
    skills: ['math.k.teen-numbers'],
    ask: 'Noor has 5 lids in hand. By the door are 14 prints, and ten have lids. How many more lids are needed?',
    answer: '4',
    sum: '14 - 10',
    tells: 'Four, and Noor has 5. So no print by the door is lost.',
  },
  {
    skills: ['math.k.sort-and-count'],
    ask: 'Somebody hungry would eat all snacks. Ours did not touch these: oats, fork, roll, ladle, apple, cup. How many can you eat?',
    answer: '3',
    tells: 'Three snacks were left. So the visitor came for the shine.',
  },
  {
    skills: ['math.k.patterns'],
    ask: 'Copy the way that our line bends: left, right, left, right, left. Which way does it bend next?',
    answer: 'right',
    tells: 'Right. So what drew it swung from side to side, all the way.',
  },
  {
    skills: ['math.k.long-and-short'],
    ask: 'Steps with a load are shorter. Draw 8 dots for a step in, 6 for one out. Which step is shorter?',
    answer: 'the step out',
    tells: 'The step out. So the visitor had a load by then: our spoon!',
  },
  {
    skills: ['math.k.shapes'],
    ask: 'Noor has a round lid and a lid with 3 corners. Boards around our print have 4 equal sides and square corners. Name their shape.',
    answer: 'a square',
    tells: 'A square, so no lid fits. Noor guards our best print with a square box.',
  },
  {
    skills: ['math.k.add-to-10'],
    ask: 'Did it jump up to the spoon? Jumps make 9 taps at most. Olu heard 8 soft taps, then 2 more. How many taps?',
    answer: '10',
    sum: '8 + 2',
    tells: 'Ten is more than 9. So the visitor did not jump: it climbed.',
  },
  {
    skills: ['math.k.take-away'],
    ask: 'On the shelf, a nose left 8 wet spots. 2 of them are on dull things. Hold up 8 fingers and fold 2. How many are on shiny things?',
    answer: '6',
    sum: '8 - 2',
    tells: 'Six are on shiny things, and just 2 on dull ones. So our visitor looks for shine.',
  },
  {
    skills: ['math.k.partners-of-10'],
    ask: 'It is 10 boards from the door to the shelf. The visitor stopped after 9. How many boards were still to go?',
    answer: '1',
    sum: '10 - 9',
    tells: 'Just one. So close to the spoon, it stopped and looked around.',
  },
  {
    skills: ['science.k.five-senses'],
    ask: 'Flour feels like your cheek and not like a table. Touch both. Is flour soft or hard?',
    answer: 'soft',
    tells: 'Soft. So even a light step makes a print in it.',
  },
  {
    skills: ['science.k.push-or-pull'],
    ask: 'A boot stood in the way. As the visitor came in, the boot slid away from it. Push or pull?',
    answer: 'push',
    tells: 'A push, low down at the heel. So the visitor came in right by the boot.',
  },
  {
    skills: ['science.k.big-and-small-pushes'],
    ask: 'A sneeze gives a ball of fluff a big push. Does the ball go far or just a bit?',
    answer: 'far',
    tells: 'Far, and so would our flour! Mateo must sneeze out on the step.',
  },
  {
    skills: ['science.k.living-or-not'],
    ask: 'Our twig is from a bush. The bush drinks with its roots and grows. Is the bush living?',
    answer: 'yes',
    tells: 'Yes, and now it has one twig less. Noor looks for that bush.',
  },
  {
    skills: ['science.k.needs'],
    ask: 'Before sunrise the visitor goes off to hide. Which need is that: food, water or a safe home?',
    answer: 'a safe home',
    tells: 'A safe home. The visitor must have one within a walk from here.',
  },
  {
    skills: ['science.k.animal-homes'],
    ask: 'Noor sees bumps by the path. A mole digs for worms. Which home fits it: soft soil, a treetop or a pond?',
    answer: 'soft soil',
    tells: 'Soft soil. So the mole made the bumps, and we follow the prints.',
  },
  {
    skills: ['science.k.weather'],
    ask: 'At dawn the flag hangs down. No bush sways. Is it windy: yes or no?',
    answer: 'no',
    tells: 'No, there is no wind. So each white dot still lies where the visitor lost it.',
  },
  {
    skills: ['science.k.sun-and-shade'],
    ask: 'Noor saved our best print in wax. Warm wax melts. Where will it keep its shape: in sun or in shade?',
    answer: 'in shade',
    tells: 'In the shade. Now we can hold new prints beside it tomorrow.',
  },
]
