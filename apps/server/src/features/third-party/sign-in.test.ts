import { finishThirdParty, startThirdParty } from '@pencil-quest/contract/third-party'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionCookie } from '../../http/caller.ts'
import { startOidcProvider } from '../../testing/oidc-provider.ts'
import { startTestServer } from '../../testing/test-server.ts'
import {
  callback,
  publicUrl,
  settingsOf,
  startThirdPartyPeople,
  type ThirdPartyPeople,
} from '../../testing/third-party-people.ts'
import { attemptCookie } from './attempt-cookie.ts'

const failedUrl = '/auth?signin=failed'

let people: ThirdPartyPeople
beforeAll(async () => {
  people = await startThirdPartyPeople()
})
afterAll(() => people.end())

describe('a sign-in that is not as it was begun', () => {
  const came = async (change: (back: URL) => void) => {
    const visitor = people.newVisitor()
    const back = await visitor.signInAt(await people.begin(visitor), people.newPerson())
    change(back)
    const { location } = await visitor.visit(back)
    return [location && location.pathname + location.search, await people.whoIs(visitor)]
  }

  test.each<[string, (back: URL) => void]>([
    ['another state', (back) => back.searchParams.set('state', 'x'.repeat(43))],
    ['no state', (back) => back.searchParams.delete('state')],
    ['two states', (back) => back.searchParams.append('state', 'y')],
    ['another code', (back) => back.searchParams.set('code', 'x'.repeat(43))],
    ['no code', (back) => back.searchParams.delete('code')],
    ['another issuer', (back) => back.searchParams.set('iss', 'https://accounts.google.com')],
  ])('is refused with %s', async (_what, change) => {
    expect(await came(change)).toEqual([failedUrl, null])
  })

  test.each(['nonce', 'code_challenge'])('is refused with another %s', async (name) => {
    const visitor = people.newVisitor()
    const address = await people.begin(visitor)
    expect(address.searchParams.get(name)).toMatch(/^[\w-]{43}$/)
    address.searchParams.set(name, 'x'.repeat(43))
    const { location } = await visitor.visit(await visitor.signInAt(address, people.newPerson()))
    expect([location?.search, await people.whoIs(visitor)]).toEqual(['?signin=failed', null])
  })

  test('is refused in another browser, so that nobody is signed in as somebody else', async () => {
    const visitor = people.newVisitor()
    const back = await visitor.signInAt(await people.begin(visitor), people.newPerson())
    const [victim, other] = [people.newVisitor(), people.newVisitor()]
    expect((await victim.visit(back)).location?.search).toBe('?signin=failed')
    await people.begin(other)
    expect((await other.visit(back)).location?.search).toBe('?signin=failed')
    expect([await people.whoIs(victim), await people.whoIs(other)]).toEqual([null, null])
  })

  test('is refused a second time', async () => {
    const visitor = people.newVisitor()
    const back = await visitor.signInAt(await people.begin(visitor), people.newPerson())
    const [, kept = ''] = new RegExp(`${attemptCookie}=([\\w-]+)`).exec(visitor.cookies()) ?? []
    const again = people.newVisitor()
    again.setCookie(attemptCookie, kept)
    expect((await visitor.visit(back)).location?.search).toBe('?signin=new')
    expect((await visitor.visit(back)).location?.search).toBe('?signin=failed')
    expect((await again.visit(back)).location?.search).toBe('?signin=failed')
    expect(await people.whoIs(again)).toBeNull()
  })

  test.each([
    ['no cookie', ''],
    ['garbage', 'garbage'],
    ['a cookie of somebody else', 'A'.repeat(400)],
  ])('is refused with %s in place of its cookie', async (_what, cookie) => {
    const visitor = people.newVisitor()
    const back = await visitor.signInAt(await people.begin(visitor), people.newPerson())
    visitor.setCookie(attemptCookie, cookie)
    expect((await visitor.visit(back)).location?.search).toBe('?signin=failed')
  })

  test('is said to be cancelled where the parent cancels', async () => {
    const visitor = people.newVisitor()
    const address = await people.begin(visitor, '/plans')
    const { location: page } = await visitor.visit(address)
    const { text, url } = await visitor.visit(page ?? '')
    const [, abort = ''] = /href="([^"]+\/abort)"/.exec(text) ?? []
    let { location } = await visitor.visit(new URL(abort, url))
    while (location && location.origin !== publicUrl) ({ location } = await visitor.visit(location))
    expect((await visitor.visit(location ?? '')).location?.search).toBe('?signin=cancelled&next=%2Fplans')
  })
})

