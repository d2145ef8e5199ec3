import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { newEmail, registerFamily } from './people/family.ts'
import { addChild, chooseSubjects, chooseTheme, signIn, signUp, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

/** What is said when something went well: title and text together are the whole toast. */

const { toasts } = texts
const { dashboard, plans, print, plan: planWords, wizard } = screenTexts

async function expectToast(page: Page, { title, text = '' }: { title: string; text?: string }) {
  await expect(toast(page, title)).toHaveText(title + text)
}

// Shows: toast.welcome-back
test('after signing in', async ({ page, request, baseURL }) => {
  const { email } = await registerFamily(request, baseURL)
  await page.goto('/auth')
  await signIn(page, email)
  await expectToast(page, toasts.welcomeBack)
})

// Shows: toast.registered
test('after creating an account', async ({ page }) => {
  await signUp(page, newEmail())
  await expectToast(page, toasts.registered)
})

// Shows: toast.profile, toast.profile-deleted
test('after a profile is created, changed and deleted', async ({ page, family: _signedIn }) => {
  await page.goto('/dashboard')
  await addChild(page, 'Ottilie')
  await expectToast(page, toasts.profileCreated)
  await page.getByRole('button', { name: 'Edit Ottilie' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, toasts.profileUpdated)
  await page.getByRole('button', { name: 'Delete Ottilie' }).click()
  await page.getByRole('button', { name: 'Delete Profile' }).click()
  await expectToast(page, { title: toasts.profileDeleted })
})

// Shows: toast.cleared
test('after the plans are cleared, in the words of each screen', async ({ page, family }) => {
  const child = await family.addChild()
  for (const [address, title] of [
    ['/dashboard', toasts.plansCleared],
    ['/plans', plans.cleared],
  ] as const) {
    await family.askForPlan(child, { seed: address.length })
    await page.goto(address)
    await page.getByRole('button', { name: dashboard.clearAll }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: dashboard.clearAll }).click()
    await expectToast(page, { title })
  }
})

// Shows: toast.processing, toast.created, generation.to-progress
test('after a plan is asked for, and where each answer leads', async ({ page, family }) => {
  const requestId = '5b0f2a1e-7f43-4a55-9f3e-0c6d1d2e3f40'
  const { id } = await family.makePlan(await family.addChild())
  const child = await family.addChild({ name: 'Ottilie' })
  const processingTime = '2-3 minutes'
  await page.route('**/api/requests/**', (route) => route.abort('aborted'))
  for (const { answer, says, leads } of [
    {
      answer: { status: 'processing', requestId, id, processingTime },
      says: toasts.processingStarted,
      leads: `/processing/${requestId}`,
    },
    { answer: { status: 'completed', requestId, id, processingTime }, says: toasts.planCreated, leads: `/plan/${id}` },
    { answer: { status: 'completed', processingTime }, says: toasts.planCreated, leads: '/dashboard' },
  ]) {
    await page.route('**/api/learning-plan/generate', (route) =>
      route.fulfill({ status: 202, json: { success: true, ...answer } }),
    )
    await page.goto(`/wizard/${child.id}`)
    await chooseTheme(page, /^Space Explorers/)
    await chooseSubjects(page, ['Math'])
    await page.getByRole('button', { name: wizard.create }).click()
    await expect(page).toHaveURL(leads)
    await expect(toast(page, says)).toBeVisible()
    if (says === toasts.processingStarted) await expect(toast(page, says)).toContainText(`about ${processingTime}`)
  }
})

// Shows: toast.download
test('after the package and the PDF are downloaded', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await page.goto(`/plan/${id}`)
  for (const [control, said] of [
    [page.getByRole('link', { name: planWords.download }), { title: toasts.downloadStarted }],
    [page.getByRole('button', { name: print.pdf }), toasts.pdfDownloaded],
  ] as const) {
    await Promise.all([page.waitForEvent('download'), control.click()])
    await expectToast(page, said)
  }
})

// Shows: toast.thanks
test('after the survey is sent', async ({ page }) => {
  await page.goto('/feedback')
  await page.getByRole('radio', { name: feedbackTexts.ratings[4] }).check()
  await page.getByRole('button', { name: feedbackTexts.submit }).click()
  await expectToast(page, feedbackTexts.toast)
})
