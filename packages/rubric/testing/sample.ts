import type { Activity, PlanDocument } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { checkPlan } from '../check-plan.ts'
import { areTooAlike } from '../likeness.ts'

export const sampleRequest: ComposeRequest = {
  childAge: 9,
  childGrade: '4th',
  learningStyle: 'visual',
  interests: ['dinosaurs', 'music'],
  theme: 'space-explorers',
  subjects: ['math', 'reading', 'science'],
  duration: 90,
  difficulty: 'medium',
  length: 5,
  goals: [],
  history: [],
  seed: 2,
}

type Compose = (
  request: ComposeRequest,
  redraw: number,
  tooAlike: (a: Activity, b: Activity) => boolean,
) => { ok: true; document: PlanDocument } | { ok: false; reason: string }

/** A plan that every gate lets through, drawn by an engine as the server draws it. */
export function passingPlan(compose: Compose, request: ComposeRequest = sampleRequest): PlanDocument {
  for (let redraw = 0; redraw < 8; redraw++) {
    const composed = compose(request, redraw, areTooAlike)
    if (!composed.ok) throw new Error(composed.reason)
    if (checkPlan(composed.document, request).passed) return composed.document
  }
  throw new Error('No draw passes the gates')
}

/** The plan with a change; the plan itself stays as it is. */
export function changed(plan: PlanDocument, change: (copy: PlanDocument) => void): PlanDocument {
  const copy = structuredClone(plan)
  change(copy)
  return copy
}

export function firstActivity(plan: PlanDocument): Activity {
  const activity = plan.days[0]?.activities[0]
  if (!activity) throw new Error('The plan has no activity')
  return activity
}

/** The first worksheet that fits, and its activity. */
export function sheetWhere(plan: PlanDocument, fits: (sheet: Sheet) => boolean = () => true) {
  const sheet = plan.sheets.find(fits)
  const all = plan.days.flatMap(({ activities }) => activities)
  const activity = all.find(({ meta }) => meta.sheetId === sheet?.id)
  if (!sheet || !activity) throw new Error('The plan has no such worksheet')
  return { sheet, activity }
}
