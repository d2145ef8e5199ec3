import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const manifestSchema = z.object({ version: z.string() })
const manifest = new URL('../../../../../package.json', import.meta.url)

/** The version of the product that this process runs. */
export async function productVersion(): Promise<string> {
  return manifestSchema.parse(JSON.parse(await readFile(manifest, 'utf8'))).version
}
