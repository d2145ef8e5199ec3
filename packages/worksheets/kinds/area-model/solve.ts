import { numbersIn, textsIn } from '../../reading.ts'
import type { AreaModelView, Product } from './view.ts'

/** Multiplies part by part, as drawn, and checks that the parts are those of the printed product. */
export function solve({ items }: AreaModelView): (string | null)[] {
  return items.filter(({ label }) => label !== 'Example').map(answer)
}

function answer({ figure, lead, story, parts, equals, product, about }: Product): string | null {
  const [, first = '', second = ''] = /^([\d,]+) × ([\d,]+) =$/.exec(lead) ?? []
  const [a, b] = [first.replaceAll(',', ''), second.replaceAll(',', '')]
  if (!a || !b || numbersIn(story).join() !== `${a},${b}` || product || parts.some(({ value }) => value)) return null
  const [top, side] = [apart(b), apart(a)]
  if (!isDrawn(figure, top, side) || !isSum({ parts, equals }, side.length === 1 ? top.length : 0)) return null
  const sum = side.flatMap((row) => top.map((column) => row * column)).reduce((all, part) => all + part, 0n)
  if (sum !== BigInt(a) * BigInt(b) || about?.value) return null
  const exactly = sum.toLocaleString('en-US')
  if (!about) return exactly
  const byTens = nearestTen(a) * nearestTen(b)
  const off = byTens > sum ? byTens - sum : sum - byTens
  return off * 10n > sum ? null : `${exactly}, about ${byTens.toLocaleString('en-US')}`
}

/** Halfway goes up. */
function nearestTen(text: string): bigint {
  return ((BigInt(text) + 5n) / 10n) * 10n
}

/** Lines for so many parts with plus between them, then for their sum. */
function isSum({ parts, equals }: Pick<Product, 'parts' | 'equals'>, count: number): boolean {
  const signs = parts.map(({ sign }, i) => sign === (i > 0 ? '+' : ''))
  return parts.length === count && signs.every(Boolean) && equals === (count > 0 ? '=' : '')
}

/** The worth of every digit that is not zero. */
function apart(text: string): bigint[] {
  return [...text].map((digit, i) => BigInt(digit) * 10n ** BigInt(text.length - 1 - i)).filter((part) => part > 0n)
}

/** As many columns and rows as the factors have parts; the sides tell those parts, or have lines to write them on. */
function isDrawn(svg: string, top: readonly bigint[], side: readonly bigint[]): boolean {
  const cells = [...svg.matchAll(/<rect class="cell" x="([\d.]+)" y="([\d.]+)"/g)]
  const columns = new Set(cells.map(([, x]) => x)).size
  const rows = new Set(cells.map(([, , y]) => y)).size
  if (cells.length !== columns * rows || columns !== top.length || rows !== side.length) return false
  const corner = Math.min(...cells.map(([, x]) => Number(x)))
  const labels = textsIn(svg).filter(({ text }) => text !== '=')
  if (labels.length === 0) return svg.split('class="write"').length - 1 === columns + rows
  const values = (own: typeof labels) => own.map(({ text }) => BigInt(text.replaceAll(',', ''))).join()
  const [left, above] = [labels.filter(({ x }) => x < corner), labels.filter(({ x }) => x >= corner)]
  return values(above) === top.join() && values(left) === side.join()
}
