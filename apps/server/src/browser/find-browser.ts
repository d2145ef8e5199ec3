import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type BrowserBinary, unpackChromium } from './unpack-chromium.ts'

const onPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const installed: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
}

/**
 * The browser that prints: the operator's own, else the packaged one, else one on the system, else null.
 * @param folder where the packaged one is unpacked
 */
export async function findBrowser(folder: string, chromiumPath?: string): Promise<BrowserBinary | null> {
  if (chromiumPath) return { executablePath: chromiumPath, env: {} }
  return (await unpackChromium(folder)) ?? systemBrowser()
}

function systemBrowser(): BrowserBinary | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    ...onPath.flatMap((name) => folders.map((path) => join(path, name))),
    ...(installed[process.platform] ?? []),
  ]
  const found = candidates.find((path) => existsSync(path))
  return found ? { executablePath: found, env: {} } : null
}
