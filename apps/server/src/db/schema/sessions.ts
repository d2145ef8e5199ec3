import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** `device` is what kind of browser signed in. `until` is the absolute end in milliseconds; `expire` of the row is the idle end and never later. */
export type SessionData =
  | { kind: 'parent'; userId: string; createdAt: number; until: number; device?: string }
  | { kind: 'admin'; adminId: string; createdAt: number; until: number }

export const sessions = pgTable('sessions', {
  /** SHA-256 of the token, so that a leaked table opens no session. */
  sid: text('sid').primaryKey(),
  sess: jsonb('sess').$type<SessionData>().notNull(),
  expire: moment('expire').notNull(),
})
