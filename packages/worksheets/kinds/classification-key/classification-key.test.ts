import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { classificationKey } from './index.ts'

for (const { name, spec, setting } of classificationKey.samples) {
  test(`${name}: the solver finds every answer in 300 drawn pages`, () => {
    for (let seed = 0; seed < 300; seed++) {
      const { view, answers } = classificationKey.generate(spec, setting, seeded(seed, name))
      expect(classificationKey.solve(view), `seed ${seed}`).toEqual(answers.map(({ answer }) => answer))
      expect(answers.every(({ answer }) => answer.length > 0)).toBe(true)
      expect(new Set(view.specimens.map(({ drawing }) => drawing.replace(/Specimen ./, ''))).size).toBe(spec.specimens)
    }
  })
}

test('a specimen that fits no branch of the key disproves the page', () => {
  const sample = classificationKey.samples.find(({ spec }) => spec.form === 'key')
  if (!sample) throw new Error('sample missing')
  const { view } = classificationKey.generate(sample.spec, sample.setting, seeded(1))
  const key = view.key
  if (!key) throw new Error('no key')
  const broken = { ...view, key: { ...key, steps: key.steps.slice(0, 1) } }
  expect(classificationKey.solve(broken)).toContain(null)
})

test('the example stands in its box; in the other one it disproves the page', () => {
  const sample = classificationKey.samples.find(({ spec }) => spec.form === 'sort')
  if (!sample) throw new Error('sample missing')
  const { view } = classificationKey.generate(sample.spec, sample.setting, seeded(1))
  if (!view.sort) throw new Error('no groups')
  const placed = view.sort.groups.map((group) => group.placed)
  expect(placed.filter((letter) => letter === 'A')).toHaveLength(1)
  const groups = view.sort.groups.map(({ placed: _, ...group }, i) => ({ ...group, placed: placed[1 - i] }))
  expect(classificationKey.solve({ ...view, sort: { ...view.sort, groups } })).toEqual([null, null])
})

test('the same seed draws the same page', () => {
  for (const { spec, setting } of classificationKey.samples) {
    expect(classificationKey.generate(spec, setting, seeded(7))).toEqual(
      classificationKey.generate(spec, setting, seeded(7)),
    )
  }
})

test('legs come in pairs, and wings lie back instead of standing up like ears', () => {
  const [sorted, , , keyed] = classificationKey.samples
  for (const sample of [sorted, keyed])
    for (let seed = 0; sample && seed < 60; seed++)
      for (const { drawing } of classificationKey.generate(sample.spec, sample.setting, seeded(seed)).view.specimens) {
        expect((drawing.split('class="leg"').length - 1) % 2).toBe(0)
        for (const [, path = ''] of drawing.matchAll(/class="wing" d="([^"]+)"/g)) {
          const xs = [...path.matchAll(/[MC ](\d+) \d+/g)].map(([, x]) => Number(x))
          expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(30)
        }
      }
})

test('of more than four specimens one group has more, with the example and without it', () => {
  const sorted = classificationKey.samples.filter(({ spec }) => spec.form === 'sort' && spec.specimens > 4)
  expect(sorted.length).toBeGreaterThan(0)
  for (const { spec, setting } of sorted)
    for (let seed = 0; seed < 100; seed++) {
      const { view, answers } = classificationKey.generate(spec, setting, seeded('unequal', seed))
      const written = answers.map(({ answer }) => answer.match(/\b[A-Z]\b/g)?.length ?? 0)
      const all = written.map((count, i) => count + (view.sort?.groups[i]?.placed ? 1 : 0))
      expect(written[0]).not.toBe(written[1])
      expect(Math.abs((all[0] ?? 0) - (all[1] ?? 0))).toBe(2)
    }
})
