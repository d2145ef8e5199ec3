import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformance } from './conformance/table.mjs'
import { root } from './setup/root.mjs'

/** Writes `docs/conformance.md`; with `--check` it only looks whether the file is up to date and every statement shown. */
const file = join(root, 'docs', 'conformance.md')
const { text, problems } = conformance()
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) problems.push('docs/conformance.md is out of date: npm run conformance')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
