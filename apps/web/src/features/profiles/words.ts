import type { Grade, LearningStyle } from '@pencil-quest/contract/choices'

export const gradeWords = {
  kindergarten: 'Kindergarten',
  '1st': '1st Grade',
  '2nd': '2nd Grade',
  '3rd': '3rd Grade',
  '4th': '4th Grade',
  '5th': '5th Grade',
} as const satisfies Record<Grade, string>

export const styleWords = {
  visual: { name: 'Visual', hint: 'Pictures, colors and charts' },
  auditory: { name: 'Auditory', hint: 'Listening, talking and rhymes' },
  kinesthetic: { name: 'Kinesthetic', hint: 'Moving, touching and building' },
} as const satisfies Record<LearningStyle, { name: string; hint: string }>
