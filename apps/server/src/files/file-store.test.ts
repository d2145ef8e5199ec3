import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FileStore } from './file-store.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pencil-quest-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('only a hash names a file', async () => {
  const files = new FileStore(folder)
  await expect(files.get('../../etc/passwd')).rejects.toThrow(/SHA-256/)
  expect(await files.get('0'.repeat(64))).toBeNull()
})

test('the same content is one whole file, until it is dropped', async () => {
  const files = new FileStore(folder)
  const content = Buffer.from('a worksheet')
  const [hash, again] = await Promise.all([files.put(content), files.put(content)])
  expect(again).toBe(hash)
  expect(await files.get(hash)).toEqual(content)
  expect(await readdir(join(folder, hash.slice(0, 2)))).toEqual([hash])
  await files.drop(hash)
  await files.drop(hash)
  expect(await files.get(hash)).toBeNull()
})
