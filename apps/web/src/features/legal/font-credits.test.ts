import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { fontCredits } from './font-credits.ts'

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

test('the credits name every font package that is installed, as it names itself, and all are OFL', async () => {
  const named = new Map<string, string>()
  for (const app of ['server', 'web']) {
    const manifest = new URL(`../../../../${app}/package.json`, import.meta.url)
    const { resolve } = createRequire(manifest)
    const { dependencies } = await read(manifest.pathname)
    for (const name of Object.keys(dependencies).filter((dependency) => dependency.startsWith('@fontsource'))) {
      const { family, license } = await read(resolve(`${name}/metadata.json`))
      expect([name, license.type]).toEqual([name, 'OFL-1.1'])
      // One notice stands for all files of a family.
      named.set(family, license.attribution.replace(/\s\S+\.ttf:.*$/, ''))
    }
  }
  expect(Object.fromEntries(fontCredits.map(({ family, by }) => [family, by]))).toEqual(Object.fromEntries(named))
})
