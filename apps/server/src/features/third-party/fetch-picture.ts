import { lookup } from 'node:dns'
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pictureType } from './picture-type.ts'
import { isPublicAddress } from './public-address.ts'

/** Bytes. A provider's avatar has about a hundredth of it. */
const largest = 1024 * 1024
const mostRedirects = 3
/** Milliseconds for all of it: the parent waits at the sign-in. */
const patience = 5000

/**
 * The picture at an address that somebody else gave us: by https from the public internet, or from the provider itself,
 * which may be at home on a private network. Null where it is anything else than a picture that we show.
 * @param providerOrigin of the issuer in the operator's settings
 */
export async function fetchPicture(address: string, providerOrigin: string): Promise<Buffer | null> {
  const signal = AbortSignal.timeout(patience)
  try {
    const content = await follow(new URL(address), providerOrigin, signal, mostRedirects)
    return content && pictureType(content) ? content : null
  } catch {
    return null
  }
}

async function follow(url: URL, providerOrigin: string, signal: AbortSignal, left: number): Promise<Buffer | null> {
  const isProvider = url.origin === providerOrigin
  if (!isProvider && !isPublic(url)) return null
  const answer = await ask(url, isProvider, signal)
  try {
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location && left > 0) {
      return await follow(new URL(headers.location, url), providerOrigin, signal, left - 1)
    }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > largest) return null
    return await read(answer)
  } finally {
    answer.destroy()
  }
}

/** A name is judged by `lookupPublic` when it is resolved, an address here. */
function isPublic({ protocol, hostname, username }: URL): boolean {
  if (protocol !== 'https:' || username) return false
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) === 0 || isPublicAddress(literal)
}

function ask(url: URL, isProvider: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const get = url.protocol === 'http:' ? getHttp : getHttps
  return new Promise((resolve, reject) => {
    get(url, { signal, agent: false, headers: { accept: 'image/*' }, ...(isProvider ? {} : { lookup: lookupPublic }) })
      .on('response', resolve)
      .on('error', reject)
  })
}

/** The addresses that are judged are the ones that are connected to, so no second answer of the name service slips in. */
const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new Error('The picture is at an address that is not public'), [])
    }
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
}

async function read(answer: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > largest) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
