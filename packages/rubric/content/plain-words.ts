import { materialsIn } from '@pencil-quest/contract/materials'
import {
  hazards,
  leavesOut,
  neverAllowed,
  screenAllowed,
  screenWords,
  unkindWords,
  violentWords,
} from '../word-lists.ts'
import type { Faults } from './fault.ts'
import { slotsIn } from './text.ts'

const knownSlots = new Set(['{thing}', '{things}', '{hero}', '{friend}', '{place}', '{token}', '{tokens}', '{child}'])

export interface WordRules {
  /** Slots that may stand here; all of them unless told. */
  slots?: readonly string[]
  /** Materials that may be named here; none unless told, as the plan view reads its chips from most texts. */
  materials?: readonly string[] | 'any'
  /** True where a note for a grown-up stands beside the text. */
  hasAdultNote?: boolean
}

/** Words that no text of ours carries, slots that nobody fills, and nouns that would show up as materials. */
export function plainWords(faults: Faults, part: string, text: string, rules: WordRules = {}): void {
  const { materials = [], hasAdultNote = false } = rules
  for (const hit of text.matchAll(screenWords)) {
    const around = text.slice(Math.max(0, hit.index - 25), hit.index + hit[0].length + 25)
    if (!screenAllowed.some((allowed) => allowed.test(around)))
      faults.add(part, 'screen', `"${hit[0]}" belongs to a screen`)
  }
  const unwanted = unkindWords.exec(text) ?? violentWords.exec(text)
  if (unwanted) faults.add(part, 'kind', `"${unwanted[0]}" is not a kind word`)
  for (const [pattern, instead] of leavesOut) {
    const hit = pattern.exec(text)
    if (hit) faults.add(part, 'inclusive', `"${hit[0]}" leaves somebody out; better: ${instead}`)
  }
  const danger = neverAllowed.exec(text)
  if (danger) faults.add(part, 'hazard', `"${danger[0]}" is never allowed`)
  const hazard = text.match(hazards)
  if (hazard && !hasAdultNote) faults.add(part, 'hazard', `"${hazard[0]}" wants a note for the grown-up (safety)`)
  for (const name of materialsIn(text)) {
    if (materials !== 'any' && !materials.includes(name))
      faults.add(part, 'materials', `"${name}" is read as a material here; list it, or use another word`)
  }
  slotFaults(faults, part, text, rules.slots)
}

function slotFaults(faults: Faults, part: string, text: string, allowed?: readonly string[]): void {
  for (const slot of slotsIn(text)) {
    if (!(allowed ? allowed.includes(slot) : knownSlots.has(slot)))
      faults.add(part, 'slots', `"${slot}" is not filled here`)
  }
  const article =
    /\b(?:an?|the) \{place\}|\ban? \{(?:thing|token)s?\}|\b(?:one|each|every|1) \{(?:thing|token)s\}/i.exec(text)
  if (article) faults.add(part, 'slots', `"${article[0]}" reads wrong for some words; say "one {thing}" or "{place}"`)
}
