import { bars } from '../../../../../graphs.ts'
import type { Clue } from '../../../../../types.ts'

/** One more for each skill: they clear nobody, so each can always be asked. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.add-within-100'],
    ask: 'Noor picks up the crumbs of our cone: 46 big ones and 28 fine ones. How many crumbs?',
    answer: '74',
    sum: '46 + 28',
    tells: '74 crumbs, and all are fresh. So the marks were made here, not out in the woods.',
  },
  {
    skills: ['math.2.subtract-within-100'],
    ask: "Noor's whistle is just like Mateo's. With its strap it weighs 41 grams. The strap alone weighs 16. How many grams does the whistle weigh?",
    answer: '25',
    sum: '41 - 16',
    tells: 'Only 25 grams. It does not take somebody big to get it off the hook.',
  },
  {
    skills: ['math.2.hundreds'],
    ask: 'Three pines have cones like ours. They stand 638, 683 and 386 feet away. Which number is the least?',
    answer: '386',
    tells: '386 feet, the crooked pine. It is the closest one, so Noor looks there first.',
  },
  {
    skills: ['math.2.skip-count-coins'],
    ask: 'Noor wants to offer 1 dollar for a good tip. There are only 67 cents. How many cents are missing?',
    answer: '33',
    sum: '100 - 67',
    further: true,
    tells: '33 cents, and Suki gives them. Now the whole valley looks for marks like ours.',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Our cone had 80 scales. 24 have marks, and 17 fell off. How many clean ones are left?',
    answer: '39',
    sum: '80 - 24 - 17',
    tells: '39 are clean. So the marking stopped long before the end, perhaps when Mateo snored too loudly.',
  },
  {
    skills: ['math.2.arrays'],
    ask: 'The top of our cone has 14 marks. Draw them in 2 equal rows. How many are left over?',
    answer: '0',
    tells: 'None, for 14 is even. So the marks may have come two by two.',
  },
  {
    skills: ['math.2.four-bar-graph'],
    ask: 'Noor counts fallen pinecones. How many more lie in the wood than at the pond?',
    answer: '10',
    sum: '12 - 2',
    graph: bars('Pinecones on the ground', { pond: 2, barn: 0, wood: 12, meadow: 3 }),
    tells: 'Ten more. So our cone most likely came from the wood.',
  },
  {
    skills: ['math.2.equal-shares'],
    ask: 'Noor chalks the cabin floor into 4 equal shares. Crumbs lie in just one of them. What is that share called?',
    answer: 'a fourth',
    tells: 'A fourth, right by the hooks. So whatever made the marks kept to that corner.',
  },
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'Last evening Mateo hung up the whistle. Draw the short hand between 8 and 9, the long hand on 4. What time was it, with a.m. or p.m.?',
    answer: '8:20 p.m.',
    tells: 'At 8:20 it still hung there. So it went after that, in the night.',
  },
  {
    skills: ['math.2.measure-length'],
    ask: 'Draw our cone 3 centimeters thick and the gap below the door 4 centimeters high. How many centimeters are left over?',
    answer: '1',
    sum: '4 - 3',
    tells: 'One centimeter to spare. So our cone fits in below the locked door.',
  },
  {
    skills: ['math.2.rules-and-clues'],
    ask: 'Olu heard a short break after 7, 14, 21 and 28 scratches. Name the rule.',
    answer: 'add 7',
    tells: 'Seven scratches, a break, and on again. So it took a while.',
  },
  {
    skills: ['science.2.describe-materials'],
    ask: 'Hook, whistle and strap are iron, silver and leather. Which of the three materials is bendy?',
    answer: 'leather',
    tells: 'Leather. So the strap can slip through the narrowest gap, with the whistle behind it.',
  },
  {
    skills: ['science.2.solid-or-liquid'],
    ask: 'Noor copies a mark. The wet plaster flows and takes the shape of the groove. Is it solid or liquid?',
    answer: 'liquid',
    tells: 'A liquid fills even the finest groove. When it has set, Noor can show our mark to everybody.',
  },
  {
    skills: ['science.2.best-material'],
    ask: 'Noor shakes three test cones: one on gravel, one on tin, one on wool. Only the one on wool keeps all its scales. Which is best to carry our cone on?',
    answer: 'wool',
    tells: "Wool. So not one mark gets lost on the way to Noor's test table.",
  },
  {
    skills: ['science.2.warm-and-cool'],
    ask: 'Suki and Pip press their claws into warm, soft wax. Now it cools. What happens to the wax?',
    answer: 'it gets hard',
    tells: 'It gets hard and keeps each scratch. Now Noor can hold them beside our marks.',
  },
  {
    skills: ['science.2.plant-test'],
    ask: 'Does a seed of our cone need light to sprout? One pot goes in the dark. What else may differ: water, soil or nothing?',
    answer: 'nothing',
    tells: 'Nothing, so the test is fair. If a seed sprouts, our cone is not an old one.',
  },
  {
    skills: ['science.2.seeds-travel'],
    ask: 'A light seed lies in the crumbs of our cone. One part of it catches the air. Hook, wing or shell?',
    answer: 'the wing',
    tells: 'The wing. Just such wings lie below the crooked pine, so that may be our tree.',
  },
  {
    skills: ['science.2.habitats'],
    ask: 'Noor asks who was up last night. Bat, owl, frog: which one has its habitat in the pond?',
    answer: 'the frog',
    tells: 'The frog, so it can tell Noor about the pond path. The bat can tell about the cabin.',
  },
  {
    skills: ['science.2.land-changes'],
    ask: 'Drips from the roof wore down the stone step. That left the gap below the door. Was it a fast or a slow change?',
    answer: 'slow',
    tells: 'Slow. So the gap has been there for years, for anybody who fits.',
  },
]
