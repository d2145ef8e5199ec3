import type { Evidence } from './finding.ts'

/** One question of a check, asked of many places; `needed` is the share of them that must hold. */
export class Part {
  readonly name: string
  readonly needed: number
  readonly evidence: Evidence[] = []
  met = 0
  of = 0

  constructor(name: string, needed = 1) {
    this.name = name
    this.needed = needed
  }

  note(holds: boolean, path: string, message: string): void {
    this.of++
    if (holds) this.met++
    else this.evidence.push({ path, message })
  }

  /** Share of the places that hold; null where there was none to ask. */
  get share(): number | null {
    return this.of === 0 ? null : this.met / this.of
  }
}
