import type { Clue } from '../../../../types.ts'

export const thirdClues: Clue[] = [
  {
    skills: [
      'math.3.name-fractions',
      'math.3.compare-fractions',
      'math.4.equivalent-fractions',
      'math.4.add-like-fractions',
      'math.4.tenths-hundredths',
      'math.5.add-subtract-decimals',
      'math.5.add-unlike-fractions',
      'math.5.fraction-of',
    ],
    ask: 'Eight deer came to a tunnel. Of them, 3/8 left at once and 4/8 after one look. What fraction is still there?',
    answer: '1/8',
    tells: 'One eighth is one deer, and it only stayed for the clover. None went in.',
  },
  {
    skills: ['math.3.four-sided-shapes', 'math.4.angles', 'math.5.shape-families'],
    ask: 'The green strip for the deer is a rectangle. It is 40 yards long and 20 yards wide. How many yards is it around?',
    answer: '120',
    sum: '2 * (40 + 20)',
    tells: 'That is 120 yards around the grass. There a whole herd can stop and look around.',
  },
  {
    skills: [
      'science.3.life-cycles',
      'science.3.traits',
      'science.3.adaptations',
      'science.3.fossils',
      'science.4.body-structures',
      'science.5.plant-food',
      'science.5.food-webs',
    ],
    ask: 'Hunters such as foxes have eyes in front. Animals that are hunted have them at the sides. Deer eyes sit at the sides: hunter or hunted?',
    answer: 'hunted',
    tells: 'Hunted. Such an animal wants to see all around, so it stays away from close walls.',
  },
]
