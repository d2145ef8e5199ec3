import type pg from 'pg'
import type { DumpedTable } from './manifest.ts'
import { linesOf } from './read-archive.ts'

/** Characters of one statement, about. */
const mostAtOnce = 2_000_000

/** Puts a table's rows back as they were, ids and moments included. */
export async function loadTable(
  client: pg.Client,
  { name, columns, rows }: DumpedTable,
  staging: string,
): Promise<void> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  const statement = `insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::json)`
  let loaded = 0
  let lines: string[] = []
  let characters = 0
  const flush = async () => {
    if (lines.length > 0) loaded += (await client.query(statement, [`[${lines.join(',')}]`])).rowCount ?? 0
    lines = []
    characters = 0
  }
  for await (const line of linesOf(staging, name)) {
    lines.push(line)
    characters += line.length
    if (characters > mostAtOnce) await flush()
  }
  await flush()
  if (loaded !== rows) throw new Error(`Of ${name}, ${loaded} rows came back in place of ${rows}`)
}
