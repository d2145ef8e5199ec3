import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import type { AnySchemaObject } from 'ajv/dist/2020.js'
import type { Database } from '../../db/client.ts'
import type { CheckOutcome, PlanChecker } from '../generation/ports.ts'
import { type ActiveSchema, activeSchema } from './active-schema.ts'
import { compileSchema, type SheetCheck } from './compile-schema.ts'

/** As the other checks have an id. */
export const schemaCheck = 'worksheet-schema'

/** The checks, and after them every worksheet against the version that is active at that moment. */
export function withActiveSchema(db: Database, checkPlan: PlanChecker): PlanChecker {
  return async (document, request) => {
    const { failures } = await checkPlan(document, request)
    const all = [...failures, ...misfits(document, compiled(db, await activeSchema(db)))]
    return { passed: all.length === 0, failures: all }
  }
}

/** What was asked last, as compiling takes longer than checking; a stored version never changes. */
const kept = new WeakMap<Database, { id: number; check: SheetCheck }>()

function compiled(db: Database, { id, schemaContent }: ActiveSchema): SheetCheck {
  const before = kept.get(db)
  if (before?.id === id) return before.check
  const check = compileSchema(schemaContent as AnySchemaObject)
  kept.set(db, { id, check })
  return check
}

function misfits({ sheets }: PlanDocument, check: SheetCheck): CheckOutcome['failures'] {
  // As they will be stored: what is undefined is not there.
  const stored: unknown = JSON.parse(JSON.stringify(sheets ?? null))
  if (!Array.isArray(stored)) return [{ check: schemaCheck, path: 'sheets', message: 'must be a list' }]
  return stored.flatMap((sheet: unknown, index) => {
    const misfit = check(sheet)
    return misfit ? [{ check: schemaCheck, path: `sheets[${index}]${misfit.path}`, message: misfit.message }] : []
  })
}
