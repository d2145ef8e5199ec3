import { drawing, mm, words } from '../svg.ts'

interface Size {
  width: number
  height: number
}

/** Of a drawing, in millimetres. */
export function sizeOf(svg: string): Size {
  const [, width = '0', height = '0'] = /<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The same drawing, smaller where it needs more room than that. */
export function fitted(svg: string, most: Size): string {
  const { width, height } = sizeOf(svg)
  const scale = Math.min(1, most.width / width, most.height / height)
  const size = `width="${mm(width * scale)}mm" height="${mm(height * scale)}mm"`
  return svg.replace(/width="[\d.]+mm" height="[\d.]+mm"/, size)
}

/** Drawings below each other, in the middle or from the left. */
export function stacked(
  drawings: readonly string[],
  gap: number,
  label: string,
  align: 'middle' | 'left' = 'middle',
): string {
  const sizes = drawings.map(sizeOf)
  const width = Math.max(...sizes.map((size) => size.width))
  let y = 0
  const marks = drawings.map((svg, i) => {
    const { width: own = 0, height = 0 } = sizes[i] ?? {}
    const moved = at(svg, align === 'left' ? 0 : (width - own) / 2, y)
    y += height + gap
    return moved
  })
  return drawing(width, y - gap, label, marks.join(''))
}

/** Drawings side by side, their middles in a line, or standing on one. */
export function beside(
  drawings: readonly string[],
  gap: number,
  label: string,
  align: 'middle' | 'foot' = 'middle',
): string {
  const sizes = drawings.map(sizeOf)
  const height = Math.max(...sizes.map((size) => size.height))
  let x = 0
  const marks = drawings.map((svg, i) => {
    const { width = 0, height: own = 0 } = sizes[i] ?? {}
    const moved = at(svg, x, align === 'foot' ? height - own : (height - own) / 2)
    x += width + gap
    return moved
  })
  return drawing(x - gap, height, label, marks.join(''))
}

/** Height of the type of what is written at a drawing. */
export const captionMm = 4

/** Width of a text in type of that height, a little more rather than less. */
export function textMm(text: string, size: number = captionMm): number {
  return [...text].reduce((sum, sign) => sum + (/[ ,.:/ijlt]/.test(sign) ? 0.32 : 0.58) * size, 0)
}

/** Cut at the space nearest to its middle. */
export function inTwoLines(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const nearest = spaces.toSorted(
    (one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2),
  )[0]
  return nearest === undefined ? [name] : [name.slice(0, nearest), name.slice(nearest + 1)]
}

/** What is written at a drawing; without a text, its room. */
export function caption(text: string): string {
  const width = textMm(text) + 1
  return drawing(width, captionMm * 1.4, text, text && words(width / 2, captionMm, text, captionMm))
}

/** A drawing within another: millimetres of both are units of the outer one. */
function at(svg: string, x: number, y: number): string {
  return svg
    .replace(/^<svg role="img" aria-label="[^"]*"/, `<svg x="${mm(x)}" y="${mm(y)}" overflow="visible"`)
    .replace(/ width="([\d.]+)mm" height="([\d.]+)mm"/, ' width="$1" height="$2"')
}
