import { type Grade, grades } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { readingSpeed, secondsPerItem } from '../../grade-tables.ts'
import { sentencesOf, spokenWords } from '../../language/sentences.ts'
import { type LoosePlan, type PlacedActivity, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { storyText, taskText } from '../../plan-texts.ts'
import { pageMinutes } from '../../sheets/time.ts'

const plausible = { least: 0.6, most: 1.3 }
const adultWordsPerMinute = 130
/** Showing takes longer than saying: there is writing and pointing in it. */
const showing = 2

/** Seconds for one order to the child, by the work in it. */
const orders: readonly [RegExp, number][] = [
  [/\b(?:build|paint|sculpt|mold|sew|cut|glue|fold|design|invent|plan a|make)\b/i, 90],
  [/\b(?:draw|sketch|color|shade|write|copy|act|dance|perform|test|measure|hunt|search|sort|record)\b/i, 60],
]
const secondsForOther = 20
/** A grown-up who is told that half of a page will do. */
const halved = /\bevery other item is enough\b/i
/** Asking, thinking aloud and showing an answer take longer than writing it on a page. */
const talking = 1.5

export const statedTime: ScoredCheck = {
  id: 'A4',
  name: 'Stated time is plausible',
  threshold: '0.6 to 1.3 of the stated minutes for 90 %',
  weight: 4,
  measure(plan, { childGrade }) {
    const part = new Part('time', 0.9)
    for (const placed of placedActivities(plan)) {
      const { minutes } = placed.meta
      if (minutes === undefined) continue
      const estimate = estimateOf(plan, placed, childGrade)
      const ratio = estimate / minutes
      const told = `about ${estimate.toFixed(0)} minutes of work in ${minutes}`
      part.note(ratio >= plausible.least && ratio <= plausible.most, placed.path, told)
    }
    return [part]
  },
}

/** Minutes of an activity from its words, questions, orders and page, without its declared minutes. */
export function estimateOf(plan: LoosePlan, { activity, meta }: PlacedActivity, grade: Grade): number {
  const task = taskText(activity)
  const sentences = sentencesOf(task)
  const questions = task.split('\n').filter((line) => /^\d+[.)] /.test(line))
  const told = sentences.filter((sentence) => !questions.some((line) => line.includes(sentence)))
  // Story is read to the youngest; from 1st grade on they read what they are to do.
  const storySpeed = grades.indexOf(grade) < 2 ? adultWordsPerMinute : readingSpeed[grade]
  const reading = spokenWords(storyText(activity)) / storySpeed + spokenWords(task) / readingSpeed[grade]
  const shown = ((meta.isReview ? 0.5 : 1) * showing * spokenWords(meta.model ?? '')) / adultWordsPerMinute
  const asked = questions.reduce((sum, line) => sum + questionSeconds(line, activity.subject, grade), 0) * talking
  const done = told.reduce((sum, sentence) => sum + orderSeconds(sentence), 0)
  const sheet = plan.sheets.find(({ id }) => id === meta.sheetId)
  const wholePage = sheet ? pageMinutes(sheet, grade) * (halved.test(activity.parentInstructions) ? 0.5 : 1) : 0
  const page = Math.min(wholePage, meta.sheetMinutes ?? wholePage)
  const check = 1
  return reading + shown + (asked + done) / 60 + page + check
}

function questionSeconds(line: string, subject: string, grade: Grade): number {
  const isLong = spokenWords(line) > 12
  if (subject !== 'math') return isLong ? secondsPerItem.choice[grade] * 1.5 : secondsPerItem.choice[grade]
  return isLong ? secondsPerItem.wordProblem[grade] * 0.6 : (secondsPerItem.multiDigit[grade] ?? 45)
}

function orderSeconds(sentence: string): number {
  return orders.find(([work]) => work.test(sentence))?.[1] ?? secondsForOther
}
