import { grades } from '@pencil-quest/contract/choices'
import { describe, expect, test } from 'vitest'
import { checkPassage, repeats } from './check-passage.ts'
import { dogManPassages } from './dog-man/index.ts'
import { farmLifePassages } from './farm-life/index.ts'

const worlds = [
  ['dog-man', dogManPassages],
  ['farm-life', farmLifePassages],
] as const

test.each(worlds)('%s has two passages for each grade', (theme, passages) => {
  expect(passages.map((passage) => passage.theme)).toEqual(passages.map(() => theme))
  expect(passages.map(({ grade }) => grade)).toEqual(grades.flatMap((grade) => [grade, grade]))
  expect(repeats(passages.map(({ id }) => id))).toEqual([])
  expect(repeats(passages.map(({ title }) => title))).toEqual([])
})

describe.each(worlds.flatMap(([, passages]) => passages).map((passage) => [passage.id, passage] as const))(
  '%s',
  (_id, passage) => {
    checkPassage(passage)
  },
)
