/** Digits from the ones up: 347 gives 7, 4, 3. */
export function digits(n: number): number[] {
  return [...String(n)].reverse().map(Number)
}

export function number(fromOnes: number[]): number {
  return Number([...fromOnes].reverse().join(''))
}

/** True where adding needs a new ten, hundred or more. */
export function carries(a: number, b: number): boolean {
  const other = digits(b)
  return digits(a).some((digit, place) => digit + (other[place] ?? 0) > 9)
}

/** True where subtracting must open a ten, hundred or more; `a` is not below `b`. */
export function borrows(a: number, b: number): boolean {
  const top = digits(a)
  return digits(b).some((digit, place) => digit > (top[place] ?? 0))
}

/** As printed in the United States: 12,400. */
export function grouped(n: number): string {
  return String(n).replace(/\B(?=(\d{3})+$)/g, ',')
}

export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b
}
