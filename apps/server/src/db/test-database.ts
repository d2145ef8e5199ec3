import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startQueue } from '../jobs/queue.ts'
import { connect } from './client.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { migrate } from './migrate.ts'
import type { OpenDatabase } from './open-database.ts'

const variable = 'PENCIL_QUEST_TEST_TEMPLATE'

/**
 * Once a run: a server (TEST_DATABASE_URL, DATABASE_URL, or an embedded one of its own) with a migrated template
 * database. Its address is left in the environment for the test files. Answers how to take it down.
 */
export async function startTestServer(): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  const own = given ? undefined : await startOwnServer()
  const admin = given ?? own?.url ?? ''
  const name = `pq_template_${randomBytes(4).toString('hex')}`
  await administer(admin, `create database ${name}`)
  const template = withDatabase(admin, name)
  await migrate(template)
  const client = connect(template, 2)
  const queue = await startQueue(client, { isWorker: false, onError: () => {} })
  await queue.stop()
  await client.close()
  process.env[variable] = template
  return async () => {
    await administer(admin, `drop database if exists ${name} with (force)`)
    await own?.stop()
  }
}

async function startOwnServer() {
  const folder = await mkdtemp(join(tmpdir(), 'pencil-quest-test-'))
  const server = await startEmbedded(folder)
  return {
    url: server.urlOf('postgres'),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface TestDatabase extends OpenDatabase {
  drop(): Promise<void>
}

/** A migrated, empty database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env[variable]
  if (!template) throw new Error('startTestServer() has not run: name it as globalSetup')
  const name = `pq_test_${randomBytes(6).toString('hex')}`
  const admin = withDatabase(template, 'postgres')
  await administer(admin, `create database ${name} template ${new URL(template).pathname.slice(1)}`)
  const client = connect(withDatabase(template, name), 8)
  return {
    ...client,
    isExclusive: true,
    async drop() {
      await client.close().catch(() => {})
      await administer(admin, `drop database if exists ${name} with (force)`)
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
