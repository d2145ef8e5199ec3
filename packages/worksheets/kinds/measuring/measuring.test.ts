import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { linesIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { measuring } from './index.ts'

test('the key speaks of pieces beside the bar where they are, with their number', () => {
  for (let seed = 0; seed < 150; seed++) {
    const spec = { kind: 'measuring', form: 'units', unit: 'step' } as const
    const { view, answers } = measuring.generate(spec, sampleSetting('1st'), seeded('bars', seed))
    for (const [i, { answer, note }] of answers.entries()) {
      if (answer === 'no') continue
      const all = (view.tasks[i + 1]?.figure ?? '').split('class="piece"').length - 1
      const beside = all - Number(answer)
      if (beside === 0) expect(note).toBeUndefined()
      else
        expect(note).toMatch(new RegExp(`^${all} if the ${beside === 1 ? 'piece' : `${beside} pieces`} beside the bar`))
    }
  }
})

const unitPages = Array.from({ length: 150 }, (_, seed) => {
  const setting = { ...sampleSetting('1st'), step: (seed % 3) as 0 | 1 | 2 }
  return measuring.generate({ kind: 'measuring', form: 'units', unit: 'step' }, setting, seeded('units', seed))
})

test('laid pieces: the answers do not rise one by one, three rows go past the end, and one has a gap', () => {
  for (const { view, answers } of unitPages) {
    expect(measuring.solve(view)).toEqual(answers.map(({ answer }) => answer))
    const counts = answers.flatMap(({ answer }) => (answer === 'no' ? [] : [Number(answer)]))
    expect(counts).toHaveLength(6)
    expect(counts.filter((count, i) => count > (counts[i - 1] ?? count)).length).toBeLessThanOrEqual(3)
    const shown = view.tasks.slice(1, 7).map(({ figure }) => figure.split('class="piece"').length - 1)
    expect(shown.filter((all, i) => all > (counts[i] ?? 0))).toHaveLength(3)
    expect(answers.at(-1)?.answer).toBe('no')
    expect(view.tasks.at(-1)?.ask).toMatch(/Is this right\? \(yes or no\)$/)
  }
})

test('the same words over pieces that touch would be right', () => {
  for (const { view } of unitPages.slice(0, 20)) {
    const asked = view.tasks.at(-1)
    const full = view.tasks[1]
    if (!asked || !full) throw new Error('nothing was drawn')
    const [count] = measuring.solve({ ...view, tasks: [full] })
    const told = asked.ask.replace(/\d+/, String(count))
    expect(measuring.solve({ ...view, tasks: [{ ...full, ask: told }] })).toEqual(['yes'])
  }
})

test.each(['4th', '5th'] as const)(
  '%s changes of units use every pair above them; those of 4th go to the smaller',
  (grade) => {
    for (let seed = 0; seed < 100; seed++) {
      const spec = { kind: 'measuring', form: 'convert', unit: 'inch' } as const
      const { view } = measuring.generate(spec, sampleSetting(grade), seeded('convert', seed))
      const pairs = (view.notes[0]?.text ?? '').split(' · ').map((rule) => /^1 (\S+) = [\d,]+ (\S+)$/.exec(rule))
      const open = view.tasks.filter(({ worked }) => !worked)
      expect(open).toHaveLength(10)
      for (const [, large = '', small = ''] of pairs.flatMap((pair) => (pair ? [pair] : []))) {
        const used = open.filter(({ lead, tail }) => {
          const said = `${lead} ${tail}`
          return new RegExp(` ${large}\\b`).test(said) && ` ${said} `.includes(` ${small} `)
        })
        expect(used.length, `${large}, ${small}`).toBeGreaterThan(0)
        if (grade === '4th')
          for (const { tail, lead } of used) expect([tail, lead.startsWith('1,')]).toEqual([small, false])
      }
      if (grade === '4th') for (const { lead } of open) expect(lead).toMatch(/ =$/)
    }
  },
)

test.each(['inch', 'centimeter'] as const)(
  '%s compared: all bars begin at 0, one has no ruler, both units come',
  (unit) => {
    for (let seed = 0; seed < 100; seed++) {
      const spec = { kind: 'measuring', form: 'ruler', unit, compare: true } as const
      const { view, answers } = measuring.generate(spec, sampleSetting('2nd'), seeded('compared', seed))
      expect(answers).toHaveLength(5)
      expect(measuring.solve(view)).toEqual(answers.map(({ answer }) => answer))
      const alone = view.tasks.filter(({ figure }) => !figure.includes('class="tick"'))
      expect(alone).toHaveLength(1)
      expect(new Set(view.tasks.map(({ tail }) => tail))).toContain(unit === 'inch' ? 'cm' : 'in.')
      for (const { figure } of view.tasks)
        if (figure.includes('class="tick"')) expect(firstTick(figure)).toBe(barStart(figure))
      // A bar between two lengths is not answered.
      const [own] = alone
      if (!own) throw new Error('nothing was drawn')
      const longer = own.figure.replace(
        / width="([\d.]+)" height="6"/,
        (_, width) => ` width="${Number(width) + 4}" height="6"`,
      )
      expect(measuring.solve({ ...view, tasks: [{ ...own, figure: longer }] })).toEqual([null])
    }
  },
)

test.each(['inch', 'centimeter'] as const)('%s: no bar begins at 0, and both units come', (unit) => {
  for (let seed = 0; seed < 100; seed++) {
    const spec = { kind: 'measuring', form: 'not-from-zero', unit } as const
    const { view, answers } = measuring.generate(spec, sampleSetting('2nd'), seeded('elsewhere', seed))
    expect(measuring.solve(view)).toEqual(answers.map(({ answer }) => answer))
    expect(answers).toHaveLength(5)
    expect(view.tasks.filter(({ tail }) => tail === (unit === 'inch' ? 'in.' : 'cm'))).toHaveLength(4)
    expect(new Set(view.tasks.map(({ figure }) => figure)).size).toBe(6)
    for (const { figure } of view.tasks) expect(barStart(figure)).toBeGreaterThan(firstTick(figure) + 9.9)
  }
})

function firstTick(figure: string): number {
  return Math.min(...linesIn(figure, 'tick').map(({ x1 }) => x1))
}

function barStart(figure: string): number {
  return Number(/class="bar"[^>]* x="([\d.]+)"/.exec(figure)?.[1])
}
