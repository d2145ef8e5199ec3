import type { ContentItem } from '@pencil-quest/contract/admin/content'
import { contentTexts } from '@pencil-quest/contract/admin/content-texts'
import type { Page } from '@playwright/test'
import { adminPassword } from '../setup/admin-password.ts'
import { startApplication } from '../setup/application.ts'
import { dropDataFolder, makeDataFolder } from '../setup/data-folder.ts'
import { keepAdminToken } from './admin.ts'
import { query } from './database.ts'
import { test as base } from './test.ts'

/** A server whose homepage nobody else looks at, with what its admin does without a screen. */
export class ContentSite {
  readonly address: string
  readonly folder: string
  private token = ''

  constructor(address: string, folder: string) {
    this.address = address
    this.folder = folder
  }

  async signIn(): Promise<void> {
    const { token } = await this.send('POST', '/api/admin/login', { username: 'admin', password: adminPassword })
    this.token = String(token)
  }

  async empty(): Promise<void> {
    await query(this.folder, 'delete from home_content')
  }

  async add(item: Partial<ContentItem>): Promise<ContentItem> {
    return (await this.send('POST', '/api/admin/content', item)) as unknown as ContentItem
  }

  async change(id: number, change: Partial<ContentItem>): Promise<void> {
    await this.send('PUT', `/api/admin/content/${id}`, change)
  }

  /** Opens the screen, signed in. */
  async open(page: Page, section?: string): Promise<void> {
    await keepAdminToken(page, this.token)
    await page.goto(section ? `/admin/content?section=${section}` : '/admin/content')
    await page.getByRole('heading', { level: 1 }).waitFor()
  }

  private async send(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${this.token}` }
    const answer = await fetch(this.address + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
    return (await answer.json()) as Record<string, unknown>
  }
}

export const test = base.extend<{ emptied: undefined }, { site: ContentSite }>({
  site: [
    async ({ browserName: _any }, use) => {
      const folder = await makeDataFolder()
      const application = await startApplication(folder, { ADMIN_PASSWORD: adminPassword })
      const site = new ContentSite(application.address, folder)
      await site.signIn()
      await use(site)
      await application.end('SIGTERM')
      await dropDataFolder(folder)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
  emptied: [
    async ({ site }, use) => {
      await site.empty()
      await use(undefined)
    },
    { auto: true },
  ],
})

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const addDialog = (page: Page) => page.getByRole('dialog', { name: contentTexts.add })
export const editDialog = (page: Page) => page.getByRole('dialog', { name: new RegExp(`^${contentTexts.screen.edit}`) })
/** What the items of the chosen section are called. */
export const names = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 })
