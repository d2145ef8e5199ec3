import { type BrowserContext, test as base, expect } from '@playwright/test'
import { registerFamily, type SignedInFamily } from './family.ts'
import { Guard } from './guard.ts'

interface Fixtures {
  guard: Guard
  /** A parent with an account of their own, signed in by cookie in `page`. */
  family: SignedInFamily
  /** A browser of somebody else. */
  newVisitor: () => Promise<BrowserContext>
}

export const test = base.extend<Fixtures>({
  // Left there by the global setup, which ends before this file is read by a worker.
  baseURL: process.env.PENCIL_QUEST_E2E_ADDRESS,
  guard: [
    async ({ context }, use) => {
      const guard = new Guard()
      guard.watch(context)
      await use(guard)
      expect(guard.problems, 'problems that the browser saw').toEqual([])
    },
    { auto: true },
  ],
  family: async ({ context }, use) => {
    await use(await registerFamily(context.request))
  },
  newVisitor: async ({ browser, baseURL, guard }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL })
      guard.watch(context)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

export { expect }
