/** The shares of one whole: `one`, `many`. */
export const shares: Record<number, { one: string; many: string }> = {
  2: { one: 'half', many: 'halves' },
  3: { one: 'third', many: 'thirds' },
  4: { one: 'fourth', many: 'fourths' },
}
