import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'

const web = join(root, 'apps', 'web')
const mark = join(web, 'dist', '.built-from')

function fingerprint(folder, hash = createHash('sha256')) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) fingerprint(path, hash)
    else hash.update(`${path}:${statSync(path).size}:`).update(readFileSync(path))
  }
  return hash
}

/** Builds the web app when its sources or the contract have changed since the last build. */
export async function ensureWebBuilt() {
  const hash = fingerprint(join(root, 'packages', 'contract'), fingerprint(web))
  const now = hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return
  console.error('Building the web app (once) ...')
  const code = await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
  })
  if (code !== 0) {
    console.error('The web app could not be built; see above.')
    process.exit(1)
  }
  writeFileSync(mark, now)
}
