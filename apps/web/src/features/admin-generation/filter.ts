import type { GenerationFilter } from '@pencil-quest/contract/admin/generation'
import { generationLimits } from '@pencil-quest/contract/admin/generation-limits'
import { type PlanStatus, planStatuses } from '@pencil-quest/contract/plans'

/** The filters as the address has them, each there, perhaps as nothing; times as the browser's own fields write them. */
export interface GenerationSearch {
  status?: PlanStatus | undefined
  engine?: string | undefined
  reason?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

const localTime = /^2\d{3}-\d\d-\d\dT\d\d:\d\d/

/** What of an address can be asked for; a key that is left out would keep what the address says. */
export function searchOf(search: Record<string, unknown> | GenerationSearch): GenerationSearch {
  const { status, engine, reason, from, until } = search
  return {
    status: planStatuses.find((one) => one === status),
    engine: textOf(engine, 80),
    reason: textOf(reason, generationLimits.reason),
    from: timeOf(from),
    until: timeOf(until),
  }
}

export function filterOf({ from, until, ...rest }: GenerationSearch): GenerationFilter {
  return { ...rest, from: instantOf(from), until: instantOf(until) }
}

export function isFiltered(search: GenerationSearch): boolean {
  return Object.values(search).some((value) => value !== undefined)
}

function textOf(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= most ? value : undefined
}

function timeOf(value: unknown): string | undefined {
  return typeof value === 'string' && localTime.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined
}

function instantOf(local: string | undefined): string | undefined {
  return local === undefined ? undefined : new Date(local).toISOString()
}
