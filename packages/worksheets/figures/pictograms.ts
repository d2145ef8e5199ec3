import { drawing, mm, words } from './svg.ts'

/** Line drawings in a field of 20 by 20, simple enough for a child to draw, told apart at 8 mm. */
const marks = {
  sun: '<circle cx="10" cy="10" r="4.2"/><path d="M10 1v2.8M10 16.2v2.8M1 10h2.8M16.2 10h2.8M3.6 3.6l2 2M14.4 14.4l2 2M3.6 16.4l2-2M14.4 5.6l2-2"/>',
  moon: '<path d="M13 2.5A8 8 0 1 0 13 17.5A8.5 8.5 0 0 1 13 2.5z"/>',
  star: '<path d="M10 1.8l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z"/>',
  leaf: '<path d="M5 15Q1.5 4.5 17 3Q17.5 17 5 15zM2.5 18.5Q7 11.5 13 7"/>',
  drop: '<path d="M10 1.8Q16.8 10 15.4 13.6a5.7 5.7 0 0 1-10.8 0Q3.2 10 10 1.8z"/>',
  shell: '<path d="M10 17.5L2 9.5Q2.5 3.5 10 3Q17.5 3.5 18 9.5zM10 17.5L6 4M10 17.5V3M10 17.5L14 4"/>',
  fish: '<path d="M2 10Q8 2.5 13.5 10Q8 17.5 2 10zM13.5 10L18.5 5.5V14.5z"/><circle cx="6" cy="9" r=".6"/>',
  heart: '<path d="M10 17.5Q1.5 11.5 2.5 6.5Q5 1.5 10 6Q15 1.5 17.5 6.5Q18.5 11.5 10 17.5z"/>',
} as const
export type Pictogram = keyof typeof marks

export const pictograms = Object.keys(marks) as Pictogram[]

/** A picture of this side around a point; its marks are the same everywhere, only place and size differ. */
export function pictogram(name: Pictogram, x: number, y: number, side: number): string {
  const scale = side / 20
  const place = `translate(${mm(x - side / 2)} ${mm(y - side / 2)}) scale(${mm(scale)})`
  return `<g class="sign" transform="${place}" stroke-width="${mm(0.6 / scale)}" stroke-linejoin="round" stroke-linecap="round">${marks[name]}</g>`
}

/** Pictures side by side with their names below. */
export function pictogramKey(names: readonly Pictogram[], sizeMm: number): string {
  const pitch = sizeMm * 5.5
  const side = sizeMm * 2
  const all = names.map(
    (name, i) =>
      pictogram(name, (i + 0.5) * pitch, side / 2 + 1, side) +
      words((i + 0.5) * pitch, side + 1 + sizeMm, name, sizeMm),
  )
  return drawing(names.length * pitch, side + 1 + sizeMm * 1.4, 'The pictures and their names', all.join(''))
}
