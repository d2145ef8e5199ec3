interface Reading {
  says: RegExp
  signs: string
  value(a: bigint, b: bigint, c: bigint): bigint
}

/** What a way of speaking means; `$1` to `$3` are its numbers in the order in which they are said. */
const readings: Reading[] = [
  { says: /^(\d+) times the sum of (\d+) and (\d+)$/, signs: '$1 × ($2 + $3)', value: (a, b, c) => a * (b + c) },
  {
    says: /^Subtract (\d+) from (\d+), then multiply by (\d+)$/,
    signs: '($2 − $1) × $3',
    value: (a, b, c) => (b - a) * c,
  },
  { says: /^Add (\d+) and (\d+), then multiply by (\d+)$/, signs: '($1 + $2) × $3', value: (a, b, c) => (a + b) * c },
  { says: /^(\d+) more than the product of (\d+) and (\d+)$/, signs: '$2 × $3 + $1', value: (a, b, c) => b * c + a },
  { says: /^(\d+) less than the product of (\d+) and (\d+)$/, signs: '$2 × $3 − $1', value: (a, b, c) => b * c - a },
  { says: /^Divide (\d+) by (\d+), then add (\d+)$/, signs: '$1 ÷ $2 + $3', value: (a, b, c) => whole(a, b) + c },
  {
    says: /^The sum of (\d+) and (\d+), divided by (\d+)$/,
    signs: '($1 + $2) ÷ $3',
    value: (a, b, c) => whole(a + b, c),
  },
  {
    says: /^(\d+) boxes of (\d+) [^\d:]+ and (\d+) more [^\d:]+: how many\?$/,
    signs: '$1 × $2 + $3',
    value: (a, b, c) => a * b + c,
  },
  {
    says: /^Each of (\d+) bags holds (\d+) [^\d:]+ and (\d+) beads: how many in all\?$/,
    signs: '$1 × ($2 + $3)',
    value: (a, b, c) => a * (b + c),
  },
  {
    says: /^(\d+) and (\d+) [^\d:]+ are shared by (\d+) friends: how many each\?$/,
    signs: '($1 + $2) ÷ $3',
    value: (a, b, c) => whole(a + b, c),
  },
  {
    says: /^(\d+) trays of (\d+) [^\d:]+, and (\d+) of the [^\d:]+ break: how many are left\?$/,
    signs: '$1 × $2 − $3',
    value: (a, b, c) => a * b - c,
  },
  {
    says: /^Of (\d+) [^\d:]+, (\d+) break\. (\d+) friends share the rest: how many each\?$/,
    signs: '($1 − $2) ÷ $3',
    value: (a, b, c) => whole(a - b, c),
  },
]

/** Far below zero where it does not come out even, so that the item has no answer. */
function whole(a: bigint, by: bigint): bigint {
  return by !== 0n && a % by === 0n ? a / by : -1_000_000n
}

/** `3 times the sum of 4 and 5 ___ = ___` is `3 × (4 + 5) = 27`. */
export function expression(line: string): string | null {
  const words = /^(.+) ___ = ___$/.exec(line)?.[1] ?? ''
  for (const { says, signs, value } of readings) {
    const found = says.exec(words)
    if (!found) continue
    const [a = 0n, b = 0n, c = 0n] = found.slice(1).map(BigInt)
    const result = value(a, b, c)
    return result > 0n ? `${words.replace(says, signs)} = ${result}` : null
  }
  return null
}

/** `20 − 3 × (2 + 4) = ___`, with parentheses first, then × and ÷, then + and −; null for a single step. */
export function evaluated(line: string): string | null {
  const printed = /^([\d+−×÷() ]+) = ___$/.exec(line)?.[1] ?? ''
  const marks = printed.match(/\d+|[+−×÷()]/g) ?? []
  if (marks.filter((mark) => /[+−×÷]/.test(mark)).length < 2) return null
  const value = sumOf(marks)
  return value !== null && value > 0n && marks.length === 0 ? String(value) : null
}

/** Takes from the front of `marks` what belongs to one sum. */
function sumOf(marks: string[]): bigint | null {
  let value = productOf(marks)
  while (marks[0] === '+' || marks[0] === '−') {
    const sign = marks.shift()
    const next = productOf(marks)
    if (value === null || next === null) return null
    value = sign === '+' ? value + next : value - next
  }
  return value
}

function productOf(marks: string[]): bigint | null {
  let value = single(marks)
  while (marks[0] === '×' || marks[0] === '÷') {
    const sign = marks.shift()
    const next = single(marks)
    if (value === null || next === null || (sign === '÷' && (next === 0n || value % next !== 0n))) return null
    value = sign === '×' ? value * next : value / next
  }
  return value
}

function single(marks: string[]): bigint | null {
  const mark = marks.shift() ?? ''
  if (mark !== '(') return /^\d+$/.test(mark) ? BigInt(mark) : null
  const inside = sumOf(marks)
  return marks.shift() === ')' ? inside : null
}
