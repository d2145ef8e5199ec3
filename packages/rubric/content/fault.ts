/** One thing that an author has to mend. */
export interface Fault {
  /** Id of the skill, format, world, scene or passage, and the part of it: `math.2.add-within-100 prompts[3]`. */
  where: string
  /** Short name of the rule, as `docs/content.md` lists it. */
  rule: string
  /** What is wrong and, where it can be said, what would be right. */
  message: string
}

/** Collects the faults of one entry. */
export class Faults {
  readonly found: Fault[] = []
  private readonly entry: string

  constructor(entry: string) {
    this.entry = entry
  }

  add(part: string, rule: string, message: string): void {
    this.found.push({ where: part ? `${this.entry} ${part}` : this.entry, rule, message })
  }

  /** Adds a fault unless the condition holds. */
  expect(holds: boolean, part: string, rule: string, message: string): void {
    if (!holds) this.add(part, rule, message)
  }

  /** A number of something that must lie between two bounds. */
  within(count: number, [least, most]: readonly [number, number], part: string, rule: string, what: string): void {
    const bounds = most === Number.POSITIVE_INFINITY ? `at least ${least}` : `${least} to ${most}`
    this.expect(count >= least && count <= most, part, rule, `${count} ${what}; it takes ${bounds}`)
  }
}

export const anyNumber = Number.POSITIVE_INFINITY

/** Values that stand in a list more than once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}
