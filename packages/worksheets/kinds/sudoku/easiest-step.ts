import { blockOf, type Size } from './blocks.ts'

interface Step {
  /** A cell whose row, column and box leave it one number. */
  only: number | null
  /** The one gap of a row or column. */
  gap: number | null
  /** A hint for a child that does not know where to begin. */
  say(nameOf: (index: number) => string): string
}

/** Where to begin: a row, column or box with one gap, else a cell that one number fits. */
export function easiestStep(given: readonly (number | null)[], size: Size): Step {
  const open = given.flatMap((value, i) => (value === null ? [i] : []))
  const seen = (index: number) =>
    new Set(given.filter((value, other) => value !== null && (other === index || sharesUnit(other, index, size))))
  const only = open.find((index) => seen(index).size === size - 1) ?? null
  const units = [
    { name: 'row', of: (index: number) => Math.floor(index / size) },
    { name: 'column', of: (index: number) => index % size },
  ]
  for (const { name, of } of units)
    for (let k = 0; k < size; k++) {
      const gaps = open.filter((index) => of(index) === k)
      const [gap] = gaps
      if (gap !== undefined && gaps.length === 1)
        return { only, gap, say: (nameOf) => `Only ${nameOf(gap)} is missing in ${name} ${k + 1}: begin there.` }
    }
  if (only === null)
    return {
      only,
      gap: null,
      say: () => 'Begin with the number that stands most often: where can it go in the next box?',
    }
  const [row, column] = [Math.floor(only / size) + 1, (only % size) + 1]
  const say: Step['say'] = (nameOf) => `Begin in row ${row}, column ${column}: only ${nameOf(only)} can go there.`
  return { only, gap: null, say }
}

function sharesUnit(a: number, b: number, size: Size): boolean {
  return Math.floor(a / size) === Math.floor(b / size) || a % size === b % size || blockOf(a, size) === blockOf(b, size)
}
