import type { PlanView } from '@pencil-quest/contract/plans'

/** What printing needs to know of a plan. */
export type Printable = Pick<PlanView, 'id' | 'length' | 'sheets' | 'worksheetPackage'>
