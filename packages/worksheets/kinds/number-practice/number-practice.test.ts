import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numberPractice } from './index.ts'
import { solve } from './solve.ts'
import type { Item, NumberView, Piece } from './view.ts'

const seeds = 300
const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}

function reopened(item: Item): Item {
  const line = item.line.map((piece): Piece => {
    if ('filledFraction' in piece) return { blank: 'stack' }
    if (!('filled' in piece)) return piece
    return { blank: /^[<>=]$/.test(piece.filled) ? 'ring' : 'box' }
  })
  const below = item.below?.map((piece): Piece => ('filled' in piece ? { blank: 'box' } : piece))
  return { ...item, line, ...(below && { below }) }
}

/** What the example shows as its answer, as a solver would say it. */
function shown(item: Item): string[] {
  return item.line.flatMap((piece) => {
    if ('filledFraction' in piece) return [`${piece.filledFraction.top}/${piece.filledFraction.bottom}`]
    return 'filled' in piece ? [piece.filled] : []
  })
}

function printedNumbers(view: NumberView): number[] {
  const plain = view.sections.flatMap(({ items }) => items.flatMap(({ line, column }) => strings({ line, column })))
  return plain.flatMap((value) => [...value.replace(/,(?=\d)/g, '').matchAll(/\d+(\.\d+)?/g)].map(([n]) => Number(n)))
}

describe.each(numberPractice.samples)('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => numberPractice.generate(spec, setting, seeded('np', seed)))

  test('the printed page has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('labels count on and the first item of each section is worked, rightly', () => {
    for (const { view, answers } of sheets) {
      expect(answers.map(({ label }) => label)).toEqual(answers.map((_, index) => String(index + 1)))
      for (const section of view.sections) {
        const [example, ...others] = section.items
        expect(example?.label).toBe('Example')
        expect(others.length).toBeGreaterThan(0)
        expect(others.flatMap(({ line }) => line.filter((piece) => 'filled' in piece))).toEqual([])
        if (!example) continue
        const [worked] = solve({ sections: [{ ...section, items: [reopened(example)] }] })
        for (const part of shown(example)) expect(worked).toContain(part)
      }
    }
  })

  test('rows under a product are those of its example, and empty for the child', () => {
    for (const { view } of sheets)
      for (const { items } of view.sections) {
        const [example, ...others] = items.map(({ column, line }) => ({ rows: column?.rows ?? [], line }))
        if (!example || example.rows.length === 0) continue
        const sum = example.rows.reduce((all, { text }) => all + Number(text.replaceAll(',', '')), 0)
        expect(example.line).toEqual([{ filled: sum.toLocaleString('en-US') }])
        expect(others.flatMap(({ rows }) => rows.filter(({ text }) => text !== ''))).toEqual([])
        expect(others.every(({ rows }) => rows.length === example.rows.length)).toBe(true)
      }
  })

  test('what crosses a ten does, and what reduces says so', () => {
    const crossing = spec.tasks.some((task) => 'crossesTen' in task)
    for (const { view, answers } of sheets) {
      for (const { note } of answers) expect(note ?? 'plain').not.toMatch(/undefined|NaN|null/)
      const plain = view.sections.flatMap(({ items }) => items.flatMap(({ line }) => line))
      const sums = plain.flatMap((piece) => ('text' in piece ? [/^(\d+) ([+−]) (\d+) =$/.exec(piece.text)] : []))
      for (const found of crossing ? sums : []) {
        const [first = 0, second = 0] = [Number(found?.[1]) % 10, Number(found?.[3]) % 10]
        expect(found?.[2] === '+' ? first + second > 10 : found ? first > 0 && first < second : true).toBe(true)
      }
    }
  })

  test('no item twice, and one answer does not fill the key', () => {
    for (const { view, answers } of sheets) {
      const items = view.sections.flatMap(({ heading, items }) =>
        items.map(({ label, ...rest }) => heading + JSON.stringify(rest)),
      )
      expect(new Set(items).size).toBe(items.length)
      const counts = Object.values(Object.groupBy(answers, ({ answer }) => answer)).map((same) => same?.length ?? 0)
      expect(Math.max(...counts) / answers.length).toBeLessThanOrEqual(0.67)
    }
  })

  test('no number is outside the task', () => {
    const bounds = spec.tasks.map((task) => {
      if ('denominators' in task) return 100
      // A hexagon has the most sides.
      if (task.do === 'sides-and-name') return 6
      if ('left' in task) return task.left[1] * task.right[1] * (task.estimate ? 1.5 : 1)
      if ('divisor' in task) return task.divisor[1] * task.quotient[1] + task.divisor[1]
      // A wrong product may be ten times the right one.
      if (task.do === 'round-to-check' && task.of === 'product') return task.upTo ** 2 * 10
      if ('upTo' in task)
        return ['area', 'perimeter', 'area-and-perimeter', 'volume'].includes(task.do) ? 12 ** 3 : task.upTo
      return 0
    })
    for (const { view } of sheets) expect(Math.max(...printedNumbers(view))).toBeLessThanOrEqual(Math.max(...bounds))
  })

  test('everything in the view is printed', () => {
    for (const { view } of sheets.slice(0, 10)) {
      const page = Mustache.render(pattern, view)
      for (const value of strings(view))
        expect(page.includes(value) || page.includes(Mustache.escape(value))).toBe(true)
    }
  })

  test('the same seed draws the same page', () => {
    expect(numberPractice.generate(spec, setting, seeded('np', 7))).toEqual(sheets[7])
  })

  test('no 1 before a plural', () => {
    for (const { view } of sheets.slice(0, 60))
      expect(JSON.stringify(view)).not.toMatch(/\b1 (moon rocks|tens|ones|hundreds|thousands|rows)\b/)
  })
})
