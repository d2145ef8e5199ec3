import type { Activity, DaySecret, DaySuspects } from './plan-document.ts'
import type { SheetReadings } from './sheet-readings.ts'

/** What stands beside a day's secret word, on screen and on paper. */
export const secretTexts = {
  crossOut: 'Cross out each one that a big clue or a worksheet clears.',
  /** Where one of them is right. */
  staysLeft: 'The one left is right.',
  who: 'Who or what is left?',
  lookFor: 'Look for:',
  /** Where a clue has cleared one. */
  clear: (suspect: string) => `Cross out ${suspect}.`,
  /** Where the story has. */
  cleared: ({ name, why }: NonNullable<DaySuspects['told']>[number]) => `${why} ${secretTexts.clear(name)}`,
  heading: "Today's secret word",
  how: 'Find each right answer in the code. Write its letter in the box.',
  code: "The day's code",
  /** Of the riddle that a page's answers solve. */
  riddle: "Find your answers in this page's code.",
  /** Of one that rules nobody out. */
  forFun: 'Just for fun:',
  riddleWord: 'Its word:',
  /** Of what rules a suspect out. */
  thenClear: (suspect: string) =>
    `Does the word rule out ${suspect}? Then cross out the picture on “${secretTexts.page}”.`,
  /** At the head of a page that can rule a suspect out. */
  mayBe: (suspect: string) => `Could it be ${suspect}? Your answers will tell.`,
  /** Below a page whose numbers were measured. */
  readings: (most: string) => `Write your answers to these numbers in the boxes. Circle the ${most}.`,
  /** Of the one that is circled. */
  compare: ({ side, limit, clears }: Pick<SheetReadings, 'side' | 'limit' | 'clears'>) =>
    `Is it ${side} ${spoken(limit)}? If not, cross out ${clears} on “${secretTexts.page.replace(' ', '\u00a0')}”.`,
  /** In the key. */
  compared: ({ side, limit }: Pick<SheetReadings, 'side' | 'limit'>) =>
    `A number ${side} ${spoken(limit)} in a box is a slip: work it out again.`,
  /** In the key. */
  trailEnd: 'Its trail leads to',
  /** Of a trail whose ways are marked with answers. */
  trail: 'At each black number, take the way with your answer. Cross out on “My page” what you find at the end.',
  /** At the end of a page of which an item gives a letter. */
  onSheet: (items: readonly string[]) =>
    items.length === 1
      ? `Number ${items[0]} gives a letter of today's secret word: look at “${secretTexts.page}”.`
      : `Numbers ${items.join(' and ')} give letters of today's secret word: look at “${secretTexts.page}”.`,
  /** Name of the child's page. */
  page: 'My page',
  color: 'Color one for each right answer. Write down those with a line: the code asks for them.',
  /** Beside the questions of a lesson. */
  colorNow: 'For each right answer, color one on “My page”.',
  forGrownUp: 'For the grown-up',
  word: 'The word:',
  readAloud: 'Then read:',
} as const

/** "6,500" of "6500". */
function spoken(number: string): string {
  return Number(number).toLocaleString('en-US')
}

type Letter = DaySecret['letters'][number]

/**
 * Where a letter comes from: `Bean Workshop, question 2` or `Bean Workshop, sheet, number 3`; empty for one that is
 * printed from the start.
 */
export function letterSource({ from }: Letter, activities: readonly Pick<Activity, 'id' | 'lessonTitle'>[]): string {
  const activity = activities.find(({ id }) => id === from?.activityId)
  if (!from || !activity) return ''
  // The number stays beside its word.
  const place = 'question' in from ? `question\u00a0${from.question}` : `sheet, number\u00a0${from.sheetItem}`
  return `${activity.lessonTitle.split(':')[0]}, ${place}`
}
