import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finishThirdParty, startThirdParty } from '@pencil-quest/contract/third-party'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBackup } from '../../backup/make-backup.ts'
import { FileStore } from '../../files/file-store.ts'
import { startOidcProvider, type TestProvider } from '../../testing/oidc-provider.ts'
import { OidcVisitor } from '../../testing/oidc-visitor.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unusedOf } from '../packages/package-queries.ts'
import { sweepFiles } from '../packages/sweep-files.ts'
import { avatarHash } from './avatar.ts'
import { fetchPicture } from './fetch-picture.ts'
import { pictureType } from './picture-type.ts'
import { isPublicAddress } from './public-address.ts'

const publicUrl = 'http://plans.example.org'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const otherPng = Buffer.concat([png, Buffer.from('other')])

let provider: TestProvider
let server: TestServer
let dataDir = ''
const email = 'robin@example.org'

beforeAll(async () => {
  provider = await startOidcProvider(publicUrl + finishThirdParty.path)
  dataDir = await mkdtemp(join(tmpdir(), 'pencil-quest-avatars-'))
  server = await startTestServer({
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  })
})
afterAll(async () => {
  await server.end()
  await provider.stop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(() => provider.files.clear())

async function signIn(picture: unknown) {
  provider.persons.set(email, { picture })
  const visitor = new OidcVisitor(publicUrl, server.address)
  const { location } = await visitor.visit(`${startThirdParty.path}?here=1`)
  const back = await visitor.signInAt(location ?? new URL(publicUrl), email)
  expect((await visitor.visit(back)).location?.search).toMatch(/^\?signin=(?:new|back)$/)
  const headers = { cookie: visitor.cookies() }
  const { body } = await server.send('GET', '/api/auth/user', { headers })
  return { headers, address: body.profileImageUrl as string | null }
}

const serve = (path: string, content: Buffer, type = 'image/png') => {
  provider.files.set(path, { type, content })
  return provider.issuer + path
}

describe('the avatar', () => {
  test('is copied at sign-in and served to its owner alone', async () => {
    const { headers, address } = await signIn(serve('/me.png', png))
    expect(address).toMatch(/^\/api\/avatars\/[0-9a-f]{64}$/)
    const answer = await fetch(server.address + address, { headers })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')

    const { token } = await server.parent()
    expect((await server.send('GET', String(address), { token })).status).toBe(404)
    expect((await server.send('GET', String(address))).status).toBe(401)
    expect((await server.send('GET', `/api/avatars/${'a'.repeat(64)}`, { headers })).status).toBe(404)
  })

  test('follows the provider: changed, kept where it cannot be had, and gone', async () => {
    const first = await signIn(serve('/me.png', png))
    const second = await signIn(serve('/me.png', otherPng))
    expect(second.address).not.toBe(first.address)
    provider.files.clear()
    expect((await signIn(`${provider.issuer}/me.png`)).address).toBe(second.address)
    expect((await signIn('not an address')).address).toBeNull()
  })

  test('is not swept away while it is shown, and is afterwards', async () => {
    const { address } = await signIn(serve('/me.png', png))
    const hash = avatarHash({ profileImageUrl: address }) ?? ''
    const store = new FileStore(join(dataDir, 'files'))
    const { db } = server.database
    await sweepFiles(db, store, true)
    expect(await store.get(hash)).toEqual(png)
    expect(await unusedOf(db, [hash])).toEqual([])
    await signIn(undefined)
    await sweepFiles(db, store, true)
    expect(await store.list()).toEqual([])
    expect(existsSync(join(dataDir, 'files'))).toBe(true)
  })

  test('is in a backup', async () => {
    const { address } = await signIn(serve('/me.png', png))
    const { files } = await makeBackup({ databaseUrl: server.database.url, dataDir }, join(dataDir, 'backup.tar.gz'))
    expect(files).toEqual([{ sha256: avatarHash({ profileImageUrl: address }), bytes: png.byteLength }])
  })

  test.each(['https://lh3.googleusercontent.com/a/picture', '/api/avatars/x', `/api/avatars/${'a'.repeat(63)}`, null])(
    'is no file of ours: %s',
    (profileImageUrl) => {
      expect(avatarHash({ profileImageUrl })).toBeUndefined()
    },
  )
})

describe('a picture is not fetched', () => {
  test.each([
    ['over plain http', 'http://example.org/me.png'],
    ['from this machine', 'https://127.0.0.1/me.png'],
    ['from this machine by name', 'https://localhost/me.png'],
    ['from this machine in other spellings', 'https://2130706433/me.png'],
    ['from this machine by IPv6', 'https://[::1]/me.png'],
    ['from this machine by mapped IPv6', 'https://[::ffff:127.0.0.1]/me.png'],
    ['from the network at home', 'https://192.168.1.1/me.png'],
    ['from a cloud machine about itself', 'https://169.254.169.254/latest/meta-data/'],
    ['with a password', 'https://user:pass@example.org/me.png'],
    ['from a file', 'file:///etc/passwd'],
    ['out of the claim itself', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s', async (_what, address) => {
    expect(await fetchPicture(address, provider.issuer)).toBeNull()
  })

  test('through a redirect to another place on this machine', async () => {
    const elsewhere = await startOidcProvider(publicUrl)
    try {
      elsewhere.files.set('/me.png', { type: 'image/png', content: png })
      for (const location of [`${elsewhere.issuer}/me.png`, 'https://localhost/me.png', 'file:///etc/passwd']) {
        provider.files.set('/away', { location })
        expect(await fetchPicture(`${provider.issuer}/away`, provider.issuer)).toBeNull()
      }
      provider.files.set('/away', { location: serve('/me.png', png) })
      expect(await fetchPicture(`${provider.issuer}/away`, provider.issuer)).toEqual(png)
    } finally {
      await elsewhere.stop()
    }
  })

  test('in a circle', async () => {
    provider.files.set('/round', { location: '/round' })
    expect(await fetchPicture(`${provider.issuer}/round`, provider.issuer)).toBeNull()
  })

  test.each([
    ['what is too large', Buffer.concat([png, Buffer.alloc(1024 * 1024)])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that may run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['nothing', Buffer.alloc(0)],
  ])('where it is %s', async (_what, content) => {
    expect(await fetchPicture(serve('/me.png', content), provider.issuer)).toBeNull()
  })
})

test('the type of a picture is read from how it begins', () => {
  const of = (text: string) => pictureType(Buffer.from(text, 'latin1'))
  expect(pictureType(png)).toBe('image/png')
  expect(of('\xff\xd8\xff\xe0')).toBe('image/jpeg')
  expect(of('RIFF\x10\x00\x00\x00WEBPVP8 ')).toBe('image/webp')
  expect(of('GIF89a')).toBe('image/gif')
  expect(of('RIFF\x10\x00\x00\x00WAVEfmt ')).toBeUndefined()
})

test.each([
  ['8.8.8.8', true],
  ['142.250.185.78', true],
  ['2a00:1450:4001:82b::200e', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
