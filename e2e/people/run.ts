import { spawn } from 'node:child_process'
import { ownEnvironment } from '../setup/application.ts'
import { isInstalled } from '../setup/installed.ts'
import { root } from '../setup/root.ts'

export interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs a script of the project as `npm run` does, and waits for the end. Where the packages came some other way than by
 * the project's own scripts, those would install them first: then without them.
 */
export async function run(script: string, args: readonly string[], dataFolder: string): Promise<Ran> {
  const runner = (await isInstalled()) ? ['scripts/run.mjs'] : []
  const child = spawn(process.execPath, [...runner, script, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: ownEnvironment(dataFolder),
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, ...said }))
  })
}
