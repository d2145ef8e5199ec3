import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { clock } from './index.ts'

test('parts of the day spread over the page', () => {
  for (let seed = 0; seed < 90; seed++) {
    const spec = { kind: 'clock', form: 'read', every: 5, halfDay: true } as const
    const { view, answers } = clock.generate(spec, sampleSetting('2nd'), seeded('day', seed))
    expect(clock.solve(view)).toEqual(answers.map(({ answer }) => answer))
    const said = view.tasks.map(({ ask }) => ask)
    expect(said).toHaveLength(6)
    expect(new Set(said).size).toBeGreaterThanOrEqual(5)
    expect(said.filter((words) => /night/.test(words)).length).toBeLessThanOrEqual(1)
    const mornings = answers.filter(({ answer }) => answer.endsWith('a.m.')).length
    expect(mornings).toBeGreaterThanOrEqual(1)
    expect(mornings).toBeLessThanOrEqual(3)
    const early = answers.filter(({ answer }) => Number(/:(\d\d) /.exec(answer)?.[1]) <= 30)
    expect(early).toHaveLength(3)
    expect(answers.filter(({ answer }) => answer.includes(':00'))).toEqual([])
    expect(answers.filter(({ answer }) => /:(15|30|45)/.test(answer)).length).toBeLessThanOrEqual(1)
  }
})

const laterPages = Array.from({ length: 60 }, (_, seed) =>
  clock.generate({ kind: 'clock', form: 'half-hour-later' }, sampleSetting('1st'), seeded('later', seed)),
)

test('half an hour later: three of five from half past, once by way of twelve, each time once', () => {
  for (const { view, answers } of laterPages) {
    expect(clock.solve(view)).toEqual(answers.map(({ answer }) => answer))
    const times = answers.map(({ answer }) => /then (\d+:\d\d): /.exec(answer)?.[1] ?? '')
    expect(times).toHaveLength(5)
    expect(new Set(times).size).toBe(5)
    expect(times.filter((time) => time.endsWith(':30'))).toHaveLength(2)
    for (const { figure } of view.tasks.slice(1)) expect(figure).not.toMatch(/>\d+:\d\d</)
    expect(times.filter((time) => time === '12:00' || time === '1:00')).toHaveLength(1)
    expect(view.tasks.every(({ line }) => !line)).toBe(true)
  }
})

test('a dial whose time is printed is not answered', () => {
  const [page] = laterPages
  if (!page) throw new Error('nothing was drawn')
  const tasks = page.view.tasks.map((task) => ({
    ...task,
    figure: task.figure.replace('</svg>', '<text x="5" y="50">5:30</text></svg>'),
  }))
  expect(clock.solve({ ...page.view, tasks }).every((answer) => answer === null)).toBe(true)
})

test.each(['read', 'draw'] as const)(
  '%s near the next hour: each hour once, 5 to 20 minutes before the next',
  (form) => {
    for (let seed = 0; seed < 60; seed++) {
      const spec = { kind: 'clock', form, every: 5, nearNextHour: true } as const
      const { view, answers } = clock.generate(spec, sampleSetting('2nd'), seeded('near', seed))
      expect(clock.solve(view)).toEqual(answers.map(({ answer }) => answer))
      const times = view.tasks.slice(1).map(({ ask }, i) => ask || (answers[i]?.answer ?? ''))
      expect(times).toHaveLength(5)
      expect(new Set(times.map((time) => time.split(':')[0])).size).toBe(5)
      for (const time of times) expect(time).toMatch(/:(40|45|50|55)$/)
    }
  },
)

test.each([5, 1] as const)('how long, every %d: the example and two of three go past a full hour', (every) => {
  for (let seed = 0; seed < 90; seed++) {
    const setting = { ...sampleSetting('3rd'), step: (seed % 3) as 0 | 1 | 2 }
    const { view, answers } = clock.generate({ kind: 'clock', form: 'elapsed', every }, setting, seeded('past', seed))
    expect(clock.solve(view)).toEqual(answers.map(({ answer }) => answer))
    expect(answers).toHaveLength(3)
    expect(answers.filter(({ note }) => note?.includes('Count on to the full hour first'))).toHaveLength(2)
    expect(view.tasks[0]?.figure).toContain(':00<')
  }
})
