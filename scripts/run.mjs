import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'

const [script, ...args] = process.argv.slice(2)
if (!script) {
  console.error('Usage: node scripts/run.mjs SCRIPT [ARGUMENT ...]')
  process.exit(2)
}
ensureInstalled()
process.exitCode = await run(script, args)
