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
    ask: "Of Noor's blossoms, 2/8 open in spring and 3/8 in summer. The rest open in fall. What fraction opens in fall?",
    answer: '3/8',
    tells: 'Three eighths in fall. Our guests find food in three seasons, and that is why they will stay.',
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
    ask: 'Wasps feed insects to their young. Our guests carry home baskets of flower dust for theirs. Do they come for insects or blossoms?',
    answer: 'blossoms',
    tells: 'For blossoms. So our guests are not wasps, and a blooming bridge will please them.',
  },
]
