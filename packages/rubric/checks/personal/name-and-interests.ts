import { interests as known } from '@pencil-quest/content/interests/index'
import { type InterestTag, interestTags } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { type LooseActivity, type LooseDay, type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { childText, parentText } from '../../plan-texts.ts'

const uses = { leastADay: 1, mostADay: 3, mostAnActivity: 2 }
const mostInterests = 5
const leastShare = 0.3

export const nameAndInterests: ScoredCheck = {
  id: 'D1',
  name: 'Name and interests',
  threshold: 'name 1 to 3 times a day, interests all met and in 30 % of activities; 95 %',
  weight: 4,
  measure(plan, { interests }) {
    const daily = new Part('name in a day', 0.95)
    const seldom = new Part('name in an activity', 0.95)
    for (const [d, day] of plan.days.entries()) {
      const count = namesIn(dayTexts(day))
      const fits = count >= uses.leastADay && count <= uses.mostADay
      daily.note(fits, `days[${d}]`, `the name comes ${count} times`)
    }
    for (const { activity, path } of placedActivities(plan)) {
      const count = namesIn(`${childText(activity)}\n${parentText(activity)}`)
      seldom.note(count <= uses.mostAnActivity, path, `the name comes ${count} times`)
    }
    return [daily, seldom, ...interestParts(plan, interests.slice(0, mostInterests))]
  },
}

/** Worksheets with the child's name to trace are not counted: there the name is the work. */
function dayTexts({ title, description, opener, recall, activities, breaks, close }: LooseDay): string {
  const spoken = activities.flatMap((activity) => [
    activity.description,
    childText(activity),
    activity.parentInstructions,
  ])
  return [
    title,
    description,
    opener.text,
    recall?.say ?? '',
    ...spoken,
    ...breaks.map(({ text }) => text),
    close.text,
  ].join('\n')
}

function namesIn(text: string): number {
  return text.split('{child}').length - 1
}

function interestParts(plan: LoosePlan, chosen: readonly string[]): Part[] {
  const met = new Part('interests met', 0.95)
  const often = new Part('interests often enough')
  const placed = placedActivities(plan)
  if (chosen.length === 0) return [met, often]
  const whole = plan.days.map(dayTexts).join('\n')
  for (const interest of chosen) met.note(stands(interest, whole), 'days', `"${interest}" is nowhere`)
  const withOne = placed.filter(({ activity }) => chosen.some((interest) => isIn(interest, activity))).length
  const share = withOne / Math.max(1, placed.length)
  const tags = chosen.filter(isTag)
  if (tags.length > 0)
    often.note(share >= leastShare, 'days', `interests are in ${Math.round(share * 100)} % of the activities`)
  return [met, often]
}

function isIn(interest: string, activity: LooseActivity): boolean {
  return stands(interest, childText(activity))
}

/** Whether one of the interest's choices or questions stands in the text, or its own word. */
function stands(interest: string, text: string): boolean {
  if (isTag(interest)) {
    const { sparks, questions } = known[interest]
    if (sparks.some((spark) => text.includes(spark.text))) return true
    if (questions.some(({ ask }) => text.includes(longestPiece(ask)))) return true
  }
  const stem = interest.toLowerCase().replace(/(?:ies|ing|s)$/, '')
  return text.toLowerCase().includes(stem)
}

function isTag(interest: string): interest is InterestTag {
  return (interestTags as readonly string[]).includes(interest)
}

/** Of a text with slots, the longest part between them. */
function longestPiece(text: string): string {
  const [longest = text] = text.split(/\{\w+\}/).sort((a, b) => b.length - a.length)
  return longest
}
