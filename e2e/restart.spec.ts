import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { registerFamily } from './people/family.ts'
import { toast } from './people/parent.ts'
import { test as base, expect } from './people/test.ts'
import { type Application, startApplication } from './setup/application.ts'
import { dropDataFolder, makeDataFolder } from './setup/data-folder.ts'
import { chooseAddress } from './setup/public-address.ts'

interface Fixtures {
  /** Starts the server of this test on one address and data folder, with these parts. */
  start: (modes: string) => Promise<Application>
}

const test = base.extend<Fixtures>({
  start: async ({ guard: _watched }, use) => {
    const folder = await makeDataFolder()
    const address = await chooseAddress()
    const started: Application[] = []
    await use(async (modes) => {
      const application = await startApplication(folder, { ...address, MODES: modes })
      started.push(application)
      return application
    })
    for (const application of started) await application.end('SIGTERM')
    await dropDataFolder(folder)
  },
})

test('a server that is started again in the middle of a plan goes on pushing', async ({
  page,
  context,
  start,
  guard,
}) => {
  test.setTimeout(120_000)
  guard.expectLostConnection()
  // So a server that is about to end answers whatever still comes.
  guard.expect(503, /^\//)
  // Without a worker nothing is made, so the middle lasts as long as it takes.
  const first = await start('api')
  const family = await registerFamily(context.request, first.address)
  const { requestId } = await family.askForPlan(await family.addChild())
  await page.goto(`${first.address}/processing/${requestId}`)
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible()

  await first.end('SIGTERM')
  const second = await start('api,worker')
  expect(second.address).toBe(first.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.preview.title, { timeout: 60_000 })
  // Before the server ends: what the page still loads then would be refused.
  await page.close()
})

test('the progress screen finds the server again by itself', async ({ page, context, start, guard }) => {
  test.setTimeout(120_000)
  guard.expectLostConnection()
  // So a server that is about to end answers whatever still comes.
  guard.expect(503, /^\//)
  const first = await start('api')
  const family = await registerFamily(context.request, first.address)
  const { requestId } = await family.askForPlan(await family.addChild())
  // By polling alone: pushed events would keep quiet about it.
  await page.route('**/api/requests/*/events', (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
  await page.goto(`${first.address}/processing/${requestId}`)
  await expect(page.getByText(screenTexts.processing.usual)).toBeVisible()

  await first.end('SIGTERM')
  await expect(toast(page, texts.failures.connection.title)).toContainText(texts.failures.connection.text, {
    timeout: 30_000,
  })
  await expect(page.getByText(screenTexts.processing.usual)).toBeVisible()
  await start('api,worker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.preview.title, { timeout: 60_000 })
  // Before the server ends: what the page still loads then would be refused.
  await page.close()
})
