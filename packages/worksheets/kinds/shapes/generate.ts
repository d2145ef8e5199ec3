import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { flatShape, roundShape } from '../../figures/flat-shapes.ts'
import { markedShape, sideMarksAndArrows } from '../../figures/marked-shape.ts'
import { solidNames, solidShape } from '../../figures/solid-shapes.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { chooseName } from './choose-name.ts'
import { anyPolygon, cornersToMark, drawCorners } from './corners.ts'
import { everyName } from './every-name.ts'
import { marksMean } from './marks-mean.ts'
import { namesByProperties, pairs } from './properties.ts'
import { regularSymmetry, symmetry } from './symmetry.ts'

type Spec = SpecOf<'shapes'>

const perPage = 9
const turns = [0, 0.3, 0.8, 1.3, 2.1, 2.8]

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const who = random.pick(setting.characters)
  const make = {
    name,
    sides,
    solids,
    quadrilaterals,
    symmetry,
    'regular-symmetry': regularSymmetry,
    'every-name': everyName,
    properties: namesByProperties,
    pairs,
  }[spec.form]
  const { title, task, notes, items, columns = 3 } = make(setting, random)
  return taskSheet({ title: `${title} of ${place}`, instructions: task.replace('WHO', who), columns, notes }, items)
}

/** Draws until a picture is new on the page. */
function unlike(): (draw: () => string) => string {
  const seen = new Set<string>()
  return (draw) => {
    let picture = draw()
    for (let i = 0; i < 30 && seen.has(picture); i++) picture = draw()
    seen.add(picture)
    return picture
  }
}

export interface Page {
  title: string
  task: string
  notes: string[]
  items: Item[]
  columns?: number
}

/** Each name so often that none is most of the page, in any order. */
function inTurn<Name extends string>(names: readonly Name[], random: Random): Name[] {
  return random
    .shuffle(
      Array.from(
        { length: Math.ceil(perPage / names.length) * names.length },
        (_, i) => names[i % names.length] as Name,
      ),
    )
    .slice(0, perPage)
}

function name(setting: SheetSetting, random: Random): Page {
  if (setting.grade === 'kindergarten') return chooseName(setting, random, noteOf)
  const { step } = setting
  const names = ['circle', 'triangle', 'square', 'rectangle', 'hexagon'] as const
  const fresh = unlike()
  const items = inTurn(names, random).map((shape): Item => {
    const turn = step === 0 ? 0 : random.pick(turns)
    return {
      figure: fresh(() =>
        shape === 'circle' ? roundShape(random.int(16, 30)) : flatShape(drawCorners[shape](random), turn),
      ),
      answer: shape,
      note: noteOf(shape),
    }
  })
  return { title: 'Shapes', task: 'Say each name. Copy it from the box.', notes: [`Words: ${names.join(', ')}`], items }
}

const notes: Partial<Record<string, string>> = {
  circle: 'Round all the way: no side and no corner.',
  triangle: 'Three sides, three corners, however it is turned.',
  square: 'Four equal sides and four square corners. A square that stands on its corner is still a square.',
  rectangle: 'Four square corners, two long sides and two short ones.',
  hexagon: 'Six sides.',
  rhombus: 'Four equal sides, but no square corners.',
  parallelogram: 'Both pairs of opposite sides are parallel: they never meet.',
  trapezoid: 'Only one pair of sides is parallel.',
  kite: 'Two pairs of equal sides that touch each other.',
}

function noteOf(shape: string): string {
  return notes[shape] ?? ''
}

function sides({ step }: SheetSetting, random: Random): Page {
  const counts = step === 0 ? ['3', '4', '5', '6'] : ['3', '4', '5', '6', '7', '8']
  const items = inTurn(counts, random).map(
    (count): Item => ({
      figure: flatShape(anyPolygon(Number(count), random), random.pick(turns)),
      answer: count,
      tail: 'sides',
      note: `As many corners as sides. ${Number(count) + 1} if the first side was counted twice: mark it.`,
    }),
  )
  return {
    title: 'Sides and Corners',
    task: 'WHO runs a finger along every side. How many sides are there?',
    notes: [],
    items,
  }
}

function solids({ step }: SheetSetting, random: Random): Page {
  const fresh = unlike()
  const items = inTurn(solidNames, random).map(
    (solid): Item => ({
      figure: fresh(() => {
        const stretch = solid === 'box' ? random.pick([0.55, 1.45]) : 1.1 + random.int(0, 3) / 10
        return solidShape(solid, random.int(16, 25), stretch)
      }),
      answer: solid,
      note: {
        cube: 'Six equal square faces.',
        box: 'Six faces; not all are squares.',
        sphere: 'Round like a ball: no face.',
        cylinder: 'Two round faces. It rolls and stacks.',
        cone: 'One round face and one point.',
        pyramid: 'Sides that meet in one point.',
      }[solid],
    }),
  )
  const words = step === 0 ? [`Words: ${solidNames.join(', ')}`] : [`Words: ${random.shuffle(solidNames).join(', ')}`]
  return { title: 'Solid Shapes', task: 'WHO packs these. Write the name of each.', notes: words, items }
}

function quadrilaterals({ grade }: SheetSetting, random: Random): Page {
  const names = ['square', 'rectangle', 'rhombus', 'parallelogram', 'trapezoid'] as const
  const isFifth = grade === '5th'
  const all: Record<(typeof names)[number], string> = {
    square: 'square, rectangle, rhombus, parallelogram, quadrilateral',
    rectangle: 'rectangle, parallelogram, quadrilateral',
    rhombus: 'rhombus, parallelogram, quadrilateral',
    parallelogram: 'parallelogram, quadrilateral',
    trapezoid: 'trapezoid, quadrilateral',
  }
  const fresh = unlike()
  const items = inTurn(names, random).map(
    (shape): Item => ({
      ask: isFifth ? 'All names:' : 'Best name:',
      figure: fresh(() => markedShape(cornersToMark(shape, 1, random), random.pick(turns), sideMarksAndArrows)),
      answer: isFifth ? all[shape] : shape,
      note: noteOf(shape),
    }),
  )
  const task = isFifth
    ? 'Write every name from the list that fits. A square has five names.'
    : 'Write the name that says the most about each shape.'
  return {
    title: 'Four-Sided Shapes',
    task,
    notes: [`List: ${[...names, ...(isFifth ? ['quadrilateral'] : [])].join(', ')}`, marksMean.withArrows],
    items,
  }
}
