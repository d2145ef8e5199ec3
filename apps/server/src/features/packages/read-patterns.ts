import { readFile } from 'node:fs/promises'
import { sheetKinds } from '@pencil-quest/contract/sheets'
import type { Patterns } from '@pencil-quest/packet/pages/sheet'

let read: Promise<Patterns> | null = null

/** The patterns of all kinds of worksheets, read from the kinds' folders once. */
export function readPatterns(): Promise<Patterns> {
  read ??= readAll()
  return read
}

async function readAll(): Promise<Patterns> {
  const home = new URL('./kinds/', import.meta.resolve('@pencil-quest/worksheets/registry'))
  const entries = await Promise.all(
    sheetKinds.map(async (kind) => {
      const file = (name: string) => readFile(new URL(`${kind}/${name}`, home), 'utf8')
      const [html, css] = await Promise.all([file('pattern.html'), file('pattern.css')])
      return [kind, { html, css }] as const
    }),
  )
  return Object.fromEntries(entries) as Patterns
}
