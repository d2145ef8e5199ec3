import { accountTexts } from '@pencil-quest/contract/account-texts'
import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { plainPages } from '@pencil-quest/contract/plain-pages'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { query } from './people/database.ts'
import { expect, test } from './people/test.ts'

const { dashboard, plans } = screenTexts
const { blurb, quickLinks, links, copyright } = homeTexts.footer
const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const folded = (page: Page) => page.getByRole('navigation', { name: 'Menu' })
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const account = (page: Page) => page.getByRole('button', { name: 'Account menu' })
const footer = (page: Page) => page.getByRole('contentinfo')

// Shows: frame.nav
test('the navigation marks where the parent is', async ({ page, family: _signedIn, guard }) => {
  guard.expect(404, /^\/api\/learning-plan\/1$/)
  const places = [
    ['/', dashboard.title],
    ['/dashboard', dashboard.title],
    ['/plans', plans.title],
    ['/plan/1', plans.title],
    ['/plans/1/preview', plans.title],
    ['/feedback', null],
    ['/learning-plan/1', null],
  ] as const
  for (const [path, marked] of places) {
    await page.goto(path)
    await expect(main(page).getByRole('link')).toHaveText([dashboard.title, plans.title])
    await expect(main(page).locator('[aria-current="page"]'), path).toHaveText(marked ? [marked] : [])
  }
  await main(page).getByRole('link', { name: plans.title }).click()
  await expect(page).toHaveURL('/plans')
  await main(page).getByRole('link', { name: dashboard.title }).click()
  await expect(page).toHaveURL('/dashboard')
})

// Shows: frame.brand
test('the brand leads to the start page, for everybody their own', async ({ page, family: _signedIn, newVisitor }) => {
  await page.goto('/plans')
  await header(page).getByRole('link', { name: texts.product }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dashboard.title)
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto('/test')
  await header(visitor).getByRole('link', { name: texts.product }).click()
  await expect(visitor).toHaveURL('/')
  await expect(visitor.getByRole('link', { name: homeTexts.getStarted }).first()).toBeVisible()
})

