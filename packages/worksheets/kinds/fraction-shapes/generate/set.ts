import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { ringRows, tape } from '../../../figures/set-figures.ts'
import { CannotDraw } from '../../../kind.ts'
import { greatestCommonDivisor } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import { type Draft, type DraftSection, fraction, text } from './sheet.ts'

const count = 6
/** Rings that are drawn one by one; larger sets are told by a strip in equal parts. */
const mostRings = 24
const largest = { '3rd': 24, '4th': 48, '5th': 100 } as const

export function set(bottoms: readonly number[], setting: SheetSetting, random: Random): DraftSection[] {
  const { grade, step } = setting
  const upTo = grade === '4th' || grade === '5th' ? largest[grade] : largest['3rd']
  const few = bottoms.filter((bottom) => bottom <= 12)
  const draw = () => {
    const bottom = random.pick(few)
    const top = step === 0 ? 1 : random.int(1, bottom - 1)
    const each = random.int(2, Math.max(2, Math.min(12, Math.floor(upTo / bottom))))
    return greatestCommonDivisor(top, bottom) > 1 ? null : { top, bottom, each }
  }
  const chosen = distinct(
    count,
    draw,
    ({ top, each }) => String(top * each),
    ({ top, bottom, each }) => bottom * each + top * 10,
  )
  if (chosen.length < 5) throw new CannotDraw('Too few parts of a set')
  const asksRest = new Set(step === 0 ? [] : random.sample([2, 3, 4, 5], step + 1))
  const drafts = chosen.map((share, i) => take(share, asksRest.has(i), i, setting, random))
  return [{ heading: '', layout: 'groups', hasExample: true, drafts }]
}

function take(
  { top, bottom, each }: { top: number; bottom: number; each: number },
  asksRest: boolean,
  index: number,
  { things, characters, step }: SheetSetting,
  random: Random,
): Draft {
  const all = bottom * each
  const thing = things[index % things.length] ?? { one: 'thing', many: 'things' }
  const who = random.pick(characters)
  const [taken, left] = [top * each, (bottom - top) * each]
  const answer = asksRest ? left : taken
  const rings = all <= mostRings
  // Easy pages stand the rings in the groups that the bottom number asks for.
  const figure = rings ? ringRows(all, step === 0 ? each : 6) : tape(bottom, String(all))
  return {
    ask: [
      text(`${who} finds ${all} ${thing.many} and takes`),
      fraction(top, bottom),
      text(`of them. How many ${asksRest ? 'are left' : 'is that'}?`),
    ],
    figures: [figure],
    line: [{ blank: 'box' }, text(thing.many)],
    answer: String(answer),
    note: asksRest
      ? `${taken} would be the part that was taken: ${all} − ${taken} = ${left}.`
      : top > 1
        ? `${each} would be only 1/${bottom}: ${all} ÷ ${bottom} = ${each}, then ${top} × ${each}.`
        : `${bottom === each ? all - bottom : bottom} ${bottom === each ? 'would be what is left' : 'if the bottom number was written'}: ${all} ÷ ${bottom} = ${each}.`,
    worked: { line: [{ done: String(answer) }, text(thing.many)] },
  }
}
