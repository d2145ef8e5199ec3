import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'

/** Lint, types and unit tests: what a commit must pass. */
const steps = [
  ['Lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'node_modules/typescript/bin/tsc', ['-p', '.']],
  ['Types of the web app', 'node_modules/typescript/bin/tsc', ['-p', 'apps/web']],
  ['Docs', 'scripts/check-docs.mjs', []],
  ['Conformance', 'scripts/conformance.mjs', ['--check']],
  ['Unit tests', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'unit', '--reporter', 'dot']],
]

ensureInstalled()
for (const [name, script, args] of steps) {
  const code = await run(script, args)
  if (code !== 0) {
    console.error(`${name}: failed`)
    process.exit(code)
  }
}
