import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { plainPages } from '@pencil-quest/contract/plain-pages'
import { recoveryTexts } from '@pencil-quest/contract/recovery'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { query } from './people/database.ts'
import { newEmail, password, registerFamily } from './people/family.ts'
import type { Guard } from './people/guard.ts'
import { chooseSubjects, chooseTheme, signIn, toast } from './people/parent.ts'
import { expect, test } from './people/test.ts'

/** The rows of the error catalogue, each with a server that fails. */

const { failures } = texts
const { dashboard, plans, wizard, plan: planWords } = screenTexts
const reason = 'The server has its reasons.'
const data = process.env.PENCIL_QUEST_E2E_DATA ?? ''

interface Failing {
  method: string
  path: RegExp
  status?: number
  body?: object
}

/** Lets calls of one method fail. What the server says about it can be changed on the way. */
async function fail(page: Page, guard: Guard, { method, path, status = 500, body = {} }: Failing) {
  const answer = { status, body }
  guard.expect(status, path)
  await page.route(
    ({ pathname }) => path.test(pathname),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: answer.status, json: answer.body })
        : route.fallback(),
  )
  return answer
}

/** The server's own words are told where it has some, else the text of the catalogue. */
async function expectSpoken(
  page: Page,
  answer: { body: object },
  title: string,
  text: string,
  act: () => Promise<void>,
) {
  await act()
  await expect(toast(page, title)).toHaveText(new RegExp(`^${title}${text}`))
  answer.body = { success: false, message: reason }
  await act()
  await expect(toast(page, title)).toHaveText(new RegExp(`^${title}${reason}`))
}

// Shows: error.login
test('a sign-in that fails', async ({ page, guard }) => {
  const answer = await fail(page, guard, { method: 'POST', path: /^\/api\/login$/ })
  await page.goto('/auth')
  await expectSpoken(page, answer, failures.login, failures.login, () => signIn(page, newEmail()))
})

// Shows: error.registration
test('a registration that fails', async ({ page, guard }) => {
  const answer = await fail(page, guard, { method: 'POST', path: /^\/api\/register$/ })
  await page.goto('/auth?tab=register')
  await expectSpoken(page, answer, failures.registration, failures.registration, async () => {
    await page.getByLabel('First Name').fill('Pat')
    await page.getByLabel('Last Name').fill('Parent')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: texts.auth.createAccount }).click()
  })
})

// Shows: error.logout
test('a logout that fails leaves the parent in', async ({ page, guard, family: _signedIn }) => {
  const answer = await fail(page, guard, { method: 'POST', path: /^\/api\/logout$/ })
  await page.goto('/dashboard')
  await expectSpoken(page, answer, failures.logout, failures.logout, () => logOut(page))
  await expect(page).toHaveURL('/dashboard')
})

// Shows: session.success-false
test('an answer that says "success: false" is a failure with its message', async ({ page, context }) => {
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ json: { success: false, message: reason } })
        : route.fallback(),
    )
  for (const path of ['/api/login', '/api/register', '/api/logout']) await refuse(`**${path}`)
  await page.goto('/auth')
  await signIn(page, newEmail())
  await expect(toast(page, failures.login)).toContainText(reason)
  await page.getByRole('tab', { name: texts.auth.createAccount }).click()
  await page.getByLabel('First Name').fill('Pat')
  await page.getByLabel('Last Name').fill('Parent')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.auth.createAccount }).click()
  await expect(toast(page, failures.registration)).toContainText(reason)
  await expect(page).toHaveURL(/\/auth/)
  expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull()

  await registerFamily(context.request)
  await page.goto('/dashboard')
  await logOut(page)
  await expect(toast(page, failures.logout)).toContainText(reason)
  await expect(page).toHaveURL('/dashboard')
})

