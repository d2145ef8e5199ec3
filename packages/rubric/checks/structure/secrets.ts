import type { DaySecret } from '@pencil-quest/contract/plan-document'
import type { Finding } from '../../finding.ts'
import type { LooseDay, LoosePlan } from '../../loose-plan.ts'
import { taskText } from '../../plan-texts.ts'

/**
 * A1: the answers of a day spell its secret word: every question is asked that day, every item is on a page of it, and
 * the code has its answer once.
 */
export function secretsComeOut(plan: LoosePlan): Finding[] {
  return plan.days.flatMap((day, d) =>
    (day.secret ? faultsOf(day, day.secret, plan.sheets) : []).map((message) => ({
      check: 'A1',
      path: `days[${d}].secret`,
      message,
    })),
  )
}

function faultsOf(day: LooseDay, { word, found, letters, code }: DaySecret, sheets: LoosePlan['sheets']): string[] {
  const faults: string[] = []
  const spelled = letters.map(({ letter }) => letter).join('')
  if (spelled !== word) faults.push(`the letters spell "${spelled}", not "${word}"`)
  if (!found.toLowerCase().includes(word)) faults.push(`"${word}" is not said where it is found`)
  const answers = code.map(({ answer }) => answer.toLowerCase())
  if (new Set(answers).size < answers.length) faults.push('an answer stands in the code twice')
  for (const { letter, from } of letters) {
    if (!from) continue
    const entry = code.find(({ answer }) => answer === from.answer)
    if (entry?.letter !== letter)
      faults.push(`the code turns "${from.answer}" into "${entry?.letter}", not "${letter}"`)
    const activity = day.activities.find(({ id }) => id === from.activityId)
    if ('sheetItem' in from) {
      // Where an engine says nothing but words, its pages belong to no lesson.
      if (activity && !activity.meta) continue
      const sheet = sheets.find(({ id }) => activity?.meta?.sheetId === id)
      const item = sheet?.answers.find(({ label }) => label === from.sheetItem)
      if (!isSame(item?.answer, from.answer))
        faults.push(`number ${from.sheetItem} of the page of "${from.activityId}" is not "${from.answer}"`)
      continue
    }
    if (!activity || !asks(taskText(activity), from.question))
      faults.push(`question ${from.question} of "${from.activityId}" is not asked that day`)
    else if (!activity.parentInstructions.includes(`${from.question}) ${from.answer}`))
      faults.push(`the grown-up's answers to "${activity.lessonTitle}" have no "${from.question}) ${from.answer}"`)
  }
  return faults
}

/** The page prints the unit, so the code has the number alone. */
function isSame(printed: string | undefined, coded: string): boolean {
  const [right, own] = [printed?.replaceAll(',', ''), coded.replaceAll(',', '')]
  return right === own || (/^\d+$/.test(own) && right?.startsWith(`${own} `) === true)
}

function asks(task: string, question: number): boolean {
  return new RegExp(`^${question}[.)] `, 'm').test(task)
}
