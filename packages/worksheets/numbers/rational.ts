import { greatestCommonDivisor, leastCommonMultiple } from './integers.ts'

/** A fraction as it is written, not reduced: both parts whole, the denominator above zero. */
export interface Rational {
  top: number
  bottom: number
}

export function reduced({ top, bottom }: Rational): Rational {
  const divisor = greatestCommonDivisor(top, bottom)
  return { top: top / divisor, bottom: bottom / divisor }
}

function over(bottom: number, f: Rational): number {
  return f.top * (bottom / f.bottom)
}

export function plus(a: Rational, b: Rational): Rational {
  const bottom = leastCommonMultiple(a.bottom, b.bottom)
  return { top: over(bottom, a) + over(bottom, b), bottom }
}

export function minus(a: Rational, b: Rational): Rational {
  const bottom = leastCommonMultiple(a.bottom, b.bottom)
  return { top: over(bottom, a) - over(bottom, b), bottom }
}

/** Below zero, zero or above zero, as `a` is smaller than, the same as or larger than `b`. */
export function compared(a: Rational, b: Rational): number {
  return a.top * b.bottom - b.top * a.bottom
}

/** `3/4`, as it stands. */
export function written({ top, bottom }: Rational): string {
  return `${top}/${bottom}`
}

/** Lowest terms, whole and mixed numbers as such: `2`, `3/4`, `1 1/6`. */
export function canonical(f: Rational): string {
  const { top, bottom } = reduced(f)
  if (bottom === 1) return String(top)
  const whole = Math.floor(top / bottom)
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top - whole * bottom}/${bottom}`
}
