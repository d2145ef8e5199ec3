import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { adminUsers } from '../../db/schema/admin-users.ts'
import { type SessionData, sessions } from '../../db/schema/sessions.ts'
import type { AdminSession } from '../../http/caller.ts'

const minute = 60_000
const idle = 30 * minute
const longest = 12 * 60 * minute
/** The idle end is moved at most once in this time, so that reading costs no write. */
const touchEvery = minute

function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Answers the token; only its hash is stored. */
export async function startAdminSession(db: Queryable, adminId: string, now = Date.now()): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const sess: SessionData = { kind: 'admin', adminId, createdAt: now, until: now + longest }
  await db.insert(sessions).values({ sid: sidOf(token), sess, expire: new Date(now + idle) })
  return token
}

/** A parent's session is never an admin's. */
export async function findAdminSession(db: Queryable, token: string): Promise<AdminSession | undefined> {
  const sid = sidOf(token)
  const [found] = await db
    .select({
      id: adminUsers.id,
      username: adminUsers.username,
      role: adminUsers.role,
      sess: sessions.sess,
      expire: sessions.expire,
    })
    .from(sessions)
    .innerJoin(adminUsers, sql`${adminUsers.id} = (${sessions.sess} ->> 'adminId')::uuid`)
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`), sql`${sessions.sess} ->> 'kind' = 'admin'`))
  if (!found) return undefined
  const { sess, expire, ...admin } = found
  const next = Math.min(Date.now() + idle, sess.until)
  if (next - expire.getTime() >= touchEvery) {
    await db
      .update(sessions)
      .set({ expire: new Date(next) })
      .where(eq(sessions.sid, sid))
  }
  return { sid, admin }
}

export async function endAdminSession(db: Queryable, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.sid, sidOf(token)), sql`${sessions.sess} ->> 'kind' = 'admin'`))
}

const othersOf = ({ sid, admin }: AdminSession) =>
  and(sql`${sessions.sess} ->> 'adminId' = ${admin.id}`, ne(sessions.sid, sid), gt(sessions.expire, sql`now()`))

export async function countOtherAdminSessions(db: Queryable, session: AdminSession): Promise<number> {
  const others = await db.select({ sid: sessions.sid }).from(sessions).where(othersOf(session))
  return others.length
}

/** Answers how many there were. */
export async function endOtherAdminSessions(db: Queryable, session: AdminSession): Promise<number> {
  const ended = await db.delete(sessions).where(othersOf(session)).returning({ sid: sessions.sid })
  return ended.length
}
