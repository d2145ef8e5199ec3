import { arc, mirrored, type Picture, part } from './picture.ts'

const sun = arc(90, 0, 17, 180, 90, 6)
const upper = part(0, '45,4 45,32 16,32')
const lower = part(1, '16,32 45,32 45,66')
const evening = part(3, '0,32 16,32 45,66 20,56 0,62')
const hill = part(4, '0,62 20,56 45,66 45,80 0,80')

export const kite: Picture = {
  name: 'kite',
  palettes: [
    ['red', 'yellow', 'blue', 'pink', 'green'],
    ['purple', 'orange', 'pink', 'blue', 'green'],
    ['blue', 'yellow', 'orange', 'pink', 'brown'],
  ],
  parts: [
    upper,
    mirrored(upper, 1),
    lower,
    mirrored(lower, 0),
    part(2, '0,0 45,0 45,4 16,32 0,32'),
    part(2, '90,32 74,32 45,4 45,0', ...sun),
    part(1, '90,0', ...sun),
    evening,
    mirrored(evening),
    hill,
    mirrored(hill),
  ],
}

const sky = part(2, '0,0 45,0 45,4 16,32 45,66 20,56 0,62')

export const smallKite: Picture = {
  name: 'small kite',
  palettes: [
    ['red', 'yellow', 'blue', 'green'],
    ['purple', 'orange', 'pink', 'green'],
    ['blue', 'red', 'yellow', 'brown'],
  ],
  parts: [upper, mirrored(upper, 1), lower, mirrored(lower, 0), sky, mirrored(sky), hill, mirrored(hill)].map(
    ({ paint, outline }) => ({ paint: Math.min(paint, 3), outline }),
  ),
}
