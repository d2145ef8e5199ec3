import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, as a `Date`, with its time zone in the database. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When a row came and last changed. */
export const lifetimes = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}
