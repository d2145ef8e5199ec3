import type { Suspect } from '@pencil-quest/content/types'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { seeded } from '@pencil-quest/worksheets/random'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headOf, readingsOf } from './sheet-readings.ts'

const tells = 'Dot took notes. Each answer is how loud one beep was.'
const frog: Suspect = {
  ...{ id: 'frog', name: 'a frog', guess: 'A frog?', olderGuess: 'A frog?', ruledOut: 'Not a frog: it sleeps.' },
  keyWord: 'sleeps',
  reading: {
    ...{ side: 'over', tells, most: 'loudest beep' },
    ...{ says: 'A frog croaks louder than {n} dots.', none: 'No beep is louder than {n} dots.' },
  },
}
const mouse: Suspect = {
  ...frog,
  name: 'a mouse',
  reading: {
    ...{ side: 'under', tells, most: 'softest beep' },
    ...{ says: 'A mouse squeaks softer than {n} dots.', none: 'No beep is softer than {n} dots.' },
  },
}
const sheet = (answers: readonly string[], part: Partial<Sheet> = {}): Sheet =>
  ({
    ...{ id: 'd1s1', kind: 'number-practice', grade: '4th', day: 1, instructions: 'Help the crew. Look first.' },
    answers: answers.map((answer, i) => ({ label: String(i + 1), answer })),
    ...part,
  }) as Sheet
const on = (page: Sheet, suspect: Suspect = frog) => readingsOf(suspect, page, seeded('readings'))

describe('readings', () => {
  test('are on no page that cannot prove anything', () => {
    expect(on(sheet(['5', '6']))).toBeNull()
    expect(on(sheet(['5', '6', '7', '<']))).toBeNull()
    expect(on(sheet(['5', '6', '6', '5']))).toBeNull()
    expect(on(sheet(['59 R 7', '43 R 5', '61 R 1'], { kind: 'long-division' }))).toBeNull()
    expect(on(sheet(['5', '6', '7'], { kind: 'bar-graph' }))).toBeNull()
    expect(on(sheet(['1/2', '3/8', '2/3']))).toBeNull()
    expect(on(sheet(['200 cubic cm', '210 cubic cm', '216 cubic m']))).toBeNull()
    expect(on(sheet(['4349', '5162', '7431']))?.limit).toBe('7500')
    const heap = { ...frog, reading: { ...frog.reading, says: 'It is over {n} inches.', none: 'No, over {n} inches.' } }
    expect(on(sheet(['4349', '5162', '7431']), heap as Suspect)).toBeNull()
    expect(on(sheet(['3 2/5', '1 1/2', '5/4']))).toBeNull()
    expect(on(sheet(['3 2/5', '1 1/2', '5/4']), heap as Suspect)?.limit).toBe('4')
    expect(on(sheet(['2/5', '1/2', '3/4']), heap as Suspect)).toBeNull()
    const { reading: _, ...silent } = frog
    expect(on(sheet(['5', '6', '7']), silent)).toBeNull()
  })

  test('stay within the numbers of the grade, and over nothing', () => {
    expect(on(sheet(['980', '990', '999'], { grade: '2nd' }))?.limit).toBe('1000')
    expect(on(sheet(['980', '990', '1000'], { grade: '2nd' }))).toBeNull()
    expect(on(sheet(['0', '6', '7']), mouse)).toBeNull()
    expect(on(sheet(['1', '6', '7']), mouse)).toBeNull()
    const [fine, wide] = ['dots', 'hairs'].map((unit): Suspect => {
      const { reading } = frog
      return { ...frog, ...(reading && { reading: { ...reading, says: `It is over {n} ${unit}.` } }) }
    })
    expect(on(sheet(['1', '2', '4']), fine)?.limit).toBe('5')
    expect(on(sheet(['1', '2', '4']), wide)).toBeNull()
    expect(on(sheet(['1', '2', '24']), wide)?.limit).toBe('25')
  })

  test('are not the numbers of things that are drawn and counted', () => {
    const view = { sections: [{ items: [{ figure: '<svg><g class="counter"/></svg>' }] }] }
    expect(on(sheet(['5', '6', '7'], { view }))).toBeNull()
    const named = { sections: [{ heading: 'Use the rows to find how many screw boxes in all.', items: [] }] }
    expect(on(sheet(['5', '6', '7'], { view: named }))).toBeNull()
    const plain = { sections: [{ heading: 'Count on. Write how many in all.', items: [] }] }
    expect(on(sheet(['5', '6', '7'], { view: plain }))).not.toBeNull()
  })

  test.each([
    [['3', '7', '9'], '10', '2'],
    [['24', '56', '31'], '60', '20'],
    [['24', '60', '31'], '65', '20'],
    [['118', '156', '349'], '350', '100'],
    [['434, about 400', '516, about 500', '743, about 700'], '750', '400'],
    [['6.45', '3.1', '2.75'], '6.5', '2.5'],
  ])('of %j have the round limits %s and %s', (answers, over, under) => {
    expect([on(sheet(answers))?.limit, on(sheet(answers), mouse)?.limit]).toEqual([over, under])
  })

  test('hold the one that decides, and say the limit', () => {
    const values = fc.uniqueArray(fc.integer({ min: 5, max: 8_999 }), { minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(values, fc.constantFrom(frog, mouse), (numbers, suspect) => {
        const found = on(sheet(numbers.map(String)), suspect)
        const isOver = suspect === frog
        if (!found) throw new Error('no readings')
        const { items, limit, says, why, clears } = found
        const compared = items.map((item) => numbers[Number(item) - 1] ?? Number.NaN)
        expect(compared).toContain(isOver ? Math.max(...numbers) : Math.min(...numbers))
        for (const number of numbers) expect(isOver ? number < Number(limit) : number > Number(limit)).toBe(true)
        expect([says, why].every((text) => text.includes(`than ${Number(limit).toLocaleString('en-US')} dots`))).toBe(
          true,
        )
        expect(clears).toBe(suspect.name)
        expect(items).toEqual(items.toSorted((a, b) => Number(a) - Number(b)))
      }),
    )
  })
})

test('the head of such a page says what was measured, in place of what the scene needs its sums for', () => {
  const head = (page: Sheet) => frog.reading && headOf(frog.reading, page)
  expect(head(sheet(['5']))).toBe(`${tells} Look first.`)
  expect(head(sheet(['5'], { kind: 'area-model', instructions: 'Split. Add.' }))).toBe(`${tells} Split. Add.`)
})
