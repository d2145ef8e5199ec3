import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { root } from './setup/root.mjs'
import { run } from './setup/run.mjs'
import { ensureWebBuilt } from './setup/web.mjs'

const results = join(root, '.cache', 'results')

/** Every suite, its results added up in the last line. */
ensureInstalled()
await ensureWebBuilt()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const vitestFile = join(results, 'vitest.json')
const playwrightFile = join(results, 'playwright.json')
const codes = [
  await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ]),
  await run('node_modules/@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
  }),
]

const unit = readResult(vitestFile)
const browser = readResult(playwrightFile)
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0)
const failed = (unit?.numFailedTests ?? 1) + (browser ? browser.stats.unexpected + browser.stats.flaky : 1)
// A suite that breaks outside a test counts as one failure, so that the line never says 0 failed after an error.
const broken = codes.some((code) => code !== 0) && failed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed + broken} failed`)
process.exitCode = failed + broken === 0 ? 0 : 1

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
