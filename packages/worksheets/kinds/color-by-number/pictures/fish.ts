import { type Picture, part } from './picture.ts'

const tail = '20,40 0,18 0,62'
const body = ['20,40 36,24 36,56', '36,24 50,19 50,61 36,56', '50,19 64,25 64,55 50,61', '64,25 82,40 64,55'] as const
const upperFin = '36,24 40,6 58,4 64,25 50,19'
const lowerFin = '36,56 50,61 64,55 57,73 45,73'

export const fish: Picture = {
  name: 'fish',
  palettes: [
    ['red', 'orange', 'yellow', 'blue', 'green', 'brown'],
    ['purple', 'pink', 'yellow', 'blue', 'green', 'orange'],
    ['yellow', 'red', 'orange', 'green', 'blue', 'brown'],
  ],
  parts: [
    part(0, tail),
    part(1, body[0]),
    part(2, body[1]),
    part(1, body[2]),
    part(2, body[3]),
    part(0, upperFin),
    part(0, lowerFin),
    part(3, '0,0 49,0 49,5 40,6 36,24 20,40 0,18'),
    part(3, '49,0 90,0 90,40 82,40 64,25 58,4 49,5'),
    part(4, '0,62 20,40 36,56 45,73 20,66 0,69'),
    part(4, '82,40 90,40 90,69 74,66 57,73 64,55'),
    part(5, '0,69 20,66 45,73 51,73 51,80 0,80'),
    part(5, '51,73 57,73 74,66 90,69 90,80 51,80'),
  ],
  eye: [68.5, 33],
}

export const smallFish: Picture = {
  name: 'small fish',
  palettes: [
    ['orange', 'red', 'yellow', 'blue'],
    ['yellow', 'purple', 'pink', 'green'],
  ],
  parts: [
    part(0, tail),
    part(2, body[0]),
    part(0, '36,24 50,19 64,25 64,55 50,61 36,56'),
    part(2, body[3]),
    part(1, upperFin),
    part(1, lowerFin),
    part(3, '0,0 90,0 90,40 82,40 64,25 58,4 40,6 36,24 20,40 0,18'),
    part(3, '0,62 20,40 36,56 45,73 57,73 64,55 82,40 90,40 90,80 0,80'),
  ],
}
