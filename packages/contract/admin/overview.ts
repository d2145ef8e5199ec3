import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { planStatuses } from '../plans.ts'

const count = z.int().min(0)

export const overviewSchema = z.object({
  /** Plans that can be viewed. */
  plansMade: count,
  families: count,
  children: count,
  /** How many stand at each state. */
  requests: z.record(z.enum(planStatuses), count),
  databaseBytes: count,
  version: z.string(),
  /** Since this process was started. */
  uptimeSeconds: count,
})
export type Overview = z.infer<typeof overviewSchema>

export const readOverview = endpoint({
  name: 'readOverview',
  method: 'GET',
  path: '/api/admin/overview',
  summary: 'How much there is on this server; the sample family does not count',
  caller: 'admin',
  reply: overviewSchema,
})
