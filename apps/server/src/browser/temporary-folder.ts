import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessAlive } from '../is-process-alive.ts'

const prefix = 'pencil-quest-browser-'

/** A folder for what a browser of this process writes; those of processes that were killed go first. */
export async function makeTemporaryFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(/^pencil-quest-browser-(\d+)-/.exec(name)?.[1])
    if (owner > 0 && !isProcessAlive(owner)) await dropTemporaryFolder(join(tmpdir(), name)).catch(() => {})
  }
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
}

/** The profile's place is chosen by Playwright, outside of the folder: noted, so that it can go with it. */
export async function noteProfile(folder: string, profile: string): Promise<void> {
  await writeFile(join(folder, 'profile'), profile)
}

export async function dropTemporaryFolder(folder: string): Promise<void> {
  const profile = await readFile(join(folder, 'profile'), 'utf8').catch(() => '')
  if (profile.includes('playwright_')) await rm(profile, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
