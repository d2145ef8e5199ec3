import { arc, mirrored, type Picture, part } from './picture.ts'

const sun = arc(90, 0, 17, 180, 90, 6)
const upperCrown = part(0, '45,4 45,24 20,24 28,10')
const lowerCrown = part(1, '20,24 45,24 45,44 38,44 28,40')
const lowerSky = part(4, '0,24 20,24 28,40 38,44 39,44 37,66 18,56 0,58')
const hill = part(3, '0,58 18,56 37,66 41,66 35.5,73 0,70')
const meadow = part(3, '0,70 35.5,73 30,80 0,80')

export const tree: Picture = {
  name: 'tree',
  palettes: [
    ['red', 'orange', 'brown', 'green', 'blue', 'yellow'],
    ['pink', 'purple', 'brown', 'green', 'blue', 'orange'],
    ['orange', 'yellow', 'brown', 'green', 'pink', 'red'],
  ],
  parts: [
    upperCrown,
    mirrored(upperCrown, 1),
    lowerCrown,
    mirrored(lowerCrown, 0),
    part(2, '39,44 51,44 53,66 37,66'),
    part(2, '41,66 49,66 60,80 30,80'),
    part(4, '0,0 45,0 45,4 28,10 20,24 0,24'),
    part(4, '90,24 70,24 62,10 45,4 45,0', ...sun),
    part(5, '90,0', ...sun),
    ...[lowerSky, hill, meadow].flatMap((own) => [own, mirrored(own)]),
  ],
}
