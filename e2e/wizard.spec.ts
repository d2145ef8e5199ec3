import { subjects, wizardThemes } from '@pencil-quest/contract/choices'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { registerFamily } from './people/family.ts'
import { chooseSubjects, chooseTheme, goals } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })
const create = (page: Page) => page.getByRole('button', { name: screenTexts.wizard.create })

// Shows: wizard.steps, wizard.header
test('the header says for whom, and the bar which of the three steps', async ({ page, family }) => {
  const child = await family.addChild({ name: 'Tamsin', age: 9, grade: '4th', learningStyle: 'kinesthetic' })
  await page.goto(`/wizard/${child.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're building a plan for Tamsin")
  await expect(page.getByText('Age 9 · 4th Grade · Kinesthetic learner')).toBeVisible()
  const bar = page.getByRole('progressbar')
  const [theme, subject, settings] = screenTexts.wizard.steps
  for (const name of [theme, subject, settings]) await expect(bar.getByText(name, { exact: true })).toBeVisible()
  const at = async (step: number, name: string) => {
    await expect(bar).toHaveAttribute('aria-valuenow', String(step))
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 3: ${name}`)
  }
  await at(1, theme)
  await chooseTheme(page, /^Lego/i)
  await at(2, subject)
  await chooseSubjects(page, ['Math'])
  await at(3, settings)
  await page.getByRole('button', { name: screenTexts.wizard.previous }).click()
  await at(2, subject)
})

// Shows: wizard.themes, wizard.defaults, wizard.choice
test('what is offered, and what is chosen to begin with', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  const radios = page.getByRole('radio')
  const values = () =>
    page
      .getByRole('main')
      .locator('input')
      .evaluateAll((all) => all.map((input) => input.getAttribute('value')))
  await expect(radios).toHaveCount(9)
  expect(await values()).toEqual([...wizardThemes])
  for (let at = 0; at < 9; at += 1) await expect(radios.nth(at)).toHaveAccessibleName(/\w+ .{20,}/)
  await radios.nth(0).check()
  await radios.nth(1).check()
  await expect(radios.nth(0)).not.toBeChecked()
  await next(page).click()

  const { subjects: offered } = await (await page.request.get('/api/plan-options')).json()
  const slugs = offered.map(({ slug }: { slug: string }) => slug)
  await expect(page.getByRole('checkbox')).toHaveCount(slugs.length)
  expect(await values()).toEqual(subjects.filter((subject) => slugs.includes(subject)))
  await expect(page.getByText(texts.validation.wizardSubjects)).toBeVisible()
  await chooseSubjects(page, ['Math', 'Reading'])

  await expect(page.getByRole('radio', { name: '30 minutes' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Easy/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^5 days/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /recommended/ })).toHaveAccessibleName(/^5 days/)
  const group = (name: string) => page.getByRole('group', { name }).getByRole('radio')
  await expect(group('Duration per day')).toHaveCount(3)
  await expect(group('Difficulty')).toHaveCount(3)
  await expect(group('Plan length')).toHaveCount(2)
})

// Shows: wizard.almost, wizard.suggestions, wizard.buttons
test('the settings wait for the suggestions, which are asked for anew each time', async ({ page, family }) => {
  const child = await family.addChild({ age: 8, grade: '3rd' })
  const asked: unknown[] = []
  let answered = Promise.withResolvers<void>()
  await page.route('**/api/learning-goals/suggest', async (route) => {
    asked.push(route.request().postDataJSON())
    await answered.promise
    await route.fallback()
  })
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  expect(asked).toEqual([])
  await chooseSubjects(page, ['Math'])
  await expect(page.getByText(screenTexts.wizard.almostThere)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Plan length' })).toHaveCount(0)
  await expect(create(page)).toBeDisabled()
  answered.resolve()
  await expect(goals(page).first()).toBeVisible()
  await expect(page.getByText(screenTexts.wizard.almostThere)).toHaveCount(0)
  await expect(create(page)).toBeEnabled()
  const request = { childAge: 8, childGrade: '3rd', theme: 'space-explorers', difficulty: 'easy' }
  expect(asked).toEqual([{ ...request, subjects: ['math'] }])

  answered = Promise.withResolvers<void>()
  await page.getByRole('button', { name: screenTexts.wizard.previous }).click()
  await chooseSubjects(page, ['Science'])
  await expect(page.getByText(screenTexts.wizard.almostThere)).toBeVisible()
  expect(asked[1]).toEqual({ ...request, subjects: ['math', 'science'] })
  answered.resolve()
  await expect(goals(page).first()).toBeVisible()
})

// Shows: wizard.goals-kept
test('a goal that is no longer suggested is no longer chosen', async ({ page, family }) => {
  const child = await family.addChild()
  await page.route('**/api/learning-goals/suggest', (route) => {
    const { subjects: chosen } = route.request().postDataJSON()
    const suggestions = chosen.map((subject: string) => `I can do ${subject}`)
    return route.fulfill({ json: { suggestions } })
  })
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Science'])
  await page.getByRole('checkbox', { name: 'I can do math' }).check()
  await page.getByRole('checkbox', { name: 'I can do science' }).check()
  await page.getByRole('button', { name: screenTexts.wizard.previous }).click()
  await page.getByRole('checkbox', { name: 'Math' }).uncheck()
  await chooseSubjects(page, ['Reading'])
  await expect(page.getByText('1 of 3 selected')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'I can do science' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'I can do reading' })).not.toBeChecked()
})

