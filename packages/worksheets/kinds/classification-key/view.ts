/** What is printed: the drawn specimens, and either two groups or a key of steps. */
export interface ClassificationKeyView {
  /** `four`, `six` or `eight`, for the size of the drawings. */
  size: string
  specimens: { letter: string; drawing: string }[]
  sort: { groups: { rule: string; placed?: string; count?: { ask: string } }[]; example: string } | null
  key: { steps: { number: number; first: Branch; second: Branch }[]; example: string } | null
}

export interface Branch {
  /** Such as "It has wings." */
  clue: string
  /** "Go to step 2." or "It is the salt moth." */
  leadsTo: string
}
