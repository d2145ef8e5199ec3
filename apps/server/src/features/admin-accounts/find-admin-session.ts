import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'
import { sessions } from '../../db/schema/sessions.ts'
import type { AdminSession } from '../../http/caller.ts'

/** A parent's session is never an admin's. */
export async function findAdminSession(db: Queryable, token: string): Promise<AdminSession | undefined> {
  const sid = createHash('sha256').update(token).digest('hex')
  const [found] = await db
    .select({ id: adminUsers.id, username: adminUsers.username, role: adminUsers.role })
    .from(sessions)
    .innerJoin(adminUsers, sql`${adminUsers.id} = (${sessions.sess} ->> 'adminId')::uuid`)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`), sql`${sessions.sess} ->> 'kind' = 'admin'`))
  return found && { sid, admin: found }
}
