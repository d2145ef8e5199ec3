import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { linePlot } from './index.ts'

test.each([false, true] as const)('bars to measure; how much longer is asked only where it is wanted: %s', (apart) => {
  for (let seed = 0; seed < 100; seed++) {
    const spec = { kind: 'line-plot', form: 'measured', parts: 4, ...(apart && { apart }) } as const
    const { view, answers } = linePlot.generate(spec, sampleSetting('3rd'), seeded('measured', seed))
    expect(linePlot.solve(view)).toEqual(answers.map(({ answer }) => answer))
    // Of some bars the end lies between two marks, so that "nearest" is needed.
    const lengths = view.tasks.flatMap(({ figure }) => /class="bar"[^>]* width="([\d.]+)"/.exec(figure)?.[1] ?? [])
    const isOff = (mm: string) => Math.abs((((Number(mm) / 25.4) * 4) % 1) - 0.5) < 0.3
    expect(lengths.filter(isOff)).toHaveLength(2)
    expect(isOff(lengths[0] ?? '')).toBe(false)
    const [often, last] = view.tasks.slice(-2).map(({ ask }) => ask)
    expect(often).toBe('Which length comes most often?')
    if (apart) expect(last).toBe('How much longer is the longest than the shortest?')
    else {
      expect(last).toMatch(/^By your plot, how many bars are longer than (?:1 inch|[\d /]{2,} inches|[2-9] inches)\?$/)
      expect(Number(answers.at(-1)?.answer)).toBeGreaterThan(0)
    }
  }
})
