import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { balance } from '../../figures/balance.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'balance-scales'>

const scales = 8

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (spec.upTo < 8) throw new CannotDraw('Scales need weights up to 8 or more')
  const thing = random.pick(setting.things)
  const letter = thing.one.charAt(0).toUpperCase()
  const isMissing = spec.form === 'missing'
  return taskSheet(
    {
      title: `Scales of ${headline(setting.place)}`,
      instructions: isMissing
        ? 'The scale is level. Which number belongs in the empty box?'
        : `Each scale is level. On one scale, every box with ${letter} weighs the same. What does one weigh?`,
      columns: 2,
    },
    isMissing ? missing(spec, setting, random) : weights(spec, setting, letter, random),
  )
}

function missing({ upTo }: Spec, { step }: SheetSetting, random: Random): Item[] {
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
  return varied(drawn, scales, ({ total, a }) => String(total - a)).map(({ total, a, b, isPlain }) => ({
    figure: balance([String(a), ''], isPlain ? [String(total)] : [String(b), String(total - b)]),
    answer: String(total - a),
    note: `${isPlain ? total : b} if the other side was copied. Both sides weigh ${total}.`,
  }))
}

function weights({ upTo }: Spec, { step }: SheetSetting, letter: string, random: Random): Item[] {
  const draw = () => {
    const own = random.int(2, Math.max(4, Math.floor(upTo / 4)))
    const many = random.int(2, 3)
    const few = step > 0 && random.next() < 0.5 ? 1 : 0
    const loose = random.next() < 0.4 + step * 0.2 ? random.int(1, 9) : 0
    const other = (many - few) * own + loose
    return other <= upTo ? { own, many, few, loose, other } : null
  }
  const hardness = ({ few, loose, many }: { few: number; loose: number; many: number }) =>
    few * 4 + Number(loose > 0) * 2 + many
  const drawn = distinct(20, draw, ({ own, many, few, loose }) => `${own} ${many} ${few} ${loose}`, hardness)
  return varied(drawn, scales, ({ own }) => String(own)).map(({ own, many, few, loose, other }) => ({
    figure: balance(
      [...Array.from({ length: many }, () => letter), ...(loose > 0 ? [String(loose)] : [])],
      [...Array.from({ length: few }, () => letter), String(other)],
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
