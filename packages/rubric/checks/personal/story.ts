import type { ScoredCheck } from '../../check.ts'
import { type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { allTexts } from '../../plan-texts.ts'

const lookBack = /\b(?:yesterday|last night|last time|the day before|so far|we left off)\b/i
const celebrate =
  /\b(?:best|proud\w*|celebrat\w+|party|feast|hooray|hurray|cheers?|thank\w*|medal|badge|parade|supper|hats fly|dances?|well done|no one had|of the week)\b/i
/** Words of four letters and more that a day must share with the day before, where it does not say so. */
const leastShared = 2
const titles =
  /\b(Captain|Professor|Doctor|Dr\.?|Queen|King|Mayor|Chief|Coach|Farmer|Nurse|Ranger|Sir|Lady|Uncle|Aunt|Miss|Mrs\.?|Mr\.?|Keeper|Detective|Old|Young) ([A-Z][a-z]+)\b/g

export const story: ScoredCheck = {
  id: 'D4',
  name: 'Story holds together',
  threshold: '100 % of days linked, no name with two roles',
  weight: 3,
  measure(plan) {
    return [links(plan), distinct(plan), roles(plan)]
  },
}

/** Later days take up what was, the last one closes and celebrates. */
function links(plan: LoosePlan): Part {
  const part = new Part('linked days')
  for (const [d, { opener, close }] of plan.days.entries()) {
    const before = plan.days[d - 1]
    if (before) {
      const shared = wordsShared(opener.text, `${before.opener.text} ${before.close.text}`)
      part.note(
        lookBack.test(opener.text) || shared >= leastShared,
        `days[${d}].opener`,
        'does not take up the day before',
      )
    }
    if (d === plan.days.length - 1) part.note(celebrate.test(close.text), `days[${d}].close`, 'does not celebrate')
  }
  return part
}

function wordsShared(one: string, other: string): number {
  const wordsIn = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g))
  const own = wordsIn(other)
  return [...wordsIn(one)].filter((word) => own.has(word)).length
}

function distinct(plan: LoosePlan): Part {
  const part = new Part('distinct days')
  for (const [d, day] of plan.days.entries()) {
    const before = plan.days.slice(0, d)
    const isNew = before.every(({ title, description }) => title !== day.title && description !== day.description)
    part.note(isNew, `days[${d}]`, `"${day.title}" has been told before`)
  }
  return part
}

/** A name keeps its title, a scene its role for the child. */
function roles(plan: LoosePlan): Part {
  const part = new Part('names and roles')
  const titleOf = new Map<string, string>()
  for (const { path, text } of allTexts(plan))
    for (const [hit, title = '', name = ''] of text.matchAll(titles)) {
      const known = titleOf.get(name) ?? title
      titleOf.set(name, known)
      part.note(known === title, path, `${hit} was ${known} ${name}`)
    }
  const roleOf = new Map<string, string>()
  for (const { activity, meta, path } of placedActivities(plan)) {
    if (!meta.sceneId || !activity.childRole) continue
    const known = roleOf.get(meta.sceneId) ?? activity.childRole
    roleOf.set(meta.sceneId, known)
    part.note(known === activity.childRole, path, `"${activity.childRole}" was "${known}"`)
  }
  return part
}
