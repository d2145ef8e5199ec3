import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'
import { ensureWebBuilt } from './setup/web.mjs'

const development = process.argv.includes('--development')

// Several times what is in use; with the limit of a large machine garbage would lie about until hundreds of megabytes are it.
const heap = `--max-old-space-size=512 ${process.env.NODE_OPTIONS ?? ''}`.trim()

ensureInstalled()
await ensureWebBuilt()
process.exitCode = await run('apps/server/src/main.ts', [], {
  env: { NODE_ENV: process.env.NODE_ENV ?? (development ? 'development' : 'production'), NODE_OPTIONS: heap },
})
