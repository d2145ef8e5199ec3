import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encodings = ['br', 'gzip'] as const
type Encoding = (typeof encodings)[number] | 'identity'

/** A page in every encoding that we offer, each with its tag. */
export interface EncodedPage {
  bodies: Record<Encoding, Buffer>
  tag: string
}

export async function encodePage(text: string): Promise<EncodedPage> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { bodies: { identity, br, gzip: zipped }, tag }
}

/** The smallest encoding that the browser takes. */
export function chosenEncoding(acceptEncoding: string | undefined): Encoding {
  const taken = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1'
      return [name, Number(quality)]
    }),
  )
  return encodings.find((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0) ?? 'identity'
}
