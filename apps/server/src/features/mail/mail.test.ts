import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planRequestBody, profileBody, smallEngine } from '../../testing/factory.ts'
import { openPostOffice, type PostOffice } from '../../testing/post-office.ts'
import { linkIn, type ReceivedMail } from '../../testing/read-mail.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let post: PostOffice
/** Plans whose seed is in here wait until it is taken out. */
const held = new Map<number, Promise<void>>()

beforeAll(async () => {
  post = await openPostOffice()
  const engine = smallEngine({
    async compose(request) {
      await held.get(request.seed)
      return smallEngine().compose(request, 0)
    },
  })
  server = await startTestServer(
    { SMTP_URL: post.url, MAIL_FROM: 'Pencil Quest <plans@example.org>', PUBLIC_URL: 'https://plans.example.org' },
    { engine },
  )
})
afterAll(async () => {
  await server.end()
  await post.close()
})

const forgot = (email: string) => server.send('POST', '/api/forgot-password', { body: { email } })
const header = (mail: ReceivedMail, name: string) => mail.headers.filter(([known]) => known === name).map(([, v]) => v)

function hold(seed: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held.set(seed, promise)
  return resolve
}

const generate = (token: string, changed = {}) =>
  server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody(changed) })
const wish = (token: string, requestId: unknown, mailWhenReady: unknown) =>
  server.send('PATCH', `/api/requests/${requestId}`, { token, body: { mailWhenReady } })

/** Until the request is over. */
async function ended(token: string, requestId: unknown) {
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })).text()
}

