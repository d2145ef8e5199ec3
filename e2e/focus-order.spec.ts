import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { expectFocusOrder } from './people/focus-order.ts'
import { chooseSubjects, chooseTheme, goals } from './people/parent.ts'
import { holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

/** The order in which the Tab key goes through a screen is the order in which it is read. */

for (const width of [390, 1280] as const) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

    test('public screens', async ({ page }) => {
      const screens = [
        '/',
        '/auth',
        '/auth?tab=register',
        '/forgot-password',
        '/reset-password',
        '/reset-password?token=x',
      ]
      for (const path of [...screens, '/feedback', '/design-system', '/test', '/privacy', '/terms', '/credits']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectFocusOrder(page, path)
      }
    })

    test('dashboard, profile form, account', async ({ page, family }) => {
      await page.goto('/dashboard')
      await expect(page.getByText(screenTexts.dashboard.noPlans)).toBeVisible()
      await expectFocusOrder(page, 'empty dashboard')
      const { id } = await family.makePlan(await family.addChild())
      await family.addChild({ name: 'Ottilie' })
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: /^View Space Explorers/ })).toBeVisible()
      await expectFocusOrder(page, 'full dashboard')
      await page.getByRole('button', { name: screenTexts.dashboard.addProfile }).click()
      await expectFocusOrder(page, 'profile form', '[role=dialog]')
      await page.goto('/dashboard')
      await page.getByRole('button', { name: 'Delete Ottilie' }).click()
      await expectFocusOrder(page, 'question before deleting', '[role=alertdialog]')
      for (const path of ['/profile', '/settings', '/plans', `/learning-plan/${id}`, '/no/such/page']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectFocusOrder(page, path)
      }
    })

    test('wizard and progress', async ({ page, family }) => {
      const child = await family.addChild()
      await page.goto(`/wizard/${child.id}`)
      await page.getByRole('radio', { name: /^Harry Potter/ }).check()
      await expectFocusOrder(page, 'theme')
      await chooseTheme(page, /^Harry Potter/)
      await page.getByRole('checkbox', { name: 'Math' }).check()
      await expectFocusOrder(page, 'subjects')
      await chooseSubjects(page, ['Math', 'Science'])
      await expect(goals(page).first()).toBeVisible()
      await expectFocusOrder(page, 'settings')

      const { id, requestId } = await family.askForPlan(child)
      await expect.poll(async () => (await family.plans()).map(({ status }) => status)).toEqual(['completed'])
      await holdPlan(id)
      await page.goto(`/processing/${requestId}`)
      await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible()
      await expect(page.getByRole('button', { name: screenTexts.planLife.cancel })).toBeVisible()
      await expectFocusOrder(page, 'progress')
    })

    test('plan, its dialogs, preview', async ({ page, family }) => {
      const { id } = await family.makePlan(await family.addChild())
      await page.goto(`/plan/${id}`)
      await expect(page.getByRole('link', { name: screenTexts.plan.download })).toBeVisible()
      await page.getByText('For the grown-up').first().click()
      await expectFocusOrder(page, 'plan')
      for (const opener of [screenTexts.print.options, screenTexts.planLife.share]) {
        await page.goto(`/plan/${id}`)
        await page.getByRole('button', { name: opener, exact: true }).click()
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
        await expectFocusOrder(page, opener, '[role=dialog]')
      }
      await page.goto(`/plans/${id}/preview`)
      const frame = page.getByTitle(screenTexts.preview.frame)
      await expect(frame.contentFrame().getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expectFocusOrder(page, 'preview')
    })

    test('the end of the feedback', async ({ page }) => {
      await page.goto('/feedback')
      await page.getByRole('radio', { name: 'Very useful' }).check()
      const other = page.getByRole('checkbox', { name: feedbackTexts.other, exact: true })
      for (const box of await other.all()) await box.check()
      await expectFocusOrder(page, 'feedback with free texts')
    })
  })
}
