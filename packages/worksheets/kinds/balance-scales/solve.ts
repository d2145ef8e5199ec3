import { solveTasks } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Both pans weigh the same: one linear equation, worked out in whole numbers. */
export function solve(page: TaskPage): (string | null)[] {
  return solveTasks(page, ({ figure }) => {
    const [left, right] = [pan(figure, 'left'), pan(figure, 'right')]
    if (left.length === 0 || right.length === 0) return null
    const unknowns = new Set([...left, ...right].filter((text) => !/^\d+$/.test(text)))
    if (unknowns.size !== 1) return null
    const boxes = count(left) - count(right)
    const weight = (sum(right) - sum(left)) / boxes
    return Number.isInteger(weight) && weight > 0 ? String(weight) : null
  })
}

function pan(svg: string, side: string): string[] {
  return [...svg.matchAll(new RegExp(`<g class="${side}"><rect[^>]*/>(?:<text[^>]*>([^<]*)</text>)?</g>`, 'g'))].map(
    ([, text = '']) => text,
  )
}

function count(texts: string[]): number {
  return texts.filter((text) => !/^\d+$/.test(text)).length
}

function sum(texts: string[]): number {
  return texts.reduce((all, text) => all + (/^\d+$/.test(text) ? Number(text) : 0), 0)
}
