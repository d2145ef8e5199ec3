import { type PlanDocument, planDocumentSchema, planDocumentVersion } from './plan-document.ts'

type Stored = Readonly<Record<string, unknown>>
/** `upgrades[n]` makes a document of version n one of version n + 1. */
export type Upgrades = Readonly<Record<number, (stored: Stored) => Stored>>

/** A step is kept for ever, and so is a fixture of the version that it reads, in `fixtures/`. */
const upgrades: Upgrades = {}

/** A stored plan of any version as this version has it; null where it is damaged or newer than this program. */
export function readPlanDocument(stored: unknown): PlanDocument | null {
  const read = planDocumentSchema.safeParse(upgradeStored(stored, upgrades, planDocumentVersion))
  return read.success ? read.data : null
}

/** Step by step up to `newest`; null where a step is missing or fails, as it does on damaged content. */
export function upgradeStored(stored: unknown, steps: Upgrades, newest: number): Stored | null {
  let current = asStored(stored)
  while (current && current.version !== newest) {
    const step = steps[Number(current.version)]
    if (!step) return null
    const before = Number(current.version)
    try {
      current = { ...step(current), version: before + 1 }
    } catch {
      return null
    }
  }
  return current
}

function asStored(stored: unknown): Stored | null {
  return typeof stored === 'object' && stored !== null ? (stored as Stored) : null
}
