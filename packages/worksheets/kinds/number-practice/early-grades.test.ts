import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { numberPractice } from './index.ts'

function pages(grade: SheetSetting['grade'], task: NumberTask, things = sampleSetting(grade).things) {
  return Array.from({ length: 90 }, (_, seed) => {
    const setting = { ...sampleSetting(grade), things, step: (seed % 3) as 0 | 1 | 2 }
    return numberPractice.generate({ kind: 'number-practice', tasks: [task] }, setting, seeded('early', seed))
  })
}

test('tens and ones are added to one number, beside each other', () => {
  for (const { view } of pages('1st', { do: 'tens-or-ones', upTo: 100 }))
    for (const { items } of view.sections) {
      const sums = items.map(({ line }) => numbersIn(JSON.stringify(line)))
      expect(items.length % 2).toBe(0)
      for (let i = 0; i < sums.length; i += 2) expect(sums[i]?.[0]).toBe(sums[i + 1]?.[0])
    }
})

test('both answers come on a page that asks which one', () => {
  for (const { answers } of pages('kindergarten', { do: 'more-and-fewer', upTo: 10 }))
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(2)
})

test.each<[SheetSetting['grade'], NumberTask]>([
  ['2nd', { do: 'add-new-ten', upTo: 100 }],
  ['3rd', { do: 'round-to-check', of: 'sum', to: 100, upTo: 1000 }],
  ['5th', { do: 'round-to-check', of: 'product', upTo: 99 }],
])('%s: yes and no about half each, never three alike in a row', (grade, task) => {
  for (const { answers } of pages(grade, task)) {
    const said = answers.map(({ answer }) => (answer.endsWith('yes') ? 'y' : 'n')).join('')
    expect(said).not.toMatch(/yyy|nnn/)
    expect(Math.abs(said.split('y').length - said.split('n').length)).toBeLessThanOrEqual(1)
  }
})

test('counted numbers do not come in order', () => {
  for (const { answers } of pages('kindergarten', { do: 'count', from: 1, upTo: 10 })) {
    const counted = answers.map(({ answer }) => Number(answer))
    expect(counted).not.toEqual(counted.toSorted((a, b) => a - b))
  }
})

test.each<[SheetSetting['grade'], NumberTask]>([
  ['kindergarten', { do: 'ten-and-more', upTo: 19 }],
  ['kindergarten', { do: 'ten-and-more', upTo: 19, bare: true }],
  ['kindergarten', { do: 'start-with-bigger', upTo: 10 }],
  ['1st', { do: 'add', form: 'row', upTo: 20 }],
  ['1st', { do: 'subtract', form: 'row', upTo: 20 }],
])('%s: answers do not go up or down by one or two, or a child would count on', (grade, task) => {
  for (const { answers } of pages(grade, task)) {
    const values = answers.map(({ answer }) => Number(answer.split('= ').at(-1)))
    const steps = values.slice(1).map((value, i) => value - (values[i] ?? value))
    expect(values.length).toBeGreaterThan(2)
    expect(steps.every((step) => step === 1 || step === 2)).toBe(false)
    expect(steps.every((step) => step === -1 || step === -2)).toBe(false)
  }
})

test('2nd: the tens or ones decide in some comparisons', () => {
  for (const { view } of pages('2nd', { do: 'compare', upTo: 999 })) {
    const pairs = view.sections.flatMap(({ items }) => items.map(({ line }) => numbersIn(JSON.stringify(line))))
    const decided = pairs.filter(([a = 0, b = 0]) => a !== b && Math.floor(a / 100) === Math.floor(b / 100))
    expect(decided.length).toBeGreaterThan(1)
  }
})

test('the child is the one to cross out; the example shows how', () => {
  for (const { view } of pages('kindergarten', { do: 'cross-out', upTo: 10 })) {
    const [example, ...open] = view.sections.flatMap(({ items }) => items)
    expect(example?.figure).toContain('<line')
    expect(open.some(({ figure }) => figure?.includes('<line'))).toBe(false)
  }
})

test('most differences open a hundred over a zero where the page is about that, and the example; else none', () => {
  const opening = (overZero?: true) => {
    const task = {
      do: 'subtract',
      form: 'column',
      upTo: 1000,
      regroup: true,
      estimate: 100,
      ...(overZero && { overZero }),
    } as const
    return pages('3rd', task).map(({ view }) => {
      const columns = view.sections.flatMap(({ items }) => items.map(({ column }) => column))
      return columns.map((column) => {
        const [from, taken] = [Number(column?.top), Number(column?.bottom)]
        return Math.floor(from / 10) % 10 === 0 && from % 10 < taken % 10
      })
    })
  }
  for (const [example, ...open] of opening(true)) {
    expect(example).toBe(true)
    expect(open.filter(Boolean).length * 2).toBeGreaterThan(open.length)
  }
  for (const all of opening()) expect(all).not.toContain(true)
})

test('as many numbers are rounded down as up, but for one', () => {
  for (const { view, answers } of pages('4th', { do: 'round', to: 1000, upTo: 1_000_000 })) {
    const given = view.sections.flatMap(({ items }) =>
      items.slice(1).map(({ line }) => numbersIn(JSON.stringify(line))[0]),
    )
    const up = answers.filter(({ answer }, i) => Number(String(answer).replaceAll(',', '')) > Number(given[i])).length
    expect(Math.abs(answers.length - 2 * up)).toBeLessThanOrEqual(2)
  }
})

