import { query } from './database.ts'

/** States of a plan that no screen brings about on demand. */

const data = process.env.PENCIL_QUEST_E2E_DATA ?? ''
const change = (statement: string, values: readonly unknown[]) => query(data, statement, values)

/** As the server leaves a plan that could not be made. */
export async function failPlan(id: number, reason: string): Promise<void> {
  await change("update learning_plans set status = 'failed', error = $2, plan_content = null where id = $1", [
    id,
    reason,
  ])
  await change("update generation_requests set status = 'failed', error = $2 where plan_id = $1", [id, reason])
}

/** A plan in the making that no worker will ever finish. */
export async function holdPlan(id: number): Promise<void> {
  await change("update learning_plans set status = 'processing', plan_content = null where id = $1", [id])
  await change(
    `update generation_requests set status = 'processing', stage = 'composing',
       finished = '[{"stage": "waiting", "milliseconds": 12}]', created_at = now(), stage_since = now()
     where plan_id = $1`,
    [id],
  )
}

/** The same plan several times more, so that nobody has to wait for each. Answers the new ids, newest first. */
export async function copyPlan(id: number, times: number): Promise<number[]> {
  const copies = await query<{ id: string }>(
    data,
    `insert into learning_plans
     select (jsonb_populate_record(plan, jsonb_build_object('id', plan.id + copy, 'created_at', now() + copy * interval '1 ms'))).*
     from learning_plans plan, generate_series(1, $2::int) copy where plan.id = $1
     returning id`,
    [id, times],
  )
  return copies.map((copy) => Number(copy.id)).sort((a, b) => b - a)
}
