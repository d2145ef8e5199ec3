import { adminTexts } from '@pencil-quest/contract/admin/accounts'
import { generationTexts as words } from '@pencil-quest/contract/admin/generation-texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { openAsAdmin } from './people/admin.ts'
import type { SignedInFamily } from './people/family.ts'
import { press, settle } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const path = '/admin/generation'
const childName = 'Zorabel'

const row = (page: Page, planId: number) =>
  page
    .getByRole('table', { name: words.caption })
    .getByRole('row')
    .filter({ hasText: String(planId) })
const action = (page: Page, name: string, planId: number) =>
  page.getByRole('button', { name: `${name}: ${planId}`, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answerTo = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

async function madePlan(family: SignedInFamily): Promise<number> {
  const { id } = await family.makePlan(await family.addChild({ name: childName }))
  return id
}

/** A reason of the test's own, so that the plans of other tests do not count. */
const newReason = () => `No paper left (${crypto.randomUUID().slice(0, 8)})`

async function failedPlan(family: SignedInFamily, reason: string): Promise<number> {
  const id = await madePlan(family)
  await failPlan(id, reason)
  return id
}

test('without a sign-in it leads to the sign-in', async ({ page }) => {
  await page.goto(path)
  await expect(page).toHaveURL('/admin/login')
})

test('a request is shown by ids; its log and its score say nothing of the child', async ({ page, family }) => {
  const id = await madePlan(family)
  await openAsAdmin(page, path)
  await expect(row(page, id)).toContainText(words.states.completed)
  await expect(row(page, id)).toContainText(family.id)
  await expect(row(page, id)).toContainText('builtin')
  await action(page, words.details, id).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Request accepted')).toBeVisible()
  await expect(dialog).not.toContainText(childName)
  await page.keyboard.press('Escape')
  await action(page, words.score, id).click()
  await expect(dialog.getByText(/^\d\d\.\d of 100$/)).toBeVisible()
  await expect(dialog.getByText(words.gatesHold)).toBeVisible()
  await dialog.getByText(/^Met \(/).click()
  await expect(dialog.getByText('Complete and well-formed')).toBeVisible()
  await expect(dialog).not.toContainText(childName)
  await page.keyboard.press('Escape')
  await expect(action(page, words.score, id)).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(childName)
  await expect(page.getByRole('main')).not.toContainText(family.email)
})

test('filters are kept in the address, over a reload and on the way back', async ({ page, family }) => {
  const reason = newReason()
  const id = await failedPlan(family, reason)
  await openAsAdmin(page, path)
  await page.getByLabel(words.state, { exact: true }).selectOption(words.states.failed)
  await page.getByLabel(words.reason).selectOption(`${reason} (1)`)
  await page.getByLabel(words.engine).selectOption({ index: 1 })
  await page.getByLabel(words.from).fill('2026-01-01T00:00')
  await button(page, words.apply).click()
  const rows = page.getByRole('table', { name: words.caption }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(row(page, id)).toContainText(reason)
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(page.getByLabel(words.reason)).toHaveValue(reason)
  await expect(page.getByLabel(words.from)).toHaveValue('2026-01-01T00:00')

  await page.getByLabel(words.until).fill('2026-01-02T00:00')
  await button(page, words.apply).click()
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.goBack()
  await expect(rows).toHaveCount(2)
  await expect(page.getByLabel(words.until)).toHaveValue('')
  await button(page, words.clear).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel(words.reason)).toHaveValue('')
})

test('an address that asks for nothing that there is shows everything', async ({ page, family }) => {
  const id = await madePlan(family)
  await openAsAdmin(page, `${path}?status=lost&from=yesterday`)
  await expect(row(page, id)).toBeVisible()
  await expect(page.getByLabel(words.state, { exact: true })).toHaveValue('')
})

test('a failed plan is made again after a question, and it is written down', async ({ page, family }) => {
  const reason = newReason()
  const id = await failedPlan(family, reason)
  await openAsAdmin(page, `${path}?reason=${encodeURIComponent(reason)}`)
  await expect(action(page, words.score, id)).toHaveCount(0)
  await action(page, words.retry, id).click()
  await answerTo(page, 'Cancel').click()
  await action(page, words.retry, id).click()
  await answerTo(page, words.retry).click()
  await expect(toast(page, words.retried)).toBeVisible()
  await expect(row(page, id)).toContainText(words.madeAgain)
  await expect(action(page, words.retry, id)).toHaveCount(0)
  await expect.poll(async () => (await family.plans()).map(({ status }) => status)).toEqual(['completed'])
  await button(page, words.clear).click()
  await expect(row(page, id)).toHaveCount(2)
  await button(page, words.refresh).click()
  await expect(action(page, words.score, id)).toHaveCount(1)
  await page.getByRole('link', { name: adminTexts.sections.audit }).click()
  const entry = page
    .getByRole('row')
    .filter({ hasText: 'plan.retry' })
    .filter({ hasText: String(id) })
  await expect(entry).toHaveCount(1)
  await expect(entry).not.toContainText(family.id)
})

test('a plan in the making is cancelled after a question', async ({ page, family }) => {
  const id = await madePlan(family)
  await holdPlan(id)
  await openAsAdmin(page, `${path}?status=processing`)
  await action(page, words.cancel, id).click()
  await answerTo(page, words.cancel).click()
  await expect(toast(page, words.cancelled)).toBeVisible()
  await expect(row(page, id)).toHaveCount(0)
  expect(await family.plans()).toMatchObject([{ id, status: 'failed' }])
})

test('what has gone on in the meantime is refused in words, and the list is read again', async ({
  page,
  family,
  guard,
}) => {
  guard.expect(409, /\/retry$/)
  const reason = newReason()
  const id = await failedPlan(family, reason)
  await openAsAdmin(page, path)
  await expect(row(page, id)).toContainText(reason)
  await holdPlan(id)
  await action(page, words.retry, id).click()
  await answerTo(page, words.retry).click()
  await expect(toast(page, words.failures.retry)).toContainText('Only a plan that failed can be made again.')
  await expect(row(page, id)).toContainText(words.states.processing)
  await expect(action(page, words.cancel, id)).toBeVisible()
})

test('a score that the server does not give says so and is tried again', async ({ page, family, guard }) => {
  guard.expect(503, /\/score$/)
  const id = await madePlan(family)
  await openAsAdmin(page, path)
  await page.route('**/score', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'The server is busy.', error: 'The server is busy.' },
    }),
  )
  await action(page, words.score, id).click()
  await expect(page.getByRole('alert')).toContainText(`${words.failures.score} The server is busy.`)
  await page.unroute('**/score')
  await button(page, words.again).click()
  await expect(page.getByText(/^\d\d\.\d of 100$/)).toBeVisible()
})

