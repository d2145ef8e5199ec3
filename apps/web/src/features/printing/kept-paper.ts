import { type Paper, papers } from '@pencil-quest/contract/choices'
import type { Choices } from './choices.ts'

const key = 'paper'

/** The paper that was chosen last on this device, if one was. */
export function keptPaper(): Paper | undefined {
  try {
    const kept = localStorage.getItem(key)
    return papers.find((paper) => paper === kept)
  } catch {
    return undefined
  }
}

export function keepPaper(paper: Paper): void {
  try {
    localStorage.setItem(key, paper)
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

/** Everything, on the paper that was chosen last. */
export function everything(): Choices {
  const paper = keptPaper()
  return paper ? { paper } : {}
}
