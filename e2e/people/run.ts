import { spawn } from 'node:child_process'
import { ownEnvironment } from '../setup/application.ts'
import { root } from '../setup/root.ts'

export interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

/**
 * Runs a script of the project in the product's runtime and waits for the end. Not by `scripts/run.mjs`: it installs
 * packages where the lockfile has changed, under the feet of the running suite.
 */
export function run(script: string, args: readonly string[], dataFolder: string): Promise<Ran> {
  const child = spawn(process.execPath, [script, ...args], {
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
