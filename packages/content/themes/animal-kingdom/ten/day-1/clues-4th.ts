import type { Clue } from '../../../../types.ts'

export const fourthClues: Clue[] = [
  {
    skills: ['math.4.big-numbers'],
    ask: 'One animal left between 20 and 30 prints. The number can be shared by four feet fairly. Its ones digit is 4: how many prints?',
    answer: '24',
    tells: 'Twenty-four, so six from each of four feet. A duck has two feet and is off the list.',
  },
  {
    skills: ['math.4.divide-remainder', 'math.5.divide-two-digit', 'math.5.expressions'],
    ask: 'There are 96 heart prints in the field. Each animal left 6 with each of its 4 feet. How many animals came?',
    answer: '4',
    sum: '96 / (6 * 4)',
    tells: 'Four came side by side. So this neighbor likes company.',
  },
  {
    skills: ['math.4.angles', 'math.4.symmetry', 'math.5.coordinates'],
    ask: 'A heart can be folded so that both halves match. A square can be folded so in 4 ways. How many ways fewer has the heart?',
    answer: '3',
    sum: '4 - 1',
    tells:
      'Three fewer: the heart has one fold line, right between two equal toes. A horse has one toe and no such gap.',
  },
]
