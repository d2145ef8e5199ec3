import { readFileSync } from 'node:fs'
import Mustache from 'mustache'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { barGraph } from './index.ts'
import { ownSample, readSamples } from './samples.ts'
import type { GraphView } from './view.ts'

const seeds = 300
const pattern = readFileSync(new URL('./pattern.html', import.meta.url), 'utf8')

function texts(view: GraphView): string[] {
  const questions = view.questions.flatMap(({ label, ask, write, choice }) => [
    label,
    ask,
    write?.unit ?? '',
    ...(choice?.names ?? []),
  ])
  return [view.title, view.key ?? '', view.example?.ask ?? '', view.example?.answer ?? '', ...questions]
}

describe.each(readSamples)('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => barGraph.generate(spec, setting, seeded('bg', seed)))

  test('the drawn graph has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(barGraph.solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('the example is right', () => {
    for (const { view } of sheets) {
      // Questions that draw finish the graph, so they stay.
      const questions = [{ label: '0', ask: view.example?.ask ?? '' }, ...view.questions]
      expect(barGraph.solve({ ...view, questions })[0]).toBe(view.example?.answer)
    }
  })

  test('three to six different questions with different answers, only of the sorts asked for', () => {
    for (const { view, answers } of sheets) {
      expect(view.questions.length).toBeGreaterThanOrEqual(3)
      expect(view.questions.length).toBeLessThanOrEqual(6)
      expect(new Set([view.example?.ask, ...view.questions.map(({ ask }) => ask)]).size).toBe(view.questions.length + 1)
      expect(new Set(answers.map(({ answer }) => answer)).size).toBe(answers.length)
      expect(view.questions.some(({ ask }) => ask.includes('Draw the'))).toBe(spec.ask.includes('draw'))
    }
  })

  test('nothing above the bound, no 1 before a plural', () => {
    for (const { view, answers } of sheets) {
      const amounts = answers.filter(({ answer }) => !/ (?:in all|more)$/.test(answer)).map(({ answer }) => answer)
      for (const text of [...amounts, view.example?.answer ?? ''])
        for (const [n] of text.matchAll(/\d+/g)) expect(Number(n)).toBeLessThanOrEqual(spec.upTo)
      expect([...texts(view), ...amounts].join(' | ')).not.toMatch(/\b[01] [a-z]/)
    }
  })

  test('everything in the view is printed, and the same seed draws the same page', () => {
    for (const { view } of sheets.slice(0, 10)) {
      const page = Mustache.render(pattern, view)
      expect(page).toContain(view.figure)
      for (const value of texts(view)) expect(page).toContain(Mustache.escape(value))
    }
    expect(barGraph.generate(spec, setting, seeded('bg', 7))).toEqual(sheets[7])
  })
})

test('kindergarten: no word is written, it is ringed among the names of the graph', () => {
  for (const { spec, setting } of readSamples.filter(({ setting }) => setting.grade === 'kindergarten'))
    for (let seed = 0; seed < 40; seed++) {
      const { view } = barGraph.generate(spec, setting, seeded('ring', seed))
      expect(view.questions.filter(({ write }) => write?.unit === '')).toEqual([])
      expect(view.questions.filter(({ choice }) => choice && choice.names.length < 2)).toEqual([])
    }
})

test('2nd: one question a page puts two bars together', () => {
  for (const { spec, setting } of readSamples.filter(
    ({ spec, setting }) => setting.grade === '2nd' && spec.ask.includes('total'),
  ))
    for (let seed = 0; seed < 40; seed++) {
      const { view } = barGraph.generate(spec, setting, seeded('two', seed))
      expect(view.questions.filter(({ ask }) => ask.endsWith('together?'))).toHaveLength(1)
    }
})

function pagesOf(name: string) {
  const sample = readSamples.find((one) => one.name === name)
  if (!sample) throw new Error(`No sample ${name}`)
  return Array.from({ length: 150 }, (_, seed) => {
    const setting = { ...sample.setting, step: (seed % 3) as 0 | 1 | 2 }
    return barGraph.generate(sample.spec, setting, seeded(name, seed))
  })
}

test('1st to match: at least twice, and never more than 20 in all', () => {
  for (const { view, answers } of pagesOf('1st pictures to match')) {
    expect(view.questions.filter(({ ask }) => ask.includes('needed to match')).length).toBeGreaterThanOrEqual(2)
    const sums = answers
      .filter(({ answer }) => answer.endsWith(' in all'))
      .map(({ answer }) => Number.parseInt(answer, 10))
    expect(sums).toHaveLength(2)
    expect(Math.max(...sums)).toBeLessThanOrEqual(20)
  }
})

test('2nd two and two: at least twice, after two were put together', () => {
  for (const { view } of pagesOf('2nd bars, two and two')) {
    const asks = view.questions.map(({ ask }) => ask)
    const first = asks.findIndex((ask) => ask.includes(' together than '))
    expect(asks.filter((ask) => ask.includes(' together than ')).length).toBeGreaterThanOrEqual(2)
    expect(asks.findIndex((ask) => ask.endsWith(' together?'))).toBeLessThan(first)
  }
})

test.each([
  ['3rd half rings', 10],
  ['3rd bars that end between lines', 20],
] as const)('%s: at every step in the example and in what is asked', (name, scale) => {
  for (const { view, answers } of pagesOf(name)) {
    expect(Number.parseInt(view.example?.answer ?? '', 10) % scale).toBe(scale / 2)
    const counts = view.questions.flatMap(({ ask }, i) =>
      / are there\?$/.test(ask) && !/than/.test(ask) ? [Number.parseInt(answers[i]?.answer ?? '', 10)] : [],
    )
    expect(counts.filter((count) => count % scale === scale / 2).length).toBeGreaterThanOrEqual(1)
  }
})

test('a ring that is cut anywhere but in the middle is not counted', () => {
  const [page] = pagesOf('3rd half rings')
  if (!page) throw new Error('nothing was drawn')
  const cut = page.view.figure.replaceAll(
    /(<path d="M \S+ )([\d.]+)/g,
    (_, before, top) => `${before}${Number(top) + 2}`,
  )
  expect(barGraph.solve({ ...page.view, figure: cut })).not.toEqual(page.answers.map(({ answer }) => answer))
})

test('a graph whose bar does not stand on the axis numbers is not answered', () => {
  const [sample] = readSamples.filter(({ spec }) => spec.form === 'bar')
  if (!sample) throw new Error('No sample with bars')
  const { view } = barGraph.generate({ ...sample.spec, ask: ['how-many'] }, sample.setting, seeded('bent'))
  const bent = view.figure.replace(
    /(<rect [^>]*height=")([\d.]+)/,
    (_, before, height) => `${before}${Number(height) + 3}`,
  )
  expect(barGraph.solve({ ...view, figure: bent })).toContain(null)
})

test('a graph of own results is empty, has a line for each result and samples in place of a key', () => {
  const { spec, setting } = ownSample
  const { view, answers, samples = [] } = barGraph.generate(spec, setting, seeded('own'))
  expect(answers).toEqual([])
  expect(barGraph.solve(view)).toEqual([])
  expect(view.figure).not.toContain('<rect')
  expect(view.questions.filter(({ ask }) => ask.startsWith('My result for'))).toHaveLength(3)
  expect(samples.every(({ lookFor }) => lookFor.startsWith('Open'))).toBe(true)
  const page = Mustache.render(pattern, view)
  for (const value of texts(view)) expect(page).toContain(Mustache.escape(value))
})
