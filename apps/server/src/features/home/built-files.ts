import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** What the build of the web app made for the landing page; addresses are paths of this site. */
export interface BuiltFiles {
  css: string
  script: string | null
  /** In the order of `preloaded`. */
  fonts: string[]
}

/** The two faces that the first screenful is written in. */
const preloaded = ['fredoka-latin-600-normal.woff2', 'nunito-latin-400-normal.woff2']
const scriptSource = 'src/landing/landing.ts'

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))

/** Without a build, as in most tests, the page has neither looks nor script. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => null)
  if (text === null) return { css: '', script: null, fonts: [] }
  const manifest = manifestSchema.parse(JSON.parse(text))
  const entry = manifest[scriptSource]
  const sheets = (entry?.css ?? []).map((file) => readFile(join(folder, file), 'utf8'))
  return {
    css: (await Promise.all(sheets)).join(''),
    script: entry ? `/${entry.file}` : null,
    fonts: preloaded.flatMap((name) => {
      const [, font] = Object.entries(manifest).find(([source]) => source.endsWith(`/${name}`)) ?? []
      return font ? [`/${font.file}`] : []
    }),
  }
}
