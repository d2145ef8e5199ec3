import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Gives `act` a folder beside `path`, readable by its owner alone, and removes it afterwards; what an earlier
 * run that was killed left behind goes first, as it holds children's names.
 */
export async function withStaging<T>(path: string, act: (folder: string) => Promise<T>): Promise<T> {
  const [place, prefix] = [dirname(path), `.${basename(path)}.parts-`]
  for (const name of await readdir(place)) {
    if (name.startsWith(prefix)) await rm(join(place, name), { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(place, prefix))
  try {
    return await act(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
