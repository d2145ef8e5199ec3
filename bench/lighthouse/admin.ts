import { once } from 'node:events'
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import { browserOptions } from '../../e2e/setup/browser.ts'

export const adminPaths = [
  '/admin/login',
  '/admin/dashboard',
  '/admin/dashboard/classic',
  '/admin/content',
  '/admin/lesson-prompts',
  '/admin/worksheet-schemas',
  '/admin/generation',
  '/admin/security',
  '/admin/audit',
]

/** A browser that keeps an admin's token, which no header carries. */
export interface AdminBrowser {
  /** Pages are measured through it. */
  port: number
  /** Drops every file that was fetched, so that the next page is a first visit; the token stays. */
  forgetFiles(): Promise<void>
  end(): Promise<void>
}

export async function adminBrowser(address: string, password: string): Promise<AdminBrowser> {
  const answer = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`The admin's sign-in answers ${answer.status}`)

  const port = await freePort()
  const { args = [], ...options } = await browserOptions()
  const context = await chromium.launchPersistentContext('', {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  const [page = await context.newPage()] = context.pages()
  await page.goto(`${address}/healthz`)
  await page.evaluate((kept) => localStorage.setItem('admin-token', kept), token)
  const devtools = await context.newCDPSession(page)
  return {
    port,
    forgetFiles: async () => {
      await devtools.send('Network.clearBrowserCache')
    },
    end: () => context.close(),
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no free port')
  return address.port
}
