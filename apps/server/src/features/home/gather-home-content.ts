import {
  type HomeContent,
  type HomeItem,
  homeSections,
  isHomeLink,
  neededField,
} from '@pencil-quest/contract/home-content'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import type { HomeRow } from './queries.ts'

/** Sorts active rows, which come in their order, by section; one with nothing to show has its built-in items. */
export function gatherHomeContent(rows: readonly HomeRow[]): HomeContent {
  const sections = homeSections.map((section): [string, readonly HomeItem[]] => {
    const needed = neededField[section]
    const stored = rows.filter((row) => row.section === section && (needed === null || row[needed])).map(presentItem)
    return [section, stored.length > 0 ? stored : defaultHomeContent[section]]
  })
  return Object.fromEntries(sections) as unknown as HomeContent
}

/** A link that a browser could read as something else than https or a path of ours is left out. */
function presentItem({ isActive, createdAt, updatedAt, section, buttonUrl, ...row }: HomeRow): HomeItem {
  return {
    ...row,
    section: section as HomeItem['section'],
    buttonUrl: buttonUrl !== null && isHomeLink(buttonUrl) ? buttonUrl : null,
  }
}
