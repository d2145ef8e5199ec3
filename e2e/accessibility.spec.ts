import { screenTexts } from '@pencil-quest/contract/screen-texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { registerFamily } from './people/family.ts'
import { chooseSubjects, chooseTheme, goals } from './people/parent.ts'
import { copyPlan, failPlan, holdPlan } from './people/stored-plan.ts'
import { expect, test } from './people/test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        // A half-faded text has a contrast that nobody chose.
        contextOptions: { reducedMotion: 'reduce' },
      })

      test('sign-in and the empty dashboard', async ({ page, context }) => {
        await page.goto('/auth')
        await page.getByRole('button', { name: 'Sign In', exact: true }).click()
        await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page, 'sign in, with mistakes')
        await page.getByRole('tab', { name: 'Create Account' }).click()
        await expectAccessible(page, 'create account')

        await registerFamily(context.request)
        await page.goto('/dashboard')
        await expect(page.getByText(screenTexts.dashboard.noPlans)).toBeVisible()
        await expectAccessible(page, 'empty dashboard')
        await page.getByRole('button', { name: 'Add Child Profile' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Create Profile' }).click()
        await expectAccessible(page, 'profile form, with mistakes')
      })

      test('wizard and progress', async ({ page, family }) => {
        const child = await family.addChild()
        await page.goto(`/wizard/${child.id}`)
        await expect(page.getByRole('radio').first()).toBeVisible()
        await expectAccessible(page, 'theme')
        await chooseTheme(page, /^Harry Potter/)
        await expectAccessible(page, 'subjects')
        await chooseSubjects(page, ['Math', 'Science'])
        for (const goal of [0, 1, 2]) await goals(page).nth(goal).check()
        await expectAccessible(page, 'settings')

        await holdProgress(page)
        await page.getByRole('button', { name: screenTexts.wizard.create }).click()
        await expect(page.getByRole('heading', { name: screenTexts.processing.title })).toBeVisible()
        await expect(page.getByRole('list', { name: 'Stages' })).toBeVisible()
        await expectAccessible(page, 'progress')
        await page.getByText(screenTexts.processing.debugTitle).click()
        await expectAccessible(page, 'progress with its log')
      })

      test('plan and the full dashboard', async ({ page, family }) => {
        const child = await family.addChild({ interests: ['dinosaurs', 'robots', 'sea glass'] })
        const plan = await family.makePlan(child, { subjects: ['math', 'reading', 'science'] })
        await page.goto('/dashboard')
        await expect(page.getByRole('link', { name: /^View Space Explorers/ })).toBeVisible()
        await expectAccessible(page, 'full dashboard')
        await page.getByRole('button', { name: 'Account menu' }).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page, 'account menu')

        await page.goto(`/plan/${plan.id}`)
        await page.getByText('For the grown-up').first().click()
        await expectAccessible(page, 'plan')
        await page.getByRole('button', { name: screenTexts.print.options }).click()
        await page.getByRole('dialog').getByRole('radio', { name: screenTexts.print.parts.sheet }).check()
        await expectAccessible(page, 'print choices')
      })

      test('plans, sharing and preview', async ({ page, family }) => {
        await page.goto('/plans')
        await expect(page.getByRole('heading', { name: screenTexts.plans.empty })).toBeVisible()
        await expectAccessible(page, 'no plans')
        const { id } = await family.makePlan(await family.addChild())
        const [failed = 0, held = 0] = await copyPlan(id, 3)
        await failPlan(failed, 'The plan took too long.')
        await holdPlan(held)
        await page.goto('/plans')
        await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
        await expectAccessible(page, 'plans')
        await page
          .getByRole('button', { name: /^Share Space Explorers/ })
          .first()
          .click()
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
        await expectAccessible(page, 'sharing')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: screenTexts.dashboard.clearAll }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectAccessible(page, 'question before clearing')

        await page.goto(`/plan/${failed}`)
        await expect(page.getByRole('button', { name: screenTexts.planLife.retry })).toBeVisible()
        await expectAccessible(page, 'failed plan')
        await page.goto(`/plans/${id}/preview`)
        const frame = page.getByTitle(screenTexts.preview.frame)
        await expect(frame.contentFrame().getByRole('heading', { level: 1 }).first()).toBeVisible()
        await expectAccessible(page, 'preview', 'iframe')
      })
    })
  }
}

/** Keeps the progress where a plan is being made, for as long as it takes to look at it. */
async function holdProgress(page: Page) {
  const state = { requestId: crypto.randomUUID(), status: 'processing', planId: null, error: null }
  const event = { ...state, stage: 'checking', finished: [{ stage: 'composing', milliseconds: 120 }] }
  await page.route('**/api/requests/*/status', (route) => route.fulfill({ json: state }))
  await page.route('**/api/requests/*/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: progress\ndata: ${JSON.stringify(event)}\n\n` }),
  )
}
