import { circle, drawing, line, rect, words } from './svg.ts'

const gridMm = 52
const boxMm = { width: 9.5, height: 7.5 }
const size = 3.9

/** Two rules with a row of boxes each, over a grid for their pairs; empty boxes where there are no lists. */
export function patternGrid(
  upTo: number,
  rules: readonly string[],
  lists: readonly (readonly number[])[],
  terms: number,
): string {
  const rows = rules.flatMap((rule, r) => {
    const y = 1 + r * (boxMm.height + 1.5)
    const boxes = Array.from({ length: terms }, (_, i) => {
      const x = 38 + i * boxMm.width
      const value = lists[r]?.[i]
      const text =
        value === undefined ? '' : words(x + boxMm.width / 2, y + boxMm.height / 2 + size / 3, String(value), size)
      return rect(x, y, boxMm.width, boxMm.height) + text
    })
    return [words(1, y + boxMm.height / 2 + size / 3, rule, size, 'start'), ...boxes]
  })
  const top = rules.length * (boxMm.height + 1.5) + 3
  const cell = gridMm / upTo
  const [left, base] = [15, top + gridMm]
  const lines = Array.from({ length: upTo + 1 }, (_, i) => [
    line(left + i * cell, top, left + i * cell, base, ` stroke-width="${i === 0 ? 0.8 : 0.3}"`),
    line(left, base - i * cell, left + gridMm, base - i * cell, ` stroke-width="${i === 0 ? 0.8 : 0.3}"`),
    ...(i % 2 === 0 ? [words(left + i * cell, base + 4.2, String(i), 3.4)] : []),
    ...(i % 2 === 0 && i > 0 ? [words(left - 3.2, base - i * cell + 1.2, String(i), 3.4)] : []),
  ]).flat()
  const [first = [], second = []] = lists
  const points = first.map((x, i) => circle(left + x * cell, base - (second[i] ?? 0) * cell, 1.1, true))
  const names = [words(left + gridMm + 4, base + 1.4, 'A', size), words(left - 7.5, top + 2, 'B', size)]
  return drawing(78, base + 6, 'Two patterns and a grid', [...rows, ...lines, ...points, ...names].join(''))
}
