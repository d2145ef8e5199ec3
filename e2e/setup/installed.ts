import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './root.ts'

/** Whether `scripts/run.mjs` would find every package in its place, and so install nothing under the running suite. */
export async function isInstalled(): Promise<boolean> {
  const [mark, lock] = await Promise.all([
    readFile(join(root, 'node_modules', '.installed-lock'), 'utf8').catch(() => null),
    readFile(join(root, 'package-lock.json')),
  ])
  return mark === createHash('sha256').update(lock).digest('hex')
}
