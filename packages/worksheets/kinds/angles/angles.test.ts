import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { numbersIn, textsIn } from '../../reading.ts'
import { sampleSetting } from '../sample-setting.ts'
import { angles } from './index.ts'

const pageMm = 196
/** Of task-page.css: paddings, answer line and gaps of a row, and what the frame of the example adds. */
const besideMm = 16
const frameMm = 8

const pages = Array.from({ length: 150 }, (_, seed) => {
  const setting = { ...sampleSetting('4th'), step: (seed % 3) as 0 | 1 | 2 }
  return angles.generate({ kind: 'angles', form: 'missing' }, setting, seeded('angles', seed))
})

function heightOf(figure: string): number {
  return Number(/height="([\d.]+)mm"/.exec(figure)?.[1])
}

test('the rows of split angles stay above the foot of the page', () => {
  for (const { view } of pages) {
    const heights = view.tasks.map(({ figure }) => heightOf(figure))
    const rows = heights.flatMap((height, i) => (i % 2 === 0 ? [Math.max(height, heights[i + 1] ?? 0) + besideMm] : []))
    expect(rows.reduce((sum, row) => sum + row, 0)).toBeLessThan(pageMm - frameMm)
  }
})

test('every label stands inside its drawing', () => {
  for (const { view } of pages)
    for (const { figure } of view.tasks) {
      const [, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(figure)?.[1] ?? '').split(' ').map(Number)
      for (const { x, y } of textsIn(figure)) {
        expect(x).toBeGreaterThan(4)
        expect(x).toBeLessThan(width - 4)
        expect(y).toBeGreaterThan(top + 3)
        expect(y).toBeLessThan(top + height - 1)
      }
    }
})

test('a part of 90 degrees or more is not called a part of a right angle', () => {
  for (const { view, answers } of pages)
    for (const [i, { note }] of answers.entries()) {
      if (!note?.includes('right angle')) continue
      const known = textsIn(view.tasks[i + 1]?.figure ?? '').find(({ text }) => text.endsWith('°'))?.text ?? ''
      expect(numbersIn(known)[0]).toBeLessThan(90)
      expect(numbersIn(note)[0]).toBe(90 - (numbersIn(known)[0] ?? 0))
    }
})

test('six of the eight parts to find and name belong to full turns, of three and of four parts; one is right', () => {
  for (let seed = 0; seed < 150; seed++) {
    const setting = { ...sampleSetting('4th'), step: (seed % 3) as 0 | 1 | 2 }
    const { view, answers } = angles.generate({ kind: 'angles', form: 'named-parts' }, setting, seeded('turns', seed))
    expect(angles.solve(view)).toEqual(answers.map(({ answer }) => answer))
    const labels = view.tasks.map(({ figure }) => textsIn(figure).length)
    expect(labels).toEqual([4, 2, 2, 3, 3, 3, 4, 4, 4])
    for (const [i, { figure }] of view.tasks.entries()) expect(figure.includes('full turn')).toBe((labels[i] ?? 0) > 2)
    const names = answers.slice(2).map(({ answer }) => answer.split(', ')[1])
    expect(names.filter((name) => name === 'right')).toHaveLength(1)
    expect(names).toEqual(expect.arrayContaining(['acute', 'obtuse']))
    expect(answers.slice(0, 2).map(({ note }) => Boolean(note?.includes('straight line')))).toEqual([true, false])
  }
})

test('a full turn that is not drawn as its labels say is not answered', () => {
  const { view } = angles.generate({ kind: 'angles', form: 'named-parts' }, sampleSetting('4th'), seeded('false', 1))
  const spoiled = view.tasks.map((task) => ({
    ...task,
    figure: task.figure.includes('full turn')
      ? task.figure.replace(/>(\d+)°</, (_, n) => `>${Number(n) - 20}°<`)
      : task.figure,
  }))
  expect(angles.solve({ ...view, tasks: spoiled }).filter((answer) => answer === null)).toHaveLength(6)
})
