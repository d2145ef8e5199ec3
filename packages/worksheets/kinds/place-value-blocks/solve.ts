import type { Item, PlaceValueBlocksView } from './view.ts'

const names = ['one', 'ten', 'hundred']
const inText = /^[\d,]+$/

/** Counts the small squares of every block, and works out printed numbers digit by digit. */
export function solve({ sections }: PlaceValueBlocksView): (string | null)[] {
  return sections.flatMap(({ items }) => items.filter(({ label }) => label !== 'Example').map(answer))
}

function answer(item: Item): string | null {
  const line = item.line.map((piece) => {
    if ('text' in piece) return piece.text
    if ('digit' in piece) return `[${piece.digit}]`
    return 'blank' in piece ? (piece.blank === 'ring' ? '(?)' : '___') : piece.done
  })
  if (item.figure !== null) return inBlocks(item.figure, item.chart, line.join(' '))
  const text = line.join(' ').trim()
  const underlined = /^([\d,]*)\[(\d)\]([\d,]*)$/.exec(line.filter((part) => part !== '___').join(''))
  if (underlined) return worth(underlined[2] ?? '', underlined[3] ?? '')
  const pair = /^(\d+) \(\?\) (\d+)$/.exec(text)
  if (pair) return signOf(Number(pair[1]) - Number(pair[2]))
  const opened = /^([\d,]+) = (.+) \+ ___ (\w+)$/.exec(text)
  if (opened) return rest(opened[1] ?? '', opened[2] ?? '', opened[3] ?? '')
  const told = /^(.+) = ___$/.exec(text)?.[1]
  if (told === undefined) return null
  if (/[a-z]/.test(told)) return withCommas(inWords(told))
  const parts = told.split(' + ')
  if (!parts.every((part) => inText.test(part))) return null
  return parts.length > 1 ? withCommas(parts.reduce((all, part) => all + plain(part), 0n)) : apart(told)
}

function inBlocks(figure: string, chart: Item['chart'], line: string): string | null {
  const cells = cellsOf(figure)
  if (cells.length === 0) return null
  const total = cells.reduce((all, count) => all + count, 0)
  const teens = /^10 \+ ___ = ___$/.test(line)
  if (teens) return total > 10 && total < 20 && cells.includes(10) ? `10 + ${total - 10} = ${total}` : null
  const digits = [...String(total)].map(Number)
  const columns = chart?.heads ?? []
  const due = names
    .map((name) => `${name}s`)
    .slice(0, digits.length)
    .reverse()
  if (line !== '= ___' || columns.join() !== due.join() || chart?.cells.some(Boolean)) return null
  const words = digits.map((digit, i) => {
    const name = names[digits.length - 1 - i] ?? ''
    return `${digit} ${digit === 1 ? name : `${name}s`}`
  })
  return `${total}: ${words.join(' ')}`
}

/** Small squares of each block, by the lines that cut it. */
function cellsOf(svg: string): number[] {
  return [...svg.matchAll(/<g class="\w+"><rect [^>]*\/>(.*?)<\/g>/g)].map(([, inner = '']) => {
    const lines = [...inner.matchAll(/x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)"/g)]
    const upright = lines.filter(([, x1, x2]) => x1 === x2).length
    return (upright + 1) * (lines.length - upright + 1)
  })
}

function signOf(apart: number): string {
  return apart < 0 ? '<' : apart > 0 ? '>' : '='
}

function plain(text: string): bigint {
  return BigInt(text.replaceAll(',', ''))
}

function withCommas(value: bigint | null): string | null {
  return value === null ? null : value.toLocaleString('en-US')
}

/** `3 tens 14 ones`. */
function inWords(text: string): bigint | null {
  let total = 0n
  const left = text.replace(/(\d+) (one|ten|hundred)s?\b/g, (_, count: string, name: string) => {
    total += BigInt(count) * 10n ** BigInt(names.indexOf(name))
    return ''
  })
  return /^ *$/.test(left) && total > 0n ? total : null
}

function rest(all: string, given: string, asked: string): string | null {
  const known = inWords(given)
  const power = names.indexOf(asked.replace(/s$/, ''))
  if (known === null || power < 0) return null
  const [left, size] = [plain(all) - known, 10n ** BigInt(power)]
  return left > 0n && left % size === 0n ? String(left / size) : null
}

function worth(digit: string, after: string): string | null {
  return digit === '0' ? null : withCommas(BigInt(digit) * 10n ** BigInt(after.replaceAll(',', '').length))
}

/** The only way to take a number apart by its digits; places of zero have no part. */
function apart(text: string): string | null {
  const digits = [...text.replaceAll(',', '')]
  const parts = digits.flatMap((digit, i) =>
    digit === '0' ? [] : [withCommas(BigInt(digit) * 10n ** BigInt(digits.length - 1 - i))],
  )
  return parts.length > 1 ? parts.join(' + ') : null
}
