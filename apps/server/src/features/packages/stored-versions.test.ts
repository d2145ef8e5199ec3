import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataFolderWithBrowser } from '../../testing/browser-folder.ts'
import { planRequestBody } from '../../testing/factory.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { builtinEngine } from '../generation/builtin-engine.ts'

const folder = new URL('./fixtures/', import.meta.resolve('@pencil-quest/contract/read-plan-document'))
let server: TestServer
let dataDir: string
beforeAll(async () => {
  dataDir = await dataFolderWithBrowser()
  server = await startTestServer({ DATA_DIR: dataDir }, { engine: builtinEngine, checkPlan, packages: undefined })
})
afterAll(async () => {
  await server.end()
  await rm(dataDir, { recursive: true, force: true })
})

test.each(readdirSync(folder))('%s, stored long ago, is shown and printed', async (name) => {
  const stored = readFileSync(new URL(name, folder), 'utf8')
  const { token } = await server.parent()
  const body = planRequestBody({ theme: 'animal-kingdom', subjects: ['science'] })
  const { id, requestId } = (await server.send('POST', '/api/learning-plan/generate', { token, body })).body
  const headers = { authorization: `Bearer ${token}` }
  await (await fetch(`${server.address}/api/requests/${requestId}/events`, { headers })).text()
  await server.database.pool.query('update learning_plans set plan_content = $1 where id = $2', [stored, id])

  const { overview } = JSON.parse(stored) as { overview: string }
  const shown = await server.send('GET', `/api/learning-plan/${id}`, { token })
  expect(shown.text).toContain(JSON.stringify(overview.replaceAll('{child}', 'Mia')).slice(1, -1))
  const pdf = await fetch(`${server.address}/api/learning-plan/${id}/pdf`, { method: 'POST', headers })
  expect(pdf.status).toBe(200)
  const { totalPages } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())))
  expect(totalPages).toBeGreaterThan(5)
})
