import { drawing, line, type Point, polygon, rect, words } from './svg.ts'

/**
 * A level balance with boxes on both pans; letters stand for one thing, numbers for weights, an empty text is a box to
 * fill. `box` and `size` are the side of a box and its type in millimetres.
 */
export function balance(left: readonly string[], right: readonly string[], box = 9, size = 4.8): string {
  const pitch = box + 0.6
  const panOf = ({ length }: readonly string[]) => Math.max(length, 2) * pitch + 2
  const [leftPan, rightPan] = [panOf(left), panOf(right)]
  const [leftCenter, rightCenter] = [leftPan / 2 + 1, leftPan + 9 + rightPan / 2]
  const [width, y] = [leftPan + rightPan + 10, box + 1]
  const middle = (leftCenter + rightCenter) / 2
  const side = (name: string, texts: readonly string[], center: number) =>
    texts.map((text, i) => {
      const x = center - (texts.length * pitch) / 2 + i * pitch + 0.3
      return `<g class="${name}">${rect(x, y - box - 0.4, box, box)}${words(x + box / 2, y - 0.4 - box / 2 + size * 0.36, text, size)}</g>`
    })
  const pan = (center: number, length: number) => [
    line(center - length / 2, y, center + length / 2, y, ' stroke-width="0.8"'),
    line(center, y, center, y + 3, ' stroke-width="0.8"'),
  ]
  const foot: Point[] = [
    [middle, y + 3],
    [middle + 5, y + 12],
    [middle - 5, y + 12],
  ]
  const marks = [
    ...side('left', left, leftCenter),
    ...side('right', right, rightCenter),
    ...pan(leftCenter, leftPan),
    ...pan(rightCenter, rightPan),
    line(leftCenter, y + 3, rightCenter, y + 3, ' stroke-width="0.8"'),
    polygon(foot, ' stroke-width="0.6"'),
  ]
  return drawing(width, y + 13, 'A level balance', marks.join(''))
}
