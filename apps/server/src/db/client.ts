import { DrizzleQueryError } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

// Plan ids have 50 bits and counts are small: both fit a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export type Database = NodePgDatabase
/** The database, or a transaction of it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export interface DatabaseClient {
  db: Database
  pool: pg.Pool
  url: string
  close(): Promise<void>
}

/** A pool with time limits: a dead or frozen server gives errors, never silence. */
export function connect(url: string, size = 20): DatabaseClient {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'pencil-quest',
  })
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => {})
  // One that breaks between the queries of a transaction is nobody's; its next query tells.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: withSafeTransactions(pool), pool, url, close: () => pool.end() }
}

/** Of two transactions that wait for each other PostgreSQL ends one; it comes through at its next try. */
const deadlock = '40P01'
const mostTries = 4

function withSafeTransactions(pool: pg.Pool): Database {
  const db: Database = drizzle(pool)
  db.transaction = async (act, config) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await onOwnConnection(pool, (own) => own.transaction(act, config))
      } catch (error) {
        if (sqlState(error) !== deadlock || tries === mostTries) throw error
      }
    }
  }
  return db
}

/** Drizzle itself keeps a connection for ever on which "begin" fails, as it does on one that just died. */
async function onOwnConnection<T>(pool: pg.Pool, act: (db: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isSuspect = false
  try {
    return await act(drizzle(client))
  } catch (error) {
    isSuspect = error instanceof DrizzleQueryError
    throw error
  } finally {
    client.release(isSuspect)
  }
}

/** The SQLSTATE of a failed query, through drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

export const uniqueViolation = '23505'

/** The row of a family's own was written when its user was gone already. */
export function isOfGoneUser(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const { constraint } = Object(cause) as { constraint?: unknown }
  return sqlState(error) === '23503' && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey')
}