// Shows: wizard.making, wizard.payload
test('while it is sent a full screen says what is going on', async ({ page, family, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/1$/)
  const child = await family.addChild({ name: 'Tamsin', age: 8, grade: '3rd', interests: ['robots', 'sea glass'] })
  const answered = Promise.withResolvers<void>()
  const sent: unknown[] = []
  await page.route('**/api/learning-plan/generate', async (route) => {
    sent.push(route.request().postDataJSON())
    await answered.promise
    await route.fulfill({ status: 202, json: { status: 'completed', id: 1 } })
  })
  await page.clock.install()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Science'])
  const chosen = [await goals(page).nth(0).inputValue(), await goals(page).nth(1).inputValue()]
  for (const at of [0, 1]) await goals(page).nth(at).check()
  await create(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.wizard.making)
  await expect(page.getByText(screenTexts.wizard.makingHint)).toBeVisible()
  const inFront = await page.evaluate(() => {
    const { innerWidth: width, innerHeight: height } = window
    const spots = [
      [5, 5],
      [width - 5, 5],
      [5, height - 5],
      [width - 5, height - 5],
    ] as const
    const overlay = document.querySelector('main h1')?.parentElement
    return spots.every(([x, y]) => overlay?.contains(document.elementFromPoint(x, y)))
  })
  expect(inFront, 'it covers the whole screen').toBe(true)
  await expect(page.getByText(texts.wizardMessages[0], { exact: true })).toBeVisible()
  for (const message of [...texts.wizardMessages.slice(1), texts.wizardMessages[0]]) {
    await page.clock.runFor(screenTexts.wizard.messageSeconds * 1000)
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  expect(sent).toMatchObject([
    {
      childName: 'Tamsin',
      childAge: 8,
      childGrade: '3rd',
      learningStyle: 'visual',
      interests: ['robots', 'sea glass'],
      theme: 'space-explorers',
      subjects: ['math', 'science'],
      duration: 30,
      difficulty: 'easy',
      length: 5,
      goals: chosen.join(','),
      selectedGoals: chosen,
    },
  ])
  answered.resolve()
  await expect(page).toHaveURL('/plan/1')
})

// Shows: wizard.buttons, wizard.choice
test('a step is left only when it is filled in', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await chooseTheme(page, /^Animal Kingdom/)

  await expect(page.getByText(texts.validation.wizardSubjects)).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Reading' }).check()
  await page.getByRole('checkbox', { name: 'Reading' }).uncheck()
  await expect(next(page)).toBeDisabled()
  await chooseSubjects(page, ['Reading'])

  await expect(create(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('checkbox', { name: 'Reading' })).toBeChecked()
})

// Shows: wizard.goals
test('three goals for five days, six for ten', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math', 'Reading', 'Science'])

  for (let chosen = 0; chosen < 3; chosen += 1) await goals(page).nth(chosen).check()
  await expect(page.getByText('3 of 3 selected')).toBeVisible()
  await expect(goals(page).nth(3)).toBeDisabled()

  await page.getByRole('radio', { name: '10 days' }).check()
  for (let chosen = 3; chosen < 6; chosen += 1) await goals(page).nth(chosen).check()
  await expect(page.getByText('6 of 6 selected')).toBeVisible()
  await expect(goals(page).nth(6)).toBeDisabled()

  await page.getByRole('radio', { name: /^5 days/ }).check()
  await expect(page.getByText('3 of 3 selected')).toBeVisible()
  await expect(goals(page).nth(2)).toBeChecked()
  await expect(goals(page).nth(3)).not.toBeChecked()
})

// Shows: wizard.goals
test('a reload in the middle keeps the draft', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Harry Potter/)
  await chooseSubjects(page, ['Math', 'Science'])
  await goals(page).nth(1).check()
  await page.getByRole('radio', { name: '60 minutes' }).check()
  await page.getByLabel('Goals in your own words (optional)').fill('telling time')

  await page.reload()
  await expect(page.getByRole('radio', { name: '60 minutes' })).toBeChecked()
  await expect(goals(page).nth(1)).toBeChecked()
  await expect(page.getByLabel('Goals in your own words (optional)')).toHaveValue('telling time')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('checkbox', { name: 'Science' })).toBeChecked()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('radio', { name: /^Harry Potter/ })).toBeChecked()
})

test('a double click makes one plan', async ({ page, family }) => {
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(goals(page).first()).toBeVisible()
  await create(page).dblclick()
  await expect(page).toHaveURL(/\/processing\//)
  expect(await family.plans()).toHaveLength(1)
})

// Shows: wizard.missing
test("a child that is not the family's is not found", async ({ page, family, newVisitor, guard }) => {
  guard.expect(404, /^\/api\/child-profiles\//)
  const child = await family.addChild()
  const other = await newVisitor()
  await registerFamily(other.request)
  const theirs = await other.newPage()
  await theirs.goto(`/wizard/${child.id}`)
  await expect(theirs.getByRole('heading', { name: screenTexts.wizard.missing })).toBeVisible()

  await page.goto('/wizard/987654321')
  await expect(page.getByRole('heading', { name: screenTexts.wizard.missing })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('goal suggestions that cannot be had do not hold the parent up', async ({ page, family, guard }) => {
  guard.expect(500, /^\/api\/learning-goals\/suggest$/)
  await page.route('**/api/learning-goals/suggest', (route) => route.fulfill({ status: 500, body: '{}' }))
  const child = await family.addChild()
  await page.goto(`/wizard/${child.id}`)
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(texts.failures.goals)
  await expect(page.getByLabel('Learning goals (optional)')).toBeVisible()
  await expect(create(page)).toBeEnabled()
})
