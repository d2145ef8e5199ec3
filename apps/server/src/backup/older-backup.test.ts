import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateWithin, newestSchema } from '../db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts'
import { makeBackup } from './make-backup.ts'
import { rowsOf } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

let folder = ''
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pencil-quest-older-'))
  database = await createTestDatabase()
  await database.pool.end()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('a backup of an older schema is brought to this one, with its counters', async () => {
  await client.query('drop schema public cascade')
  await client.query('create schema public')
  await client.query('begin')
  await migrateWithin(client, 2)
  await client.query("insert into users (email) values ('older@example.org')")
  for (const name of ['Ana', 'Bo']) {
    await client.query(
      "insert into child_profiles (user_id, name, age, grade, learning_style) select id, $1, 7, '2nd', 'visual' from users",
      [name],
    )
  }
  await client.query("delete from child_profiles where name = 'Bo'")
  await client.query('commit')
  const config = { databaseUrl: database.url, dataDir: folder }
  const out = join(folder, 'older.tar.gz')
  expect(rowsOf(await makeBackup(config, out), 'child_profiles')).toBe(1)
  await expect(restoreBackup(config, out, { replace: false })).rejects.toThrow(/There is data already \(2 rows\)/)
  const { manifest, schema, replaced } = await restoreBackup(config, out, { replace: true })
  expect({ from: manifest.schema, schema, replaced }).toEqual({ from: 2, schema: await newestSchema(), replaced: 2 })
  const { rows } = await client.query(
    "insert into child_profiles (user_id, name, age, grade, learning_style) select id, 'Cy', 7, '2nd', 'visual' from users returning id",
  )
  // The number of a deleted child is not given again: old plans still carry it.
  expect(Number(rows[0].id)).toBe(3)
})
