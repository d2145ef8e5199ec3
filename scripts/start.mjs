import { ensureInstalled } from './setup/install.mjs'
import { run } from './setup/run.mjs'
import { ensureWebBuilt } from './setup/web.mjs'

const development = process.argv.includes('--development')

ensureInstalled()
await ensureWebBuilt()
process.exitCode = await run('apps/server/src/main.ts', [], {
  env: { NODE_ENV: process.env.NODE_ENV ?? (development ? 'development' : 'production') },
})
