import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../../apps/server/src/browser/find-browser.ts'
import { root } from './root.ts'

/** Kept between runs: unpacking takes seconds. */
export const browserFolder = join(root, '.cache', 'browser')

/** How Playwright starts the same browser that prints; its own where this system has none of ours. */
export async function browserOptions() {
  await mkdir(browserFolder, { recursive: true })
  const binary = await findBrowser(browserFolder, process.env.CHROMIUM_PATH || undefined)
  if (!binary) return {}
  return {
    executablePath: binary.executablePath,
    env: { ...(process.env as Record<string, string>), ...binary.env },
    // The software-drawn pages of a packaged, headless browser; Chromium refuses its own sandbox for root.
    args: ['--disable-gpu'],
    chromiumSandbox: process.getuid?.() !== 0,
  }
}
