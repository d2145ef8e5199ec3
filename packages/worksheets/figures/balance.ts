import { drawing, line, type Point, polygon, rect, words } from './svg.ts'

const box = 9

/** A level balance with boxes on both pans; letters stand for one thing, numbers for weights. */
export function balance(left: readonly string[], right: readonly string[]): string {
  const pan = Math.max(left.length, right.length, 3) * (box + 1) + 2
  const [width, y] = [pan * 2 + 10, box * 1.2 + 3]
  const middle = width / 2
  const side = (texts: readonly string[], center: number) =>
    texts.map((text, i) => {
      const x = center - (texts.length * (box + 1)) / 2 + i * (box + 1) + 0.5
      return `<g class="${center < middle ? 'left' : 'right'}">${rect(x, y - box, box, box)}${words(x + box / 2, y - box / 2 + 1.7, text, 4.8)}</g>`
    })
  const foot: Point[] = [
    [middle, y + 2],
    [middle + 5, y + 11],
    [middle - 5, y + 11],
  ]
  const marks = [
    ...side(left, pan / 2 + 1),
    ...side(right, width - pan / 2 - 1),
    line(1, y, pan + 1, y, ' stroke-width="0.8"'),
    line(width - pan - 1, y, width - 1, y, ' stroke-width="0.8"'),
    line(pan / 2 + 1, y + 2, width - pan / 2 - 1, y + 2, ' stroke-width="0.8"'),
    line(pan / 2 + 1, y, pan / 2 + 1, y + 2),
    line(width - pan / 2 - 1, y, width - pan / 2 - 1, y + 2),
    polygon(foot, ' stroke-width="0.6"'),
  ]
  return drawing(width, y + 12, 'A level balance', marks.join(''))
}
