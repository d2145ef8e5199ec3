import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentTexts, emptyContentText } from '@pencil-quest/contract/admin/content-texts'
import type { HomeSection } from '@pencil-quest/contract/home-content'
import { Notice } from '#web/ui/notice.tsx'
import { ItemCard } from './item-card.tsx'
import { isOnHomepage } from './queries.ts'
import { useMoveItem } from './use-move-item.ts'

const { screen, tabs } = contentTexts

interface Props {
  section: HomeSection
  /** In the order of the homepage. */
  items: readonly ContentItem[]
  onEdit: (item: ContentItem) => void
  onDelete: (item: ContentItem) => void
}

export function SectionItems({ section, items, onEdit, onDelete }: Props) {
  const { said, move, list } = useMoveItem(items)
  const isTestimonials = section === 'testimonials'
  return (
    <div className="flex flex-col gap-4">
      {items.some(isOnHomepage) ? null : <Notice>{isTestimonials ? screen.builtInNobody : screen.builtIn}</Notice>}
      {isTestimonials && items.length > 0 ? <p className="text-muted">{screen.quotes}</p> : null}
      {items.length === 0 ? (
        <p className="rounded-2xl border-3 border-dashed border-control bg-card px-5 py-8 text-center text-muted">
          {emptyContentText(section)}
        </p>
      ) : (
        <ol ref={list} aria-label={tabs[section]} className="flex flex-col gap-4">
          {items.map((item, index) => (
            <ItemCard
              key={item.id}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(direction) => move(item, direction)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
