const decimals = /\b\d+\.\d+\b/g
const ofTen = /\b(\d+)\/(10|100)\b/g

/**
 * What a child says who reads the digits behind the point as a whole number: of the decimals and fractions that the
 * question names, the one that looks largest; of one fraction alone, its top number without the zero that holds its
 * place. Null where the answer is no decimal below one, or nothing of the kind is named.
 */
export function decimalSlip(ask: string, answer: string): string | null {
  if (!/^0\.\d{1,2}$/.test(answer)) return null
  const fractions = [...ask.matchAll(ofTen)].map(([, top = '', bottom = '']) => decimalOf(top, bottom))
  const named = [...(ask.match(decimals) ?? []), ...fractions].filter((one) => one !== undefined)
  const others = named.filter((one) => Number(one) !== Number(answer) && Number(one) < 1)
  const [largest] = others.toSorted((a, b) => digitsOf(b) - digitsOf(a))
  if (largest !== undefined) return largest
  if (named.length !== 1 || Number(named[0]) !== Number(answer)) return null
  return answer.startsWith('0.0') ? `0.${answer.slice(3)}` : `0.0${answer.slice(2)}`
}

/** `0.07` of 7/100. */
function decimalOf(top: string, bottom: string): string | undefined {
  const places = bottom.length - 1
  return top.length > places ? undefined : `0.${top.padStart(places, '0')}`
}

function digitsOf(decimal: string): number {
  return Number(decimal.slice(decimal.indexOf('.') + 1))
}
