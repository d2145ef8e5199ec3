import { drawing, mm } from '../svg.ts'

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

/** Drawings side by side, standing on one line. */
export function beside(drawings: readonly string[], gap: number, label: string): string {
  const sizes = drawings.map(sizeOf)
  const height = Math.max(...sizes.map((size) => size.height))
  let x = 0
  const marks = drawings.map((svg, i) => {
    const { width = 0, height: own = 0 } = sizes[i] ?? {}
    const moved = at(svg, x, (height - own) / 2)
    x += width + gap
    return moved
  })
  return drawing(x - gap, height, label, marks.join(''))
}

/** A drawing within another: millimetres of both are units of the outer one. */
function at(svg: string, x: number, y: number): string {
  return svg
    .replace(/^<svg role="img" aria-label="[^"]*"/, `<svg x="${mm(x)}" y="${mm(y)}" overflow="visible"`)
    .replace(/ width="([\d.]+)mm" height="([\d.]+)mm"/, ' width="$1" height="$2"')
}
