import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { whileNobodyInstalls } from './install-lock.mjs'
import { root } from './root.mjs'

const mark = join(root, 'node_modules', '.installed-lock')

/**
 * Installs the packages that package-lock.json names, when they are not there yet or the lockfile has changed.
 * No install script of any package runs.
 */
export function ensureInstalled() {
  if (isInstalled(lockHash())) return
  whileNobodyInstalls(() => {
    const lock = lockHash()
    if (!isInstalled(lock)) install(lock)
  })
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
}

function isInstalled(lock) {
  return existsSync(mark) && readFileSync(mark, 'utf8') === lock
}

function install(lock) {
  console.error('Installing packages (once) ...')
  const command = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath
  const viaNode = npm?.endsWith('.js') || npm?.endsWith('.cjs')
  const result = viaNode
    ? spawnSync(process.execPath, [npm, ...command], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', command, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed. Check the network and try again; nothing was changed in your data.',
    )
    process.exit(1)
  }
  writeFileSync(mark, lock)
}
