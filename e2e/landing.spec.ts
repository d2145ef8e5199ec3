import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { defaultHomeContent } from '@pencil-quest/contract/home-defaults'
import { homeTexts } from '@pencil-quest/contract/home-texts'
import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import type { Page } from '@playwright/test'
import { newEmail } from './people/family.ts'
import { signUp } from './people/parent.ts'
import { expect, test } from './people/test.ts'

const heading = (page: Page, level: number, name?: string) => page.getByRole('heading', { level, name })
const section = (page: Page, name: string) => page.getByRole('region', { name })

// Shows: landing.parts, landing.worlds, landing.motivation
test('headline, mission, three worlds and the screen-free section stand one after the other', async ({ page }) => {
  await page.goto('/')
  await expect(heading(page, 1)).toHaveText(defaultHomeContent.hero[0]?.title ?? '')
  const parts = await heading(page, 2).allTextContents()
  const wanted = [homeTexts.mission, homeTexts.worlds, homeTexts.screenFree.title]
  expect(parts.filter((part) => (wanted as readonly string[]).includes(part))).toEqual(wanted)

  const worlds = section(page, homeTexts.worlds).getByRole('listitem')
  await expect(worlds).toHaveCount(3)
  await expect(worlds.nth(0)).toContainText(/wizard school.*puzzles and number spells/is)
  await expect(worlds.nth(1)).toContainText(/space station mission.*math, writing and observation/is)
  await expect(worlds.nth(2)).toContainText(/animal kingdom.*patterns, habitats and story-making/is)
  await expect(page.getByText(/children who need that extra bit of motivation/)).toBeVisible()
  for (const { title } of homeTexts.screenFree.points)
    await expect(section(page, homeTexts.screenFree.title).getByRole('heading', { name: title })).toBeVisible()
})

// Shows: landing.start
test('Get Started leads to the sign-in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: homeTexts.getStarted }).first().click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('tab', { name: texts.auth.signIn })).toBeVisible()
})

// Shows: frame.landing-nav, frame.signed-out, frame.footer
test('its header has the ways in and no navigation, its footer is that of all screens', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link')).toHaveText([texts.product, homeTexts.login, homeTexts.createAccount])
  for (const { title } of [screenTexts.dashboard, screenTexts.plans])
    await expect(header.getByRole('link', { name: title })).toHaveCount(0)
  await expect(header.getByRole('link', { name: homeTexts.login })).toHaveAttribute('href', '/auth')
  await header.getByRole('link', { name: homeTexts.createAccount }).click()
  await expect(page).toHaveURL('/auth?tab=register')
  await page.goto('/')

  const footer = page.getByRole('contentinfo')
  const { blurb, quickLinks, links, copyright } = homeTexts.footer
  for (const text of [blurb, copyright]) await expect(footer.getByText(text)).toBeVisible()
  const quick = footer.getByRole('navigation', { name: quickLinks }).getByRole('link')
  await expect(quick).toHaveText([links.profiles, links.plans, links.feedback])
  await expect(quick.first()).toHaveAttribute('href', '/dashboard')
  await footer.getByRole('link', { name: feedbackTexts.title }).click()
  await expect(page).toHaveURL('/feedback')
})

test('a parent whose browser kept the token alone is led to the dashboard', async ({ page, context }) => {
  await signUp(page, newEmail())
  await context.clearCookies()
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(heading(page, 1)).toHaveText(screenTexts.dashboard.title)
  expect((await context.cookies()).map(({ name }) => name)).toContain('pencil_quest_session')
})

test('every first page names the manifest, and its icons are there in the sizes that they claim', async ({ page }) => {
  for (const path of ['/', '/auth', '/privacy']) {
    await page.goto(path)
    await expect(page.locator('link[rel="manifest"]'), path).toHaveAttribute('href', '/manifest.webmanifest')
  }
  const manifest = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: texts.product, start_url: '/', scope: '/', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type])
    // The width of a PNG stands at byte 16.
    if (type === 'image/png') expect(`${(await icon.body()).readUInt32BE(16)}`, src).toBe(sizes.split('x')[0])
  }
})
