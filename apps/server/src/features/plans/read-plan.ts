import type { Paper } from '@pencil-quest/contract/choices'
import type { PlanView, WorksheetPackage } from '@pencil-quest/contract/plans'
import { texts } from '@pencil-quest/contract/texts'
import type { Database } from '../../db/client.ts'
import type { PlanRow } from '../../db/schema/learning-plans.ts'
import { presentPlan } from './present-plan.ts'
import { findChildName, findPackage } from './queries.ts'

interface Parts {
  db: Database
  /** Whether this server makes packages. */
  hasPackages(): boolean
}

interface Reader {
  isOwner: boolean
  /** On which the package is shown. */
  paper: Paper
}

/** The plan as this reader may see it: only its owner sees the child's name. */
export async function readPlan(parts: Parts, plan: PlanRow, reader: Reader): Promise<PlanView> {
  const { isOwner } = reader
  const [name, worksheetPackage] = await Promise.all([
    isOwner ? findChildName(parts.db, plan) : undefined,
    packageOf(parts, plan, reader),
  ])
  return presentPlan(plan, { name: name ?? texts.placeholderName, isOwner, worksheetPackage })
}

/** A package that was dropped, or never asked for by this reader, is made when it is downloaded. */
async function packageOf({ db, hasPackages }: Parts, plan: PlanRow, reader: Reader): Promise<WorksheetPackage> {
  if (!hasPackages()) return { state: 'failed' }
  const found = await findPackage(db, plan.id, reader.isOwner ? 'family' : 'link', reader.paper)
  const state = found?.state ?? 'ready'
  if (state !== 'ready') return { state }
  return {
    state,
    downloadUrl: `/api/learning-plan/${plan.id}/package`,
    ...(found?.zipFilename ? { zipFilename: found.zipFilename } : {}),
  }
}
