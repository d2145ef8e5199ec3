import { testingTexts } from '@pencil-quest/contract/admin/dashboard-texts'
import type { PageVerdict, UrlTest } from '@pencil-quest/contract/admin/site-tests'
import { moment } from '#web/lib/moments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'

const words = testingTexts.urls
const tones = { PASS: 'success', FAIL: 'danger', ERROR: 'danger' } as const satisfies Record<PageVerdict, string>

export function UrlTestResults({ result: { summary, testedAt, results } }: { result: UrlTest }) {
  const { totalPages, passedPages, failedPages, errorPages } = summary
  const { counts } = words
  return (
    <div className="flex flex-col gap-3">
      <p role="status">
        <b>
          {totalPages} {counts.totalPages}: {passedPages} {counts.passedPages}, {failedPages} {counts.failedPages},{' '}
          {errorPages} {counts.errorPages}.
        </b>{' '}
        <span className="text-muted">
          {words.tested} {moment(testedAt)}
        </span>
      </p>
      <Table caption={words.results} columns={[words.page, words.verdict, words.address]}>
        {results.map((page) => (
          <tr key={page.pageId}>
            <th scope="row" className={cellClass}>
              {page.displayName}
            </th>
            <td className={cellClass}>
              <Badge tone={tones[page.publicTest]}>{page.publicTest}</Badge>
              {page.error ? <p className="mt-1 min-w-48 text-sm">{page.error}</p> : null}
            </td>
            <td className={`${cellClass} min-w-60 break-all`}>
              <a href={page.publicUrl} target="_blank" rel="noreferrer" className="text-primary underline">
                {page.publicUrl}
              </a>
            </td>
          </tr>
        ))}
      </Table>
    </div>
  )
}
