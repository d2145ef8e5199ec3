import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './root.mjs'
import { runtime } from './runtime.mjs'

/** Compiled code is kept beside the packages, so that a later start is quick. */
function environment(extra) {
  const cache = join(root, 'node_modules', '.cache', 'compile')
  mkdirSync(cache, { recursive: true })
  return { ...process.env, NODE_COMPILE_CACHE: cache, ...extra }
}

/**
 * Runs a script of ours in the product's runtime and answers its exit code. Ctrl-C reaches the script by itself;
 * a termination signal is handed on, and the wait goes on until the script has finished its work.
 */
export function run(script, args = [], { env = {}, cwd = root, stdio = 'inherit' } = {}) {
  const child = spawn(runtime(), [resolve(root, script), ...args], { cwd, env: environment(env), stdio })
  const handOn = (signal) => child.kill(signal)
  const wait = () => {}
  process.on('SIGTERM', handOn)
  process.on('SIGHUP', handOn)
  process.on('SIGINT', wait)
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', handOn)
      process.off('SIGHUP', handOn)
      process.off('SIGINT', wait)
      done(code ?? (signal === 'SIGINT' ? 130 : 1))
    })
  })
}