// Shows: frame.avatar, frame.menu
test('the avatar and its menu say who is signed in, whatever is known of them', async ({ page, family }) => {
  const data = process.env.PENCIL_QUEST_E2E_DATA ?? ''
  const rename = (first: string | null, last: string | null) =>
    query(data, 'update users set first_name = $2, last_name = $3 where id = $1', [family.id, first, last])
  const known = [
    { first: 'Pat', last: 'Parent', initials: 'PP', name: 'Pat Parent' },
    { first: 'Pat', last: null, initials: 'P', name: 'Pat' },
    { first: null, last: null, initials: 'U', name: family.email },
  ]
  for (const { first, last, initials, name } of known) {
    await rename(first, last)
    await page.goto('/dashboard')
    await expect(account(page).locator('[aria-hidden="true"], span').first()).toHaveText(initials)
    await account(page).click()
    const menu = page.getByRole('menu')
    await expect(menu.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(menu.getByText(family.email, { exact: true })).toHaveCount(name === family.email ? 2 : 1)
    for (const item of [accountTexts.profile.title, accountTexts.settings.title, accountTexts.logOut])
      await expect(menu.getByRole('menuitem', { name: item, exact: true })).toBeVisible()
  }
})

// Shows: frame.signed-out
test('a visitor is offered to sign in and to create an account, and comes back', async ({ page }) => {
  await page.goto('/test')
  await expect(main(page).getByRole('link')).toHaveText([homeTexts.login, homeTexts.createAccount])
  await expect(account(page)).toHaveCount(0)
  await main(page).getByRole('link', { name: homeTexts.login }).click()
  await expect(page).toHaveURL('/auth?next=%2Ftest')
  await expect(page.getByRole('tab', { name: texts.auth.signIn })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await main(page).getByRole('link', { name: homeTexts.createAccount }).click()
  await expect(page).toHaveURL(/^[^?]*\/auth\?(?=.*tab=register)(?=.*next=%2Ftest)/)
  await expect(page.getByRole('tab', { name: texts.auth.createAccount })).toHaveAttribute('aria-selected', 'true')
})

// Shows: frame.footer
test('the footer leads to the survey, the children and the plans', async ({ page, family }) => {
  await family.addChild({ name: 'Zorabel' })
  await page.goto('/plans')
  for (const text of [texts.product, blurb, copyright]) await expect(footer(page).getByText(text).first()).toBeVisible()
  expect(copyright).toContain('2025')
  const quick = footer(page).getByRole('navigation', { name: quickLinks })
  await expect(quick.getByRole('link')).toHaveText([links.profiles, links.plans, links.feedback])
  await footer(page).getByRole('link', { name: feedbackTexts.title }).click()
  await expect(page).toHaveURL('/feedback')
  await quick.getByRole('link', { name: links.plans }).click()
  await expect(page).toHaveURL('/plans')
  await quick.getByRole('link', { name: links.feedback }).click()
  await expect(page).toHaveURL('/feedback')
  await quick.getByRole('link', { name: links.profiles }).click()
  await expect(page).toHaveURL(/\/dashboard(?:#.*)?$/)
  await expect(page.getByRole('heading', { name: 'Zorabel' })).toBeInViewport()
})

// Shows: frame.unknown
test('an unknown path is a card for a parent and the landing page for a visitor', async ({
  page,
  family: _signedIn,
  newVisitor,
  guard,
}) => {
  guard.expect(404, /^\/no\/such\/page$/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.notFound)
  await expect(page).toHaveURL('/no/such/page')
  const visitor = await (await newVisitor()).newPage()
  await visitor.goto('/no/such/page')
  await expect(visitor.getByRole('link', { name: homeTexts.getStarted }).first()).toBeVisible()
  await expect(visitor.getByText(screenTexts.notFound)).toHaveCount(0)
})

test('the first press of the Tab key offers to skip the header', async ({ page }) => {
  for (const path of ['/', '/test']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  // Shows: frame.mobile
  test('the header folds into a menu that is opened and closed', async ({ page, family: _signedIn }) => {
    await page.goto('/dashboard')
    await expect(main(page)).toBeHidden()
    await expect(folded(page)).toBeHidden()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
    await menuButton(page).click()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(folded(page).getByRole('link')).toHaveText([dashboard.title, plans.title])
    await menuButton(page).click()
    await expect(folded(page)).toBeHidden()

    await menuButton(page).click()
    await folded(page).getByRole('link', { name: plans.title }).press('Escape')
    await expect(folded(page)).toBeHidden()
    await expect(menuButton(page)).toBeFocused()

    await menuButton(page).click()
    await folded(page).getByRole('link', { name: plans.title }).click()
    await expect(page).toHaveURL('/plans')
    await expect(folded(page)).toBeHidden()
    await expect(account(page)).toBeVisible()
  })

  // Shows: frame.mobile
  test('for a visitor too, on the landing page and elsewhere', async ({ page }) => {
    for (const path of ['/', '/test']) {
      await page.goto(path)
      const login = header(page).getByRole('link', { name: homeTexts.login })
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
      await expect(login).toBeHidden()
      await menuButton(page).click()
      await expect(login).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(login).toBeHidden()
      await expect(menuButton(page)).toBeFocused()
    }
  })
})

// Shows: roles.public
test('the open screens need no sign-in', async ({ page }) => {
  const open = ['/', '/auth', '/forgot-password', '/reset-password', '/test', '/design-system', '/feedback']
  for (const path of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  await page.goto('/design-system')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plainPages.designSystem.title)
})

// Shows: roles.signed-in
test('all other screens lead a visitor to the sign-in, with the way back', async ({ page }) => {
  for (const path of ['/dashboard', '/plans', '/wizard/1', '/processing/5b0f2a1e-7f43-4a55-9f3e-0c6d1d2e3f40']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
    await expect(page.getByRole('tab', { name: texts.auth.signIn })).toBeVisible()
  }
})
