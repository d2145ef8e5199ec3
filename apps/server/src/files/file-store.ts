import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Keeps files in a folder by their content: the same content twice is one file, and a file that is there is whole. */
export class FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  /** Answers the name: SHA-256 of the content in hex. */
  async put(content: Uint8Array): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex')
    const path = this.#pathOf(hash)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (!isThere) await writeWhole(path, content)
    return hash
  }

  /** Null where it is not there. */
  async get(hash: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#pathOf(hash))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Succeeds where it is gone already. */
  async drop(hash: string): Promise<void> {
    await rm(this.#pathOf(hash), { force: true })
  }

  #pathOf(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('A stored file is named by a SHA-256')
    return join(this.#root, hash.slice(0, 2), hash)
  }
}

/** Written beside its place, synced and renamed: a crash or a full disk leaves no half file under a hash. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
