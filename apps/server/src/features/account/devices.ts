import type { Device } from '@pencil-quest/contract/account'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { sessions } from '../../db/schema/sessions.ts'
import { ofUser } from '../accounts/session-queries.ts'

/** Enough of the token's hash to name a session among those of one parent. */
const idLength = 20

/** This device first, then the newest. */
export async function listDevices(db: Queryable, userId: string, ownSid: string): Promise<Device[]> {
  const rows = await db
    .select({ sid: sessions.sid, sess: sessions.sess })
    .from(sessions)
    .where(and(ofUser(userId), gt(sessions.expire, sql`now()`)))
  return rows
    .sort((a, b) => Number(b.sid === ownSid) - Number(a.sid === ownSid) || b.sess.createdAt - a.sess.createdAt)
    .map(({ sid, sess }) => ({
      id: sid.slice(0, idLength),
      device: (sess.kind === 'parent' && sess.device) || null,
      signedInAt: new Date(sess.createdAt).toISOString(),
      isThis: sid === ownSid,
    }))
}

/** False where this parent has no such session. */
export async function endDevice(db: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ofUser(userId), eq(sql`left(${sessions.sid}, ${idLength}::int)`, id)))
    .returning({ sid: sessions.sid })
  return ended.length > 0
}
