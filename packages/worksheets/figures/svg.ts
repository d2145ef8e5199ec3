/** Lengths are millimetres on paper, one unit of every drawing. */
export const lineMm = 0.5

export function mm(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** A drawing of its own; `label` is what a reader hears, without the answer. */
export function drawing(width: number, height: number, label: string, marks: string): string {
  const size = `width="${mm(width)}mm" height="${mm(height)}mm" viewBox="0 0 ${mm(width)} ${mm(height)}"`
  return `<svg role="img" aria-label="${escaped(label)}" ${size} fill="none" stroke="#000" stroke-width="${lineMm}">${marks}</svg>`
}

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

export function circle(x: number, y: number, radius: number, filled = false): string {
  return `<circle cx="${mm(x)}" cy="${mm(y)}" r="${mm(radius)}"${filled ? ' fill="#000"' : ''}/>`
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}"/>`
}

export function line(x1: number, y1: number, x2: number, y2: number, more = ''): string {
  return `<line x1="${mm(x1)}" y1="${mm(y1)}" x2="${mm(x2)}" y2="${mm(y2)}"${more}/>`
}

export type Point = readonly [x: number, y: number]

export function polygon(points: readonly Point[], more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${mm(x)},${mm(y)}`).join(' ')}"${more}/>`
}

export function words(
  x: number,
  y: number,
  text: string,
  sizeMm: number,
  anchor: 'start' | 'middle' | 'end' = 'middle',
) {
  const where = `x="${mm(x)}" y="${mm(y)}" font-size="${mm(sizeMm)}" text-anchor="${anchor}"`
  return `<text ${where} fill="#000" stroke="none">${escaped(text)}</text>`
}
