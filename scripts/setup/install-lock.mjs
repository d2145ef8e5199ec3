import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

const file = join(root, '.cache', 'installing')
/** Milliseconds between two looks at an install of somebody else. */
const pause = 250

/** Runs `work` while no other process of this checkout installs; two at once would empty each other's folder. */
export function whileNobodyInstalls(work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!take()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  // `process.exit` ends the process without a `finally`.
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld()) release()
    return false
  }
}

function release() {
  rmSync(file, { force: true })
}

/** Milliseconds that a holder has to write its number; one that was killed in between never does. */
const longestWriting = 5000

function isHeld() {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return pid === 0 ? Date.now() - statSync(file).mtimeMs < longestWriting : isAlive(pid)
  } catch {
    // It was given back in the meantime.
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
