import { Readable } from 'node:stream'
import { exportFeedback, listFeedback, readFeedbackStats } from '@pencil-quest/contract/admin/feedback'
import type { Database } from '../../db/client.ts'
import type { Mount } from '../../http/mount.ts'
import { exportLines } from './export-lines.ts'
import { readPage, readStats } from './queries.ts'

export function adminFeedbackRoutes(mount: Mount, { db }: { db: Database }): void {
  mount(listFeedback, async ({ query }) => {
    const rows = await readPage(db, query)
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  })

  mount(readFeedbackStats, () => readStats(db))

  mount(exportFeedback, ({ reply }) => {
    const day = new Date().toISOString().slice(0, 10)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="pencil-quest-feedback-${day}.csv"`)
      .send(Readable.from(exportLines(db)))
  })
}
