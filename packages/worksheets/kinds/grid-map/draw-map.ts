import type { Grade } from '@pencil-quest/contract/choices'
import { compassRose } from '../../figures/compass-rose.ts'
import { cellCorner, gridMarks, gridRoom, type LetteredGrid } from '../../figures/lettered-grid.ts'
import { landmarks, scatter, symbolField } from '../../figures/map-symbols.ts'
import { drawing, mm } from '../../figures/svg.ts'
import { gradeTables } from '../../grade-tables.ts'
import type { Cell, Land } from './land.ts'
import type { GridMapView } from './view.ts'

const pointMm = 0.3528
const mapMm = 108
/** Pages for the youngest have larger type and need room for it below the map. */
const smallMapMm = 104
const symbolMm = { most: 18, key: 10.5 }
const strokeMm = 0.45
/** Height of the key, beside the compass under it. */
const keyMm = 75

export function drawMap(land: Land, grade: Grade): Pick<GridMapView, 'map' | 'key' | 'compass'> {
  const sizeMm = Math.min(gradeTables[grade].bodyPt, 16) * pointMm
  const across = grade === 'kindergarten' || grade === '1st' ? smallMapMm : mapMm
  const cellMm = Math.floor((across - sizeMm * 1.3) / land.size)
  const grid: LetteredGrid = { columns: land.size, rows: land.size, cellMm, sizeMm }
  const symbols = [
    ...land.places.map((place) => ({ name: place.name, marks: landmarks[place.landmark], cells: [place] })),
    ...land.many.map(({ sort, cells }) => ({ name: sort, marks: scatter[sort].marks, cells })),
  ]
  const { width, height } = gridRoom(grid)
  const onMap = symbols.flatMap(({ marks, cells }) => cells.map((cell) => symbolIn(grid, cell, marks)))
  const inKey = Math.min(symbolMm.key, keyMm / symbols.length)
  return {
    map: drawing(width, height, 'A map with symbols in squares', gridMarks(grid) + onMap.join('')),
    key: symbols.map(({ name, marks }) => ({
      name,
      symbol: drawing(inKey, inKey, name, symbol(marks, 0, 0, inKey)),
    })),
    compass: compassRose(8, 4.4),
  }
}

function symbolIn(grid: LetteredGrid, { column, row }: Cell, marks: string): string {
  const [left, top] = cellCorner(grid, column, row)
  const side = Math.min(symbolMm.most, grid.cellMm * 0.84)
  const gap = (grid.cellMm - side) / 2
  return symbol(marks, left + gap, top + gap, side)
}

function symbol(marks: string, left: number, top: number, side: number): string {
  const scale = side / symbolField
  const place = `transform="translate(${mm(left)} ${mm(top)}) scale(${mm(scale * 100)}e-2)"`
  return `<g class="symbol" ${place} stroke-width="${mm(strokeMm / scale)}" stroke-linejoin="round">${marks}</g>`
}
