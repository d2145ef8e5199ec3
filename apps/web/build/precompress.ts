import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const text = /\.(?:css|html|js|json|svg|txt|webmanifest)$/
/** Bytes below which compressing saves nothing. */
const least = 1024

/** Writes a brotli and a gzip copy beside every text file of the build; the server answers with them. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true, withFileTypes: true })
      for (const file of files.filter((entry) => entry.isFile() && text.test(entry.name))) {
        const path = join(file.parentPath, file.name)
        const plain = await readFile(path)
        if (plain.length < least) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
        await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }))
        await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
