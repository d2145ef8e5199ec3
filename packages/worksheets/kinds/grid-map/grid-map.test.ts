import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { gridMap } from './index.ts'

const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

describe.each(gridMap.samples)('$name', ({ name, spec, setting }) => {
  const sheets = Array.from({ length: 300 }, (_, seed) => gridMap.generate(spec, setting, seeded(seed, name)))

  test('the drawn map has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(gridMap.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('four to eight different questions, each place found or named once', () => {
    for (const { view, answers } of sheets) {
      const asks = [view.example.ask, ...view.questions.map(({ ask }) => ask)]
      expect(new Set(asks).size).toBe(asks.length)
      expect(answers.length).toBeGreaterThanOrEqual(4)
      expect(answers.length).toBeLessThanOrEqual(8)
      const told = [view.example, ...answers.map(({ answer }, i) => ({ answer, ask: view.questions[i]?.ask ?? '' }))]
      const places = told.flatMap(({ ask, answer }) => {
        if (ask.startsWith('What is at')) return [answer]
        return ask.startsWith('Where is the') ? [ask.slice('Where is the '.length, -1)] : []
      })
      expect(new Set(places).size).toBe(places.length)
      expect(asks.join(' ')).not.toMatch(/\b1 [a-z]+s\b/)
    }
  })

  test('as many places in the key as asked for; the same seed draws the same page; all of it is printed', () => {
    for (const { view } of sheets.slice(0, 10)) {
      expect(view.key.length).toBeGreaterThan(spec.places)
      const page = Mustache.render(pattern, view)
      for (const part of [view.map, view.compass, ...view.key.map(({ symbol }) => symbol)]) expect(page).toContain(part)
      for (const text of [view.scale ?? '', view.example.answer, ...view.questions.map(({ ask }) => ask)])
        expect(page).toContain(Mustache.escape(text))
    }
    expect(gridMap.generate(spec, setting, seeded(7, name))).toEqual(sheets[7])
  })
})

const [first] = gridMap.samples

test('a map with a symbol that the key does not have, or has twice, is not answered', () => {
  if (!first) throw new Error('No samples')
  const { view } = gridMap.generate(first.spec, first.setting, seeded(1))
  expect(gridMap.solve({ ...view, key: view.key.slice(1) }).every((answer) => answer === null)).toBe(true)
  const twins = view.key.map((entry) => ({ ...entry, name: 'well' }))
  expect(gridMap.solve({ ...view, key: twins }).every((answer) => answer === null)).toBe(true)
})

test('a turned compass turns the answers', () => {
  const sample = gridMap.samples.find(({ spec }) => spec.ask.includes('direction'))
  if (!sample) throw new Error('No sample with directions')
  const { view, answers } = gridMap.generate(sample.spec, sample.setting, seeded(1))
  const turned = view.compass.replace(
    />([NESW])</g,
    (_, letter) => `>${{ N: 'S', S: 'N', E: 'W', W: 'E' }[letter as 'N']}<`,
  )
  const at = view.questions.findIndex(({ circle }) => circle)
  const opposite: Record<string, string> = { north: 'south', south: 'north', east: 'west', west: 'east' }
  expect(gridMap.solve({ ...view, compass: turned })[at]).toBe(opposite[answers[at]?.answer ?? ''])
})

test('more places than the map has room for cannot be drawn', () => {
  if (!first) throw new Error('No samples')
  expect(() => gridMap.generate({ ...first.spec, places: 10 }, first.setting, seeded(1))).toThrow('too small')
})
