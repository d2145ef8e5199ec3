import { createHash, randomBytes } from 'node:crypto'
import { sampleUserId } from '@pencil-quest/contract/demo'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { generationRequests } from '../../db/schema/generation-requests.ts'
import { type SessionData, sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { ParentSession } from '../../http/caller.ts'
import { refuse } from '../../http/refusal.ts'

const day = 24 * 60 * 60_000
const idle = 14 * day
export const longestSession = 30 * day
/** The idle end is moved at most once in this time, so that reading costs no write. */
const touchEvery = 60 * 60_000

const noRequest = '00000000-0000-0000-0000-000000000000'

function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface Beginning {
  /** What kind of browser it is. */
  device?: string
  /** The stored hash that the password was compared with; one that was changed since opens no session. */
  passwordHash?: string | null
}

/**
 * Answers the token; only its hash is stored. Refuses where the account was deleted a moment ago: sessions have no
 * foreign key, so the row of the user is held while theirs is written.
 */
export async function startParentSession(db: Queryable, userId: string, from: Beginning = {}): Promise<string> {
  const { device, passwordHash } = from
  const now = Date.now()
  const token = randomBytes(32).toString('base64url')
  const sess: SessionData = { kind: 'parent', userId, createdAt: now, until: now + longestSession, device }
  const isSame = passwordHash === undefined ? sql`true` : sql`${users.password} is not distinct from ${passwordHash}`
  const { rowCount } = await db.execute(sql`
    insert into ${sessions} (sid, sess, expire)
    select ${sidOf(token)}, ${JSON.stringify(sess)}::jsonb, ${new Date(now + idle).toISOString()}::timestamptz
    from ${users} where ${users.id} = ${userId} and ${users.id} <> ${sampleUserId} and ${isSame} for share`)
  return rowCount === 1 ? token : refuse('unauthenticated')
}

/** With the request that the call's path names, where it is this family's: a poll of its state is one query so. */
export async function findParentSession(
  db: Queryable,
  token: string,
  requestId?: string,
): Promise<ParentSession | undefined> {
  const sid = sidOf(token)
  const [found] = await db
    .select({ user: users, sess: sessions.sess, expire: sessions.expire, request: generationRequests })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
    .leftJoin(
      generationRequests,
      and(eq(generationRequests.id, requestId ?? noRequest), eq(generationRequests.userId, users.id)),
    )
    .where(and(eq(sessions.sid, sid), gt(sessions.expire, sql`now()`), sql`${sessions.sess} ->> 'kind' = 'parent'`))
  if (!found) return undefined
  await touch(db, sid, found.sess.until, found.expire)
  return { sid, token, user: found.user, request: found.request }
}

async function touch(db: Queryable, sid: string, until: number, expire: Date): Promise<void> {
  const next = Math.min(Date.now() + idle, until)
  if (next - expire.getTime() < touchEvery) return
  await db
    .update(sessions)
    .set({ expire: new Date(next) })
    .where(eq(sessions.sid, sid))
}

export async function endSessions(db: Queryable, tokens: string[]): Promise<void> {
  if (tokens.length > 0) await db.delete(sessions).where(inArray(sessions.sid, tokens.map(sidOf)))
}

/** All devices of a parent, but for the one that is kept. */
export async function endSessionsOfUser(db: Queryable, userId: string, keptSid = ''): Promise<void> {
  await db.delete(sessions).where(and(ofUser(userId), ne(sessions.sid, keptSid)))
}

export const ofUser = (userId: string) => sql`${sessions.sess} ->> 'userId' = ${userId}`

export async function dropExpiredSessions(db: Queryable): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`))
}
