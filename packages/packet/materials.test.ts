import type { Material, PlanDocument } from '@pencil-quest/contract/plan-document'
import { expect, test } from 'vitest'
import { materialsPage, most } from './pages/materials.ts'

test.each([
  ['paper', ['2 sheets', '1 sheet', '3 sheets'], '6 sheets'],
  ['paper', ['1 sheet', '1 sheet'], '2 sheets'],
  ['crayons', ['1', '3', '2 colors'], '3'],
  ['paper', ['2 sheets, torn into 8 cards', '1 sheet'], '3 sheets'],
  ['paper', ['1 sheet'], '1 sheet'],
  ['paper', ['up to 6 sheets', '2 sheets'], '8 sheets'],
  ['index cards', ['6', '4', '3'], '13'],
  ['chalk', ['2 sticks, broken into 6 pieces', '1 stick'], '3 sticks'],
  ['buttons', ['6', '4', '3'], '6'],
  ['crayons', ['3', '3 colors'], '3 colors'],
  ['spoons', ['6', '1, metal'], '6, 1 of them metal'],
  ['spoons', ['6', '6, of one size', '1, metal'], '6, of one size, 1 of them metal'],
  ['pencils', ['1', '2, a long and a short one'], '2, a long and a short one'],
  ['books', ['1', '2, to stand up', '1, thin'], '2, 1 of them thin'],
  ['cups', ['1, wide', '1, clear plastic'], '1, wide; 1, clear plastic'],
  ['water', ['1 cup', '2 cups, cool'], '1 cup; 2 cups, cool'],
  ['tape', ['1 short strip', '1 roll'], '1 roll'],
  ['flour', ['a handful', 'a handful', '1 cup'], 'a handful; 1 cup'],
])('of %s, %o, you need %s', (name, quantities, needed) => {
  expect(most(quantities, name)).toBe(needed)
})

const pageOf = (...uses: readonly Partial<Material>[]) => {
  const days = uses.map((use, i) => ({
    day: i + 1,
    opener: { title: 'A Knock' },
    activities: [
      {
        subject: 'math',
        lessonTitle: 'Count the Knocks',
        meta: { materials: [{ core: true, quantity: '1', ...use }] },
      },
    ],
  }))
  return materialsPage({ days } as unknown as PlanDocument).text
}

const rowsOf = (...uses: readonly Partial<Material>[]) => {
  const [text = ''] = pageOf(...uses).split('The plan at a glance')
  return [...text.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => row.match(/(?<=<td>)[^<]*(?=<\/td>)/g))
}

test('what is at hand every day is not looked for, and more of it is', () => {
  expect(rowsOf({ name: 'pencils' }, { name: 'crayons', quantity: '1 color' })).toEqual([])
  expect(rowsOf({ name: 'pencils' }, { name: 'pencils', quantity: '2' })).toEqual([['pencils', '2', '2', '']])
})

test.each([
  [['buttons or coins', 'coins or pasta'], 'coins'],
  [['yarn', 'a straw'], 'yarn, for some uses a straw'],
  [['rice or pasta', 'pasta', 'buttons'], 'pasta, for some uses buttons'],
  [['a ruler, laid again and again'], 'a ruler, laid again and again'],
  [['yarn', undefined], ''],
])('instead of what %s stand in for: %s', (substitutes, instead) => {
  const uses = substitutes.map((substitute) => ({ name: 'string', ...(substitute && { substitute }) }))
  expect(rowsOf(...uses)[0]?.at(-1)).toBe(instead)
})

test('what a toddler might swallow is said to be small, and nothing is said where all is large', () => {
  expect(pageOf({ name: 'buttons' }, { name: 'dry beans' }, { name: 'socks' })).toContain('(buttons, dry beans)')
  expect(pageOf({ name: 'socks' }, { name: 'books' })).not.toContain('under three')
})
