import { type ContentItem, listContent } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import { type HomeSection, neededField } from '@pencil-quest/contract/home-content'
import { read } from '#web/lib/reads.ts'

export const contentQuery = read(listContent)

/** Whether the homepage shows the item. */
export function isOnHomepage(item: ContentItem): boolean {
  return item.isActive && lackedField(item) === null
}

/** The text without which an item has nothing to show, where it is missing. */
export function lackedField(item: ContentItem): NonNullable<(typeof neededField)[HomeSection]> | null {
  const needed = neededField[item.section]
  return needed !== null && item[needed] === null ? needed : null
}

/** What an item is called in a list. */
export function nameOf({ title, question, author }: ContentItem): string {
  return title ?? question ?? author ?? contentTexts.screen.noTitle
}
