import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { scriptFontFolders } from '@pencil-quest/packet/scripts'

/** A style sheet of each family that a printed page may ask for, by the family's address `/fonts/<family>/`. */
const families = new Map<string, string>([
  ...['andika', 'fredoka', 'nunito'].map((name): [string, string] => [
    name,
    import.meta.resolve(`@fontsource/${name}/400.css`),
  ]),
  ...scriptFontFolders.map((name): [string, string] => [
    name,
    import.meta.resolve(`@fontsource-variable/${name}/index.css`),
  ]),
])

const types: Record<string, string> = { css: 'text/css', woff2: 'font/woff2', woff: 'font/woff' }
const cache = new Map<string, Promise<Buffer>>()

/** A file of a font package, or null for any other address. */
export async function fontFile(pathname: string): Promise<{ body: Buffer; contentType: string } | null> {
  const [, family = '', file = ''] = /^\/fonts\/([a-z-]+)\/((?:files\/)?[\w.-]+)$/.exec(normalize(pathname)) ?? []
  const home = families.get(family)
  const contentType = types[file.split('.').at(-1) ?? '']
  if (!home || !contentType) return null
  let body = cache.get(pathname)
  if (!body) {
    body = readFile(join(dirname(fileURLToPath(home)), file))
    cache.set(pathname, body)
  }
  return { body: await body, contentType }
}
