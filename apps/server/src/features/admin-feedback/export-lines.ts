import type { Database } from '../../db/client.ts'
import { byteOrderMark, csvLine } from './csv.ts'
import { readPage } from './queries.ts'

const atOnce = 1000
const columns = [
  'id',
  'createdAt',
  'usefulnessRating',
  'letDownAreas',
  'letDownOther',
  'improvementSuggestions',
  'improvementOther',
] as const

/** All feedback as CSV, read page by page as the client takes it. */
export async function* exportLines(db: Database): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  let before: number | undefined
  for (;;) {
    const page = await readPage(db, { limit: atOnce, before })
    const lines = page.map((row) =>
      csvLine(columns.map((column) => (column === 'createdAt' ? row.createdAt.toISOString() : row[column]))),
    )
    if (lines.length > 0) yield lines.join('')
    if (page.length < atOnce) return
    before = page.at(-1)?.id
  }
}
