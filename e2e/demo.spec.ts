import { demoTexts, sampleUserId } from '@pencil-quest/contract/demo'
import { errorTable } from '@pencil-quest/contract/errors'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { chooseSubjects, chooseTheme, toast } from './people/parent.ts'
import { readPdf } from './people/pdf.ts'
import { expect, test } from './people/test.ts'

const banner = (page: Page) => page.getByText(demoTexts.banner)
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const spaceExplorers = (page: Page) => page.getByRole('link', { name: /^View Plan Space Explorers/ })

// Shows: demo.spellings, demo.banner, demo.user
for (const parameter of ['ai_mode', 'ai-mode', 'demo']) {
  test(`?${parameter}=true shows the sample family and goes along from page to page`, async ({ page }) => {
    await page.goto(`/dashboard?${parameter}=true`)
    await expect(banner(page)).toBeVisible()
    await expect(title(page)).toHaveText(screenTexts.dashboard.title)
    for (const name of ['Mia', 'Leo']) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: screenTexts.dashboard.active })).toBeVisible()

    await page.getByRole('link', { name: 'View All Plans (5)' }).click()
    await expect(page).toHaveURL(`/plans?${parameter}=true`)
    await expect(page.getByText(screenTexts.dashboard.failed, { exact: true })).toHaveCount(2)
    await spaceExplorers(page).click()
    await expect(page).toHaveURL(new RegExp(`/plan/\\d+\\?${parameter}=true$`))
    await expect(title(page)).toHaveText("Mia's Summer Learning Adventure")
    await expect(banner(page)).toBeVisible()
    await page.goBack()
    await expect(title(page)).toHaveText(screenTexts.plans.title)
  })
}

// Shows: demo.header
test('every call carries the header, and what cannot carries the query', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/')) return
    const isMarked = request.headers()['x-demo-mode'] === 'true' || search.includes('demo=true')
    calls.push(`${isMarked ? 'demo' : 'plain'} ${pathname}`)
  })
  await page.goto('/plans?ai_mode=true')
  await spaceExplorers(page).click()
  await page.getByRole('link', { name: screenTexts.plan.preview }).click()
  const pages = page.getByTitle(screenTexts.preview.frame).contentFrame()
  await expect(pages.getByRole('heading', { level: 1 }).first()).toContainText('Mia')
  await page.goto('/dashboard?ai_mode=true')
  await page.getByRole('link', { name: screenTexts.dashboard.viewProgress }).click()
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible()
  expect(calls.some((call) => call.endsWith('/events'))).toBe(true)
  expect(calls.some((call) => call.endsWith('/page'))).toBe(true)
  expect(calls.filter((call) => call.startsWith('plain'))).toEqual([])
})

// Shows: calls.pdf, calls.package
test('a sample plan is downloaded and printed', async ({ page, baseURL }) => {
  await page.goto('/plans?ai_mode=true')
  await spaceExplorers(page).click()
  const [pdf] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    page.getByRole('button', { name: screenTexts.print.pdf }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^lesson-plan-\d+\.pdf$/)
  const chunks: Buffer[] = []
  for await (const chunk of await pdf.createReadStream()) chunks.push(chunk)
  const { pages } = await readPdf(Buffer.concat(chunks))
  expect(pages[0]).toContain('Mia')
  const [zip] = await Promise.all([
    page.waitForEvent('download', { timeout: 45_000 }),
    page.getByRole('link', { name: screenTexts.plan.download }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/\.zip$/)
  expect(zip.url()).toMatch(new RegExp(`^${baseURL}/api/learning-plan/\\d+/package\\?`))
  expect(await zip.failure()).toBeNull()
})

test('the wizard leads through the real progress to a ready sample plan', async ({ page }) => {
  await page.goto('/dashboard?ai_mode=true')
  await page
    .getByRole('link', { name: new RegExp(screenTexts.dashboard.createPlan) })
    .last()
    .click()
  await chooseTheme(page, /^Harry Potter/)
  await chooseSubjects(page, ['Math'])
  await page.getByRole('radio', { name: '10 days' }).check()
  await page.getByRole('button', { name: screenTexts.wizard.create }).click()
  await expect(title(page)).toHaveText(screenTexts.processing.title)
  await expect(page).toHaveURL(/\/processing\/[\da-f-]+\?ai_mode=true$/)
  await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible()
  await expect(title(page)).toHaveText(screenTexts.preview.title, { timeout: 20_000 })
  await expect(page).toHaveURL(/\/preview\?ai_mode=true$/)
  await expect(banner(page)).toBeVisible()
})

// Shows: demo.read-only
test('nothing can be changed, and the screen says why', async ({ page, guard }) => {
  guard.expect(403, /^\/api\//)
  const refusal = errorTable.demo_read_only.message
  await page.goto('/plans?ai_mode=true')
  await page.getByRole('button', { name: /^Delete Space Explorers/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: screenTexts.planLife.delete }).click()
  await expect(toast(page, texts.failures.error)).toContainText(refusal)
  await expect(spaceExplorers(page)).toBeVisible()
  await page.getByRole('button', { name: screenTexts.dashboard.clearAll }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: screenTexts.dashboard.clearAll }).click()
  await expect(toast(page, texts.failures.error)).toContainText(refusal)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
  await spaceExplorers(page).click()
  await expect(title(page)).toHaveText("Mia's Summer Learning Adventure")
  await expect(page.getByText('How did it go?')).toHaveCount(0)
})

// Shows: demo.public-pages
test('public pages stay for visitors', async ({ page }) => {
  for (const parameter of ['ai_mode', 'ai-mode', 'demo']) {
    await page.goto(`/auth?${parameter}=true`)
    await expect(page.getByRole('tab', { name: texts.auth.signIn })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
    await page.goto(`/?${parameter}=true`)
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible()
  }
})

test('without the parameter there is no demo, also after it', async ({ page }) => {
  await page.goto('/dashboard?ai_mode=true')
  await expect(banner(page)).toBeVisible()
  await page.goto('/plans')
  await expect(page).toHaveURL('/auth?next=%2Fplans')
  await expect(banner(page)).toHaveCount(0)
})

// Shows: demo.user
test('a session wins', async ({ page, family }) => {
  await family.addChild({ name: 'Zorabel' })
  await page.goto('/dashboard?ai_mode=true')
  await expect(page.getByRole('heading', { level: 3, name: 'Zorabel' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Mia' })).toHaveCount(0)
  await expect(banner(page)).toHaveCount(0)
  expect(family.id).not.toBe(sampleUserId)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the demo is accessible', async ({ page }) => {
      await page.goto('/dashboard?ai_mode=true')
      await expect(banner(page)).toBeVisible()
      await expect(title(page)).toHaveText(screenTexts.dashboard.title)
      await expectAccessible(page, 'dashboard of the demo')
    })
  })
}
