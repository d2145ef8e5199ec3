import { mirrored, type Picture, part } from './picture.ts'

const roof = part(0, '4,30 18,6 32,30')
const upperTower = part(1, '8,30 28,30 28,48 8,48')
const lowerTower = part(2, '8,48 28,48 28,66 8,66')
const wall = part(2, '28,40 45,40 45,46 36,54 36,66 28,66')
const outerSky = part(3, '0,0 18,0 18,6 4,30 8,30 8,66 0,66')
const innerSky = part(3, '18,0 45,0 45,3 32,20 36,20 36,40 28,40 28,30 32,30 18,6')
const grass = part(5, '0,66 36,66 28,80 0,80')

export const castle: Picture = {
  name: 'castle',
  palettes: [
    ['red', 'yellow', 'gray', 'blue', 'brown', 'green'],
    ['purple', 'orange', 'pink', 'blue', 'brown', 'green'],
    ['blue', 'yellow', 'orange', 'pink', 'brown', 'green'],
  ],
  parts: [
    part(0, '32,20 45,3 58,20'),
    part(1, '36,20 54,20 54,40 36,40'),
    part(4, '36,66 36,54 45,46 54,54 54,66'),
    part(4, '36,66 54,66 62,80 28,80'),
    ...[roof, upperTower, lowerTower, wall, outerSky, innerSky, grass].flatMap((own) => [own, mirrored(own)]),
  ],
}
