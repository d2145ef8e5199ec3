import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fittedMm, numberGrid } from '../../figures/number-grid.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'
import { boundsFor, drawRule, inputsFor, type Rule, rows, type Sort } from './rules.ts'

type Spec = SpecOf<'function-table'>

const perPage = 6
const boxMm = { width: 17, height: 12.6 }

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const who = random.pick(setting.characters)
  return taskSheet(
    {
      title: `Number Machines of ${headline(setting.place)}`,
      instructions: `${who}’s machine does the same to every number. Fill in what is missing and write the rule. Tell why it fits every row.`,
      columns: 3,
    },
    machines(spec, setting, random),
  )
}

function machines(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  const bounds = boundsFor(spec, setting.grade)
  const draw = (sort: Sort) => {
    const rule = drawRule(sort, bounds, setting.step, random)
    const inputs = inputsFor(rule, bounds, random)
    return inputs.length === rows ? { rule, inputs } : null
  }
  // As many of each sort; where that leaves places, the first ones have one more.
  const countOf = (place: number) => Math.ceil((perPage - place) / bounds.sorts.length)
  const chosen = bounds.sorts
    .flatMap((sort, place) =>
      distinct(
        countOf(place),
        () => draw(sort),
        ({ rule }) => rule.name,
      ),
    )
    .sort((a, b) => hardness(a) - hardness(b))
  if (chosen.length < 3) throw new CannotDraw('The numbers are too small for rules')
  return chosen.map(({ rule, inputs }, index) => {
    const outputs = inputs.map((input) => input * rule.times + rule.plus)
    // The first two pairs are whole and the rest misses one side, so that the rule can be found and used both ways.
    const hidden = inputs.map((_, i) => (i < 2 ? null : i === rows - 1 && setting.step > 0 ? 'in' : 'out'))
    const missing = inputs.flatMap((input, i) =>
      hidden[i] === 'in' ? [input] : hidden[i] === 'out' ? [outputs[i]] : [],
    )
    const table = (isFull: boolean) => {
      const pairs = inputs.map((input, i) => [
        hidden[i] === 'in' && !isFull ? '' : String(input),
        hidden[i] === 'out' && !isFull ? '' : String(outputs[i]),
      ])
      const size = fittedMm(['out', String(bounds.upTo)], boxMm.width, gradeTables[setting.grade].mathPt)
      return numberGrid([['in', 'out'], ...pairs], boxMm.width, size, boxMm.height)
    }
    return {
      // The example is done in its drawing and says its rule over it.
      ...(index === 0 ? { drawn: true, ask: `Rule: ${rule.name}` } : { lead: 'Rule:' }),
      figure: table(false),
      finished: table(true),
      answer: `${missing.join(', ')}; rule: ${rule.name}`,
      note: `Test a rule on both pairs that are complete: ${inputs[0]} gives ${outputs[0]}, ${inputs[1]} gives ${outputs[1]}.`,
    }
  })
}

function hardness({ rule: { times, plus } }: { rule: Rule }): number {
  return Number(times !== 1) * 100 + Math.abs(plus) + Number(times !== 1 && plus !== 0) * 500
}
