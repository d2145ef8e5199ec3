import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { baseTen } from '../../figures/base-ten.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { digits, grouped } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'place-value-blocks'>

const counts = { read: 8, trade: 6, expanded: 9 }

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (spec.form !== 'expanded' && spec.upTo > 999) throw new CannotDraw('Blocks are drawn up to 999')
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const titles = { read: 'Block Towers', trade: 'Trading Tens', expanded: 'Numbers Apart' }
  const tasks = {
    read: `${who} builds numbers with blocks. Which number is it?`,
    trade: `${who} has too many loose blocks. Trade ten for one of the next size. Which number is it?`,
    expanded: 'Take each number apart, or put it together again.',
  }
  const make = { read, trade, expanded }[spec.form]
  const columns = spec.form === 'expanded' ? 1 : 2
  return taskSheet(
    { title: `${titles[spec.form]} of ${place}`, instructions: tasks[spec.form], columns },
    make(spec, setting, random),
  )
}

function chosen(spec: Spec, { step }: SheetSetting, random: Random): number[] {
  const count = spec.form === 'read' && spec.upTo > 99 ? 6 : counts[spec.form]
  const share = spec.upTo < 20 ? 1 : 0.6 + step * 0.2
  const least = spec.upTo < 20 ? 11 : spec.upTo <= 100 ? 12 : 101
  const draw = () => {
    const value = random.int(least, Math.floor(spec.upTo * share))
    return value % 10 === 0 && random.next() < 0.7 ? null : value
  }
  return distinct(count, draw, String, (value) => (spec.upTo < 20 ? 0 : value))
}

function read(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return chosen(spec, setting, random).map((value) => {
    const [ones = 0, tens = 0, hundreds = 0] = digits(value)
    const note =
      hundreds > 0
        ? `${grouped(Number(`${hundreds}${ones}${tens}`))} if tens and ones changed places.`
        : `${tens + ones} if a rod was counted as one.`
    return { figure: baseTen(hundreds, tens, ones), answer: String(value), note }
  })
}

/** The same number with a ten or a hundred broken into smaller blocks. */
function trade(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return chosen(spec, setting, random).map((value) => {
    const [ones = 0, tens = 0, hundreds = 0] = digits(value)
    const breaksTen = tens > 0 && (hundreds === 0 || random.next() < 0.5)
    const shown = breaksTen ? ([hundreds, tens - 1, ones + 10] as const) : ([hundreds - 1, tens + 10, ones] as const)
    const usable = shown[0] >= 0 ? shown : ([hundreds, tens, ones] as const)
    return {
      figure: baseTen(...usable),
      answer: String(value),
      note: `${usable.join('').replace(/^0+/, '')} if nothing was traded.`,
    }
  })
}

function expanded(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  return chosen(spec, setting, random).map((value, i) => {
    const parts = digits(value)
      .map((digit, power) => digit * 10 ** power)
      .filter((part) => part > 0)
      .reverse()
      .map(grouped)
    const together = parts.join(' + ')
    if (i % 2 === 0) return { lead: `${grouped(value)} =`, answer: together, note: apartNote(value) }
    const mixed = setting.step === 2 ? random.shuffle(parts).join(' + ') : together
    return { lead: `${mixed} =`, answer: grouped(value), note: 'A place without blocks is a 0 in the number.' }
  })
}

function apartNote(value: number): string {
  return `${digits(value).reverse().join(' + ')} if the digits were written instead of their worth.`
}
