import { digits } from '../../../numbers/integers.ts'

const names = [
  ['one', 'ones'],
  ['ten', 'tens'],
  ['hundred', 'hundreds'],
] as const

/** `3 tens`, `1 hundred`. */
export function counted(count: number, power: number): string {
  const [one, many] = names[power] ?? ['', '']
  return `${count} ${count === 1 ? one : many}`
}

export function placeName(power: number): string {
  return names[power]?.[1] ?? ''
}

/** `3 hundreds 0 tens 4 ones`, from the largest place. */
export function inPlaces(fromOnes: readonly number[]): string {
  return fromOnes
    .map((count, power) => counted(count, power))
    .reverse()
    .join(' ')
}

/** `304: 3 hundreds 0 tens 4 ones`. */
export function blocksAnswer(value: number): string {
  return `${value}: ${inPlaces(digits(value))}`
}
