import { texts } from '@pencil-quest/contract/texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withChildName } from './child-name.ts'

test('any name stands wherever the placeholder stood, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (name, before, after) => {
      const plain = (text: string) => text.replaceAll('{child}', '')
      const text = `${plain(before)}{child}${plain(after)}`
      fc.pre(text.split('{child}').length === 2 && name !== texts.placeholderName)
      const { days } = withChildName({ days: [{ text, minutes: 5 }] }, name)
      expect(days).toEqual([{ text: plain(before) + name + plain(after), minutes: 5 }])
    }),
  )
})

test('names that look like patterns are printed as they are', () => {
  for (const name of ['$&', "O'Neil", '</script>', '{child}', 'Zoë "Z" 李']) {
    expect(withChildName('Hello, {child}!', name)).toBe(`Hello, ${name}!`)
  }
})

test('without a name the placeholder begins as its place in the sentence asks', () => {
  expect(withChildName('{child} is here. Welcome, {child}! Let {child} in. {child}, come in.', null)).toBe(
    'Your explorer is here. Welcome, explorer! Let your explorer in. Your explorer, come in.',
  )
})

test('a character who has the name of the child is called something else, the others keep theirs', () => {
  const plan = { cast: ['Noor', 'Mateo'], days: [{ text: "Noor's hat fits {child}. Noortje and Mateo laugh." }] }
  expect(withChildName(plan, 'noor').days).toEqual([{ text: "Robin's hat fits noor. Noortje and Mateo laugh." }])
  expect(withChildName(plan, 'Noor Van Dijk').days[0]?.text).toContain("Robin's hat fits Noor Van Dijk.")
  expect(withChildName(plan, 'Ada').days[0]?.text).toContain("Noor's hat fits Ada.")
  expect(withChildName(plan, null).days[0]?.text).toContain("Noor's hat fits your explorer.")
})
