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

/** What the account prefers holds again on this device. */
export function forgetPaper(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** Everything, on the paper that was chosen last on this device; without one the server knows what the account prefers. */
export function everything(): Choices {
  const paper = keptPaper()
  return paper ? { paper } : {}
}
