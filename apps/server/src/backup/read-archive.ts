import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-fs'
import { newestSchema } from '../db/migrate.ts'
import { StartRefused } from '../start-refused.ts'
import { type Manifest, manifestName, manifestSchema } from './manifest.ts'
import { storedTables } from './stored-tables.ts'

const expected = /^(?:manifest\.json|tables|files|tables\/[a-z_]+\.jsonl|files\/[0-9a-f]{64})$/

/** Unpacks a backup into `staging` and checks every count and checksum. Throws `StartRefused` where it is not whole. */
export async function readArchive(from: string, staging: string): Promise<Manifest> {
  await access(from).catch(() => {
    throw new StartRefused(`There is no file ${from}.`)
  })
  await pipeline(
    createReadStream(from),
    createGunzip(),
    extract(staging, {
      ignore: (_path, header) =>
        !expected.test(header?.name.replace(/\/$/, '') ?? '') || !['file', 'directory'].includes(header?.type ?? ''),
      dmode: 0o700,
      fmode: 0o600,
    }),
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOSPC') throw error
    throw damaged(from, error.message)
  })
  const manifest = await readManifest(from, staging)
  if (manifest.schema > (await newestSchema())) {
    throw new StartRefused(
      `${from} was made by a newer version of Pencil Quest (schema ${manifest.schema}, this version knows ` +
        `${await newestSchema()}). Restore it with that version or a later one.`,
    )
  }
  await checkTables(from, staging, manifest)
  await checkFiles(from, staging, manifest)
  return manifest
}

async function readManifest(from: string, staging: string): Promise<Manifest> {
  const text = await readFile(join(staging, manifestName), 'utf8').catch(() => {
    throw new StartRefused(`${from} is no backup of Pencil Quest: it has no ${manifestName}.`)
  })
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch (error) {
    throw damaged(from, `${manifestName} cannot be read: ${(error as Error).message}`)
  }
}

async function checkTables(from: string, staging: string, manifest: Manifest): Promise<void> {
  const known = new Set<string>(storedTables.map(({ name }) => name))
  for (const { name, rows, sha256 } of manifest.tables) {
    if (!known.has(name)) throw damaged(from, `the table ${name} is not one of ours`)
    const hash = createHash('sha256')
    let lines = 0
    for await (const line of linesOf(staging, name)) {
      hash.update(`${line}\n`)
      lines += 1
    }
    if (lines !== rows) throw damaged(from, `${name} has ${lines} rows in place of ${rows}`)
    if (hash.digest('hex') !== sha256) throw damaged(from, `${name} is not as it was written`)
  }
}

/** The rows of a table, each as JSON. A missing file is no rows here: the count then tells. */
export async function* linesOf(staging: string, table: string): AsyncGenerator<string> {
  const path = join(staging, 'tables', `${table}.jsonl`)
  const isThere = await access(path).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  let rest = ''
  // Not by readline, which also ends lines at U+2028, and texts may hold that.
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

async function checkFiles(from: string, staging: string, manifest: Manifest): Promise<void> {
  const present = new Set(await readdir(join(staging, 'files')).catch(() => []))
  for (const { sha256 } of manifest.files) {
    if (!present.has(sha256)) throw damaged(from, `the file ${sha256} is missing`)
    const content = await readFile(join(staging, 'files', sha256))
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw damaged(from, `the file ${sha256} is not as it was written`)
  }
}

function damaged(from: string, what: string): StartRefused {
  return new StartRefused(`${from} is damaged and nothing was changed: ${what}.`)
}
