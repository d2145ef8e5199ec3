import { householdMaterials, materialsIn, materialsVocabulary } from '@pencil-quest/contract/materials'
import type { ScoredCheck } from '../../check.ts'
import type { Finding, Gate } from '../../finding.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { activitiesOf, activityPath } from '../../plan-texts.ts'

const vocabulary = new Set<string>(materialsVocabulary)
const known = new Set<string>([...materialsVocabulary, ...householdMaterials])
const most = { all: 6, optional: 2 }

/** F2: every material is one that homes have, and those with a chip are named in the text that chips are read from. */
export const householdOnly: Gate = (plan) => {
  const findings: Finding[] = []
  for (const activity of activitiesOf(plan)) {
    const add = (message: string) => findings.push({ check: 'F2', path: activityPath(plan, activity), message })
    const shown = new Set(materialsIn(`${activity.description}\n${activity.parentInstructions}`))
    for (const { name } of activity.meta.materials) {
      if (!known.has(name)) add(`"${name}" is no household material`)
      if (vocabulary.has(name) && !shown.has(name)) add(`"${name}" is not named in the text`)
    }
  }
  return findings
}

export const rightChips: ScoredCheck = {
  id: 'F2',
  name: 'Materials are few and the chips right',
  threshold: 'amounts and names 100 %, chips right and complete 98 %',
  weight: 3,
  measure(plan) {
    const amounts = new Part('amounts')
    const named = new Part('named in the text')
    const right = new Part('chips that are needed', 0.98)
    const complete = new Part('needed that have a chip', 0.98)
    for (const { activity, meta, path } of placedActivities(plan)) {
      if (!meta.materials) continue
      const text = `${activity.description}\n${activity.parentInstructions}`
      const needed = new Set(meta.materials.map(({ name }) => name))
      const shown = new Set(materialsIn(text))
      const optional = meta.materials.filter(({ core }) => !core).length
      amounts.note(needed.size <= most.all && optional <= most.optional, path, `${needed.size} materials`)
      for (const { name, quantity } of meta.materials) {
        amounts.note(quantity.trim() !== '', path, `how much of "${name}"?`)
        named.note(text.toLowerCase().includes(name), path, `"${name}" is not named`)
        if (vocabulary.has(name)) complete.note(shown.has(name), path, `"${name}" has no chip`)
      }
      for (const name of shown) right.note(needed.has(name), path, `the chip "${name}" is not needed`)
    }
    return [amounts, named, right, complete]
  },
}
