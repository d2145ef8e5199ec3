import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareBrowser } from './prepare.ts'
import { Printer } from './printer.ts'
import { printsText } from './probe.ts'
import { unpackChromium } from './unpack-chromium.ts'

test('a browser that several unpack at once, and whose folder is moved later, still prints text', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'pencil-quest-browser-'))
  try {
    const [first, moved] = [join(parent, 'first'), join(parent, 'moved')]
    const [one, other] = await Promise.all([unpackChromium(first), unpackChromium(first)])
    expect(one).toEqual(other)
    expect((await readdir(first)).filter((name) => name.startsWith('.'))).toEqual([])
    await rename(first, moved)
    const binary = await unpackChromium(moved)
    if (!binary) return expect(process.platform).not.toBe('linux')
    const printer = new Printer(binary)
    expect(await printsText(printer)).toBe(true)
    await printer.close()
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}, 60_000)

test('a browser that does not start is told, and none is used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pencil-quest-browser-'))
  const told: string[] = []
  expect(await prepareBrowser(folder, '/nowhere/chromium', (message) => told.push(message))).toBeNull()
  expect(told.join(' ')).toMatch(/does not print/)
  await rm(folder, { recursive: true, force: true })
})
