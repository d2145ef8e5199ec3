import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { PlanView, WorksheetPackage } from '@pencil-quest/contract/plans'
import { readPlanDocument } from '@pencil-quest/contract/read-plan-document'
import { texts } from '@pencil-quest/contract/texts'
import { withChildName } from '@pencil-quest/packet/child-name'
import type { PlanRow } from '../../db/schema/learning-plans.ts'

interface Shown {
  /** The child's name, or what is said in its place. */
  name: string
  isOwner: boolean
  worksheetPackage: WorksheetPackage | null
}

/** What a reader of a plan gets. Ids of the family are for the owner alone. */
export function presentPlan(plan: PlanRow, { name, isOwner, worksheetPackage }: Shown): PlanView {
  const document = readableDocument(plan)
  const content = document && withChildName(document, name)
  const days = content?.days ?? []
  const isDamaged = plan.status === 'completed' && !document
  return {
    id: plan.id,
    status: plan.status,
    error: isDamaged ? texts.failures.corrupted : plan.error,
    isOwner,
    childName: name,
    theme: plan.theme,
    world: content?.world ?? null,
    subjects: plan.subjects,
    grade: plan.childGrade,
    learningStyle: plan.learningStyle,
    duration: plan.duration,
    difficulty: plan.difficulty,
    length: plan.length,
    goals: plan.goals === null ? null : withChildName(plan.goals, name),
    generationSource: plan.generationSource,
    code: content?.code ?? null,
    notices: content?.notices ?? [],
    sheets: (content?.sheets ?? []).map(({ id, title, day, subject }) => ({ id, title, day, subject })),
    html_content: content ? { theme: content.world, overview: content.overview, days } : null,
    planContent: content && worksheetPackage ? { childName: name, days, worksheetPackage } : null,
    worksheetPackage: content ? worksheetPackage : null,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    ...(isOwner ? { requestId: plan.requestId, childProfileId: plan.childProfileId, sharing: plan.sharing } : {}),
  }
}

/** Null while there is none, and where what is stored is damaged. */
function readableDocument(plan: PlanRow): PlanDocument | null {
  if (plan.status !== 'completed') return null
  return readPlanDocument(plan.planContent)
}
