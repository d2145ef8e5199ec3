import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FileStore } from '../../files/file-store.ts'
import { planRequestBody, profileBody, smallEngine } from '../../testing/factory.ts'
import { fakePackages } from '../../testing/fake-packages.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { Engine } from '../generation/ports.ts'
import { unusedOf } from '../packages/package-queries.ts'

let server: TestServer
let folder = ''
let store: FileStore
const password = 'correct horse battery'

/** Holds the engine where a test wants to delete the account under it. */
let isHeld = false
let release = () => {}
let composing = () => {}
const engine: Engine = {
  ...smallEngine(),
  async compose(request, redraw) {
    composing()
    if (isHeld) {
      await new Promise<void>((go) => {
        release = go
      })
    }
    return smallEngine().compose(request, redraw)
  },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pencil-quest-files-'))
  store = new FileStore(folder)
  const packages = fakePackages({
    dropFiles: async (hashes) => {
      for (const hash of await unusedOf(server.database.db, hashes)) await store.drop(hash)
    },
  })
  server = await startTestServer({}, { engine, packages })
})
beforeEach(() => {
  isHeld = false
})
afterAll(async () => {
  await server.end()
  await rm(folder, { recursive: true, force: true })
})

const query = (statement: string, values: unknown[] = []) => server.database.pool.query(statement, values)
const remove = (token: string, body: unknown = { currentPassword: password }) =>
  server.send('DELETE', '/api/account', { token, body })
const isIn = async (token: string) => (await server.send('GET', '/api/auth/user', { token })).status === 200

async function askForPlan(token: string, seed: number) {
  const { body } = await server.send('POST', '/api/learning-plan/generate', { token, body: planRequestBody({ seed }) })
  return body as { requestId: string; id: number }
}

async function ended(token: string, requestId: string) {
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })).text()
}

/** A family with something in every table that can hold something of it. */
async function fullFamily() {
  const family = await server.parent()
  const { token, email, id } = family
  await server.send('POST', '/api/login', { body: { email, password } })
  await server.send('POST', '/api/child-profiles', { token, body: profileBody({ name: 'Zorabel' }) })
  const plan = await askForPlan(token, 1)
  await ended(token, plan.requestId)
  const hash = await store.put(Buffer.from(`packet of ${id}`))
  await query(`insert into plan_packages (plan_id, audience, state, files) values ($1, 'family', 'ready', $2)`, [
    plan.id,
    JSON.stringify([{ name: 'packet.pdf', hash, bytes: 1 }]),
  ])
  await server.send('POST', '/api/feedback', { token, body: { usefulnessRating: 5 } })
  await server.send('POST', '/api/lesson-feedback', { token, body: { planId: plan.id, dayNumber: 1, wasUseful: true } })
  const picture = await store.put(Buffer.from(`picture of ${id}`))
  await query('update users set profile_image_url = $2 where id = $1', [id, `/api/avatars/${picture}`])
  await query(`insert into password_reset_tokens (user_id, token, expires_at) values ($1, $2, now())`, [
    id,
    crypto.randomUUID(),
  ])
  await server.services.queue.send(server.database.db, 'send-mail', { kind: 'password-changed', userId: id })
  return { ...family, plan, files: [hash, picture] }
}

