import { execFile } from 'node:child_process'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../../start-refused.ts'
import type { Binaries } from './binaries.ts'
import type { DatabaseFolder } from './folder.ts'
import { giveTo, type RunAs } from './unprivileged.ts'

const run = promisify(execFile)
export const databaseUser = 'pencil_quest'

/** Makes PostgreSQL's data directory at the first start, and refuses one that another version made. */
export async function ensureCluster(
  folder: DatabaseFolder,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  const version = await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) return initialise(folder, binaries, runAs, password)
  if (Number.parseInt(version, 10) !== binaries.major) {
    throw new StartRefused(
      `The database in ${folder.cluster} was made by PostgreSQL ${version.trim()}, and this installation brings ` +
        `${binaries.major}. Make a backup with the version that made it and restore it here, or go back to that version.`,
    )
  }
  await giveTo(runAs, folder.cluster)
}

async function initialise(folder: DatabaseFolder, binaries: Binaries, runAs: RunAs, password: string): Promise<void> {
  // Renamed when complete: an initialisation that was killed leaves nothing that looks like a database.
  const workplace = `${folder.cluster}.new`
  await rm(workplace, { recursive: true, force: true })
  await mkdir(join(workplace, 'cluster'), { recursive: true, mode: 0o700 })
  const passwordFile = join(workplace, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(runAs, workplace)
  const [command, args] = runAs.command(binaries.initdb, [
    `--pgdata=${join(workplace, 'cluster')}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  const ids = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }
  try {
    await run(command, args, { ...ids, cwd: workplace })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new StartRefused(`The embedded database could not be made in ${folder.root}:\n${stderr ?? String(error)}`)
  }
  await rm(passwordFile)
  await rename(join(workplace, 'cluster'), folder.cluster)
  await rm(workplace, { recursive: true, force: true })
}
