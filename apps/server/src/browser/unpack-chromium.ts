import { createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

/** A browser's program with the environment it needs. */
export interface BrowserBinary {
  executablePath: string
  env: Record<string, string>
}

/** What the package ships beside the program: libraries that bare systems lack, software rendering, a font. */
const archives = { 'al2023.tar.br': '.', 'swiftshader.tar.br': '.', 'fonts.tar.br': 'fontconfig' } as const

/**
 * Unpacks the packaged Chromium into `folder/chromium-<version>`, once; a half-made folder is never used.
 * Only for Linux on x64 with glibc: answers null elsewhere. The package's own helper is not used, since it unpacks to a
 * fixed, shared path.
 */
export async function unpackChromium(folder: string): Promise<BrowserBinary | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !hasGlibc()) return null
  const source = packageFolder(fileURLToPath(import.meta.resolve('@sparticuz/chromium')))
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const home = join(folder, `chromium-${version}`)
  if (!(await exists(home))) await unpack(join(source, 'bin'), home, folder)
  return {
    executablePath: join(home, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(home, 'lib'),
      FONTCONFIG_PATH: join(home, 'fontconfig'),
      // The cache of fonts may lie where this user cannot write.
      XDG_CACHE_HOME: join(home, 'cache'),
    },
  }
}

async function unpack(source: string, home: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const half = await mkdtemp(join(folder, '.chromium-'))
  try {
    // The browser may run as another user than the one who unpacks.
    await chmod(half, 0o755)
    const program = join(half, 'chromium')
    await Promise.all([
      pipeline(createReadStream(join(source, 'chromium.br')), createBrotliDecompress(), createWriteStream(program)),
      ...Object.entries(archives).map(([file, under]) =>
        pipeline(createReadStream(join(source, file)), createBrotliDecompress(), extract(join(half, under))),
      ),
    ])
    await chmod(program, 0o755)
    await writeFile(join(half, 'fontconfig', 'fonts.conf'), fontsConf)
    await rename(half, home)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Another process of ours may have been quicker.
    if (!(await exists(home))) throw error
  }
}

/**
 * Without a font that fontconfig finds, every page prints without text and without an error. The folder may be moved
 * or reached by another path later, so nothing in here names it.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/** The folder of a package from one of its files. */
function packageFolder(file: string): string {
  return file.slice(0, file.lastIndexOf(join('@sparticuz', 'chromium')) + join('@sparticuz', 'chromium').length)
}

function hasGlibc(): boolean {
  const report = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return report.header.glibcVersionRuntime !== undefined
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
