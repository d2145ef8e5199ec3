import { execFile } from 'node:child_process'
import { chown, lstat, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefused } from '../../start-refused.ts'

const run = promisify(execFile)

/** `nobody` on every Linux; PostgreSQL refuses to run as root. */
const nobody = 65534

/** How to start a program of PostgreSQL here: as ourselves, or as somebody who is not root. */
export interface RunAs {
  /** The user and group that must own PostgreSQL's files; undefined where they are ours anyway. */
  owner?: number
  uid?: number
  gid?: number
  command(program: string, args: string[]): [string, string[]]
}

const asOurselves: RunAs = { command: (program, args) => [program, args] }
const asNobody: RunAs = { ...asOurselves, owner: nobody, uid: nobody, gid: nobody }
const inUserNamespace: RunAs = {
  owner: 0,
  command: (program, args) => ['unshare', ['--user', '--map-user=1000', '--map-group=1000', program, ...args]],
}

/** The first way in which a user that is not root reaches both the folder and the program. */
export async function whoRuns(folder: string, program: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asOurselves
  for (const candidate of [asNobody, inUserNamespace]) {
    if (await canReach(candidate, folder, program)) return candidate
  }
  throw new StartRefused(
    `PostgreSQL does not run as root, and no other user can reach ${folder}. ` +
      'Start as an ordinary user, choose a DATA_DIR that other users can enter, or set DATABASE_URL.',
  )
}

async function canReach(runAs: RunAs, folder: string, program: string): Promise<boolean> {
  const [command, args] = runAs.command('/bin/sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, program])
  const ids = runAs.uid === undefined ? {} : { uid: runAs.uid, gid: runAs.gid }
  return run(command, args, ids).then(
    () => true,
    () => false,
  )
}

/** Gives the folder and all in it to the user that runs PostgreSQL, where it is another's. */
export async function giveTo(runAs: RunAs, path: string): Promise<void> {
  if (runAs.owner === undefined || (await stat(path)).uid === runAs.owner) return
  await chownTree(path, runAs.owner)
}

async function chownTree(path: string, owner: number): Promise<void> {
  const entry = await lstat(path)
  if (entry.isSymbolicLink()) return
  if (entry.isDirectory()) for (const name of await readdir(path)) await chownTree(join(path, name), owner)
  // Last, so that a walk that was cut short is started again.
  await chown(path, owner, owner)
}
