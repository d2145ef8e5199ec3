import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { sectionFields } from '@pencil-quest/contract/admin/content-fields'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { nameOf } from './queries.ts'

/** What the item says beside its name, long texts by their beginning. */
export function ItemTexts({ item }: { item: ContentItem }) {
  const name = nameOf(item)
  const said = sectionFields[item.section].filter((field) => item[field] !== null && item[field] !== name)
  if (said.length === 0) return null
  return (
    <dl className="flex flex-col gap-2">
      {said.map((field) => (
        <div key={field} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
          <dt className="text-muted">{contentTexts.fields[field]}</dt>
          <dd className="line-clamp-3 min-w-0 break-words">{item[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