/** Tables of which a row holds one of the texts anywhere, the job queue's included. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const { rows } = await query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const holding: string[] = []
  for (const { name } of rows) {
    const found = await query(
      `select 1 from ${name} as kept where exists (select from unnest($1::text[]) as wanted where strpos(kept::text, wanted) > 0)`,
      [texts],
    )
    if (found.rowCount) holding.push(name)
  }
  return holding
}

describe('an account is not deleted', () => {
  test.each([
    [{}, 'Type your current password'],
    [{ currentPassword: '' }, 'Type your current password'],
    [{ currentPassword: 'wrong' }, 'This is not your current password'],
  ])('with %o', async (body, message) => {
    const { token, email } = await server.parent()
    const answer = await remove(token, { email, ...body })
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: 'currentPassword', message }]])
    expect(await isIn(token)).toBe(true)
  })

  test('by its e-mail alone, unless another service signs it in', async () => {
    const { token, email, id } = await server.parent()
    await query('update users set password = null where id = $1', [id])
    for (const wrong of [{}, { email: '' }, { email: 'other@example.org' }, { currentPassword: password }]) {
      const answer = await remove(token, wrong)
      expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: 'email' }]])
    }
    expect((await remove(token, { email: email.toUpperCase() })).status).toBe(200)
    expect(await isIn(token)).toBe(false)
  })
})

describe('a deleted account', () => {
  test('leaves no row in any table and no file; another family keeps all of theirs', async () => {
    const [gone, stays] = [await fullFamily(), await fullFamily()]
    const texts = [gone.id, gone.email, gone.plan.requestId, String(gone.plan.id)]
    const owned = await query(
      `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    )
    expect(owned.rows.length).toBeGreaterThanOrEqual(6)
    const before = await tablesWith(texts)
    for (const name of ['users', 'sessions', 'child_profiles', 'learning_plans', 'feedback', 'lesson_feedback']) {
      expect(before).toContain(`public.${name}`)
    }
    expect(before).toEqual(expect.arrayContaining([expect.stringMatching(/^pgboss\./)]))

    const answer = await remove(gone.token)
    expect(answer.body).toEqual({ success: true, message: 'Your account and everything in it has been deleted.' })
    expect(answer.headers.get('set-cookie')).toMatch(/pencil_quest_session=;/)
    expect(await tablesWith(texts)).toEqual([])
    expect((await store.list()).sort()).toEqual([...stays.files].sort())

    expect([await isIn(gone.token), await isIn(stays.token)]).toEqual([false, true])
    const plan = await server.send('GET', `/api/learning-plan/${stays.plan.id}`, { token: stays.token })
    expect(plan.body.plan).toMatchObject({ status: 'completed' })
    expect((await server.send('GET', `/api/learning-plan/${gone.plan.id}`)).status).toBe(404)
    expect((await server.send('POST', '/api/login', { body: { email: gone.email, password } })).status).toBe(401)
    const { body } = await server.send('POST', '/api/register', {
      body: { email: gone.email, password, firstName: 'New', lastName: 'Comer' },
    })
    expect(body).toMatchObject({ success: true, user: { firstName: 'New' } })
  })

  test('takes a plan in the making with it, and who watched it is told', async () => {
    const { token, id } = await server.parent()
    isHeld = true
    const isComposing = new Promise<void>((go) => {
      composing = go
    })
    const { requestId, id: planId } = await askForPlan(token, 2)
    await isComposing
    const watching = ended(token, requestId)
    expect((await remove(token)).status).toBe(200)
    await watching
    release()
    isHeld = false

    const other = await server.parent()
    await ended(other.token, (await askForPlan(other.token, 3)).requestId)
    expect(await tablesWith([id, requestId, String(planId)])).toEqual([])
    expect(server.errors).toEqual([])
  })

  test('twice at once is deleted once', async () => {
    const { token } = await server.parent()
    const statuses = (await Promise.all([remove(token), remove(token)])).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true)
  })
})

describe('what arrives while the account is being deleted leaves nothing', () => {
  const body = planRequestBody({ seed: 4 })
  test.each([
    ['a sign-in', 'POST', '/api/login', undefined],
    ['a child', 'POST', '/api/child-profiles', profileBody()],
    ['a plan', 'POST', '/api/learning-plan/generate', body],
    ['a survey', 'POST', '/api/feedback', { usefulnessRating: 3 }],
    ['another name', 'PATCH', '/api/account', { firstName: 'Ghost' }],
  ])('%s', async (_what, method, path, given) => {
    const { token, email, id } = await server.parent()
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('select 1 from users where id = $1 for update', [id])
    await client.query(`delete from sessions where sess ->> 'userId' = $1`, [id])
    const login = { email, password }
    const arriving = server.send(method, path, { token, body: given ?? login })
    const waiting = `select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())
      union all select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await query(waiting)).rowCount === 0) {}
    await client.query('delete from users where id = $1', [id])
    await client.query('commit')
    client.release()
    const answer = await arriving
    expect([401, 409]).toContain(answer.status)
    expect(await tablesWith([id, email])).toEqual([])
  })
})
