import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { writtenDecimal } from '../../../numbers/decimal.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'

/** `0.35` of 35 hundredths, without zeros at the end. */
export function decimal(hundredths: number): string {
  return writtenDecimal({ scaled: hundredths, places: 2 })
}

/** `3 tenths`, `1 hundredth`. */
export function counted(count: number, one: 'tenth' | 'hundredth'): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

/**
 * Different numbers of hundredths below one whole that fill no whole column, plain ones first; from the second step on
 * `small` of them are below one tenth.
 */
export function hundredths(count: number, small: number, { step }: SheetSetting, random: Random): number[] {
  const few = step === 0 ? 0 : small
  const below = random.sample([2, 3, 4, 5, 6, 7, 8, 9], few)
  const draw = () => {
    const value = random.int(12, 98)
    return value % 10 === 0 ? null : value
  }
  return [...distinct(count - few, draw, String, () => 0), ...below]
}
