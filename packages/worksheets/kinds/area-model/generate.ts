import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { areaModel } from '../../figures/area-model.ts'
import type { DrawnSheet, SpecOf } from '../../kind.ts'
import { digits, grouped } from '../../numbers/integers.ts'
import { slice } from '../../numbers/ranges.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'area-model'>

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const who = random.pick(setting.characters)
  return taskSheet(
    {
      title: `Split Fields of ${headline(setting.place)}`,
      instructions: `${who} splits each field into easy parts. Multiply each part, then add all parts.`,
      columns: 2,
    },
    fields(spec, setting, random),
  )
}

function fields(spec: Spec, { step }: SheetSetting, random: Random): Item[] {
  const [left, right] = [slice(spec.left, step), slice(spec.right, step)]
  const draw = () => {
    const [a, b] = [random.int(...left), random.int(...right)]
    return a % 10 === 0 || b % 10 === 0 ? null : { a, b }
  }
  return distinct(
    6,
    draw,
    ({ a, b }) => `${a} ${b}`,
    ({ a, b }) => a * b,
  ).map(({ a, b }) => {
    const [top, side] = [parts(b), parts(a)]
    const products = side.map((row) => top.map((column) => grouped(row * column)))
    const skipped = (top[0] ?? 0) * (side[0] ?? 0) + (top.at(-1) ?? 0) * (side.at(-1) ?? 0)
    return {
      figure: areaModel(
        top.map(grouped),
        side.map(grouped),
        side.map(() => top.map(() => '')),
      ),
      finished: areaModel(top.map(grouped), side.map(grouped), products),
      lead: `${grouped(a)} × ${grouped(b)} =`,
      answer: grouped(a * b),
      note:
        side.length > 1
          ? `${grouped(skipped)} if only the corner parts were added.`
          : `The parts are ${products.flat().join(', ')}.`,
    }
  })
}

function parts(value: number): number[] {
  return digits(value)
    .map((digit, power) => digit * 10 ** power)
    .filter((part) => part > 0)
    .reverse()
}
