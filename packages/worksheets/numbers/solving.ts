/**
 * Exact numbers for solvers only: generators calculate with the other files of this folder, so that a mistake in one
 * of them cannot prove itself. BigInt throughout.
 */
export interface Exact {
  top: bigint
  /** Above zero, no common divisor with `top`. */
  bottom: bigint
}

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export function exact(top: bigint, bottom = 1n): Exact {
  if (bottom === 0n) throw new RangeError('Division by zero')
  const sign = bottom < 0n ? -1n : 1n
  const by = divisor(top, bottom * sign) || 1n
  return { top: (sign * top) / by, bottom: (sign * bottom) / by }
}

/** `1,204`, `3.45`, `3/4` or `1 1/6`; null for anything else. */
export function readExact(text: string): Exact | null {
  const plain = text.trim().replace(/(\d),(?=\d{3})/g, '$1')
  const mixed = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(plain)
  if (mixed) {
    const bottom = BigInt(mixed[3] ?? '0')
    if (bottom === 0n) return null
    return exact(BigInt(mixed[1] ?? '0') * bottom + BigInt(mixed[2] ?? '0'), bottom)
  }
  const decimal = /^(\d+)(?:\.(\d+))?$/.exec(plain)
  if (!decimal) return null
  const part = decimal[2] ?? ''
  return exact(BigInt(`${decimal[1]}${part}`), 10n ** BigInt(part.length))
}

export function add(a: Exact, b: Exact): Exact {
  return exact(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
}

export function subtract(a: Exact, b: Exact): Exact {
  return exact(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom)
}

export function multiply(a: Exact, b: Exact): Exact {
  return exact(a.top * b.top, a.bottom * b.bottom)
}

export function divide(a: Exact, b: Exact): Exact {
  return exact(a.top * b.bottom, a.bottom * b.top)
}

export function order(a: Exact, b: Exact): -1 | 0 | 1 {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

export function isWhole(a: Exact): boolean {
  return a.bottom === 1n
}

function withCommas(n: bigint): string {
  return n.toLocaleString('en-US')
}

/** Whole and mixed numbers in lowest terms; null below zero. */
export function writeFraction(a: Exact): string | null {
  if (a.top < 0n) return null
  const whole = a.top / a.bottom
  const rest = a.top % a.bottom
  if (rest === 0n) return withCommas(whole)
  return whole === 0n ? `${rest}/${a.bottom}` : `${withCommas(whole)} ${rest}/${a.bottom}`
}

/** Without zeros at the end; null below zero or where the decimal never ends. */
export function writeDecimal(a: Exact): string | null {
  if (a.top < 0n) return null
  let part = ''
  let rest = a.top % a.bottom
  while (rest !== 0n && part.length < 12) {
    rest *= 10n
    part += rest / a.bottom
    rest %= a.bottom
  }
  if (rest !== 0n) return null
  const whole = withCommas(a.top / a.bottom)
  return part ? `${whole}.${part}` : whole
}
