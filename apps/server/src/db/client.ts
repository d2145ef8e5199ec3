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
  return { db: drizzle(pool), pool, url, close: () => pool.end() }
}

/** The SQLSTATE of a failed query, through drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  const { code } = Object(cause) as { code?: unknown }
  return typeof code === 'string' ? code : undefined
}

export const uniqueViolation = '23505'