describe('a reset mail', () => {
  test('says in words and in HTML what it is for, with the same link, and loads nothing', async () => {
    const { email } = await server.parent()
    await forgot(email)
    const mail = await post.mailTo(email)
    expect(mail.subject).toBe('Reset your Pencil Quest password')
    expect(header(mail, 'from')).toEqual(['Pencil Quest <plans@example.org>'])
    expect(header(mail, 'to')).toEqual([email])
    expect(header(mail, 'auto-submitted')).toEqual(['auto-generated'])
    const { href } = linkIn(mail)
    expect(href).toMatch(/^https:\/\/plans\.example\.org\/reset-password\?token=[\w-]{43}$/)
    expect(mail.html).toContain(`href="${href}"`)
    expect(mail.html).toContain('If you did not ask for it')
    expect(mail.html).not.toMatch(/<img|<script|<table|<link|url\(|src=/)
  })

  test('carries nothing of a name, whatever was typed there', async () => {
    const email = 'typed@example.org'
    const lastName = '<img src=x onerror=alert(1)>'
    const firstName = 'You won!\r\nBcc: all@example.org\r\n\r\nhttp://evil.example'
    const body = { email, password: 'correct horse battery', firstName, lastName }
    expect((await server.send('POST', '/api/register', { body })).status).toBe(201)
    await forgot(email)
    const mail = await post.mailTo(email)
    expect(mail.recipients).toEqual([email])
    expect(header(mail, 'bcc')).toEqual([])
    expect(JSON.stringify(mail)).not.toMatch(/evil|onerror|You won/)
  })

  test.each(['o\'brien+plans&"x"@example.org', '"a,b"@example.org'])('goes to %s and nobody else', async (email) => {
    const body = { email, password: 'correct horse battery', firstName: 'A', lastName: 'B' }
    const { status } = await server.send('POST', '/api/register', { body })
    // What counts as an address is the contract's business; none may become two.
    if (status !== 201) return
    await forgot(email)
    expect((await post.mailTo(email)).recipients).toEqual([email])
  })
})

describe('a mail server that takes no mail', () => {
  test('changes nothing for the one who asks, and gets the mail later', async () => {
    const { email } = await server.parent()
    const before = post.refused()
    post.refuseWith({ code: 451, message: `try later, <${email}>` })
    const answer = await forgot(email)
    expect([answer.status, answer.body.hasMail]).toEqual([200, true])
    await expect.poll(() => post.refused()).toBe(before + 1)
    post.refuseWith(undefined)
    await expect.poll(() => jobState(email)).toBe('retry')
    // Its time to wait is over.
    await server.database.pool.query("update pgboss.job set start_after = now() where data ->> 'email' = $1", [email])
    expect((await post.mailTo(email)).subject).toContain('Reset')
    expect(JSON.stringify(server.errors.map(String))).toContain('did not take a mail: EENVELOPE 451')
    const { rows } = await server.database.pool.query(
      "select output::text from pgboss.job where data ->> 'email' = $1",
      [email],
    )
    expect(JSON.stringify([rows, server.errors.map(String)])).not.toContain(email)
  })

  test('for good is not asked again', async () => {
    const { email } = await server.parent()
    const before = post.refused()
    post.refuseWith({ code: 550, message: 'no such mailbox' })
    await forgot(email)
    await expect.poll(() => jobState(email)).toBe('completed')
    post.refuseWith(undefined)
    expect(post.refused()).toBe(before + 1)
  })

  const jobState = async (email: string) => {
    const { rows } = await server.database.pool.query("select state from pgboss.job where data ->> 'email' = $1", [
      email,
    ])
    return rows[0]?.state
  }
})

describe('when a plan is ready', () => {
  test('a mail wished for with the request leads to it, without a name or a theme', async () => {
    const { token, email } = await server.parent()
    await server.send('POST', '/api/child-profiles', { token, body: profileBody({ name: 'Zorabel' }) })
    const { body } = await generate(token, { childName: 'Zorabel', mailWhenReady: true })
    const mail = await post.mailTo(email)
    expect(mail.subject).toBe('Your learning plan is ready')
    expect(linkIn(mail).href).toBe(`https://plans.example.org/plan/${body.id}`)
    expect(JSON.stringify(mail)).not.toMatch(/Zorabel|Space/)
  })

  test('nobody gets a mail that was not wished for, and nobody gets two', async () => {
    const { token, email } = await server.parent()
    const release = hold(11)
    const first = await generate(token, { seed: 11 })
    const again = await generate(token, { seed: 11, mailWhenReady: true })
    expect(again.body.id).toBe(first.body.id)
    const quiet = await generate(token, { seed: 12 })
    await ended(token, quiet.body.requestId)
    release()
    await ended(token, first.body.requestId)
    await post.mailTo(email)
    const { rows } = await server.database.pool.query(
      `select data from pgboss.job where name = 'send-mail' and data ->> 'requestId' in ($1, $2)`,
      [first.body.requestId, quiet.body.requestId],
    )
    expect(rows).toEqual([{ data: { kind: 'plan-ready', requestId: first.body.requestId } }])
  })

  test('the wish is changed while the plan is made, and not after', async () => {
    const { token } = await server.parent()
    const release = hold(21)
    const { requestId } = (await generate(token, { seed: 21 })).body
    expect((await wish(token, requestId, 'yes')).status).toBe(400)
    expect((await wish((await server.parent()).token, requestId, true)).status).toBe(404)
    for (const mailWhenReady of [true, false]) {
      expect((await wish(token, requestId, mailWhenReady)).body).toEqual({ success: true, mailWhenReady })
      const { body } = await server.send('GET', `/api/requests/${requestId}/status-detailed`, { token })
      expect(body).toMatchObject({ detailed: { pendingRequest: { mailWhenReady } } })
    }
    release()
    await ended(token, requestId)
    expect((await wish(token, requestId, true)).body).toMatchObject({ code: 'not_making' })
    const { rows } = await server.database.pool.query(
      `select 1 from pgboss.job where data ->> 'requestId' = $1 and name = 'send-mail'`,
      [requestId],
    )
    expect(rows).toEqual([])
  })

  test('a plan that is made again keeps the wish', async () => {
    const { token, email } = await server.parent()
    const release = hold(31)
    const { id, requestId } = (await generate(token, { seed: 31, mailWhenReady: true })).body
    await server.send('POST', `/api/learning-plan/${id}/cancel`, { token })
    release()
    await ended(token, requestId)
    await server.send('POST', `/api/learning-plan/${id}/retry`, { token })
    expect(linkIn(await post.mailTo(email)).pathname).toBe(`/plan/${id}`)
  })

  test('a server without mail offers none', async () => {
    expect((await server.send('GET', '/api/plan-options')).body.hasMail).toBe(true)
    const silent = await startTestServer()
    const { token } = await silent.parent()
    expect((await silent.send('GET', '/api/plan-options')).body.hasMail).toBe(false)
    const body = planRequestBody({ mailWhenReady: true })
    const { body: accepted } = await silent.send('POST', '/api/learning-plan/generate', { token, body })
    const path = `/api/requests/${accepted.requestId}`
    const answer = await silent.send('PATCH', path, { token, body: { mailWhenReady: true } })
    expect(answer.body).toMatchObject({ code: 'no_mail' })
    const { rows } = await silent.database.pool.query('select mail_when_ready from generation_requests')
    expect(rows).toEqual([{ mail_when_ready: false }])
    await silent.end()
  })
})
