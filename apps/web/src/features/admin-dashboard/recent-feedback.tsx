import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { day } from '#web/lib/moments.ts'
import { cellClass, Table } from '#web/ui/table.tsx'
import { ExportButton } from './export-button.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { latestFeedbackQuery } from './queries.ts'
import { ownWords, ratingWords } from './words.ts'

const words = dashboardTexts.recent

export function RecentFeedback() {
  const { data: entries } = useSuspenseQuery(latestFeedbackQuery)
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        {entries.length > 0 ? <ExportButton /> : null}
      </div>
      {entries.length === 0 ? (
        <NothingYet>{words.empty}</NothingYet>
      ) : (
        <Table caption={words.title} columns={[words.date, words.rating, words.type, words.text]}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={`${cellClass} whitespace-nowrap`}>{day(entry.createdAt)}</td>
              <td className={`${cellClass} whitespace-nowrap`}>{ratingWords(entry.usefulnessRating)}</td>
              <td className={cellClass}>{words.general}</td>
              <td className={`${cellClass} min-w-60 break-words`}>{ownWords(entry) || words.noText}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}
