import { householdMaterials, materialsIn, materialsVocabulary } from '@pencil-quest/contract/materials'
import type { Finding, Gate } from '../finding.ts'
import { activitiesOf, activityPath, allTexts, parentText } from '../plan-texts.ts'
import {
  adultNote,
  hazards,
  neverAllowed,
  screenAllowed,
  screenWords,
  unkindWords,
  violentWords,
} from '../word-lists.ts'

/** F1: no screen, no media. */
export const screenFree: Gate = (plan) =>
  allTexts(plan).flatMap(({ path, text }) =>
    [...text.matchAll(screenWords)].flatMap((hit) => {
      const around = text.slice(Math.max(0, hit.index - 25), hit.index + hit[0].length + 25)
      if (screenAllowed.some((allowed) => allowed.test(around))) return []
      return [{ check: 'F1', path, message: `"${hit[0]}"` }]
    }),
  )

const known = new Set<string>([...materialsVocabulary, ...householdMaterials])

/** F2: every material is one that homes have, and the chips show exactly what is needed. */
export const householdOnly: Gate = (plan) => {
  const findings: Finding[] = []
  for (const activity of activitiesOf(plan)) {
    const path = activityPath(plan, activity)
    const needed = activity.meta.materials.map(({ name }) => name)
    for (const name of needed)
      if (!known.has(name)) findings.push({ check: 'F2', path, message: `"${name}" is no household material` })
    const shown = new Set(materialsIn(`${activity.description}\n${activity.parentInstructions}`))
    for (const name of needed) {
      const hasChip = (materialsVocabulary as readonly string[]).includes(name)
      if (hasChip && !shown.has(name))
        findings.push({ check: 'F2', path, message: `"${name}" is not named in the text` })
    }
  }
  return findings
}

/** F3: nothing that is never safe; a hazard only with a note for the grown-up. */
export const hazardsCarryNotes: Gate = (plan) => {
  const findings: Finding[] = []
  for (const { path, text } of allTexts(plan)) {
    const hit = text.match(neverAllowed)
    if (hit) findings.push({ check: 'F3', path, message: `"${hit[0]}" is never allowed` })
  }
  for (const activity of activitiesOf(plan)) {
    const text = `${activity.parentInstructions}\n${activity.meta.materials.map(({ name }) => name).join('\n')}`
    const hit = text.match(hazards)
    if (!hit) continue
    const noted = activity.meta.safety.length > 0 || adultNote.test(parentText(activity))
    if (!noted)
      findings.push({ check: 'F3', path: activityPath(plan, activity), message: `"${hit[0]}" without a note` })
  }
  return findings
}

/** F4: no unkind and no violent word. */
export const kindWords: Gate = (plan) =>
  allTexts(plan).flatMap(({ path, text }) => {
    const hit = text.match(unkindWords) ?? text.match(violentWords)
    return hit ? [{ check: 'F4', path, message: `"${hit[0]}"` }] : []
  })
