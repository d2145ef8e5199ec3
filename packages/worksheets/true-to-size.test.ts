import { expect, test } from 'vitest'
import { drawSheet } from './draw.ts'
import { clockFace } from './figures/clock-face.ts'
import { emptyPlot, lineToFill } from './figures/line-plot.ts'
import { sampleSetting } from './kinds/sample-setting.ts'
import { seeded } from './random.ts'
import { linesIn, textsIn } from './reading.ts'

test.each([30, 38, 42])('no hand of a clock of %d mm reaches a number', (diameter) => {
  for (let minutes = 0; minutes < 720; minutes += 5) {
    const svg = clockFace(diameter, minutes)
    for (const { x2, y2 } of linesIn(svg, 'hand'))
      for (const { x, y } of textsIn(svg))
        expect(Math.hypot(x - x2, y - diameter * 0.04 - y2)).toBeGreaterThan(diameter * 0.06)
  }
})

test.each([1, 2, 4])('inches in %d parts are as long as those of a ruler', (parts) => {
  const ticks = [
    linesIn(lineToFill(3, parts, 1, 'Length in inches'), 'fill-tick'),
    linesIn(emptyPlot(5, 0, 5, parts, 'Length in inches'), 'empty-tick'),
  ]
  for (const [first, ...others] of ticks)
    for (const [i, { x1 }] of others.entries()) expect(x1 - (first?.x1 ?? 0)).toBeCloseTo(((i + 1) * 25.4) / parts, 1)
})

test('a title leaves the place out where it would wrap', () => {
  const setting = { ...sampleSetting('3rd'), place: 'the docking port' }
  const titleAt = (place: string) =>
    drawSheet({ kind: 'unit-squares', form: 'both', size: 8 }, { ...setting, place }, seeded('title'))?.title
  expect(titleAt('the docking port')).toBe('Floor and Fence')
  expect(titleAt('the galley')).toBe('Floor and Fence')
  expect(titleAt('camp')).toBe('Floor and Fence at Camp')
})