describe('the way there', () => {
  test('the cookie is for this sign-in only, hidden from scripts, and says nothing', async () => {
    const answer = await people.server.send('GET', `${startThirdParty.path}?here=1`)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/Max-Age=600; Path=\/api\/auth\/google; HttpOnly; Secure; SameSite=Lax$/)
    const { searchParams } = new URL(answer.headers.get('location') ?? '')
    expect(searchParams.get('redirect_uri')).toBe(callback)
    expect(searchParams.get('scope')).toBe('openid email profile')
    expect(cookie).not.toContain(searchParams.get('state'))
  })

  test('begins at the public address, where the provider leads back to', async () => {
    const { location } = await people.newVisitor().visit(`${startThirdParty.path}?next=/plans`)
    expect(location?.href).toBe(`${publicUrl}${startThirdParty.path}?here=1&next=%2Fplans`)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/auth', '/api/logout'])(
    'leads back to no foreign place: %s',
    async (next) => {
      expect((await people.signIn(people.newPerson(), { next })).ended).toBe('/auth?signin=new')
    },
  )

  test("leads back to the app's own place", async () => {
    const next = '/wizard/3?step=2'
    expect((await people.signIn(people.newPerson(), { next })).ended).toBe(
      `/auth?signin=new&next=${encodeURIComponent(next)}`,
    )
  })
})

describe('the session', () => {
  test('works by its cookie alone, writes too', async () => {
    const { visitor } = await people.signIn(people.newPerson())
    const body = { name: 'Mia', age: 7, grade: '2nd', learningStyle: 'visual', interests: '' }
    const write = (headers: Record<string, string>) =>
      people.server.send('POST', '/api/child-profiles', { body, headers: { cookie: visitor.cookies(), ...headers } })
    expect((await write({})).status).toBe(403)
    expect((await write({ 'sec-fetch-site': 'same-origin' })).status).toBe(201)
    expect((await write({ origin: publicUrl })).status).toBe(201)
  })

  test('takes the place of the one that this browser had', async () => {
    const { token } = await people.server.parent()
    const visitor = people.newVisitor()
    visitor.setCookie(sessionCookie, token)
    const email = people.newPerson()
    await visitor.visit(await visitor.signInAt(await people.begin(visitor), email))
    expect((await people.whoIs(visitor))?.email).toBe(email)
    expect((await people.server.send('GET', '/api/auth/user', { token })).status).toBe(401)
  })
})

test('the app learns what this server offers', async () => {
  expect((await people.server.send('GET', '/api/auth/options')).body).toEqual({
    thirdParty: { name: 'Family ID' },
    registration: 'open',
  })
})

test('without a provider in the settings, the way leads back and says so', async () => {
  const plain = await startTestServer()
  try {
    for (const path of [startThirdParty.path, finishThirdParty.path]) {
      const answer = await plain.send('GET', path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?signin=off'])
    }
    expect((await plain.send('GET', '/api/auth/options')).body.thirdParty).toBeNull()
  } finally {
    await plain.end()
  }
})

test('somebody who comes again and again is let wait, on our own screen', async () => {
  const limited = await startTestServer({ ...settingsOf(people.provider), RATE_LIMIT: 'on' })
  try {
    const visitor = people.newVisitor(limited)
    for (let visits = 0; visits < 30; visits += 1) await people.begin(visitor)
    const { status, location } = await visitor.visit(`${startThirdParty.path}?here=1`)
    expect([status, location && location.pathname + location.search]).toEqual([302, failedUrl])
  } finally {
    await limited.end()
  }
})

test('a provider that is away is said to have failed, and works as soon as it is back', async () => {
  const first = await startOidcProvider(callback)
  const port = Number(new URL(first.issuer).port)
  await first.stop()
  const late = await startTestServer(settingsOf(first))
  try {
    const answer = await late.send('GET', `${startThirdParty.path}?here=1&next=/plans`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?signin=failed&next=%2Fplans'])
    const back = await startOidcProvider(callback, { port, client: { client_secret: first.clientSecret } })
    try {
      expect(await people.signIn(people.newPerson(), { at: late })).toMatchObject({ ended: '/auth?signin=new' })
      const visitor = people.newVisitor(late)
      const came = await visitor.signInAt(await people.begin(visitor), people.newPerson())
      await back.stop()
      expect((await visitor.visit(came)).location?.search).toBe('?signin=failed')
    } finally {
      await back.stop()
    }
  } finally {
    await late.end()
  }
})

test('a provider that tells all in its token, and takes the secret in the body, works too', async () => {
  const other = await startOidcProvider(callback, {
    client: { token_endpoint_auth_method: 'client_secret_post' },
    configuration: { conformIdTokenClaims: false, clientAuthMethods: ['client_secret_post'] },
  })
  const at = await startTestServer(settingsOf(other))
  try {
    expect(await people.signIn(people.newPerson(), { at })).toMatchObject({
      ended: '/auth?signin=new',
      user: { firstName: 'Robin' },
    })
  } finally {
    await at.end()
    await other.stop()
  }
})
