import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conformance } from './conformance/table.mjs'
import { root } from './setup/root.mjs'

/** Writes `docs/conformance.md`. */
const { text, problems } = conformance()
writeFileSync(join(root, 'docs', 'conformance.md'), text)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length === 0 ? 0 : 1