test('the list is paged', async ({ page, family }) => {
  await madePlan(family)
  await page.route(/\/api\/admin\/generation\/requests(?:\?|$)/, async (route) => {
    const { requests } = (await (await route.fetch()).json()) as { requests: { requestId: string }[] }
    const before = new URL(route.request().url()).searchParams.get('before')
    const threeOf = ['a', 'b', 'c'].map((mark) => ({ ...requests[0], requestId: `${mark} ${before}` }))
    await route.fulfill({ json: { requests: threeOf, next: before ? null : requests[0]?.requestId } })
  })
  await openAsAdmin(page, path)
  const rows = page.getByRole('table', { name: words.caption }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await button(page, words.older).click()
  await expect(rows).toHaveCount(7)
  await expect(button(page, words.older)).toHaveCount(0)
})

test('by keyboard alone: filter, look at the log, make a plan again', async ({ page, family }) => {
  const reason = newReason()
  const id = await failedPlan(family, reason)
  await openAsAdmin(page, path)
  await press(page, page.getByLabel(words.reason), 'N')
  await page.getByLabel(words.reason).selectOption(reason)
  await press(page, button(page, words.apply))
  await expect(page).toHaveURL(/reason=/)
  await press(page, action(page, words.details, id))
  await settle(page)
  await page.keyboard.press('Escape')
  await expect(action(page, words.details, id)).toBeFocused()
  await press(page, action(page, words.retry, id))
  await settle(page)
  await press(page, answerTo(page, words.retry))
  await expect(toast(page, words.retried)).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('every part is accessible', async ({ page, family }) => {
        const [made, failed, held] = [
          await madePlan(family),
          await failedPlan(family, newReason()),
          await madePlan(family),
        ]
        await holdPlan(held)
        await openAsAdmin(page, path)
        await expect(row(page, failed)).toBeVisible()
        await expectAccessible(page, 'generation')
        await action(page, words.score, made).click()
        await page
          .getByRole('dialog')
          .getByText(/^Met \(/)
          .click()
        await expectAccessible(page, 'score')
        await page.keyboard.press('Escape')
        await action(page, words.details, failed).click()
        await expect(page.getByRole('dialog').getByText('Request accepted')).toBeVisible()
        await expectAccessible(page, 'log')
        await page.keyboard.press('Escape')
        await action(page, words.cancel, held).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectAccessible(page, 'question')
      })
    })
  }
}
