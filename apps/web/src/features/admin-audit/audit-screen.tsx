import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { auditTexts as words } from '@pencil-quest/contract/admin/security-texts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { ScreenHeading } from '#web/features/admin/screen-heading.tsx'
import { moment } from '#web/lib/moments.ts'
import { OlderButton } from '#web/ui/older-button.tsx'
import { cellClass, Table } from '#web/ui/table.tsx'
import { auditQuery } from './queries.ts'
import { Value } from './value.tsx'

const { audit: title } = adminTexts.sections
const columns = [words.who, words.what, words.before, words.after, words.when]

export function AuditScreen() {
  const list = useSuspenseInfiniteQuery(auditQuery)
  const { data } = list
  const entries = data.pages.flatMap((page) => page.entries)
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeading title={title} intro={words.intro} />
      {entries.length === 0 ? (
        <p className="rounded-2xl border-3 border-dashed border-control bg-card px-5 py-8 text-center text-muted">
          {words.empty}
        </p>
      ) : (
        <Table caption={words.caption} columns={columns}>
          {entries.map(({ id, admin, action, object, before, after, createdAt }) => (
            <tr key={id}>
              <td className={`${cellClass} min-w-32 break-words`}>{admin}</td>
              <td className={`${cellClass} min-w-52`}>
                {action}
                <span className="block text-sm break-all text-muted">{object}</span>
              </td>
              <td className={`${cellClass} min-w-40`}>
                <Value value={before} name={words.before} />
              </td>
              <td className={`${cellClass} min-w-40`}>
                <Value value={after} name={words.after} />
              </td>
              <td className={`${cellClass} whitespace-nowrap`}>{moment(createdAt, 'second')}</td>
            </tr>
          ))}
        </Table>
      )}
      <OlderButton list={list}>{words.older}</OlderButton>
    </div>
  )
}
