import { randomBytes } from 'node:crypto'
import { access, chmod, constants, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartRefused } from '../../start-refused.ts'

/** Where the embedded database keeps what. */
export interface DatabaseFolder {
  root: string
  /** PostgreSQL's own data directory. */
  cluster: string
  passwordFile: string
  portFile: string
  logFile: string
}

export function databaseFolder(dataDir: string): DatabaseFolder {
  const root = join(resolve(dataDir), 'postgres')
  return {
    root,
    cluster: join(root, 'cluster'),
    passwordFile: join(root, 'password'),
    portFile: join(root, 'port'),
    logFile: join(root, 'postgres.log'),
  }
}

export async function makeFolder(folder: DatabaseFolder): Promise<void> {
  try {
    await mkdir(folder.root, { recursive: true, mode: 0o755 })
    await access(folder.root, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartRefused(`The data folder ${folder.root} cannot be written (${code}). Correct it, or set DATA_DIR.`)
  }
}

/** The password of the only database user, made at the first call; whole or not there, whenever that is cut short. */
export async function databasePassword(folder: DatabaseFolder): Promise<string> {
  const kept = await readPassword(folder)
  if (kept) return kept
  const draft = `${folder.passwordFile}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
    await link(draft, folder.passwordFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readPassword(folder)) ?? ''
}

async function readPassword(folder: DatabaseFolder): Promise<string | undefined> {
  const text = await readFile(folder.passwordFile, 'utf8').catch(() => undefined)
  if (text !== undefined) await chmod(folder.passwordFile, 0o600)
  return text?.trim()
}
