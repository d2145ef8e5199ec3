import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { balance } from '../../figures/balance.ts'
import { fittedMm } from '../../figures/number-grid.ts'
import { gradeTables, numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'balance-scales'>

const scales = 8
/** The side of a box that holds a weight, in millimetres: four of them and two on the other pan fit a column. */
const weightBox = 9.4

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const most = mostIn(spec.form, setting.grade)
  if (spec.upTo < 8) throw new CannotDraw('Scales need weights up to 8 or more')
  if (spec.upTo > most) throw new CannotDraw(`Weights over ${most} are beyond the grade`)
  const title = `Scales of ${headline(setting.place)}`
  if (spec.form === 'missing') {
    const instructions = 'Both sides of each scale weigh the same. Write the number that belongs in the empty box.'
    return taskSheet({ title, instructions, columns: 2 }, missing(spec, setting, random))
  }
  // O and I would be read as numbers.
  const legible = setting.things.filter(({ one }) => !/^[oil]/i.test(one))
  const thing = random.pick(legible.length > 0 ? legible : setting.things)
  const letter = thing.one.charAt(0).toUpperCase()
  const instructions = `Each scale is level, and on one scale all ${thing.many} (${letter}) weigh the same. What does one ${letter} weigh?`
  return taskSheet({ title, instructions, columns: 2 }, weights(spec, setting, letter, random))
}

/** Weighing several alike is dividing, which the first grades do not know yet; 1st adds within 20 without aids. */
function mostIn(form: Spec['form'], grade: Grade): number {
  const { addWithin, multiplyWithin } = numberLimits[grade]
  if (form === 'weights') return multiplyWithin
  return grade === '1st' ? 20 : addWithin
}

function missing({ upTo }: Spec, { step, grade }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const total = random.int(Math.min(5 + step * 2, upTo - 2), upTo)
    const a = random.int(1, total - 1)
    const b = random.int(1, total - 1)
    return a === b || total - a === b ? null : { total, a, b, isPlain: step === 0 || random.next() < 0.4 }
  }
  const drawn = distinct(
    20,
    draw,
    ({ total, a }) => `${total} ${a}`,
    ({ total, isPlain }) => total + (isPlain ? 0 : 50),
  )
  const { boxMm, mathPt } = gradeTables[grade]
  const box = Math.min(boxMm, 14.5)
  const size = fittedMm([String(upTo)], box, mathPt)
  return varied(drawn, scales, ({ total, a }) => String(total - a)).map(({ total, a, b, isPlain }, i) => {
    const right = isPlain ? [String(total)] : [String(b), String(total - b)]
    const answer = String(total - a)
    return {
      ...(i === 0 && { ask: `${a} + ${answer} = ${total}` }),
      figure: balance([String(a), ''], right, box, size),
      finished: balance([String(a), answer], right, box, size),
      answer,
      drawn: true,
      note: `${isPlain ? total : b} if the other side was copied. Both sides weigh ${total}.`,
    }
  })
}

function weights({ upTo }: Spec, { step, grade }: SheetSetting, letter: string, random: Random): Item[] {
  const draw = () => {
    const own = random.int(2, Math.max(4, Math.floor(upTo / 4)))
    const many = random.int(2, 3)
    const few = step > 0 && random.next() < 0.5 ? 1 : 0
    const loose = random.next() < 0.4 + step * 0.2 ? random.int(1, 9) : 0
    const other = (many - few) * own + loose
    return own * many + loose <= upTo ? { own, many, few, loose, other } : null
  }
  const hardness = ({ few, loose, many }: { few: number; loose: number; many: number }) =>
    few * 4 + Number(loose > 0) * 2 + many
  const drawn = distinct(20, draw, ({ own, many, few, loose }) => `${own} ${many} ${few} ${loose}`, hardness)
  const size = fittedMm([String(upTo)], weightBox, gradeTables[grade].mathPt)
  return varied(drawn, scales, ({ own }) => String(own)).map(({ own, many, few, loose, other }) => ({
    figure: balance(
      [...Array.from({ length: many }, () => letter), ...(loose > 0 ? [String(loose)] : [])],
      [...Array.from({ length: few }, () => letter), String(other)],
      weightBox,
      size,
    ),
    lead: `${letter} =`,
    answer: String(own),
    note:
      few > 0
        ? `First take one ${letter} off each side.`
        : loose > 0
          ? `First take ${loose} off each side: ${many} boxes weigh ${other - loose}.`
          : `${other} is the weight of all ${many} together.`,
  }))
}
