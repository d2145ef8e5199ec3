import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areTooAlike, mostAlike } from './likeness.ts'
import type { LooseActivity } from './loose-plan.ts'

const activity = (words: readonly string[]) => ({ parentInstructions: words.join(' ') }) as LooseActivity
const runsOf = (words: readonly string[]) => new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')))

test('two are alike that share enough of their runs of five words, whichever comes first', () => {
  // Mostly one text, so that both sides of the limit come.
  const text = fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 12, maxLength: 30 })
  fc.assert(
    fc.property(text, fc.nat(30), fc.array(fc.constantFrom(...'ijk'), { maxLength: 20 }), (words, at, others) => {
      const changed = [...words.slice(0, at), ...others, ...words.slice(at)]
      const [a, b] = [runsOf(words), runsOf(changed)]
      const both = [...a].filter((run) => b.has(run)).length
      const alike = both / (a.size + b.size - both) >= mostAlike
      expect(areTooAlike(activity(words), activity(changed))).toBe(alike)
      expect(areTooAlike(activity(changed), activity(words))).toBe(alike)
    }),
  )
})

test('two that say nothing are not alike', () => {
  expect(areTooAlike(activity([]), activity([]))).toBe(false)
})
