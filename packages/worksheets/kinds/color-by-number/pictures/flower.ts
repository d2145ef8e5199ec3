import type { Point } from '../../../figures/svg.ts'
import { arc, mirrored, onRing, type Part, type Picture, part } from './picture.ts'

const inner = (i: number) => onRing(45, 30, 10, i * 60)
const outer = (i: number) => onRing(45, 30, 22, i * 60)
const tip = (i: number) => onRing(45, 30, 28, i * 60 + 30)

const petal = (i: number): Part => ({
  paint: i % 2,
  outline: [inner(i), outer(i), tip(i), outer(i + 1), inner(i + 1)],
})

const sun = arc(90, 0, 17, 180, 90, 6)
const petals = [0, 1, 2, 3, 4, 5]
const leaf = part(3, '45,58 24,50 8,56 20,66 45,66')
const besideLeaf: Part = {
  paint: 5,
  outline: [...part(5, '45,58 24,50 8,56 20,66 0,66 0,30').outline, outer(3), tip(2), outer(2)],
}
const soil = part(4, '0,66 45,66 45,80 0,80')
const above: Point[] = [tip(4), outer(4), tip(3), outer(3)]

export const flower: Picture = {
  name: 'flower',
  palettes: [
    ['red', 'pink', 'yellow', 'green', 'brown', 'blue'],
    ['purple', 'pink', 'orange', 'green', 'brown', 'yellow'],
    ['orange', 'red', 'yellow', 'green', 'purple', 'blue'],
  ],
  parts: [
    ...petals.map(petal),
    { paint: 2, outline: petals.map(inner) },
    leaf,
    mirrored(leaf),
    besideLeaf,
    mirrored(besideLeaf),
    { paint: 5, outline: [...part(5, '0,30 0,0 45,0').outline, ...above] },
    { paint: 5, outline: [...sun, [90, 30], outer(0), tip(5), outer(5), tip(4), [45, 0]] },
    part(2, '90,0', ...sun),
    soil,
    mirrored(soil),
  ],
}
