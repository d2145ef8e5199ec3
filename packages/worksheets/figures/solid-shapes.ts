import { drawing, line, type Point, polygon } from './svg.ts'

export const solidNames = ['cube', 'box', 'sphere', 'cylinder', 'cone', 'pyramid'] as const
export type SolidName = (typeof solidNames)[number]

const stroke = ' stroke-width="0.7" stroke-linejoin="round"'

/** A solid seen from a little above; `size` and `stretch` vary its look without changing its kind. */
export function solidShape(name: SolidName, size: number, stretch: number): string {
  const width = size
  const height = name === 'cube' ? size : size * stretch
  const depth = size * 0.4
  switch (name) {
    case 'cube':
    case 'box': {
      const [x, y] = [1, 1 + depth]
      const faces: Point[][] = [
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
        [
          [x, y],
          [x + depth, y - depth],
          [x + width + depth, y - depth],
          [x + width, y],
        ],
        [
          [x + width, y],
          [x + width + depth, y - depth],
          [x + width + depth, y + height - depth],
          [x + width, y + height],
        ],
      ]
      return show(
        width + depth,
        height + depth,
        faces.map((face) => polygon(face, ` class="face"${stroke}`)),
      )
    }
    case 'pyramid': {
      const [top, left, middle, right]: Point[] = [
        [1 + width / 2, 1],
        [1, 1 + height],
        [1 + width * 0.6, 1 + height * 1.18],
        [1 + width, 1 + height * 0.9],
      ] as [Point, Point, Point, Point]
      const faces = [
        [top, left, middle],
        [top, middle, right],
      ] as Point[][]
      return show(
        width,
        height * 1.2,
        faces.map((face) => polygon(face, ` class="face"${stroke}`)),
      )
    }
    case 'sphere':
      return show(width, width, [
        ellipse(1 + width / 2, 1 + width / 2, width / 2, width / 2),
        ellipse(1 + width / 2, 1 + width / 2, width / 2, width / 7),
      ])
    case 'cylinder':
      return show(width, height + width / 3, [
        ellipse(1 + width / 2, 1 + width / 6, width / 2, width / 6),
        ellipse(1 + width / 2, 1 + width / 6 + height, width / 2, width / 6),
        line(1, 1 + width / 6, 1, 1 + width / 6 + height, ` class="side"${stroke}`),
        line(1 + width, 1 + width / 6, 1 + width, 1 + width / 6 + height, ` class="side"${stroke}`),
      ])
    case 'cone':
      return show(width, height + width / 6, [
        ellipse(1 + width / 2, 1 + height, width / 2, width / 6),
        line(1, 1 + height, 1 + width / 2, 1, ` class="side"${stroke}`),
        line(1 + width, 1 + height, 1 + width / 2, 1, ` class="side"${stroke}`),
      ])
  }
}

function show(width: number, height: number, marks: readonly string[]): string {
  return drawing(width + 2, height + 2, 'A solid shape', marks.join(''))
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" rx="${rx.toFixed(2)}" ry="${ry.toFixed(2)}"${stroke}/>`
}
