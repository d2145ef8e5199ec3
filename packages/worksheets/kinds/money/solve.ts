import { solveTasks, textsIn } from '../../reading.ts'
import type { TaskPage } from '../../task-page.ts'

/** Adds the values on the pieces, tries all ways to pay, or counts up from price to payment. */
export function solve(page: TaskPage): (string | null)[] {
  const offered = textsIn(page.head ?? '').map(({ text }) => centsOf(text))
  return solveTasks(page, ({ ask, figure }) => {
    const pieces = textsIn(figure).map(({ text }) => centsOf(text))
    if (pieces.length > 0) return pieces.includes(null) ? null : tag(total(pieces))
    const amounts = [...ask.matchAll(/\$\d+(?:\.\d\d)?|\d+¢/g)].map(([text]) => centsOf(text) ?? 0)
    const [price, paid] = amounts
    if (price === undefined) return null
    if (paid !== undefined) return / costs .* pays with /.test(ask) && paid > price ? tag(paid - price) : null
    return offered.length > 0 && !offered.includes(null) ? payment(price, offered as number[]) : null
  })
}

function centsOf(text: string): number | null {
  const cents = /^(\d+)¢$/.exec(text)
  if (cents) return Number(cents[1])
  const dollars = /^\$(\d+)(?:\.(\d\d))?$/.exec(text)
  return dollars ? Number(dollars[1]) * 100 + Number(dollars[2] ?? 0) : null
}

function total(pieces: (number | null)[]): number {
  return pieces.reduce<number>((all, piece) => all + (piece ?? 0), 0)
}

function tag(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100]
  if (dollars === 0) return `${rest}¢`
  return rest === 0 ? `$${dollars}` : `$${dollars}.${rest < 10 ? '0' : ''}${rest}`
}

/** The one way to pay with the fewest pieces; null where there are two such ways or none. */
function payment(price: number, offered: number[]): string | null {
  const least: number[] = [0]
  const distinctValues = [...new Set(offered)].sort((a, b) => a - b)
  for (let amount = 1; amount <= price; amount++) {
    const counts = distinctValues.filter((value) => value <= amount).map((value) => least[amount - value] ?? Infinity)
    least[amount] = Math.min(Infinity, ...counts) + 1
  }
  if (!Number.isFinite(least[price])) return null
  const bundles = waysToPay(price, distinctValues.toReversed(), least[price] ?? 0)
  if (bundles.length !== 1) return null
  return (bundles[0] ?? [])
    .map(([value, count]) => `${count} × ${value < 100 ? `${value}¢` : `$${value / 100}`}`)
    .join(', ')
}

/** Every way to pay with exactly so many pieces, as value and count, largest first. */
function waysToPay(price: number, values: number[], pieces: number): [number, number][][] {
  const [value, ...rest] = values
  if (value === undefined) return price === 0 && pieces === 0 ? [[]] : []
  const found: [number, number][][] = []
  for (let count = Math.min(pieces, Math.floor(price / value)); count >= 0; count--) {
    const own: [number, number][] = count > 0 ? [[value, count]] : []
    found.push(...waysToPay(price - count * value, rest, pieces - count).map((others) => [...own, ...others]))
  }
  return found
}
