import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { divisionSteps } from '../../figures/division-steps.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { grouped } from '../../numbers/integers.ts'
import { slice } from '../../numbers/ranges.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'long-division'>

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const [who, thing] = [random.pick(setting.characters), random.pick(setting.things)]
  return taskSheet(
    {
      title: `Fair Loads of ${headline(setting.place)}`,
      instructions: `${who} shares ${thing.many} into equal loads. Work from left to right. Check: loads times size, plus the rest.`,
      columns: 2,
    },
    divisions(spec, setting, random),
  )
}

function divisions(spec: Spec, { step }: SheetSetting, random: Random): Item[] {
  const [dividends, divisors] = [slice(spec.dividend, step), slice(spec.divisor, step)]
  const draw = () => {
    const divisor = random.int(...divisors)
    const rough = random.int(...dividends)
    const dividend = spec.remainder ? rough : rough - (rough % divisor)
    if (dividend < spec.dividend[0] || divisor % 10 === 0 || dividend / divisor < 3) return null
    return spec.remainder && dividend % divisor === 0 && random.next() < 0.7 ? null : { dividend, divisor }
  }
  const chosen = distinct(
    6,
    draw,
    ({ dividend, divisor }) => `${dividend} ${divisor}`,
    ({ dividend, divisor }) => dividend + divisor * 10,
  )
  if (chosen.length < 4) throw new CannotDraw('There are too few divisions')
  return chosen.map(({ dividend, divisor }) => {
    const [quotient, rest] = [Math.floor(dividend / divisor), dividend % divisor]
    const answer = rest === 0 ? grouped(quotient) : `${grouped(quotient)} remainder ${rest}`
    return {
      figure: divisionSteps(dividend, divisor, false),
      finished: divisionSteps(dividend, divisor, true),
      lead: `${grouped(dividend)} ÷ ${divisor} =`,
      answer,
      note: noteOf(quotient, divisor, rest),
    }
  })
}

function noteOf(quotient: number, divisor: number, rest: number): string {
  const check = `Check: ${grouped(quotient)} × ${divisor}${rest > 0 ? ` + ${rest}` : ''} = ${grouped(quotient * divisor + rest)}.`
  const zero = String(quotient).slice(1).includes('0')
  return zero ? `${String(quotient).replace(/(?<=.)0/, '')} if the zero was left out. ${check}` : check
}
