import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { SortGroupsView } from './view.ts'

/** Words sorted into two or three groups, by their letters or by what is true of them. */
export const sortGroups: KindDefinition<'sort-groups', SortGroupsView> = {
  kind: 'sort-groups',
  subjects: ['reading', 'science'],
  generate,
  solve,
  samples,
}
