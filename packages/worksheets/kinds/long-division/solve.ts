import { numbersIn, textsIn } from '../../reading.ts'
import type { Division, LongDivisionView } from './view.ts'

/** Divides in whole numbers; the drawing must show the same two numbers and boxes where their digits go. */
export function solve({ items }: LongDivisionView): (string | null)[] {
  return items.filter(({ label }) => label !== 'Example').map(answer)
}

function answer({ figure, lead, story, quotient, remainder, check, means }: Division): string | null {
  const [, first = '', second = ''] = /^([\d,]+) ÷ (\d+) =$/.exec(lead) ?? []
  const [dividend, divisor] = [first.replaceAll(',', ''), second]
  const told = numbersIn(story).map(String)
  if (
    !dividend ||
    divisor === '0' ||
    told.join() !== `${dividend},${divisor}` ||
    (check && check.times !== `× ${divisor}`)
  )
    return null
  if (quotient || check?.result || remainder?.value || !isDrawn(figure, dividend, divisor)) return null
  const [all, by] = [BigInt(dividend), BigInt(divisor)]
  const [whole, rest] = [all / by, all % by]
  if (whole * by + rest !== all) return null
  const shown = whole.toLocaleString('en-US')
  if (means) {
    const isRead = means.before === 'How many more to give each one more?' && means.after === ''
    // With nothing left over a whole load's worth is missing; the page does not ask that.
    return isRead && remainder && rest > 0n ? `${shown} R ${rest}; ${by - rest} more` : null
  }
  if (remainder) return remainder.sign === 'R' ? `${shown} R ${rest}` : null
  return rest === 0n ? shown : null
}

interface Place {
  column: number
  row: number
}

/** The divisor before the dividend; empty boxes, where there are any, exactly where the written way has digits. */
function isDrawn(svg: string, dividend: string, divisor: string): boolean {
  const [before, ...digits] = textsIn(svg).filter(({ text }) => text !== '−')
  const [first, second] = digits
  if (!before || !first || !second || before.text !== divisor) return false
  if (digits.map(({ text }) => text).join('') !== dividend || digits.some(({ y }) => y !== before.y)) return false
  const pitch = second.x - first.x
  const boxes = [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" [^>]*class="box"/g)].map(
    ([, x, y, side]): Place => ({
      column: Math.round((Number(x) + Number(side) / 2 - first.x) / pitch),
      row: Math.round((Number(y) + Number(side) / 2 - (first.y - pitch * 0.22)) / pitch),
    }),
  )
  return boxes.length === 0 || nameOf(boxes) === nameOf(writtenOut(dividend, Number(divisor)))
}

function nameOf(places: readonly Place[]): string {
  return places
    .map(({ column, row }) => `${row}:${column}`)
    .sort()
    .join(' ')
}

/** Where digits are written, row -1 over the bar, row 0 the dividend. */
function writtenOut(dividend: string, divisor: number): Place[] {
  const places: Place[] = []
  let row = 1
  let left = 0
  const write = (value: string, last: number, at: number) => {
    for (let i = 0; i < value.length; i++) places.push({ column: last - i, row: at })
  }
  for (let column = 0; column < dividend.length; column++) {
    left = left * 10 + Number(dividend[column])
    if (left < divisor && row === 1) continue
    const product = left - (left % divisor)
    left -= product
    const next = dividend[column + 1]
    write('0', column, -1)
    write(String(product), column, row)
    write(`${left}${next ?? ''}`, next === undefined ? column : column + 1, row + 1)
    row += 2
  }
  return places
}
