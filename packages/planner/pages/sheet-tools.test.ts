import { expect, test } from 'vitest'
import { sheetTools } from './sheet-tools.ts'

test.each<[string, string, object, string[]]>([
  ['nothing for sums', 'Work out the numbers.', { items: ['2 + 3'] }, []],
  ['as many colors as a page names', 'Draw ten dots. Make two colors.', {}, ['crayons 2 colors']],
  [
    'some colors where it says to color',
    'Draw a fish.',
    { boxes: [{ prompt: 'Color the water.' }] },
    ['crayons 3 colors'],
  ],
  ['a ruler of their own', 'Measure each rod with your ruler.', {}, ['ruler 1']],
])('a page needs %s', (_what, instructions, view, expected) => {
  const found = sheetTools({ kind: 'organizer', instructions, view } as unknown as Parameters<typeof sheetTools>[0])
  expect(found.map(({ name, quantity }) => `${name} ${quantity}`)).toEqual(expected)
})

test('a page to color by number needs the colors of its legend', () => {
  const legend = ['red', 'blue', 'green', 'gold'].map((color, i) => ({ numbers: String(i), color }))
  const page = { kind: 'color-by-number', instructions: 'Help Dot color it.', view: { legend } }
  const found = sheetTools(page as unknown as Parameters<typeof sheetTools>[0])
  expect(found).toMatchObject([{ name: 'crayons', quantity: '4 colors' }])
})
