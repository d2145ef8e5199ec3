import { escaped, mm } from './svg.ts'

interface Place {
  x: number
  /** Middle of the label's lines, or baseline of the first one where it hangs. */
  y: number
  sizeMm: number
  anchor: 'middle' | 'end'
  hangs: boolean
}

/** Distance between two lines, as a share of the type size. */
export const leading = 1.15

/** A label on as many lines as its words need in the width. */
export function label(text: string, widthMm: number, { x, y, sizeMm, anchor, hangs }: Place): string {
  const lines = linesOf(text, widthMm, sizeMm)
  const lead = sizeMm * leading
  const first = hangs ? y : y - ((lines.length - 1) * lead) / 2 + sizeMm * 0.35
  const spans = lines.map(
    (line, index) => `<tspan x="${mm(x)}" y="${mm(first + index * lead)}">${escaped(line)}</tspan>`,
  )
  return `<text class="name" font-size="${mm(sizeMm)}" text-anchor="${anchor}" fill="#000" stroke="none">${spans.join('')}</text>`
}

/** The lines that a label breaks into. */
export function linesOf(text: string, widthMm: number, sizeMm: number): string[] {
  const most = Math.floor(widthMm / (sizeMm * 0.56))
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
