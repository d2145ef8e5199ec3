import { readFile } from 'node:fs/promises'
import { sheetKinds } from '@pencil-quest/contract/sheets'
import type { Patterns } from '@pencil-quest/packet/pages/sheet'
import { kindNamed } from '@pencil-quest/worksheets/draw'

let read: Promise<Patterns> | null = null

/** The patterns of all kinds of worksheets, read from the kinds' folders, or beside them where kinds share one; once. */
export function readPatterns(): Promise<Patterns> {
  read ??= readAll()
  return read
}

async function readAll(): Promise<Patterns> {
  const home = import.meta.resolve('@pencil-quest/worksheets/registry')
  const entries = await Promise.all(
    sheetKinds.map(async (kind) => {
      const { pattern: shared } = kindNamed(kind)
      const file = (ending: string) =>
        readFile(new URL(shared ? `./${shared}.${ending}` : `./kinds/${kind}/pattern.${ending}`, home), 'utf8')
      const [html, css] = await Promise.all([file('html'), file('css')])
      return [kind, { name: shared ?? `sheet-${kind}`, html, css }] as const
    }),
  )
  return Object.fromEntries(entries) as Patterns
}
