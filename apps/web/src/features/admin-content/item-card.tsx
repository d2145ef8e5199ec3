import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { iconButtonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { ItemTexts } from './item-texts.tsx'
import { lackedField, nameOf } from './queries.ts'
import type { Direction } from './use-move-item.ts'

const { active, inactive, fields, order, screen } = contentTexts
const directions = [
  { direction: 'up', label: screen.moveUp, Icon: ChevronUp },
  { direction: 'down', label: screen.moveDown, Icon: ChevronDown },
] as const

interface Props {
  item: ContentItem
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
  onEdit: () => void
  onDelete: () => void
}

export function ItemCard({ item, isFirst, isLast, onMove, onEdit, onDelete }: Props) {
  const name = nameOf(item)
  const lacked = lackedField(item)
  return (
    <li data-item={item.id} className="flex flex-col gap-3 rounded-3xl border-2 border-edge bg-card p-5 sm:p-6">
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 pt-2">
          <h2 className="min-w-0 text-xl break-words">{name}</h2>
          <Badge tone={item.isActive ? 'success' : 'plain'}>{item.isActive ? active : inactive}</Badge>
          <span className="text-sm text-muted">
            {order} {item.order}
          </span>
        </div>
        <div className="flex shrink-0">
          {directions.map(({ direction, label, Icon }) => (
            <button
              key={direction}
              type="button"
              aria-label={`${label}: ${name}`}
              title={label}
              data-move={direction}
              disabled={direction === 'up' ? isFirst : isLast}
              onClick={() => onMove(direction)}
              className={cx(iconButtonClass, 'disabled:pointer-events-none disabled:opacity-40')}
            >
              <Icon aria-hidden="true" className="size-6" />
            </button>
          ))}
        </div>
      </div>
      <ItemTexts item={item} />
      {lacked === null ? null : (
        <p className="font-bold text-amber">
          {screen.notShown} “{fields[lacked]}”.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="outline" aria-label={`${screen.editItem}: ${name}`} aria-haspopup="dialog" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-5" />
          {screen.editItem}
        </Button>
        <Button tone="outline" aria-label={`${screen.deleteItem}: ${name}`} aria-haspopup="dialog" onClick={onDelete}>
          <Trash2 aria-hidden="true" className="size-5" />
          {screen.deleteItem}
        </Button>
      </div>
    </li>
  )
}
