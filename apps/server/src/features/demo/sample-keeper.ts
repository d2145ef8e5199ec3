import type { Database } from '../../db/client.ts'
import type { DemoFamily } from '../../http/caller.ts'
import type { Engine, PlanChecker } from '../generation/ports.ts'
import { makeSamples } from './make-samples.ts'
import { findSampleFamily, storeSamples } from './sample-queries.ts'

interface Parts {
  db: Database
  engine: Engine
  checkPlan: PlanChecker
}

/** Answers the sample family; whoever asks first in this process has it made, or renewed after an upgrade. */
export function createSampleKeeper(parts: Parts): (requestId: string | undefined) => Promise<DemoFamily | undefined> {
  let stored: Promise<void> | undefined
  const store = () => {
    stored ??= storeAll(parts).catch((error: unknown) => {
      stored = undefined
      throw error
    })
    return stored
  }
  return async (requestId) => {
    await store()
    return findSampleFamily(parts.db, requestId)
  }
}

/** Always by the built-in engine: a demo costs no call of a model. */
async function storeAll({ db, engine, checkPlan }: Parts): Promise<void> {
  const builtin = engine.name === 'builtin' ? engine : (await import('../generation/builtin-engine.ts')).builtinEngine
  await storeSamples(db, await makeSamples(builtin, checkPlan))
}