test('nines: each number has one where it is rounded, and half of them pass it, the example too', () => {
  for (const { view } of pages('4th', { do: 'round', to: 10_000, upTo: 999_999, nines: true })) {
    const given = view.sections.flatMap(({ items }) => items.map(({ line }) => numbersIn(JSON.stringify(line))[0] ?? 0))
    const passed = given.map((n) => Math.floor(n / 1000) % 10 > 4)
    expect(given.every((n) => Math.floor(n / 10_000) % 10 === 9)).toBe(true)
    expect(passed[0]).toBe(true)
    expect(Math.abs(passed.filter(Boolean).length * 2 - passed.length)).toBeLessThanOrEqual(1)
  }
})

const counting: NumberTask = { do: 'count', from: 4, upTo: 10, scattered: true }

test.each([
  ['<circle', []],
  ['class="counter"', [{ one: 'star map', many: 'star maps', mark: 'map' as const }]],
])('what lies scattered as %s: every item, and only those of the example are crossed out', (mark, things) => {
  for (const { view } of pages('kindergarten', counting, things)) {
    const [example = '', ...open] = view.sections.flatMap(({ items }) => items.map(({ figure = '' }) => figure))
    const drawn = example.split(mark).length - 1
    expect(drawn).toBeGreaterThanOrEqual(4)
    expect(example.split('<line').length - 1).toBe(drawn)
    expect(open.length).toBeGreaterThan(0)
    for (const figure of open) expect(figure).not.toMatch(/<line|<rect|fill="#000"/)
  }
})

test('a thing among others is not proved to be counted with them', () => {
  const [{ view } = { view: { sections: [] } }] = pages('kindergarten', counting, [
    { one: 'star map', many: 'star maps', mark: 'map' },
  ])
  const [item] = view.sections.flatMap(({ items }) => items.slice(1))
  if (!item?.figure) throw new Error('no item')
  const figure = item.figure.replace(/(<g class="counter"[^>]*>).*?<\/g>/, '$1<path d="M0 0h9"/></g>')
  const changed = { sections: [{ ...view.sections[0], items: [item, { ...item, figure }] }] }
  const [same, ofOthers] = numberPractice.solve(changed as never)
  expect(same).not.toBeNull()
  expect(ofOthers).toBeNull()
})

test('the number to start with comes second in the example and in most of the others, but not in all', () => {
  const tasks = [
    ['kindergarten', { do: 'start-with-bigger', upTo: 10 }],
    ['1st', { do: 'start-near-ten', upTo: 20 }],
  ] as const
  for (const [grade, task] of tasks)
    for (const { view } of pages(grade, task)) {
      const [example, ...others] = view.sections.flatMap(({ items }) =>
        items.map(({ line }) => {
          const [first = 0, second = 0] = numbersIn(JSON.stringify(line))
          return first < second
        }),
      )
      expect(example).toBe(true)
      const turned = others.filter(Boolean).length
      expect(turned * 3).toBeGreaterThanOrEqual(others.length * 2)
      expect(turned).toBeLessThan(others.length)
    }
})

test('the row that is set wider is the longer one, and has more in about half of the items', () => {
  for (const { view, answers } of pages('kindergarten', { do: 'more-and-fewer', upTo: 10 })) {
    const open = view.sections.flatMap(({ items }) => items.slice(1))
    const isWideMore = open.map(({ figure = '' }, i) => {
      const rings = [...figure.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }))
      const rows = Object.values(Object.groupBy(rings, ({ y }) => y)).map((row = []) => row.map(({ x }) => x))
      const [a = 0, b = 0] = rows.map((row) => Math.max(...row))
      const [pitchOfA = 0, pitchOfB = 0] = rows.map(([first = 0, second = first]) => second - first)
      expect(pitchOfA > pitchOfB).toBe(a > b)
      return answers[i]?.answer.startsWith(`more ${a > b ? 'A' : 'B'}`)
    })
    expect(Math.abs(isWideMore.filter(Boolean).length * 2 - isWideMore.length)).toBeLessThanOrEqual(1)
    expect(isWideMore[0]).toBe(false)
  }
})

test('steps back are few, and seldom only one', () => {
  for (const { view } of pages('kindergarten', { do: 'steps-back', upTo: 10 })) {
    const taken = view.sections.flatMap(({ items }) =>
      items.map(({ line }) => numbersIn(JSON.stringify(line[0]))[1] ?? 0),
    )
    expect(Math.min(...taken)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...taken)).toBeLessThanOrEqual(3)
    expect(taken.filter((steps) => steps === 1).length).toBeLessThanOrEqual(1)
  }
})

test('counting up and going back are told apart by at least four steps, and no number is gone back from twice', () => {
  for (const { view, answers } of pages('1st', { do: 'up-or-back', upTo: 20 })) {
    const wholes = view.sections.flatMap(({ items }) => items.map(({ line }) => numbersIn(JSON.stringify(line[0]))[0]))
    expect(new Set(wholes).size).toBe(wholes.length)
    expect(new Set(answers.map(({ answer }) => answer.split(', ')[1]))).toEqual(new Set(['up', 'back']))
    for (const { line } of view.sections.flatMap(({ items }) => items)) {
      const [whole = 0, taken = 0] = numbersIn(JSON.stringify(line[0]))
      expect(Math.abs(whole - 2 * taken)).toBeGreaterThanOrEqual(4)
    }
  }
})
