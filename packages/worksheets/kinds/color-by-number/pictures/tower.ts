import { mirrored, type Picture, part } from './picture.ts'

const beam = part(2, '37,13 0,4 0,30 37,21')
const upperSky = part(3, '0,0 45,0 32,12 37,12 37,13 0,4')
const lowerSky = part(3, '0,30 37,21 37,22 38,22 36,46 0,46')
const farSea = part(4, '0,46 36,46 35,58 0,58')
const nearSea = part(4, '0,58 35,58 34,70 24,70 14,80 0,80')
const rock = part(5, '14,80 24,70 45,70 45,80')

export const tower: Picture = {
  name: 'tower',
  palettes: [
    ['red', 'orange', 'yellow', 'purple', 'blue', 'brown'],
    ['blue', 'pink', 'yellow', 'purple', 'green', 'gray'],
    ['orange', 'brown', 'yellow', 'blue', 'green', 'gray'],
  ],
  parts: [
    part(0, '32,12 45,0 58,12'),
    part(2, '37,12 53,12 53,22 37,22'),
    part(0, '38,22 52,22 53,34 37,34'),
    part(1, '37,34 53,34 54,46 36,46'),
    part(0, '36,46 54,46 55,58 35,58'),
    part(1, '35,58 55,58 56,70 34,70'),
    ...[beam, upperSky, lowerSky, farSea, nearSea, rock].flatMap((own) => [own, mirrored(own)]),
  ],
}
