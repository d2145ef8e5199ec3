import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where all test runs share one unpacked browser. */
export const sharedBrowserFolder = fileURLToPath(new URL('../../../../.cache/browser', import.meta.url))

/** A data folder of its own that uses the shared browser. */
export async function dataFolderWithBrowser(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pencil-quest-data-'))
  await mkdir(sharedBrowserFolder, { recursive: true })
  await symlink(sharedBrowserFolder, join(dataDir, 'browser'))
  return dataDir
}
