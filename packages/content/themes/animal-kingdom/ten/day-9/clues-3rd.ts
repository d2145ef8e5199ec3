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
    ask: "Mateo's track takes up 1/8 of the sand. All the rest is smooth. What fraction is smooth?",
    answer: '7/8',
    tells: 'Seven eighths are smooth. No animal print can be hiding there.',
  },
  {
    skills: [
      'science.3.weather-climate',
      'science.4.changing-rock',
      'science.4.energy-sources',
      'science.5.sky-patterns',
      'science.5.water-on-earth',
    ],
    ask: 'Wind blows away only dry sand. The sand was damp all night. Could the wind have swept away prints?',
    answer: 'no',
    tells: 'No. So the smooth sand tells the truth: nobody but Mateo was there.',
  },
]
