import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { namedCircle, namedShape } from '../../figures/flat-shapes.ts'
import type { Point } from '../../figures/svg.ts'
import type { Random } from '../../random.ts'
import type { Item } from '../../task-page.ts'
import { drawCorners } from './corners.ts'
import type { Page } from './generate.ts'

const names = ['circle', 'triangle', 'square', 'rectangle', 'hexagon'] as const
type Name = (typeof names)[number]

/** Drawings on a page, the example among them, by step. */
const counts = [4, 5, 6] as const
const offered = 3
const turns = [0.3, 0.8, 1.3, 2.1]
/** Leaves room for the names beside the widest shape. */
const scale = 0.85

/** For a child who does not write yet: one check mark beside one of three names. */
export function chooseName({ step }: SheetSetting, random: Random, noteOf: (name: Name) => string): Page {
  const seen = new Set<string>()
  const shown = [...random.shuffle(names), random.pick(['triangle', 'rectangle', 'hexagon'] as const)]
  const items = shown.slice(0, counts[step]).map((shape): Item => {
    const list = choices(shape, random)
    let picture = draw(shape, list, step, random)
    for (let i = 0; i < 30 && seen.has(picture([])); i++) picture = draw(shape, list, step, random)
    seen.add(picture([]))
    return { figure: picture([]), finished: picture([shape]), answer: shape, drawn: true, note: noteOf(shape) }
  })
  return {
    title: 'Shapes',
    task: 'Touch each shape and say its name. Check the right name.',
    notes: [`Say the names together: ${names.join(', ')}`],
    items,
    columns: 2,
  }
}

/** A square is a rectangle too, so its list does not offer both. */
function choices(shape: Name, random: Random): Name[] {
  const others = names.filter((name) => name !== shape && !(shape === 'square' && name === 'rectangle'))
  return random.shuffle([shape, ...random.sample(others, offered - 1)])
}

function draw(shape: Name, list: readonly Name[], step: number, random: Random): (checked: Name[]) => string {
  if (shape === 'circle') {
    const diameter = random.int(18, 30)
    return (checked) => namedCircle(diameter, list, checked)
  }
  const corners = drawCorners[shape](random).map(([x, y]): Point => [x * scale, y * scale])
  const turn = step === 0 ? 0 : random.pick(turns)
  return (checked) => namedShape(corners, turn, list, checked)
}
