import type pg from 'pg'
import type { Manifest } from './manifest.ts'
import { storedTables } from './stored-tables.ts'

type Counters = Manifest['counters']

/** Counters stand outside of snapshots: read after the rows, they are never behind them. */
export async function readCounters(client: pg.Client): Promise<Counters> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select relname as table, attname as column, pg_get_serial_sequence(relname, attname) as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where attidentity <> '' and relname = any($1) and pg_table_is_visible(pg_class.oid) order by relname`,
    [storedTables.map(({ name }) => name)],
  )
  const counters: Counters = []
  for (const { table, column, sequence } of rows) {
    const { rows: found } = await client.query(`select (last_value + is_called::int)::float8 as next from ${sequence}`)
    counters.push({ table, column, next: found[0].next })
  }
  return counters
}

export async function setCounters(client: pg.Client, counters: Counters): Promise<void> {
  for (const { table, column, next } of counters) {
    await client.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [table, column, next])
  }
}
