import { personaChildren, personas, promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import { lessonPromptTexts as words } from '@pencil-quest/contract/admin/prompt-texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from './people/accessible.ts'
import { adminToken, keepAdminToken } from './people/admin.ts'
import { query } from './people/database.ts'
import { chooseRadio, press, settle, tabTo } from './people/keyboard.ts'
import { toast } from './people/parent.ts'
import { badge, button, editor, openPrompts, persona, promptsPath, saveDraft, steps } from './people/prompts.ts'
import { expect, test } from './people/test.ts'

// The prompts are the server's, one of each kind: its tests take turns.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const folder = process.env.PENCIL_QUEST_E2E_DATA ?? ''
const { screen, failures } = words

test('without a sign-in it leads to the sign-in', async ({ page }) => {
  await page.goto(promptsPath)
  await expect(page).toHaveURL('/admin/login')
})

// Shows: admin-prompts.initialize
test('where there are no prompts, Initialize makes both, and never overwrites', async ({ page }) => {
  await query(folder, 'delete from lesson_prompts')
  await keepAdminToken(page, await adminToken(page))
  await page.goto(promptsPath)
  await expect(page.getByRole('heading', { name: screen.empty })).toBeVisible()
  await button(page, words.initialize).click()
  await expect(badge(page, words.live)).toBeVisible()
  await expect(editor(page)).toHaveAttribute('rows', String(promptLimits.editorRows))
  await expect(editor(page)).toHaveValue(/^## Role/)
  await saveDraft(page, 'A text of ours')
  await button(page, words.initialize).click()
  await expect(toast(page, 'nothing changed')).toBeVisible()
  await expect(editor(page)).toHaveValue('A text of ours')
  await page.getByRole('tab', { name: words.types.worksheet_html }).click()
  await expect(editor(page)).toHaveValue(/"kind": "word-problems"/)
  await page.getByRole('link', { name: words.backToDashboard }).click()
  await expect(page).toHaveURL('/admin/dashboard')
})

// Shows: admin-prompts.editor, admin-prompts.badge, admin-prompts.save, admin-prompts.revert
test('a draft needs text, is kept over a reload, is shown against what is live and reverted', async ({ page }) => {
  await openPrompts(page)
  await expect(badge(page, words.live)).toBeVisible()
  await editor(page).fill('  ')
  await button(page, words.saveDraft).click()
  await expect(page.getByText(words.emptyDraft)).toBeVisible()
  await expect(editor(page)).toBeFocused()

  const long = `A first line of ours\n${'x'.repeat(promptLimits.preview)}`
  await editor(page).fill(long)
  await expect(page.getByText(screen.unsaved)).toBeVisible()
  await page.reload()
  await expect(page.getByText(screen.restoredText)).toBeVisible()
  await expect(editor(page)).toHaveValue(long)
  await button(page, words.saveDraft).click()
  await expect(badge(page, words.hasDraft)).toBeVisible()
  await expect(page.getByText(screen.unsaved)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Draft: Preview' }).locator('pre')).toHaveText(
    `${long.slice(0, promptLimits.preview)}…`,
  )
  const diff = page.getByRole('list', { name: screen.diff })
  await expect(diff.getByText('Added: ').first()).toBeAttached()
  await expect(diff.getByText('A first line of ours')).toBeVisible()
  await expect(diff.getByText('## Role')).toBeVisible()

  await button(page, words.revert).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.revert }).click()
  await expect(toast(page, screen.reverted)).toBeVisible()
  await expect(badge(page, words.live)).toBeVisible()
  await expect(page.getByText(screen.noChanges)).toBeVisible()
})

// Shows: admin-prompts.test, admin-prompts.scenarios
test('a test fills the saved draft in for a persona and what is chosen; the name stays home', async ({ page }) => {
  await openPrompts(page)
  await saveDraft(page, 'For {{childName}}, {{age}}, {{theme}}, {{subjects}}, {{duration}}: {{goals}}')
  for (const which of personas) {
    const { name, age } = personaChildren[which]
    await expect(page.getByRole('radio', { name: `${words.personas[which]} (${name}, age ${age})` })).toBeVisible()
  }
  await persona(page, 'middle').check()
  await page.getByLabel('Theme').selectOption('Farm Life')
  await page.getByLabel('Minutes a day').selectOption('90')
  await page.getByRole('checkbox', { name: 'Writing' }).uncheck()
  await button(page, words.test).click()
  await expect(page.getByLabel(screen.processed)).toHaveValue(
    `For {child}, 9, Farm Life, math, science, 90: ${words.noGoals}`,
  )
})

