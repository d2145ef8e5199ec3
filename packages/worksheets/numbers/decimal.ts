/** A decimal number as a whole number of its last place: 3.45 is 345 with two places. */
export interface Decimal {
  scaled: number
  places: number
}

/** `0.5`, `3.45`: a digit before the point, no zeros at the end. */
export function writtenDecimal({ scaled, places }: Decimal): string {
  const padded = String(scaled).padStart(places + 1, '0')
  const whole = padded.slice(0, padded.length - places)
  const part = padded.slice(padded.length - places).replace(/0+$/, '')
  return part ? `${whole}.${part}` : whole
}

export function atPlaces({ scaled, places }: Decimal, wanted: number): Decimal {
  return { scaled: scaled * 10 ** (wanted - places), places: wanted }
}

export function plusDecimal(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { scaled: atPlaces(a, places).scaled + atPlaces(b, places).scaled, places }
}

export function minusDecimal(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { scaled: atPlaces(a, places).scaled - atPlaces(b, places).scaled, places }
}
