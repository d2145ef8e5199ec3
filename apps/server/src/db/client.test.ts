import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type DatabaseClient } from './client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: DatabaseClient
beforeAll(async () => {
  database = await createTestDatabase()
  client = connect(database.url, 2)
})
afterAll(async () => {
  await client.close()
  await database.drop()
})

/** What a database that is killed does to its connections. */
async function breakConnections(): Promise<void> {
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test('transactions on broken connections fail and keep none of them', async () => {
  for (let round = 0; round < 4; round += 1) {
    const tries = [1, 2].map(() =>
      client.db.transaction(async (tx) => {
        await breakConnections()
        await tx.execute(sql`select 1`)
      }),
    )
    await Promise.allSettled(tries)
  }
  expect(client.pool.waitingCount).toBe(0)
  await expect(client.db.transaction((tx) => tx.execute(sql`select 1 as one`))).resolves.toMatchObject({ rowCount: 1 })
})

test('a "begin" that fails gives its connection back', async () => {
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = (() => Promise.reject(new Error('Connection terminated'))) as never
  const tries = [1, 2, 3].map(() => client.db.transaction(async () => {}))
  const outcomes = await Promise.allSettled(tries)
  pg.Client.prototype.query = query
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(client.pool.totalCount - client.pool.idleCount).toBe(0)
})

test('two transactions that wait for each other both come through', async () => {
  await client.db.execute(sql`create table pairs (name text primary key, count integer not null)`)
  await client.db.execute(sql`insert into pairs values ('a', 0), ('b', 0)`)
  const add = (names: readonly string[]) =>
    client.db.transaction(async (tx) => {
      for (const name of names) {
        await tx.execute(sql`update pairs set count = count + 1 where name = ${name}`)
        await tx.execute(sql`select pg_sleep(0.2)`)
      }
    })
  await Promise.all([add(['a', 'b']), add(['b', 'a'])])
  expect((await client.db.execute(sql`select name, count from pairs order by name`)).rows).toEqual([
    { name: 'a', count: 2 },
    { name: 'b', count: 2 },
  ])
})
