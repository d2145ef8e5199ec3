/** What people take for the base who forget the unit: an hour of 100 minutes, a foot of 10 inches. */
const bases: Record<string, number> = { 60: 100, 12: 10, 16: 10, 24: 10, 36: 30, 100: 10, 1000: 100 }

/** `5 * 12 + 4`, in a lesson on units. */
const change = /^(\d+) \* (\d+)(?: \+ (\d+))?$/

/** Larger units changed into smaller ones as if there were ten or a hundred of them; null for another calculation. */
export function unitSlip(sum: string): number | null {
  const [, large, base = '', more = '0'] = change.exec(sum) ?? []
  const taken = bases[base]
  return large === undefined || taken === undefined ? null : Number(large) * taken + Number(more)
}
