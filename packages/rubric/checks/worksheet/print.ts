import type { ScoredCheck } from '../../check.ts'

/** What the data of a plan cannot tell: it is measured on the printed pages, by the tests of the packages. */
export const printsWell: ScoredCheck = {
  id: 'G5',
  name: 'Prints well',
  threshold: 'measured on the printed page',
  weight: 4,
  measure: () => [],
}
