import { describe, expect, test } from 'vitest'
import { sumsIn, sumsOn, worksOut } from './sums.ts'

describe('sums', () => {
  test.each<[string, string, boolean]>([
    ['Draw 3 equal rows of 4. That is 12.', '3 * 4', true],
    ['4 rows of 5 chairs', '5 * 4', true],
    ['52 − 27, one under the other', '52 - 27', true],
    ['52 − 27, one under the other', '27 - 52', false],
    ['3 rows of beans and 4 more', '3 * 4', false],
  ])('%s: whether it works out %s', (text, noted, isWorkedOut) => {
    expect(worksOut(text, noted)).toBe(isWorkedOut)
  })

  test('of a text are noted as questions note theirs, and turned around where that is the same', () => {
    expect(sumsIn('Write 47 + 28, one under the other.')).toEqual(['47 + 28', '28 + 47'])
    expect(sumsIn('5,003 − 1,768. Then 8 × 5 and 63 ÷ 9')).toEqual(['5003 - 1768', '8 * 5', '5 * 8', '63 / 9'])
    expect(sumsIn('5/8 + 6/8, 0.5 + 1.25.')).toEqual(['5/8 + 6/8', '6/8 + 5/8', '0.5 + 1.25', '1.25 + 0.5'])
    expect(sumsIn('page 3-4 of it, 12 beans')).toEqual(['3 - 4'])
  })

  test('of a page are those that the child works out, in a row or one under the other', () => {
    const items = [
      { label: 'Example', line: [{ text: '8 + 5 =' }, { filled: '13' }] },
      { label: '1', line: [{ text: '7' }, { text: '+' }, { text: '6' }, { text: '=' }, { blank: 'box' }] },
      { label: '2', column: { top: '1,045', sign: '−', bottom: '29' }, line: [{ blank: 'long' }] },
      { label: '3', line: [{ text: '4 +' }, { blank: 'box' }, { text: '= 9' }] },
      {
        label: '4',
        line: [{ fraction: { top: '1', bottom: '3' } }, { text: '+' }, { fraction: { top: '1', bottom: '4' } }],
      },
    ]
    const view = { sections: [{ heading: 'Add.', layout: 'rows', across: 'by-2', items }] }
    expect(sumsOn({ kind: 'number-practice', view })).toEqual(['7 + 6', '6 + 7', '1045 - 29', '1/3 + 1/4', '1/4 + 1/3'])
    expect(sumsOn({ kind: 'sudoku', view: {} })).toEqual([])
  })
})
