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
