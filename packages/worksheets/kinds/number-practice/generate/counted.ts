import type { SheetSetting } from '@pencil-quest/contract/sheets'
import type { Counter } from '../../../figures/counter.ts'

/** What the pictures of a page show: what its lesson plays for where there is an outline of it, else rings. */
export function counted({ things }: SheetSetting): { look: Counter; one: string; many: string } {
  const thing = things.find(({ mark }) => mark)
  return thing?.mark
    ? { look: thing.mark, one: thing.one, many: thing.many }
    : { look: 'ring', one: 'ring', many: 'rings' }
}
