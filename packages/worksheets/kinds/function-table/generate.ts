import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { numberGrid } from '../../figures/number-grid.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'function-table'>
interface Rule {
  name: string
  times: number
  plus: number
}

const ptMm = 0.3528
const rows = 5

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const who = random.pick(setting.characters)
  return taskSheet(
    {
      title: `Number Machines of ${headline(setting.place)}`,
      instructions: `${who}'s machine does the same to every number. Fill in what is missing. Write the rule.`,
      columns: 3,
    },
    machines(spec, setting, random),
  )
}

function machines(spec: Spec, setting: SheetSetting, random: Random): Item[] {
  const size = Math.min(gradeTables[setting.grade].mathPt * ptMm * 0.85, 5)
  const draw = () => {
    const rule = ruleFor(random.pick(spec.rules), spec.upTo, setting, random)
    const most = rule?.times === 1 ? spec.upTo : Math.min(spec.upTo, numberLimits[setting.grade].multiplyWithin)
    return rule && { rule, inputs: inputsFor(rule, most, random) }
  }
  const chosen = distinct(
    6,
    () => {
      const entry = draw()
      return entry && entry.inputs.length === rows ? entry : null
    },
    ({ rule }) => rule.name,
    ({ rule }) =>
      Number(rule.times !== 1) * 100 + Math.abs(rule.plus) + Number(rule.times !== 1 && rule.plus !== 0) * 500,
  )
  if (chosen.length < 3) throw new CannotDraw('The numbers are too small for rules')
  return chosen.map(({ rule, inputs }) => {
    const outputs = inputs.map((input) => input * rule.times + rule.plus)
    // The first two pairs are whole and the rest misses one side, so that the rule can be found and used both ways.
    const hidden = inputs.map((_, i) => (i < 2 ? null : i === rows - 1 && setting.step > 0 ? 'in' : 'out'))
    const table = (isFull: boolean) => [
      ['in', 'out'],
      ...inputs.map((input, i) => [
        hidden[i] === 'in' && !isFull ? '' : String(input),
        hidden[i] === 'out' && !isFull ? '' : String(outputs[i]),
      ]),
    ]
    const missing = inputs.flatMap((input, i) =>
      hidden[i] === 'in' ? [input] : hidden[i] === 'out' ? [outputs[i]] : [],
    )
    return {
      figure: numberGrid(table(false), 12.4, size),
      finished: numberGrid(table(true), 12.4, size),
      lead: 'Rule:',
      answer: `${rule.name} (${missing.join(', ')})`,
      note: `Test a rule on both pairs that are whole: ${inputs[0]} gives ${outputs[0]}, ${inputs[1]} gives ${outputs[1]}.`,
    }
  })
}

function ruleFor(
  sort: Spec['rules'][number],
  wanted: number,
  { step, grade }: SheetSetting,
  random: Random,
): Rule | null {
  const multiplies = sort === 'multiply' || sort === 'two-step'
  const upTo = multiplies ? Math.min(wanted, numberLimits[grade].multiplyWithin) : wanted
  if (upTo < 20) return null
  const most = Math.max(4, Math.floor(Math.min(upTo, 120) / (4 - step)))
  const by = random.int(2, Math.min(most, 30))
  const factor = random.int(2, Math.min(10, Math.max(3, Math.floor(upTo / 12))))
  switch (sort) {
    case 'add':
      return { name: `add ${by}`, times: 1, plus: by }
    case 'subtract':
      return { name: `take away ${by}`, times: 1, plus: -by }
    case 'multiply':
      return { name: `multiply by ${factor}`, times: factor, plus: 0 }
    case 'two-step': {
      const more = random.int(1, 9)
      return { name: `multiply by ${factor}, then add ${more}`, times: factor, plus: more }
    }
  }
}

function inputsFor({ times, plus }: Rule, upTo: number, random: Random): number[] {
  const least = Math.max(1, 1 - plus)
  const most = Math.min(Math.floor((upTo - Math.max(0, plus)) / times), least + 30)
  if (most - least < rows) return []
  return distinct(
    rows,
    () => random.int(least, most),
    String,
    (value) => value,
  )
}