// Shows: error.profile-save
test('a profile that cannot be saved, new or changed', async ({ page, guard, family }) => {
  await family.addChild()
  await page.goto('/dashboard')
  const create = await fail(page, guard, { method: 'POST', path: /^\/api\/child-profiles$/ })
  await page.getByRole('button', { name: dashboard.addProfile }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('Ottilie')
  await form.getByLabel('Age').fill('7')
  await form.getByLabel('Grade Level').selectOption({ label: '2nd Grade' })
  await form.getByRole('radio', { name: /^Visual/ }).check()
  await expectSpoken(page, create, failures.error, failures.profileSave, () =>
    form.getByRole('button', { name: 'Create Profile' }).click(),
  )
  await expect(form.getByLabel('Name')).toHaveValue('Ottilie')

  await form.getByRole('button', { name: 'Close' }).click()
  const change = await fail(page, guard, { method: 'PATCH', path: /^\/api\/child-profiles\/\d+$/ })
  await page.getByRole('button', { name: 'Edit Zorabel' }).click()
  await expectSpoken(page, change, failures.error, failures.profileSave, () =>
    form.getByRole('button', { name: 'Save Changes' }).click(),
  )
})

// Shows: error.profile-delete
test('a profile that cannot be deleted comes back', async ({ page, guard, family }) => {
  await family.addChild()
  await fail(page, guard, { method: 'DELETE', path: /^\/api\/child-profiles\/\d+$/ })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Delete Zorabel' }).click()
  await page.getByRole('button', { name: 'Delete Profile' }).click()
  await expect(toast(page, failures.error)).toContainText(failures.profileDelete)
  await expect(page.getByRole('heading', { name: 'Zorabel' })).toBeVisible()
})

// Shows: error.clear
test('plans that cannot be cleared, in the words of each screen', async ({ page, guard, family }) => {
  await family.askForPlan(await family.addChild())
  await fail(page, guard, { method: 'DELETE', path: /^\/api\/learning-plans\// })
  for (const [address, text] of [
    ['/dashboard', failures.clearPlans],
    ['/plans', plans.clearFailed],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: dashboard.clearAll }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: dashboard.clearAll }).click()
    await expect(toast(page, failures.error)).toHaveText(new RegExp(`^${failures.error}${text}$`))
  }
})

// Shows: error.goals, error.generate
test('goals that cannot be suggested, and a plan that cannot be asked for', async ({ page, guard, family }) => {
  await fail(page, guard, { method: 'POST', path: /^\/api\/learning-goals\/suggest$/ })
  const answer = await fail(page, guard, { method: 'POST', path: /^\/api\/learning-plan\/generate$/ })
  await page.goto(`/wizard/${(await family.addChild()).id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(toast(page, failures.error)).toContainText(failures.goals)
  await page.getByLabel('Learning goals (optional)').fill('telling time')
  await expectSpoken(page, answer, failures.error, failures.generate, () =>
    page.getByRole('button', { name: wizard.create }).click(),
  )
  await expect(page.getByLabel('Learning goals (optional)')).toHaveValue('telling time')
  expect(await family.plans()).toEqual([])
})

// Shows: error.feedback
test('a survey that cannot be sent', async ({ page, guard }) => {
  const answer = await fail(page, guard, { method: 'POST', path: /^\/api\/feedback$/ })
  await page.goto('/feedback')
  await page.getByRole('radio', { name: feedbackTexts.ratings[0] }).check()
  await expectSpoken(page, answer, failures.error, feedbackTexts.failed, () =>
    page.getByRole('button', { name: feedbackTexts.submit }).click(),
  )
})

// Shows: error.forgot, error.reset
test('a reset link that cannot be sent, and a password that cannot be reset, say so in the form', async ({
  page,
  guard,
}) => {
  const { forgot, reset } = recoveryTexts
  const alert = page.getByRole('alert')
  const asked = await fail(page, guard, { method: 'POST', path: /^\/api\/forgot-password$/ })
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(newEmail())
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(alert).toHaveText(forgot.failed)
  asked.body = { message: reason }
  await page.getByRole('button', { name: forgot.submit }).click()
  await expect(alert).toHaveText(reason)

  const chosen = await fail(page, guard, { method: 'POST', path: /^\/api\/reset-password$/ })
  await page.goto('/reset-password?token=abc')
  await page.getByLabel(reset.password, { exact: true }).fill(password)
  await page.getByLabel(reset.confirm).fill(password)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(alert).toHaveText(reset.failed)
  chosen.body = { message: reason }
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(alert).toHaveText(reason)
})

// Shows: error.plan-fetch, plan.missing
test('a plan that cannot be fetched says that, one that is not there another thing', async ({ page, guard }) => {
  await fail(page, guard, { method: 'GET', path: /^\/api\/learning-plan\/7$/ })
  guard.expect(404, /^\/api\/learning-plan\/8$/)
  for (const address of ['/plan/', '/plans/']) {
    const preview = address === '/plans/' ? '/preview' : ''
    for (const [id, text] of [
      [7, failures.planFetch],
      [8, failures.planMissing.text],
    ] as const) {
      await page.goto(`${address}${id}${preview}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.planMissing.title)
      await expect(page.getByRole('main').getByText(text)).toBeVisible()
      await expect(page.getByRole('link', { name: planWords.goHome })).toHaveAttribute('href', '/')
      await expect(page.getByRole('button', { name: planWords.tryAgain })).toHaveCount(id === 7 ? 1 : 0)
    }
  }
})

// Shows: plan.corrupted, plan.not-ready, alternative.failed
test('a stored plan that is damaged, and one without days', async ({ page, family }) => {
  const { id } = await family.makePlan(await family.addChild())
  await query(data, "update learning_plans set plan_content = jsonb_set(plan_content, '{days}', '[]') where id = $1", [
    id,
  ])
  await page.goto(`/plan/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failures.notReady.title)
  await expect(page.getByText(failures.notReady.text)).toBeVisible()

  await query(data, "update learning_plans set plan_content = jsonb_set(plan_content, '{days}', '7') where id = $1", [
    id,
  ])
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText(failures.corrupted)
  await page.goto(`/learning-plan/${id}`)
  await expect(page.getByRole('alert')).toHaveText(plainPages.learningPlan.failed)
})

// Shows: error.package
test('a package that is not there', async ({ page, family, guard }) => {
  const plan = await family.makePlan(await family.addChild())
  const withoutPackage = { success: true, plan: { ...plan, worksheetPackage: { state: 'failed' } } }
  await page.route(`**/api/learning-plan/${plan.id}`, (route) => route.fulfill({ json: withoutPackage }))
  await fail(page, guard, { method: 'GET', path: /^\/api\/learning-plan\/\d+\/package$/, status: 404 })
  await page.goto(`/plan/${plan.id}`)
  await page.getByRole('button', { name: planWords.download }).click()
  await expect(toast(page, failures.noPackage.title)).toContainText(failures.noPackage.text)
})

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}