test('the persona chosen last is tried, also when the one before is answered late', async ({ page }) => {
  await openPrompts(page)
  const answerLate = Promise.withResolvers<void>()
  await page.route('**/lesson-prompts/test/middle', async (route) => {
    await answerLate.promise
    await route.continue()
  })
  await persona(page, 'middle').check()
  await persona(page, 'upper').check()
  const late = page.waitForResponse('**/lesson-prompts/test/middle')
  answerLate.resolve()
  await (await late).finished()
  await button(page, words.test).click()
  await expect(page.getByLabel(screen.processed)).toHaveValue(/Age: 11/)
  await expect(persona(page, 'upper')).toBeChecked()
})

// Shows: admin-errors.copy
test('a copy that the browser refuses says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await openPrompts(page)
  await persona(page, 'upper').check()
  await button(page, words.test).click()
  await button(page, screen.copy).click()
  await expect(toast(page, failures.copy)).toContainText(screen.copyText)
})

// Shows: admin-prompts.generate
test('a plan needs a persona; the built-in engine makes it and says that it reads no prompt', async ({ page }) => {
  await openPrompts(page)
  await button(page, words.generate).click()
  await expect(toast(page, words.selectPersona)).toBeVisible()
  await expect(persona(page, 'elementary')).toBeFocused()
  await persona(page, 'elementary').check()
  await button(page, words.generate).click()
  const plan = page.getByRole('region', { name: screen.planTitle })
  await expect(plan.getByText(words.builtinNote)).toBeVisible()
  await expect(plan.getByText(/\d\d\.\d of 100/)).toBeVisible()
  await expect(plan.getByText(screen.gatesHold)).toBeVisible()
  await plan
    .getByText(/^Day 2/)
    .first()
    .click()
  await expect(plan.getByRole('heading', { level: 2, name: /^Day 2/ })).toBeVisible()
})

