import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@pencil-quest/contract/endpoint'
import { pathWith } from '@pencil-quest/contract/endpoint'
import { readConfig } from '../config.ts'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { type Replaced, type RunningServer, startServer } from '../start-server.ts'
import { smallEngine } from './factory.ts'
import { fakePackages } from './fake-packages.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
  text: string
}

export interface CallOptions {
  token?: string
  params?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
}

export interface TestServer extends RunningServer {
  address: string
  database: TestDatabase
  /** What the operator's log would have got from the jobs. */
  errors: unknown[]
  call(endpoint: Endpoint, options?: CallOptions): Promise<Answer>
  send(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** A new parent. */
  parent(name?: string): Promise<{ id: string; token: string; email: string }>
  /** Signs the admin in. */
  admin(): Promise<{ id: string; token: string }>
  end(): Promise<void>
}

export const adminPassword = 'admin of the tests'

let parents = 0

/** The whole server on a database of its own, listening on loopback. */
export async function startTestServer(
  environment: Record<string, string> = {},
  replaced: Replaced = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pencil-quest-data-'))
  const database = await createTestDatabase()
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    RATE_LIMIT: 'off',
    ADMIN_PASSWORD: adminPassword,
    ...environment,
  })
  const errors: unknown[] = []
  const checkPlan = () => ({ passed: true, failures: [] })
  const server = await startServer(config, {
    engine: smallEngine(),
    checkPlan,
    packages: fakePackages(),
    onError: (error) => errors.push(error),
    ...replaced,
    database,
  })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })

  const send: TestServer['send'] = async (method, path, { token, body, headers = {} } = {}) => {
    const answer = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, body: isJson ? JSON.parse(text) : {}, headers: answer.headers, text }
  }

  return {
    ...server,
    address,
    database,
    errors,
    send,
    call: (endpoint, options = {}) => send(endpoint.method, pathWith(endpoint.path, options.params), options),
    async parent(name = 'parent') {
      parents += 1
      const email = `${name}${parents}@example.org`
      const registered = await send('POST', '/api/register', {
        body: { email, password: 'correct horse battery', firstName: 'Pat', lastName: 'Parent' },
      })
      const { sessionToken, user } = registered.body as { sessionToken: string; user: { id: string } }
      return { id: user.id, token: sessionToken, email }
    },
    async admin() {
      const { body } = await send('POST', '/api/admin/login', { body: { username: 'admin', password: adminPassword } })
      const { token, admin } = body as { token: string; admin: { id: string } }
      return { id: admin.id, token }
    },
    async end() {
      await server.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
