import { drawing, line, words } from './svg.ts'

/** Crosses stacked over a line; one stack for each label. */
export function linePlot(stacks: readonly { label: string; count: number }[], title: string): string {
  const pitch = Math.min(20, 165 / stacks.length)
  const tall = Math.max(...stacks.map(({ count }) => count), 1)
  const base = tall * 6 + 4
  const marks = stacks.flatMap(({ label, count }, i) => {
    const x = 8 + pitch * (i + 0.5)
    const crosses = Array.from({ length: count }, (_, k) => {
      const y = base - 4 - k * 6
      return `<path class="cross" stroke-width="0.8" d="M${(x - 1.7).toFixed(2)} ${(y - 1.7).toFixed(2)}L${(x + 1.7).toFixed(2)} ${(y + 1.7).toFixed(2)}M${(x - 1.7).toFixed(2)} ${(y + 1.7).toFixed(2)}L${(x + 1.7).toFixed(2)} ${(y - 1.7).toFixed(2)}"/>`
    })
    return [line(x, base - 1.2, x, base + 1.2, ' class="tick"'), words(x, base + 7, label, 4.4), ...crosses]
  })
  const width = 16 + pitch * stacks.length
  return drawing(
    width,
    base + 16,
    'A line plot',
    [line(3, base, width - 3, base), ...marks, words(width / 2, base + 14, title, 4.4)].join(''),
  )
}
