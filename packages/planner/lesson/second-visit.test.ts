import type { Skill } from '@pencil-quest/content/types'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'
import { levelsOf } from './second-visit.ts'

const ways = (name: string) => ({ easier: `Easier ${name}`, harder: `Harder ${name}` })
const skill = { ...ways('first'), again: { ...ways('second'), model: 'Write 68 + 7.' }, third: ways('third') } as Skill

test('each of the first three lessons on a skill has an easier and a harder way of its own', () => {
  const easier = [0, 1, 2].map((before) => levelsOf(skill, before, seeded('levels')).easier)
  expect(easier).toEqual(['Easier first', 'Easier second', 'Easier third'])
  const general = levelsOf(skill, 3, seeded('levels'))
  expect(Object.values(skill)).not.toContain(general.easier)
  expect(general.easier).not.toMatch(/^Easier/)
})

test('from the second lesson on the step further is shown', () => {
  const models = [0, 1, 2, 3].map((before) => levelsOf(skill, before, seeded('levels')).model)
  expect(models).toEqual([undefined, 'Write 68 + 7.', 'Write 68 + 7.', 'Write 68 + 7.'])
})
