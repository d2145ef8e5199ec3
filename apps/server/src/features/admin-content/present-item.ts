import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentFields } from '@pencil-quest/contract/admin/content-fields'
import type { HomeRow } from '../home/queries.ts'

export function presentItem({ section, createdAt, updatedAt, ...row }: HomeRow): ContentItem {
  return {
    ...row,
    section: section as ContentItem['section'],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** For the audit: what an item says and where, without the texts that it does not have. */
export function wordsOf(row: HomeRow): Record<string, unknown> {
  const { section, order, isActive } = row
  const texts = contentFields.flatMap((field) => (row[field] === null ? [] : [[field, row[field]] as const]))
  return { section, ...Object.fromEntries(texts), order, isActive }
}

export const objectOf = (id: number) => `home_content ${id}`
