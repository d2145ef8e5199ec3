import { type ContentItem, moveContent } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type RefObject, useRef, useState } from 'react'
import { call } from '#web/lib/call.ts'
import { nameOf } from './queries.ts'
import { useContentChange } from './use-content-change.ts'

export type Direction = 'up' | 'down'

interface MoveItem {
  /** Where the item is now, for those who do not see it. */
  said: string
  isPending: boolean
  move(item: ContentItem, direction: Direction): void
  /** Of the list: its buttons are found by `data-item` and `data-move`. */
  list: RefObject<HTMLOListElement | null>
}

/** An item that moves takes the focus along, so that the same key moves it on. */
export function useMoveItem(items: readonly ContentItem[]): MoveItem {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const { isPending, mutate } = useContentChange(
    ({ item, direction }: { item: ContentItem; direction: Direction }) =>
      call(moveContent, { params: { id: item.id }, body: { direction } }),
    contentTexts.failures.update,
  )
  const focus = (id: number, direction: Direction) => {
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${id}"] [data-move]`) ?? [])]
    const enabled = buttons.filter(({ disabled }) => !disabled)
    const next = enabled.find(({ dataset }) => dataset.move === direction) ?? enabled[0]
    next?.focus()
  }
  return {
    said,
    isPending,
    list,
    move: (item, direction) => {
      if (isPending) return
      const place = items.indexOf(item) + (direction === 'up' ? 0 : 2)
      mutate(
        { item, direction },
        {
          onSuccess: () => {
            setSaid(`${nameOf(item)}: ${place} / ${items.length}`)
            // The list stands in its new order by the next frame.
            requestAnimationFrame(() => focus(item.id, direction))
          },
        },
      )
    },
  }
}
