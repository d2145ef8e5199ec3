import { circle, drawing, line, mm, type Point, polygon, rect } from './svg.ts'

export const beads = ['circle', 'square', 'triangle', 'star', 'drop', 'moon'] as const
export type Bead = (typeof beads)[number]

/** Shapes in a row; null is an open place to draw in. */
export function beadRow(row: readonly (Bead | null)[], pitch: number): string {
  const marks = row.map((bead, i) => {
    const [x, y, r] = [0.6 + (i + 0.5) * pitch, 0.6 + pitch / 2, pitch * 0.36]
    return bead === null
      ? line(x - r, y + r, x + r, y + r, ' class="open" stroke-width="0.7"')
      : `<g class="bead ${bead}">${drawBead(bead, x, y, r)}</g>`
  })
  return drawing(row.length * pitch + 1.2, pitch + 1.2, 'A row of shapes', marks.join(''))
}

/** A row over open places: as many to copy it in, then some to go on in; or the same with everything drawn. */
export function copiedRow(row: readonly Bead[], shown: number, pitch: number, isDone: boolean): string {
  const below = pitch * 1.25
  const at = (i: number, top: number) => [0.6 + (i + 0.5) * pitch, 0.6 + top + pitch / 2, pitch * 0.36] as const
  const model = row.slice(0, shown).map((bead, i) => `<g class="bead ${bead}">${drawBead(bead, ...at(i, 0))}</g>`)
  const copies = row.map((bead, i) => {
    const [x, y, r] = at(i, below)
    const name = i < shown ? 'copy' : 'open'
    const place = line(x - r, y + r, x + r, y + r, ` class="${name}" stroke-width="0.7"`)
    return isDone ? `<g class="done">${drawBead(bead, x, y, r)}</g>` : place
  })
  const size = [row.length * pitch + 1.2, below + pitch + 1.2] as const
  return drawing(...size, 'A row of shapes over a row of places', [...model, ...copies].join(''))
}

/** Groups of one shape with a gap of a whole place between them. */
export function beadGroups(counts: readonly number[], bead: Bead, pitch: number): string {
  let place = 0
  const groups = counts.map((count) => {
    const marks = Array.from({ length: count }, (_, i) => {
      const x = mm(0.6 + (place + i + 0.5) * pitch)
      return `<g class="bead ${bead}" transform="translate(${x} ${mm(0.6 + pitch / 2)})">${drawBead(bead, 0, 0, pitch * 0.36)}</g>`
    })
    place += count + 1
    return marks.join('')
  })
  return drawing((place - 1) * pitch + 1.2, pitch + 1.2, 'Groups of shapes', groups.join(''))
}

/** One shape of radius `r` around a point. */
export function drawBead(bead: Bead, x: number, y: number, r: number): string {
  const stroke = ' stroke-width="0.6" stroke-linejoin="round"'
  switch (bead) {
    case 'circle':
      return circle(x, y, r)
    case 'square':
      return rect(x - r, y - r, r * 2, r * 2)
    case 'triangle':
      return polygon(
        [
          [x, y - r],
          [x + r, y + r],
          [x - r, y + r],
        ],
        stroke,
      )
    case 'star': {
      const points = Array.from({ length: 10 }, (_, i): Point => {
        const [radius, turn] = [i % 2 === 0 ? r * 1.1 : r * 0.48, (Math.PI / 5) * i - Math.PI / 2]
        return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
      })
      return polygon(points, stroke)
    }
    case 'drop':
      return `<path${stroke} d="M${x} ${y - r * 1.1}C${x + r * 1.2} ${y + r * 0.2} ${x + r * 0.8} ${y + r} ${x} ${y + r}C${x - r * 0.8} ${y + r} ${x - r * 1.2} ${y + r * 0.2} ${x} ${y - r * 1.1}Z"/>`
    case 'moon':
      return `<path${stroke} d="M${x + r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 0 ${x + r * 0.5} ${y + r * 0.87}A${r * 1.1} ${r * 1.1} 0 0 1 ${x + r * 0.5} ${y - r * 0.87}Z"/>`
  }
}
