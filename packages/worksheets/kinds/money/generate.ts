import type { Noun, SheetSetting } from '@pencil-quest/contract/sheets'
import { money } from '../../figures/money.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { byStep, distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { written } from './written.ts'

type Spec = SpecOf<'money'>

const purses = 7
const prices = 8
const trades = 7
const mostPieces = 9
const purseMm = 76

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (spec.values.length < 2) throw new CannotDraw('Money takes two values or more')
  const place = headline(setting.place)
  if (spec.form === 'count')
    return taskSheet(
      {
        title: `Purses of ${place}`,
        instructions: 'How much is in each purse? Begin with the largest value.',
        columns: 2,
      },
      count(spec, setting, random),
    )
  if (spec.form === 'make')
    return taskSheet(
      {
        title: `Pay at ${place}`,
        instructions: 'Pay each price with as few coins and bills as you can. Write how many of each.',
        columns: 2,
        head: money(
          spec.values.toSorted((a, b) => a - b),
          180,
        ),
        notes: ['You have plenty of these:'],
      },
      make(spec, setting, random),
    )
  return taskSheet(
    { title: `Change at ${place}`, instructions: 'How much comes back? Count up from the price.', columns: 1 },
    change(spec, setting, random),
  )
}

function count({ values, upTo }: Spec, { step }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const pieces = Array.from({ length: random.int(3, byStep([5, mostPieces], step)) }, () => random.pick(values))
    const total = sum(pieces)
    return total <= upTo && new Set(pieces).size > 1 ? pieces.toSorted((a, b) => b - a) : null
  }
  return distinct(
    purses,
    draw,
    (pieces) => String(sum(pieces)),
    (pieces) => pieces.length,
  ).map((pieces) => ({
    figure: money(pieces, purseMm),
    answer: written(sum(pieces)),
    note: `${written(sum(pieces) - (pieces.at(-1) ?? 0))} if the last coin was left out.`,
  }))
}

function make({ values, upTo }: Spec, { step, things }: SheetSetting, random: Random): Item[] {
  const smallest = Math.min(...values)
  const draw = () => {
    const price = random.int(1, Math.floor(byStep([upTo * 0.6, upTo], step) / smallest)) * smallest
    const pieces = fewest(price, values)
    return pieces.length >= 2 && pieces.length <= 8 ? { price, pieces } : null
  }
  return distinct(
    prices,
    draw,
    ({ price }) => String(price),
    ({ pieces }) => pieces.length,
  ).map(({ price, pieces }, i) => ({
    ask: `One ${nounAt(things, i).one}: ${written(price)}`,
    answer: listed(pieces),
    note: `Begin with the largest that fits: ${written(pieces[0] ?? 0)}.`,
  }))
}

function change({ values, upTo }: Spec, { step, things, characters }: SheetSetting, random: Random): Item[] {
  const bills = [100, 500, 1000, 2000].filter((bill) => bill <= Math.max(upTo, 100))
  const finest = Math.min(...values)
  const draw = () => {
    const paid = random.pick(bills.slice(0, byStep([2, bills.length], step)))
    const price = random.int(Math.ceil((paid * 0.2) / finest), Math.floor((paid * 0.95) / finest)) * finest
    return price < paid ? { paid, price } : null
  }
  const chosen = distinct(
    trades,
    draw,
    ({ paid, price }) => String(paid - price),
    ({ paid, price }) => paid + (price % 100),
  )
  return chosen.map(({ paid, price }, i) => ({
    ask: `One ${nounAt(things, i).one} costs ${written(price)}. ${characters[i % characters.length]} pays with ${written(paid)}.`,
    lead: 'Change:',
    answer: written(paid - price),
    note: changeNote(paid, price),
  }))
}

function changeNote(paid: number, price: number): string {
  const cents = price % 100
  if (cents === 0 || paid < 200)
    return `Count up: ${written(price)} and ${written(paid - price)} make ${written(paid)}.`
  return `${written(paid - price + 100)} if no dollar was changed into cents.`
}

function fewest(price: number, values: readonly number[]): number[] {
  const pieces: number[] = []
  let left = price
  for (const value of values.toSorted((a, b) => b - a)) {
    for (; left >= value; left -= value) pieces.push(value)
  }
  return left === 0 ? pieces : []
}

function listed(pieces: readonly number[]): string {
  return [...new Set(pieces)]
    .map(
      (value) =>
        `${pieces.filter((piece) => piece === value).length} × ${value < 100 ? `${value}¢` : `$${value / 100}`}`,
    )
    .join(', ')
}

function nounAt(things: readonly Noun[], index: number): Noun {
  return things[index % things.length] as Noun
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
