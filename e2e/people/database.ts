import pg from 'pg'
import { databaseUrl } from '../setup/data-folder.ts'

/** Reads or changes the application's database, where no screen does. */
export async function query<Row extends pg.QueryResultRow>(
  folder: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(folder) })
  await client.connect()
  try {
    return (await client.query<Row>(statement, [...values])).rows
  } finally {
    await client.end()
  }
}
