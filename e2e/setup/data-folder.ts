import { chmod, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFolder } from '../../apps/server/src/db/embedded/folder.ts'
import { readPostmaster } from '../../apps/server/src/db/embedded/postmaster.ts'
import { browserFolder } from './browser.ts'

/** An empty data folder that shares the unpacked browser. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pencil-quest-e2e-'))
  // PostgreSQL does not run as root, and its own user must reach its files.
  await chmod(folder, 0o755)
  await mkdir(join(folder, 'tmp'), { mode: 0o777 })
  await mkdir(browserFolder, { recursive: true })
  await symlink(browserFolder, join(folder, 'browser'), 'junction')
  return folder
}

/** Process id of the folder's PostgreSQL, if it runs. */
export async function databasePid(folder: string): Promise<number | undefined> {
  const noted = await readPostmaster(databaseFolder(folder))
  return noted && isAlive(noted.pid) ? noted.pid : undefined
}

/** Stops the database that a killed application left running, and deletes everything. */
export async function dropDataFolder(folder: string): Promise<void> {
  const pid = await databasePid(folder)
  if (pid) {
    process.kill(pid, 'SIGINT')
    for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await pause(50)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

export async function databaseUrl(folder: string): Promise<string> {
  const { passwordFile } = databaseFolder(folder)
  const password = (await readFile(passwordFile, 'utf8')).trim()
  const postmaster = await readPostmaster(databaseFolder(folder))
  return `postgres://pencil_quest:${password}@127.0.0.1:${postmaster?.port}/pencil_quest`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
