import { grades } from '@pencil-quest/contract/choices'
import { expect, test } from 'vitest'
import { mathFormats } from '../../formats/math/index.ts'
import { mathSkills } from './index.ts'

test.each(grades)('%s has ten skills and pages of many sorts', (grade) => {
  const skills = mathSkills.filter((skill) => skill.grade === grade)
  expect(skills.length).toBeGreaterThanOrEqual(10)
  expect(skills.filter(({ sheets }) => sheets.length < 2).map(({ id }) => id)).toEqual([])
  const sorts = skills.flatMap(({ sheets }) => sheets.map((spec) => `${spec.kind} ${'form' in spec ? spec.form : ''}`))
  expect(new Set(sorts).size).toBeGreaterThanOrEqual(12)
})

test('there are formats of every way of working, for every grade', () => {
  expect(mathFormats.length).toBeGreaterThanOrEqual(12)
  expect([...new Set(mathFormats.map(({ kind }) => kind))].sort()).toEqual(
    ['act', 'draw', 'game', 'hands-on', 'investigate', 'make', 'move', 'outdoors', 'sheet', 'talk'].sort(),
  )
  const general = mathFormats.filter(
    ({ grades: { from, to }, skills }) => from === 'kindergarten' && to === '5th' && !skills,
  )
  expect(general.length).toBeGreaterThanOrEqual(12)
})
