interface Amount {
  whole: number
  top: number
  bottom: number
}

const fraction = /(?:\b(\d+) )?\b(\d+)\/(\d+)\b/g

/**
 * The usual slip of a sum or a difference of two fractions: tops and bottoms each on their own, so that 2/3 and 3/4 make
 * 5/7. Null where the question has not two, or its answer is neither.
 */
export function fractionSlip(ask: string, answer: string): string | null {
  const [one, other, ...more] = amountsIn(ask)
  const [result] = amountsIn(answer)
  if (!one || !other || more.length > 0 || !result) return null
  const isSum = isSame(sizeOf(one) + sizeOf(other), sizeOf(result))
  const isDifference = isSame(sizeOf(one) - sizeOf(other), sizeOf(result))
  if (!isSum && !isDifference) return null
  const sign = isSum ? 1 : -1
  const [whole, top] = [one.whole + sign * other.whole, one.top + sign * other.top]
  const bottom = isSum ? one.bottom + other.bottom : Math.abs(one.bottom - other.bottom)
  if (whole < 0 || top <= 0 || bottom <= 0 || top >= bottom) return null
  const slip = `${whole > 0 ? `${whole} ` : ''}${top}/${bottom}`
  return isSame(whole + top / bottom, sizeOf(result)) ? null : slip
}

function amountsIn(text: string): Amount[] {
  return [...text.matchAll(fraction)].map(([, whole = '0', top, bottom]) => ({
    whole: Number(whole),
    top: Number(top),
    bottom: Number(bottom),
  }))
}

function sizeOf({ whole, top, bottom }: Amount): number {
  return whole + top / bottom
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9
}
