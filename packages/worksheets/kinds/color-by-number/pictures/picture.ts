import type { Point } from '../../../figures/svg.ts'

export const pictureWidth = 90
export const pictureHeight = 80

/** A part to color: its paint is a place in the palette. */
export interface Part {
  paint: number
  outline: readonly Point[]
}

/** Parts that cover a field of 90 by 80 without gaps or overlaps. */
export interface Picture {
  name: string
  /** Color words by paint; one of the palettes is used. */
  palettes: readonly (readonly string[])[]
  parts: readonly Part[]
  /** Middle of an eye, left out where dots are counted. */
  eye?: Point
}

/** An outline from text: `0,0 45,0 45,30`. */
export function part(paint: number, corners: string, ...more: Point[]): Part {
  const outline = corners.split(' ').map((corner): Point => {
    const [x = 0, y = 0] = corner.split(',').map(Number)
    return [x, y]
  })
  return { paint, outline: [...outline, ...more] }
}

/** The same part on the other side of the upright middle line. */
export function mirrored({ paint, outline }: Part, otherPaint = paint): Part {
  return { paint: otherPaint, outline: outline.map(([x, y]): Point => [pictureWidth - x, y]) }
}

/** Points on a ring from one angle to another, in degrees clockwise from the right. */
export function arc(x: number, y: number, radius: number, from: number, upTo: number, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => onRing(x, y, radius, from + ((upTo - from) * i) / steps))
}

/** Rounded to hundredths, so that neighbors meet in the same points. */
export function onRing(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(x + radius * Math.cos(angle)), round(y + radius * Math.sin(angle))]
}
