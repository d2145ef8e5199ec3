/** What people take for the base who forget the unit: an hour of 100 minutes, a foot of 10 inches. */
const bases: Record<string, number> = { 60: 100, 12: 10, 16: 10, 24: 10, 36: 30, 10: 100, 100: 10, 1000: 100, 3: 12 }

/** `5 * 12 + 4`, in a lesson on units. */
const change = /^(\d+) \* (\d+)(?: \+ (\d+))?$/

/** `200 / 4` of 2 meters, whose unit was changed and which then were not shared. */
const shared = /^(\d+(?:00|0|12|36)) \/ \d+$/

/**
 * Larger units changed into smaller ones as if there were ten or a hundred of them, or changed and then not shared; null
 * for another calculation.
 */
export function unitSlip(sum: string): number | null {
  const [, unshared] = shared.exec(sum) ?? []
  if (unshared !== undefined) return Number(unshared)
  const [, large, base = '', more = '0'] = change.exec(sum) ?? []
  const taken = bases[base]
  return large === undefined || taken === undefined ? null : Number(large) * taken + Number(more)
}
