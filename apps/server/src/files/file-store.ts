import { createHash, randomBytes } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Keeps files in a folder by their content: the same content twice is one file, and a file that is there is whole. */
export class FileStore {
  readonly #root: string

  constructor(root: string) {
    this.#root = resolve(root)
  }

  /** Answers the name: SHA-256 of the content in hex. */
  async put(content: Uint8Array): Promise<string> {
    const hash = sha256(content)
    const path = this.#pathOf(hash)
    const isThere = await access(path).then(
      () => true,
      () => false,
    )
    if (!isThere) await writeWhole(path, content)
    return hash
  }

  /** Null where it is not there. What is not its own content any more, after a power cut say, is dropped. */
  async get(hash: string): Promise<Buffer | null> {
    try {
      const content = await readFile(this.#pathOf(hash))
      if (sha256(content) === hash) return content
      await this.drop(hash)
      return null
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }

  /** Succeeds where it is gone already. */
  async drop(hash: string): Promise<void> {
    await rm(this.#pathOf(hash), { force: true })
  }

  /**
   * The names of what is kept.
   * @param olderThan milliseconds since it was written
   */
  async list(olderThan = 0): Promise<string[]> {
    return (await this.#entries(olderThan)).map(({ name }) => name).filter(isHash)
  }

  /**
   * Removes what killed writers left half written.
   * @param olderThan milliseconds; a younger one may still be being written
   */
  async dropDrafts(olderThan: number): Promise<void> {
    const drafts = (await this.#entries(olderThan)).filter(({ name }) => /^[0-9a-f]{64}\.[0-9a-f]{12}$/.test(name))
    for (const { name, parentPath } of drafts) await rm(join(parentPath, name), { force: true })
  }

  async #entries(olderThan: number): Promise<Dirent[]> {
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true }).catch(() => [])
    const old: Dirent[] = []
    for (const entry of entries.filter((found) => found.isFile())) {
      const written = (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.mtimeMs
      if (written !== undefined && Date.now() - written >= olderThan) old.push(entry)
    }
    return old
  }

  #pathOf(hash: string): string {
    if (!isHash(hash)) throw new Error('A stored file is named by a SHA-256')
    return join(this.#root, hash.slice(0, 2), hash)
  }
}

function isHash(name: string): boolean {
  return /^[0-9a-f]{64}$/.test(name)
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
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
