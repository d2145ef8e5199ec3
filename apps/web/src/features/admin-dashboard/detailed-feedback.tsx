import { dashboardTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { day } from '#web/lib/moments.ts'
import { OlderButton } from '#web/ui/older-button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { ExportButton } from './export-button.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { feedbackPagesQuery } from './queries.ts'
import { ownWords, ratingWords } from './words.ts'

const { recent, detailed: words } = dashboardTexts
const columns = [recent.date, recent.rating, words.issues, words.improvements, words.additional]
const wide = `${cellClass} min-w-48 break-words`

export function DetailedFeedback() {
  const list = useSuspenseInfiniteQuery(feedbackPagesQuery)
  const { data } = list
  const entries = data.pages.flat()
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        {entries.length > 0 ? <ExportButton /> : null}
      </div>
      {entries.length === 0 ? (
        <NothingYet>{words.empty}</NothingYet>
      ) : (
        <Table caption={words.title} columns={columns}>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={`${cellClass} whitespace-nowrap`}>{day(entry.createdAt)}</td>
              <td className={`${cellClass} whitespace-nowrap`}>{ratingWords(entry.usefulnessRating)}</td>
              <td className={wide}>{entry.letDownAreas || words.nothing}</td>
              <td className={wide}>{entry.improvementSuggestions || words.nothing}</td>
              <td className={wide}>{ownWords(entry) || words.nothing}</td>
            </tr>
          ))}
        </Table>
      )}
      <OlderButton list={list}>{words.older}</OlderButton>
    </section>
  )
}
