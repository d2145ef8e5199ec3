import type { SpecOf } from '../../kind.ts'

/** A graph to read, not one of the child's own. */
export type ReadSpec = Exclude<SpecOf<'bar-graph'>, { form: 'own' }>
