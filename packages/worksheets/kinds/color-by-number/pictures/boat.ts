import { arc, mirrored, type Picture, part } from './picture.ts'

const wave = '0,69 11,66 22,69 34,66 45,69'
const waveBack = '45,69 34,66 22,69 11,66 0,69'
const sun = arc(90, 0, 18, 180, 90, 6)
const upperSail = part(0, '45,6 45,30 29,30')
const lowerSail = part(1, '45,30 45,48 17,48 29,30')
const lowerSky = part(3, '0,30 29,30 17,48 14,48 19,55 0,55')
const farSea = part(4, `0,55 19,55 24,62 45,62 ${waveBack}`)
const nearSea = part(4, `${wave} 45,80 0,80`)
const lowerHull = part(2, '19,55 45,55 45,62 24,62')

export const boat: Picture = {
  name: 'boat',
  palettes: [
    ['yellow', 'orange', 'red', 'pink', 'blue'],
    ['yellow', 'red', 'brown', 'orange', 'green'],
    ['orange', 'yellow', 'purple', 'pink', 'blue'],
  ],
  parts: [
    upperSail,
    mirrored(upperSail, 1),
    lowerSail,
    mirrored(lowerSail, 0),
    part(2, '14,48 76,48 71,55 19,55'),
    lowerHull,
    mirrored(lowerHull),
    part(3, '0,0 45,0 45,6 29,30 0,30'),
    part(3, '90,30 61,30 45,6 45,0', ...sun),
    part(0, '90,0', ...sun),
    lowerSky,
    mirrored(lowerSky),
    farSea,
    mirrored(farSea),
    nearSea,
    mirrored(nearSea),
  ],
}

const foot = part(3, '0,66 22,66 45,66 45,80 0,80')

/** For the youngest: two sails, one hull. */
export const smallBoat: Picture = {
  name: 'small boat',
  palettes: [
    ['yellow', 'red', 'pink', 'blue'],
    ['orange', 'brown', 'yellow', 'green'],
  ],
  parts: [
    part(0, '45,8 45,50 12,50'),
    part(1, '45,8 78,50 45,50'),
    part(1, '8,50 82,50 68,66 22,66'),
    part(2, '0,0 45,0 45,8 12,50 8,50 22,66 0,66'),
    part(2, '90,66 68,66 82,50 78,50 45,8 45,0', ...arc(90, 0, 20, 180, 90, 6)),
    part(0, '90,0', ...arc(90, 0, 20, 180, 90, 6)),
    foot,
    mirrored(foot),
  ],
}
