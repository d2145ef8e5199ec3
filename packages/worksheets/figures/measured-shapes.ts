import { drawing, type Point, polygon, rect, words } from './svg.ts'

/** Width of a letter, against its height. */
const letter = 0.55

interface Room {
  width: number
  height: number
}

/** A rectangle in the proportion of its sides, two of them labelled. `sizeMm` is the height of the type. */
export function labelledRectangle(across: number, up: number, unit: string, room: Room, sizeMm: number): string {
  const side = sizeMm * 3.6
  const below = sizeMm * 1.5
  const scale = Math.min((room.width - side) / across, (room.height - below) / up)
  const [width, height] = [across * scale, up * scale]
  const marks = [
    rect(0.5, 0.5, width, height),
    words(0.5 + width / 2, height + sizeMm * 1.25, `${across} ${unit}`, sizeMm),
    words(width + sizeMm * 0.5, height / 2 + sizeMm * 0.35, `${up} ${unit}`, sizeMm, 'start'),
  ]
  return drawing(width + side + 1, height + below + 1, 'A rectangle with labelled sides', marks.join(''))
}

/** A box seen from the front and above, its three edges labelled; one may be hidden behind a question mark. */
export function labelledBox(edges: Edges, unit: string, room: Room, sizeMm: number, hidden?: keyof Edges): string {
  const said = (edge: keyof Edges) => (edge === hidden ? `? ${unit}` : `${edges[edge]} ${unit}`)
  const slant = 0.45
  const side = sizeMm * 3.6
  const below = sizeMm * 1.5
  const across = edges.length + edges.width * slant
  const up = edges.height + edges.width * slant
  const scale = Math.min((room.width - side) / across, (room.height - below) / up)
  const [length, height, depth] = [edges.length * scale, edges.height * scale, edges.width * slant * scale]
  const front = said('length')
  // A narrow box has a label wider than itself.
  const left = 0.5 + Math.max(0, (front.length * letter * sizeMm - length) / 2)
  const top = 0.5 + depth
  const face = (points: Point[]) => polygon(points)
  const right = left + length
  const bottom = top + height
  const marks = [
    rect(left, top, length, height),
    face([
      [left, top],
      [left + depth, top - depth],
      [right + depth, top - depth],
      [right, top],
    ]),
    face([
      [right, top],
      [right + depth, top - depth],
      [right + depth, bottom - depth],
      [right, bottom],
    ]),
    words(left + length / 2, bottom + sizeMm * 1.25, front, sizeMm),
    words(right + depth / 2 + sizeMm * 0.35, bottom - depth / 2 + sizeMm * 0.75, said('width'), sizeMm, 'start'),
    words(right + depth + sizeMm * 0.35, top - depth + height / 2 + sizeMm * 0.35, said('height'), sizeMm, 'start'),
  ]
  return drawing(right + depth + side + 0.5, height + depth + below + 1, 'A box with labelled edges', marks.join(''))
}

export interface Edges {
  length: number
  width: number
  height: number
}
