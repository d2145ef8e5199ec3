import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type pg from 'pg'
import type { DumpedTable } from './manifest.ts'
import { storedTables } from './stored-tables.ts'

/** Plans have a hundred kilobytes each. */
const rowsAtOnce = 50

/** Writes every row as a line of JSON; within a transaction, which gives the snapshot. */
export async function dumpTable(
  client: pg.Client,
  { name, key }: (typeof storedTables)[number],
  path: string,
): Promise<DumpedTable> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let rows = 0
  try {
    await client.query(
      `declare dumped no scroll cursor for select row_to_json(dumped)::text as line from ${name} as dumped order by ${key}`,
    )
    for (;;) {
      const fetched = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from dumped`)
      if (fetched.rows.length === 0) break
      const text = fetched.rows.map(({ line }) => `${line}\n`).join('')
      hash.update(text)
      await file.write(text)
      rows += fetched.rows.length
    }
    await client.query('close dumped')
  } finally {
    await file.close()
  }
  return { name, columns: await columnsOf(client, name), rows, sha256: hash.digest('hex') }
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Those of the tables that this database has: one of an older version may lack some. */
export async function presentTables(client: pg.Client): Promise<(typeof storedTables)[number][]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as name where to_regclass(name) is not null',
    [storedTables.map(({ name }) => name)],
  )
  const present = new Set(rows.map(({ name }) => name))
  return storedTables.filter(({ name }) => present.has(name))
}
