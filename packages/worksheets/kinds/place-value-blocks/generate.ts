import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { expanded } from './generate/expanded.ts'
import { read } from './generate/read.ts'
import { lay } from './generate/sheet.ts'
import { trade } from './generate/trade.ts'
import type { PlaceValueBlocksView } from './view.ts'

type Spec = SpecOf<'place-value-blocks'>

/** Largest number of a page. Source: Common Core State Standards for Mathematics, numbers in base ten. */
const largest: Record<Grade, number> = {
  kindergarten: 19,
  '1st': 99,
  '2nd': 999,
  '3rd': 999,
  '4th': 999_999,
  '5th': 999_999,
}
const largestInBlocks = 999
/** A page needs room for different numbers. */
const least = { read: 16, trade: 60, expanded: 60 }

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<PlaceValueBlocksView> {
  const upTo = Math.min(spec.upTo, largest[setting.grade], spec.form === 'expanded' ? Infinity : largestInBlocks)
  if (upTo < least[spec.form]) throw new CannotDraw(`Too few numbers up to ${upTo}`)
  const { title, instructions, sections } = { read, trade, expanded }[spec.form]({ ...spec, upTo }, setting, random)
  return { title, instructions, ...lay(sections) }
}
