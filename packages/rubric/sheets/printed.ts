import type { Sheet } from '@pencil-quest/contract/sheets'
import { drawnText } from '../plan-texts.ts'

/** One numbered thing to do on a page, as it is printed. */
export interface PrintedItem {
  path: string
  text: string
  /** The text and the drawing: two items that differ in either are two items. */
  print: string
  isExample: boolean
}

/** Lists of a view that hold what the child works on, whatever the kind. */
const itemLists = new Set(['items', 'problems', 'questions', 'tasks', 'cards', 'specimens', 'words'])

/** The items of a page, examples among them, read from the view alone. */
export function printedItems(sheet: Sheet): PrintedItem[] {
  const found: PrintedItem[] = []
  walk(sheet.view, 'view')
  return found

  function walk(value: unknown, path: string): void {
    if (Array.isArray(value)) for (const [i, entry] of value.entries()) walk(entry, `${path}[${i}]`)
    else if (value && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) {
        if (itemLists.has(key) && Array.isArray(entry))
          for (const [i, item] of entry.entries()) found.push(printed(item, `${path}.${key}[${i}]`))
        else walk(entry, `${path}.${key}`)
      }
  }
}

function printed(item: unknown, path: string): PrintedItem {
  const strings = stringsIn(item)
  const { label, worked } = (item && typeof item === 'object' ? item : {}) as { label?: unknown; worked?: unknown }
  return {
    path,
    text: strings.map((text) => (isDrawing(text) ? drawnText(text) : text)).join(' '),
    print: strings.join(' '),
    isExample: label === 'Example' || worked === true,
  }
}

/** Every word and number of the page that a reader sees; drawings give the words in them. */
export function printedTexts({ view }: Pick<Sheet, 'view'>): string[] {
  return stringsIn(view).map((text) => (isDrawing(text) ? drawnText(text) : text))
}

/** Numbers of items and names of styles are no part of what is asked. */
const unread = new Set(['label', 'number', 'letter', 'layout', 'across', 'blank', 'form', 'use', 'size', 'guides'])

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, entry]) =>
    unread.has(key) ? [] : (fractionOf(key, entry) ?? stringsIn(entry)),
  )
}

/** A fraction is printed as two numbers over each other; here it reads "3/4". */
function fractionOf(key: string, value: unknown): string[] | null {
  if (!/fraction/i.test(key) || !value || typeof value !== 'object') return null
  const { top, bottom } = value as { top?: unknown; bottom?: unknown }
  return [`${top}/${bottom}`]
}

function isDrawing(text: string): boolean {
  return text.startsWith('<')
}
