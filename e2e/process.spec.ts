import { request } from '@playwright/test'
import { query } from './people/database.ts'
import { registerFamily } from './people/family.ts'
import { test as base, expect } from './people/test.ts'
import { type Application, refusedStart, startApplication } from './setup/application.ts'
import { databasePid, dropDataFolder, makeDataFolder } from './setup/data-folder.ts'

interface Fixtures {
  /** A data folder for this test alone. */
  folder: string
  start: () => Promise<Application>
}

const test = base.extend<Fixtures>({
  folder: async ({ baseURL: _shared }, use) => {
    const folder = await makeDataFolder()
    await use(folder)
    await dropDataFolder(folder)
  },
  start: async ({ folder }, use) => {
    const started: Application[] = []
    await use(async () => {
      const application = await startApplication(folder)
      started.push(application)
      return application
    })
    for (const application of started) await application.end('SIGKILL')
  },
})

const tenDays = [
  { theme: 'space-explorers', subjects: ['math', 'science'] },
  { theme: 'animal-kingdom', subjects: ['reading', 'science'] },
  { theme: 'harry-potter', subjects: ['math', 'reading', 'science'] },
  { theme: 'space-explorers', subjects: ['reading'] },
].map((choice) => ({ ...choice, length: 10, duration: 90 }))

/** All of them accepted, none waited for. */
async function askForPlans(address: string, plans: readonly object[]) {
  const http = await request.newContext()
  const family = await registerFamily(http, address)
  const child = await family.addChild()
  const asked = await Promise.all(plans.map((plan) => family.askForPlan(child, plan)))
  await http.dispose()
  return asked.map(({ id }) => id)
}

interface State {
  plans: number
  completed: number
  /** Packages that are ready, for plans that have exactly one. */
  packed: number
  requests: number
}

async function stateOf(folder: string): Promise<State | undefined> {
  const [state] = await query<State>(
    folder,
    `select count(*)::int as plans,
            (count(*) filter (where status = 'completed'))::int as completed,
            (count(*) filter (where (select array_agg(state) from plan_packages where plan_id = id) = '{ready}'))::int as packed,
            (select count(*)::int from generation_requests) as requests
     from learning_plans`,
  )
  return state
}

function expectAllDone(folder: string, count: number) {
  const done: State = { plans: count, completed: count, packed: count, requests: count }
  return expect.poll(() => stateOf(folder), { timeout: 60_000, intervals: [200, 500] }).toEqual(done)
}

test('plans in the making survive a kill -9 of the application', async ({ folder, start }) => {
  test.setTimeout(120_000)
  const first = await start()
  const plans = await askForPlans(first.address, tenDays)
  const { signal } = await first.end('SIGKILL')
  expect(signal).toBe('SIGKILL')
  const database = await databasePid(folder)
  expect(database, 'the database lives on').toBeDefined()
  const left = await stateOf(folder)
  expect(left?.plans).toBe(plans.length)
  expect(left?.packed, 'the kill came in the middle').toBeLessThan(plans.length)

  const second = await start()
  expect(await databasePid(folder), 'the living database is adopted').toBe(database)
  await expectAllDone(folder, plans.length)

  const http = await request.newContext()
  for (const id of plans) {
    const answer = await http.get(`${second.address}/api/learning-plan/${id}`)
    const { plan } = await answer.json()
    expect(plan).toMatchObject({ status: 'completed', length: 10 })
    expect(plan.html_content.days).toHaveLength(10)
  }
  await http.dispose()
})

test('Ctrl-C in the middle of a plan loses nothing', async ({ folder, start }) => {
  const first = await start()
  const plans = await askForPlans(first.address, tenDays.slice(0, 2))
  const { code } = await first.end('SIGINT')
  expect(code).toBe(0)
  expect(await databasePid(folder), 'the database is stopped with its last user').toBeUndefined()

  await start()
  await expectAllDone(folder, plans.length)
})

test('a second application on the same data folder is refused', async ({ folder, start }) => {
  const { address } = await start()
  const second = await refusedStart(folder)
  expect(second.code).toBe(1)
  expect(second.output).toContain(`already running on the data folder ${folder}`)
  expect(second.output).not.toMatch(/^\s+at /m)
  expect(second.milliseconds).toBeLessThan(10_000)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

test('SIGTERM ends an idle application at once, with its database', async ({ folder, start }) => {
  const application = await start()
  const { code, milliseconds } = await application.end('SIGTERM')
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(5000)
  expect(await databasePid(folder)).toBeUndefined()
})

test('a setting that cannot be used is refused with its mend', async ({ folder }) => {
  const { code, output } = await refusedStart(folder, { PORT: 'eighty', RATE_LIMIT: 'maybe' })
  expect(code).toBe(1)
  expect(output).toContain('PORT: Use a port number.')
  expect(output).toContain('RATE_LIMIT: Use on or off.')
})
