import type { Day } from '@pencil-quest/contract/plan-document'
import type { PlanView } from '@pencil-quest/contract/plans'

export type PlanState =
  | { is: 'waiting' }
  | { is: 'failed'; error: string | null }
  | { is: 'not-ready' }
  | { is: 'corrupted' }
  | { is: 'ready'; overview: string; days: readonly Day[] }

type Given = Pick<PlanView, 'status' | 'error'> & {
  /** An object, or the JSON text of one: both are known. */
  html_content: unknown
  planContent: unknown
}

/** What the plan view can show of a plan as it was read. */
export function planState({ status, error, html_content, planContent }: Given): PlanState {
  if (status === 'failed') return { is: 'failed', error }
  // The server has the content of a finished plan, and cannot read it.
  if (status === 'completed' && !html_content && error) return { is: 'corrupted' }
  if (status === 'processing' || !html_content || !planContent) return { is: 'waiting' }
  const content = asObject(html_content)
  if (!content) return { is: 'corrupted' }
  const { days, overview } = content
  if (!Array.isArray(days) || days.length === 0) return { is: 'not-ready' }
  if (!days.every(isDay)) return { is: 'corrupted' }
  return { is: 'ready', overview: typeof overview === 'string' ? overview : '', days }
}

function asObject(content: unknown): Record<string, unknown> | undefined {
  if (typeof content === 'object' && content !== null) return { ...content }
  try {
    const parsed: unknown = typeof content === 'string' ? JSON.parse(content) : undefined
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined
  } catch {
    return undefined
  }
}

function isDay(day: unknown): day is Day {
  return typeof day === 'object' && day !== null && 'activities' in day && Array.isArray(day.activities)
}