test('with a slow engine it shows that it works, and for how long', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api${promptsPath}`, async (route) => {
    const answer = await route.fetch()
    const engine = { name: 'writer', readsPrompts: true, processingTime: '2-3 minutes' }
    await route.fulfill({ json: { ...(await answer.json()), engine } })
  })
  await page.route(`**/api${promptsPath}/generate`, async (route) => {
    await held
    await route.continue()
  })
  await openPrompts(page)
  await persona(page, 'elementary').check()
  await button(page, words.generate).click()
  await expect(page.getByRole('status').filter({ hasText: words.generationTime })).toBeVisible()
  await expect(button(page, words.generate)).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(page.getByRole('region', { name: screen.planTitle })).toBeVisible()
  await expect(page.getByText(words.generationTime)).toBeHidden()
})

// Shows: admin-prompts.apply, admin-prompts.validate
test('a draft with issues is corrected on the way to live, scored, and kept as a version', async ({ page }) => {
  await openPrompts(page)
  await editor(page).fill('## Role\n\nWrite for {{childName}}. {{hobby}}')
  await button(page, words.apply).click()
  const dialog = page.getByRole('dialog', { name: screen.issuesTitle })
  for (const label of Object.values(words.issueLabels)) await expect(dialog.getByText(label).first()).toBeVisible()
  await dialog.getByRole('button', { name: words.continueEditing }).click()
  await expect(dialog).toBeHidden()
  await expect(editor(page)).toBeFocused()
  await expect(badge(page, words.hasDraft)).toBeVisible()

  await page.getByLabel(screen.note).fill('Shorter role')
  await button(page, words.apply).click()
  await dialog.getByRole('button', { name: words.autoCorrectAndApply }).click()
  const report = page.getByRole('dialog', { name: screen.reportTitle })
  await expect(report.getByText(words.builtinReport)).toBeVisible()
  await expect(report.getByRole('listitem').filter({ hasText: screen.gatesHold })).toHaveCount(personas.length)
  await expect(report.getByText(screen.before, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editor(page)).toHaveValue(/Write for \{\{childName\}\}\. hobby[\s\S]*## Safety/)
  await expect(badge(page, words.live)).toBeVisible()

  const versions = page.getByRole('list', { name: screen.versionsTitle })
  const newest = versions.getByRole('listitem').first()
  await expect(newest).toContainText('Shorter role')
  await expect(newest).toContainText(/\d\d\.\d of 100/)
  await expect(newest.getByText(words.live)).toBeVisible()

  await versions.getByRole('listitem').nth(1).getByRole('button', { name: screen.restore }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: screen.restore }).click()
  await expect(toast(page, screen.restored)).toBeVisible()
  await expect(badge(page, words.hasDraft)).toBeVisible()
  await expect(editor(page)).not.toHaveValue(/hobby/)

  await button(page, words.apply).click()
  await expect(report.getByText(/before: \d\d\.\d of 100/).first()).toBeVisible()
})

// Shows: admin-prompts.validate
test('validation says what is missing, and what is only advised', async ({ page }) => {
  await openPrompts(page)
  await button(page, words.validate).click()
  await expect(page.getByText(screen.valid)).toBeVisible()
  const text = await editor(page).inputValue()
  await editor(page).fill(text.replaceAll('{{goals}}', 'none'))
  await button(page, words.validate).click()
  const found = page.getByRole('status').filter({ hasText: '{{goals}}' })
  await expect(found.getByText(words.issueLabels.missing_variable)).toBeVisible()
  await expect(found.getByText(screen.advice, { exact: true })).toBeVisible()
})

// Shows: admin-errors.labels
test('an issue of a kind that the screen does not know is an issue', async ({ page }) => {
  await page.route('**/validate', (route) =>
    route.fulfill({ json: { isValid: false, issues: [{ type: 'odd', description: 'It is odd.', required: true }] } }),
  )
  await openPrompts(page)
  await button(page, words.validate).click()
  await expect(page.getByRole('status').getByText(words.otherIssue, { exact: true })).toBeVisible()
})

const reason = 'The server says why.'
const { choose, click, confirm, write } = steps

// Shows: admin-errors.prompts
for (const [title, call, ...acts] of [
  [failures.update, /\/lesson-prompts$/, write, click(words.saveDraft)],
  [failures.validate, /\/validate$/, click(words.validate)],
  [failures.apply, /\/apply$/, click(words.apply)],
  [failures.autoCorrect, /\/auto-correct$/, write, click(words.apply), confirm(words.autoCorrectAndApply)],
  [failures.revert, /\/revert$/, click(words.revert), confirm(words.revert)],
  [failures.initialize, /\/initialize$/, click(words.initialize)],
  [failures.context, /\/test\/upper$/, (page: Page) => persona(page, 'upper').click()],
  [failures.test, /\/test\/middle$/, choose, click(words.test)],
  [failures.generate, /\/generate$/, choose, click(words.generate)],
] as const) {
  test(`${title}, with what the server says`, async ({ page, guard }) => {
    await openPrompts(page)
    guard.expect(500, call)
    for (const [at, act] of acts.entries()) {
      // The last act is the one that fails.
      if (at === acts.length - 1) {
        await page.route(call, (route) =>
          route.request().method() === 'GET'
            ? route.fallback()
            : route.fulfill({ status: 500, json: { success: false, message: reason, error: reason } }),
        )
      }
      await act(page)
    }
    await expect(toast(page, title)).toContainText(reason)
  })
}

test('many versions come page by page', async ({ page }) => {
  await query(
    folder,
    `insert into lesson_prompt_versions (prompt_type, content, author_name, note)
     select 'worksheet_html', 'text ' || n, 'somebody', 'change ' || n from generate_series(1, 45) n`,
  )
  await openPrompts(page)
  await page.getByRole('tab', { name: words.types.worksheet_html }).click()
  const rows = page.getByRole('list', { name: screen.versionsTitle }).getByRole('listitem')
  await expect(rows).toHaveCount(promptLimits.versionsPerPage)
  await button(page, screen.more).click()
  await expect(rows).toHaveCount(2 * promptLimits.versionsPerPage)
  await expect(rows.nth(promptLimits.versionsPerPage)).toContainText(`change ${45 - promptLimits.versionsPerPage}`)
})

test('the whole way by keyboard', async ({ page }) => {
  await openPrompts(page)
  await tabTo(page, editor(page))
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\nBe brief.')
  await press(page, button(page, words.apply))
  const report = page.getByRole('dialog', { name: screen.reportTitle })
  await expect(report.getByText(words.builtinReport)).toBeVisible()
  await settle(page)
  await page.keyboard.press('Escape')
  await expect(report).toBeHidden()
  await expect(button(page, words.apply)).toBeFocused()
  const radios = page.getByRole('group', { name: screen.persona }).getByRole('radio')
  await chooseRadio(page, radios, /^Upper/)
  await expect(page.getByLabel('Theme')).toBeVisible()
  await press(page, button(page, words.test))
  await expect(page.getByLabel(screen.processed)).toHaveValue(/Age: 11/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280] as const) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })

      test('every part is accessible', async ({ page }) => {
        await openPrompts(page)
        await saveDraft(page, `## Role\n\nA text for ${colorScheme} and ${width} with {{hobby}}`)
        await persona(page, 'middle').check()
        await button(page, words.test).click()
        await expect(page.getByLabel(screen.processed)).toBeVisible()
        await button(page, words.generate).click()
        await page
          .getByText(/^Day 1/)
          .first()
          .click()
        await page.getByText(screen.variables).click()
        await button(page, words.validate).click()
        await expect(page.getByText(words.issueLabels.missing_section).first()).toBeVisible()
        await expectAccessible(page, 'lesson prompts')
        await button(page, words.apply).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page, 'issues')
        await page.getByRole('button', { name: words.autoCorrectAndApply }).click()
        await expect(page.getByText(words.builtinReport)).toBeVisible()
        await expectAccessible(page, 'report')
      })
    })
  }
}
