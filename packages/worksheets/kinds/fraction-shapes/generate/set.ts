import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { ringGroups, tape } from '../../../figures/set-figures.ts'
import { fractionWords } from '../../../fraction-words.ts'
import { CannotDraw } from '../../../kind.ts'
import { greatestCommonDivisor } from '../../../numbers/integers.ts'
import type { Random } from '../../../random.ts'
import { distinct } from '../../../task-page.ts'
import { type Draft, type DraftSection, fraction, text } from './sheet.ts'

const count = 6
/** Rings that are drawn one by one; larger sets are told by a strip in equal parts. */
const mostRings = 24
const ringsInRow = 12
const largest = { '3rd': 24, '4th': 48, '5th': 100 } as const

export function set(bottoms: readonly number[], setting: SheetSetting, random: Random): DraftSection[] {
  const { grade, step } = setting
  const upTo = grade === '4th' || grade === '5th' ? largest[grade] : largest['3rd']
  const few = bottoms.filter((bottom) => bottom <= 12)
  const draw = (): Share | null => {
    const bottom = random.pick(few)
    // Several groups are taken from 4th grade on; then hardly one.
    const top = step === 0 && grade === '3rd' ? 1 : random.int(1, bottom - 1)
    if (top === 1 && grade !== '3rd' && random.next() < 0.7) return null
    const each = random.int(2, Math.max(2, Math.min(12, Math.floor(upTo / bottom))))
    const asksRest = step > 0 && random.next() < 0.2 + step * 0.1
    // A half leaves as much as it takes, and as many groups as there are in each say nothing of a slip.
    const isPlain = greatestCommonDivisor(top, bottom) === 1 && each !== bottom && !(asksRest && bottom === 2)
    return isPlain ? { top, bottom, each, asksRest } : null
  }
  const hardness = ({ top, bottom, each, asksRest }: Share) => bottom * each + top * 10 + (asksRest ? 30 : 0)
  const chosen = distinct(count, draw, (share) => String(answerOf(share)), hardness)
  if (chosen.length < 5) throw new CannotDraw('Too few parts of a set')
  const cast = random.shuffle(setting.characters)
  const drafts = chosen.map((share, i) => take(share, i, setting, cast[i % cast.length] ?? ''))
  return [{ heading: '', layout: 'groups', hasExample: true, drafts }]
}

interface Share {
  top: number
  bottom: number
  /** Things in each of the equal groups. */
  each: number
  asksRest: boolean
}

function answerOf({ top, bottom, each, asksRest }: Share): number {
  return (asksRest ? bottom - top : top) * each
}

function take(share: Share, index: number, { grade, things, step }: SheetSetting, who: string): Draft {
  const { top, bottom, each, asksRest } = share
  const all = bottom * each
  const thing = things[index % things.length] ?? { one: 'thing', many: 'things' }
  const answer = answerOf(share)
  // Easy pages stand the rings in the groups that the bottom number asks for.
  const rings = ringGroups(all, step === 0 ? each : ringsInRow)
  return {
    ask: [
      text(`${who} finds ${all} ${thing.many} and takes`),
      fraction(top, bottom),
      text(`of them. How many ${asksRest ? 'are left' : 'is that'}?`),
    ],
    figures: [all <= mostRings ? rings : tape(bottom, String(all))],
    line: [{ blank: 'box' }, text(thing.many)],
    answer: String(answer),
    note: noteOf(share, all, grade),
    worked: { line: [{ done: String(answer) }, text(thing.many)] },
  }
}

function noteOf({ top, bottom, each, asksRest }: Share, all: number, grade: SheetSetting['grade']): string {
  const taken = top * each
  if (asksRest) return `${taken} would be the part that was taken: ${all} − ${taken} = ${all - taken}.`
  if (top > 1)
    return `${each} would be only 1/${bottom}: ${all} ÷ ${bottom} = ${each}, then ${top} × ${each} = ${taken}.`
  return `${bottom} if the ${fractionWords(grade).bottom} was written: ${all} ÷ ${bottom} = ${each}.`
}
