import { grades } from '@pencil-quest/contract/choices'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { organizer } from './index.ts'

describe.each(organizer.samples)('$name', ({ spec, setting }) => {
  const { title, instructions, view, answers, samples } = organizer.generate(spec, setting, seeded(1))
  const boxes = [...view.rows.flatMap((row) => row.boxes), ...(view.center?.above ?? []), ...(view.center?.below ?? [])]

  test('prints every box once, in order, with its lines', () => {
    expect(boxes.map(({ heading, prompt, lines }) => ({ heading, prompt, lines: lines.length }))).toEqual(
      spec.boxes.map(({ heading, prompt, lines }) => ({ heading, prompt, lines })),
    )
    for (const { use, lines } of boxes) expect(use).toBe(lines.length > 0 ? 'writing' : 'drawing')
    expect(title).toBe(spec.title)
    expect(instructions.startsWith(spec.ask)).toBe(true)
    expect(instructions).toContain(setting.place)
  })

  test('has a sample of every box for the grown-up, none on the page, and no key', () => {
    expect(answers).toEqual([])
    expect(organizer.solve(view)).toEqual([])
    expect(samples).toHaveLength(1)
    for (const { heading, sample } of spec.boxes) {
      expect(samples?.[0]?.sample).toContain(`${heading}: ${sample}`)
      expect(JSON.stringify(view)).not.toContain(JSON.stringify(sample))
    }
  })
})

test('a fact is printed with a minus sign, another line stays a hyphen', () => {
  const [sample] = organizer.samples
  if (!sample) throw new Error('sample missing')
  const box = { heading: '__ - 4 = 3', prompt: 'Read the well-known 10 - __.', lines: 1, sample: '7' }
  const spec = { ...sample.spec, form: 'grid' as const, boxes: [box] }
  const [printed] = organizer.generate(spec, sample.setting, seeded(1)).view.rows.flatMap(({ boxes }) => boxes)
  expect(printed?.heading).toBe('__ − 4 = 3')
  expect(printed?.prompt).toBe('Read the well-known 10 − __.')
})

test('a path has a number on every box and an arrow between two', () => {
  const path = organizer.samples.find(({ spec }) => spec.form === 'path')
  if (!path) throw new Error('sample missing')
  const { rows } = organizer.generate(path.spec, path.setting, seeded(1)).view
  expect(rows.flatMap(({ boxes }) => boxes.map(({ number }) => number))).toEqual(['1', '2', '3', '4'])
  expect(rows.map(({ arrow }) => arrow !== '')).toEqual([true, true, true, false])
})

/** Lines that authors may count on below each other, whatever else is on the page. */
const lines = { kindergarten: 3, '1st': 6, '2nd': 8, '3rd': 10, '4th': 12, '5th': 14 }

test.each(grades)('%s: a page takes the lines of the grade beside two drawings, and not twice as many', (grade) => {
  const draw = (counts: number[], form: 'stack' | 'grid') =>
    organizer.generate(
      {
        kind: 'organizer',
        form,
        title: 'Plan',
        ask: 'Make a plan.',
        lookFor: 'a plan',
        boxes: counts.map((count) => ({ heading: 'Step', prompt: 'Write it.', lines: count, sample: 'do it' })),
      },
      sampleSetting(grade),
      seeded(1),
    )
  const [one, two] = [Math.floor(lines[grade] / 2), Math.ceil(lines[grade] / 2)]
  expect(draw([one, two, 0, 0], 'stack').view.rows).toHaveLength(4)
  expect(() => draw([one, two, one, two], 'stack')).toThrow(/more lines/)
  // Side by side, only the longer box of a row counts.
  expect(draw([one, two, one, two], 'grid').view.rows).toHaveLength(2)
})
