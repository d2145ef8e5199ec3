/** What every workshop has in common: it fits each lesson of math and science, with a page or without. */
export const anyLesson = {
  subject: 'any',
  grades: { from: 'kindergarten', to: '5th' },
  prompts: 4,
  carriesSheet: true,
} as const
