import { readFile } from 'node:fs/promises'
import { feedbackTexts } from '@pencil-quest/contract/feedback'
import { planTitle, screenTexts } from '@pencil-quest/contract/screen-texts'
import { texts } from '@pencil-quest/contract/texts'
import { newEmail, password } from './people/family.ts'
import { addChild, chooseSubjects, chooseTheme, goals, signIn, toast } from './people/parent.ts'
import { readPdf } from './people/pdf.ts'
import { test as base, expect } from './people/test.ts'
import { startApplication } from './setup/application.ts'
import { browserOptions } from './setup/browser.ts'
import { dropDataFolder, makeDataFolder } from './setup/data-folder.ts'

/** A name of the server in the family's network. To a browser it is plain http to another machine: no secure context. */
const name = 'pencils.home.arpa'

const test = base.extend<{ home: string }>({
  home: async ({ guard: _watched }, use) => {
    const folder = await makeDataFolder()
    const application = await startApplication(folder, { HOST: '0.0.0.0' })
    const { port } = new URL(application.address)
    await use(`http://${name}:${port}`)
    await application.end('SIGTERM')
    await dropDataFolder(folder)
  },
})

const options = await browserOptions()
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`] },
  permissions: [],
})

test('everything works without https: sign-up, plan, print, link, way out and in again', async ({ page, home }) => {
  const child = 'Zorabel'
  const email = newEmail()
  await page.goto(`${home}/`)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click()
  await expect(page.getByText(texts.auth.plainHttp)).toBeVisible()
  await page.getByRole('tab', { name: texts.auth.createAccount }).click()
  await page.getByLabel('First Name').fill('Pat')
  await page.getByLabel('Last Name').fill('Parent')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.auth.createAccount }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.dashboard.title)

  await addChild(page, child)
  await page.getByRole('link', { name: `${screenTexts.dashboard.createPlan} for ${child}` }).click()
  await chooseTheme(page, /^Space Explorers/)
  await chooseSubjects(page, ['Math'])
  await expect(goals(page).first()).toBeVisible()
  await page.getByRole('button', { name: screenTexts.wizard.create }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTexts.preview.title, { timeout: 30_000 })
  const pages = page.getByTitle(screenTexts.preview.frame).contentFrame()
  await expect(pages.getByRole('heading', { level: 1 }).first()).toContainText(child)

  await page.getByRole('link', { name: screenTexts.preview.planView }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(planTitle(child))
  for (const control of [
    page.getByRole('button', { name: screenTexts.print.pdf }),
    page.getByRole('link', { name: screenTexts.plan.download }),
  ]) {
    await expect(control).toBeVisible({ timeout: 30_000 })
    const [file] = await Promise.all([page.waitForEvent('download', { timeout: 45_000 }), control.click()])
    const content = await readFile(await file.path())
    if (file.suggestedFilename().endsWith('.pdf')) expect((await readPdf(content)).pages[0]).toContain(child)
    else expect(content.subarray(0, 2).toString()).toBe('PK')
  }

  await page.getByRole('button', { name: screenTexts.planLife.share }).click()
  const dialog = page.getByRole('dialog', { name: screenTexts.planLife.shareTitle })
  await dialog.getByRole('button', { name: screenTexts.planLife.copyLink }).click()
  await expect(dialog.getByText(screenTexts.planLife.linkCopied)).toBeVisible()
  await expect(dialog.getByLabel(screenTexts.planLife.link)).toHaveValue(page.url())
  // Where not even the old way copies, the link is marked and a line says so.
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await dialog.getByRole('button', { name: screenTexts.planLife.copyLink }).click()
  await expect(dialog.getByText(screenTexts.planLife.linkMarked)).toBeVisible()
  await expect(dialog.getByLabel(screenTexts.planLife.link)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url())
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goto(`${home}/feedback`)
  await page.getByRole('radio', { name: 'Very useful' }).check()
  await page.getByRole('button', { name: feedbackTexts.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedbackTexts.thanks)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(toast(page, texts.toasts.goodbye.title)).toBeVisible()
  await page.goto(`${home}/plans`)
  await signIn(page, email)
  await expect(page).toHaveURL(`${home}/plans`)
  // The cookie carries the session too, without the token.
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${home}/dashboard`)
  await expect(page.getByRole('heading', { level: 3, name: child })).toBeVisible()
  // Before the server ends: what the page still loads then would be refused.
  await page.close()
})
