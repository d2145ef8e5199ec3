/** So long that a line to write on has room beside the ruler. */
export const lengths = { inch: 5, centimeter: 12 } as const
export const signs = { inch: 'in.', centimeter: 'cm' } as const
export type Unit = keyof typeof lengths

/** A ruler in whole units. */
export function rule(unit: Unit) {
  return { unit, parts: 1, length: lengths[unit] } as const
}
