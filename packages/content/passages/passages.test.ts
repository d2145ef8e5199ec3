import { grades, themes } from '@pencil-quest/contract/choices'
import { describe, expect, test } from 'vitest'
import { worlds } from '../worlds.ts'
import { checkPassage, repeats } from './check-passage.ts'

const passages = Object.values(worlds).flatMap((world) => world.passages)

test('gives two passages to each world and grade', () => {
  for (const theme of themes)
    for (const grade of grades)
      expect(passages.filter((passage) => passage.theme === theme && passage.grade === grade)).toHaveLength(2)
  expect(repeats(passages.map(({ id }) => id))).toEqual([])
  expect(repeats(passages.map(({ title }) => title))).toEqual([])
})

describe.each(passages.map((passage) => [passage.id, passage] as const))('%s', (_id, passage) => {
  checkPassage(passage)
})
