import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { otherForm } from './generate/family.ts'
import { numberPractice } from './index.ts'
import type { Item } from './view.ts'

const steps = [0, 1, 2] as const

function draw(grade: SheetSetting['grade'], step: SheetSetting['step'], seed: number, ...tasks: NumberTask[]) {
  const setting = { ...sampleSetting(grade), step }
  return numberPractice.generate({ kind: 'number-practice', tasks }, setting, seeded('mix', seed))
}

/** The printed numbers that an item works with. */
function terms({ column, line }: Item): number[] {
  const printed = column ? [column.top, column.bottom] : line.flatMap((piece) => ('text' in piece ? [piece.text] : []))
  return numbersIn(printed.join(' '))
}

function only<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error('nothing was drawn')
  return first
}

test('a page of a harder step leaves the easiest out', () => {
  const mean = (step: SheetSetting['step']) => {
    const pages = Array.from({ length: 40 }, (_, seed) =>
      draw('4th', step, seed, { do: 'divide', form: 'row', divisor: [2, 9], quotient: [2, 9] }),
    )
    const totals = pages.flatMap(({ view }) => only(view.sections).items.map((item) => terms(item)[0] ?? 0))
    return totals.reduce((sum, total) => sum + total, 0) / totals.length
  }
  expect(mean(1)).toBeGreaterThan(mean(0) * 1.1)
  expect(mean(2)).toBeGreaterThan(mean(1) * 1.1)
})

function isRegrouped(what: 'add' | 'subtract', [a = 0, b = 0]: readonly number[]): boolean {
  return what === 'add' ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10
}

test.each<[SheetSetting['grade'], 'row' | 'column', NumberTask & { do: 'add' }]>([
  ['1st', 'column', { do: 'add', form: 'column', upTo: 99, regroup: false }],
  ['2nd', 'row', { do: 'add', form: 'row', upTo: 100, crossesTen: true }],
  ['2nd', 'column', { do: 'add', form: 'column', upTo: 100, crossesTen: true }],
  ['2nd', 'column', { do: 'add', form: 'column', upTo: 100, regroup: true }],
  ['4th', 'row', { do: 'add', form: 'row', upTo: 100 }],
])('%s adding to 100 in a %s: two thirds with two tens', (grade, _form, task) => {
  for (const step of steps.filter((step) => grade !== '1st' || step > 0))
    for (let seed = 0; seed < 60; seed++) {
      const open = draw(grade, step, seed, task).view.sections.flatMap(({ items }) => items.slice(1))
      const both = open.filter((item) => terms(item).every((number) => number > 9))
      expect(both.length * 3, JSON.stringify(open.map(terms))).toBeGreaterThanOrEqual(open.length * 2)
    }
})

test.each(['add', 'subtract'] as const)('%s in a column: the example regroups where items do', (what) => {
  for (const step of steps)
    for (let seed = 0; seed < 60; seed++) {
      const { items } = only(draw('2nd', step, seed, { do: what, form: 'column', upTo: 100 }).view.sections)
      const [example, ...open] = items.map((item) => isRegrouped(what, terms(item)))
      if (open.filter(Boolean).length > 1) expect(example, `step ${step}, seed ${seed}`).toBe(true)
    }
})

test('comparing long numbers: alike in the first places, no number twice', () => {
  for (const step of steps)
    for (let seed = 0; seed < 60; seed++) {
      const items = draw('4th', step, seed, { do: 'compare', upTo: 999_999 }).view.sections.flatMap(
        ({ items }) => items,
      )
      const pairs = items.map((item) => terms(item).map(String))
      expect(new Set(pairs.flat()).size).toBe(pairs.length * 2)
      const tied = pairs.filter(([a = '', b = '']) => a.length === b.length)
      expect(tied.every(([a = '', b = '']) => a.slice(0, 2) === b.slice(0, 2) && a.slice(0, 4) !== b.slice(0, 4))).toBe(
        true,
      )
      expect(tied.length / pairs.length).toBeGreaterThanOrEqual(0.7)
    }
})

test('the key takes a mixed number in the parts of the page', () => {
  expect(otherForm({ top: 8, bottom: 6 })).toBe('Or 1 2/6 or 4/3 or 8/6: the same amount.')
  expect(otherForm({ top: 7, bottom: 6 })).toBe('Or 7/6: the same amount.')
  expect(otherForm({ top: 4, bottom: 6 })).toBe('Or 4/6: the same amount.')
  expect(otherForm({ top: 5, bottom: 6 })).toBeUndefined()
})

test('where both fractions are renamed, no bottom holds the other and no half lies between', () => {
  for (const step of steps)
    for (let seed = 0; seed < 60; seed++) {
      const task: NumberTask = { do: 'compare-fractions', denominators: [3, 4, 5, 6, 8], both: true }
      const { view, answers } = draw('4th', step, seed, task)
      expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['<', '>']))
      for (const { line } of only(view.sections).items) {
        const [a = 0, b = 0, c = 0, d = 0] = numbersIn(JSON.stringify(line))
        expect(Math.max(b, d) % Math.min(b, d), `${a}/${b}, ${c}/${d}`).not.toBe(0)
        expect((2 * a - b) * (2 * c - d)).toBeGreaterThan(0)
      }
    }
})

test.each([
  [11, 60],
  [50, 100],
])('factor pairs of %d to %d: no number is below the first one, every third is prime', (from, upTo) => {
  for (const step of steps)
    for (let seed = 0; seed < 60; seed++) {
      const { items } = only(draw('4th', step, seed, { do: 'factor-pairs', from, upTo }).view.sections)
      const numbers = items.map(({ line }) => numbersIn(JSON.stringify(line[0]))[0] ?? 0)
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(from)
      const primes = numbers.filter((number) => [2, 3, 5, 7].every((divisor) => number % divisor > 0))
      expect([2, 3]).toContain(primes.length)
    }
})

test('mixed numbers are added where all may be past one, else fractions alone', () => {
  for (const pastOne of ['answers', 'all'] as const)
    for (let seed = 0; seed < 60; seed++) {
      const task: NumberTask = { do: 'add-fractions', denominators: [3, 4, 5, 6, 8], like: true, pastOne }
      const { items } = only(draw('4th', 1, seed, task).view.sections)
      const mixed = items.filter(({ line }) => 'text' in (line[0] ?? {}))
      expect(mixed.length).toBe(pastOne === 'all' ? items.length : 0)
    }
})

test.each([12, 100, 300])('boxes up to %d: a hard page asks for some edges, never in the example', (upTo) => {
  for (const step of steps)
    for (let seed = 0; seed < 60; seed++) {
      const { view, answers } = draw('5th', step, seed, { do: 'volume', upTo })
      expect(numberPractice.solve(view)).toEqual(answers.map(({ answer }) => answer))
      const { heading, items } = only(view.sections)
      expect(heading.includes('edge')).toBe(step === 2)
      const hidden = items.filter(({ figure }) => figure?.includes('>? '))
      expect(hidden.length > 0).toBe(step === 2)
      expect(hidden.length * 2).toBeLessThan(items.length)
      expect(hidden).not.toContain(items[0])
    }
})
