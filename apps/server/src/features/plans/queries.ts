import type { Paper } from '@pencil-quest/contract/choices'
import { and, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { childProfiles } from '../../db/schema/child-profiles.ts'
import { learningPlans, type PlanRow } from '../../db/schema/learning-plans.ts'
import { type Audience, type PlanPackageRow, planPackages } from '../../db/schema/plan-packages.ts'
import type { ReadablePlan } from '../../http/caller.ts'
import type { PlanFacts } from './present-plan-summary.ts'

const { planContent: _content, sourceJson: _source, htmlContent: _html, ...facts } = getTableColumns(learningPlans)

/** Newest first, without their content. */
export function listPlanFacts(db: Queryable, userId: string): Promise<PlanFacts[]> {
  return db
    .select(facts)
    .from(learningPlans)
    .where(eq(learningPlans.userId, userId))
    .orderBy(desc(learningPlans.createdAt), desc(learningPlans.id))
}

export async function findPlanFacts(db: Queryable, planId: number): Promise<PlanFacts | undefined> {
  const [found] = await db.select(facts).from(learningPlans).where(eq(learningPlans.id, planId))
  return found
}

/** The plan for its owner, or for anybody while it is shared by link. */
export async function findReadablePlan(
  db: Queryable,
  planId: number,
  userId: string | undefined,
): Promise<ReadablePlan | undefined> {
  const [plan] = await db.select().from(learningPlans).where(eq(learningPlans.id, planId))
  if (!plan) return undefined
  const isOwner = plan.userId === userId
  return isOwner || plan.sharing === 'link' ? { plan, isOwner } : undefined
}

/** The child's name as it is today; undefined where the profile is gone. */
export async function findChildName(db: Queryable, plan: PlanRow): Promise<string | undefined> {
  if (plan.childNameAlone !== null) return plan.childNameAlone
  if (plan.childProfileId === null) return undefined
  const [found] = await db
    .select({ name: childProfiles.name })
    .from(childProfiles)
    .where(and(eq(childProfiles.id, plan.childProfileId), eq(childProfiles.userId, plan.userId)))
  return found?.name
}

export async function findPackage(
  db: Queryable,
  planId: number,
  audience: Audience,
  paper: Paper,
): Promise<Pick<PlanPackageRow, 'state' | 'zipFilename'> | undefined> {
  const [found] = await db
    .select({ state: planPackages.state, zipFilename: planPackages.zipFilename })
    .from(planPackages)
    .where(and(eq(planPackages.planId, planId), eq(planPackages.audience, audience), eq(planPackages.paper, paper)))
  return found
}
