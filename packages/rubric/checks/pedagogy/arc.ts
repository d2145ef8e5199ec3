import { type ActivityMeta, segmentPhases } from '@pencil-quest/contract/plan-document'
import type { ScoredCheck } from '../../check.ts'
import { placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'

type Segments = ActivityMeta['segments']

const leastDoing = 0.6
const discovers = new Set(['science', 'environmental-studies'])
/** Where a subject finds out first, trying together comes before being shown. */
const discovery = ['hook', 'together', 'show', 'your-turn', 'share']

export const lessonArc: ScoredCheck = {
  id: 'B2',
  name: 'Lesson arc and doing share',
  threshold: 'order 95 %, child busy for 60 % of the minutes in 95 %',
  weight: 5,
  measure(plan) {
    const order = new Part('order', 0.95)
    const doing = new Part('doing', 0.95)
    for (const { activity, meta, path } of placedActivities(plan)) {
      const { segments } = meta
      if (!segments?.length) continue
      const phases = segments.map(({ phase }) => phase).join(' ')
      const explores = discovers.has(activity.subject) && phases === discovery.join(' ')
      order.note(phases === segmentPhases.join(' ') || explores, path, `goes ${phases}`)
      const share = doingShare(segments)
      doing.note(share >= leastDoing, path, `the child is busy for ${Math.round(share * 100)} %`)
    }
    return [order, doing]
  },
}

function doingShare(segments: Segments): number {
  const minutes = (list: Segments) => list.reduce((sum, segment) => sum + segment.minutes, 0)
  const busy = segments.filter(
    ({ phase, actor }) => actor !== 'parent' && (phase === 'together' || phase === 'your-turn'),
  )
  return minutes(busy) / Math.max(1, minutes(segments))
}

/** B2: whether science finds out before it is told. */
export const exploresFirst: ScoredCheck = {
  id: 'B2',
  name: 'Science explores before it explains',
  threshold: 'told to authors',
  weight: 0,
  measure(plan) {
    const part = new Part('explores')
    for (const { activity, meta, path } of placedActivities(plan)) {
      if (!discovers.has(activity.subject) || !meta.segments?.length || meta.isReview) continue
      const phases: string[] = meta.segments.map(({ phase }) => phase)
      part.note(phases.indexOf('together') < phases.indexOf('show'), path, 'the worked example comes before the trying')
    }
    return [part]
  },
}
