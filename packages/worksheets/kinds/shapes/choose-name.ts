import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { namedCircle, namedShape } from '../../figures/flat-shapes.ts'
import type { Point } from '../../figures/svg.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { drawCorners } from './corners.ts'
import type { Page } from './generate.ts'
import { offered } from './offered.ts'

const names = ['circle', 'triangle', 'square', 'rectangle', 'hexagon'] as const
type Name = (typeof names)[number]
type Look = Name | 'thin triangle'

/** Drawings of round and pointed shapes beside the example, by step. */
const counts = [0, 1, 1] as const
const turns = [0.3, 0.8, 1.3, 2.1]
const onCorner = 0.8
/** Leaves room for the names beside the widest shape. */
const scale = 0.85

/**
 * For a child who does not write yet: one check mark beside one of three names. Every shape is turned; beside the
 * example there are always a rectangle, a hexagon, a thin triangle and a square on its corner.
 */
export function chooseName({ step }: SheetSetting, random: Random, noteOf: (name: Name) => string): Page {
  const [example = 'circle', ...others] = random.shuffle<Look>(['circle', 'triangle'])
  const always: Look[] = ['rectangle', 'hexagon', 'square', 'thin triangle']
  const shown = [example, ...random.shuffle([...always, ...others.slice(0, counts[step])])]
  const items = shown.map((look): Item => {
    const shape = look === 'thin triangle' ? 'triangle' : look
    const picture = draw(look, offered(shape, names, random), random)
    return { figure: picture([]), finished: picture([shape]), answer: shape, drawn: true, note: noteOf(shape) }
  })
  return {
    title: 'Shapes',
    task: 'Touch and count the corners of each shape, however it is turned. Put a check mark beside its name.',
    notes: [`Say the names together: ${names.join(', ')}`],
    items,
    columns: 2,
  }
}

function draw(look: Look, list: readonly Name[], random: Random): (checked: Name[]) => string {
  if (look === 'circle') {
    const diameter = random.int(18, 30)
    return (checked) => namedCircle(diameter, list, checked)
  }
  const plain = look === 'thin triangle' ? thinTriangle(random) : drawCorners[look](random)
  const corners = plain.map(([x, y]): Point => [x * scale, y * scale])
  const turn = look === 'square' ? onCorner : random.pick(turns)
  return (checked) => namedShape(corners, turn, list, checked)
}

function thinTriangle(random: Random): Point[] {
  const width = random.int(7, 10)
  return [
    [0, 0],
    [width, 0],
    [random.int(0, width), random.int(27, 31)],
  ]
}
