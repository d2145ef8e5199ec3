import type { Sheet } from '@pencil-quest/contract/sheets'
import type { ScoredCheck } from '../../check.ts'
import { type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { taskText } from '../../plan-texts.ts'

const leastFormats = { 5: 4, 10: 6 }
/** Most activities that may begin with the same four words. */
const mostSameOpenings = 2

export const variety: ScoredCheck = {
  id: 'E1',
  name: 'Formats, pages and openings vary',
  threshold: '95 %',
  weight: 5,
  measure(plan, { length }) {
    const formats = new Part('format in a plan', 0.95)
    const daily = new Part('format in a day', 0.95)
    const enough = new Part('number of formats')
    const openings = new Part('openings', 0.95)
    const all = placedActivities(plan)
    const most = Math.max(2, Math.ceil(all.length / 8))
    const times = new Map<string, number>()
    const today = new Set<string>()
    const opened = new Map<string, number>()
    for (const { activity, meta, path, day } of all) {
      const { formatId } = meta
      if (formatId !== undefined) {
        times.set(formatId, (times.get(formatId) ?? 0) + 1)
        formats.note(
          (times.get(formatId) ?? 0) <= most,
          path,
          `${formatId} comes ${times.get(formatId)} times, at most ${most}`,
        )
        daily.note(!today.has(`${day} ${formatId}`), path, `${formatId} comes twice on day ${day}`)
        today.add(`${day} ${formatId}`)
      }
      const opening = openingOf(taskText(activity))
      opened.set(opening, (opened.get(opening) ?? 0) + 1)
      openings.note(
        (opened.get(opening) ?? 0) <= mostSameOpenings,
        path,
        `"${opening}" opens ${opened.get(opening)} activities`,
      )
    }
    if (times.size > 0) enough.note(times.size >= leastFormats[length], 'days', `${times.size} formats`)
    return [formats, daily, enough, openings, pages(plan)]
  },
}

function openingOf(text: string): string {
  return (text.toLowerCase().match(/[a-z']+/g) ?? []).slice(0, 4).join(' ')
}

function pages(plan: LoosePlan): Part {
  const part = new Part('sort of page', 0.95)
  const most = Math.max(2, Math.ceil(plan.sheets.length / 6))
  const times = new Map<string, number>()
  for (const [s, sheet] of plan.sheets.entries()) {
    const sort = sortOf(sheet)
    times.set(sort, (times.get(sort) ?? 0) + 1)
    part.note((times.get(sort) ?? 0) <= most, `sheets[${s}]`, `${sort} comes ${times.get(sort)} times, at most ${most}`)
  }
  return part
}

/** Pages of one kind that look alike to a child: the kind and how its work is laid out. */
function sortOf({ kind, view }: Sheet): string {
  const { form, sections, marking, mirror, key } = view as Record<string, unknown>
  if (kind === 'organizer') return `${kind} ${form}`
  if (kind === 'number-practice' && Array.isArray(sections))
    return `${kind} ${sections[0]?.layout} ${sections[0]?.heading}`
  if (kind === 'sort-groups') return `${kind} to ${marking ? 'mark' : 'write'}`
  if (kind === 'symmetry-grid') return `${kind} ${mirror ? 'mirror' : 'pair'}`
  return kind === 'classification-key' ? `${kind} ${key ? 'key' : 'sort'}` : kind
}
