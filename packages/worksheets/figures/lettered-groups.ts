import { circle, drawing, words } from './svg.ts'

const perRow = 5
const widePitch = 11
const closePitch = 8

/** Two groups of rings below each other, A and B, one of them set wider, so that length alone does not tell. */
export function lettered(a: number, b: number, isFirstWide: boolean): string {
  const one = group('A', a, 0, isFirstWide ? widePitch : closePitch)
  const two = group('B', b, one.height + 3, isFirstWide ? closePitch : widePitch)
  return drawing(8 + perRow * widePitch, one.height + 3 + two.height, 'Two groups of rings', one.marks + two.marks)
}

function group(letter: string, count: number, top: number, pitch: number): { marks: string; height: number } {
  const rings = Array.from({ length: count }, (_, i) =>
    circle(8 + (i % perRow) * pitch + 4, top + Math.floor(i / perRow) * closePitch + 4.2, 3.1),
  )
  return { marks: words(3, top + 6, letter, 6) + rings.join(''), height: Math.ceil(count / perRow) * closePitch }
}
