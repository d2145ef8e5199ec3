import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserOptions } from '../../e2e/setup/browser.ts'
import type { AdminBrowser } from './admin.ts'

const lighthouse = 'lighthouse@13.5.0'
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const forms = ['mobile', 'desktop'] as const
export type Form = (typeof forms)[number]

export interface Measured {
  /** 0 to 100, in the order of the categories. */
  points: number[]
  /** Milliseconds. */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** Bytes of scripts on the wire. */
  script: number
  findings: string[]
}

interface Report {
  audits: Record<string, { title: string; score: number | null; numericValue: number; details?: { items: Item[] } }>
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
}

interface Item {
  resourceType: string
  transferSize: number
}

/** As whom a page is read: with a family's cookie, or in a browser where an admin is signed in. */
export interface Caller {
  cookie?: string
  browser?: AdminBrowser
}

/** Runs Lighthouse on one address at a time; its reports go to the folder. */
export async function createMeter(folder: string) {
  const { executablePath, env = process.env } = await browserOptions()
  const file = join(folder, 'report.json')

  return async (address: string, { form, cookie, browser }: { form: Form } & Caller): Promise<Measured> => {
    const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    const args = [
      '--yes',
      lighthouse,
      address,
      `--output-path=${file}`,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
      ...(form === 'desktop' ? ['--preset=desktop'] : []),
      // What belongs to a family is to be found by nobody: that search engines stay out is no fault there.
      ...(cookie || browser ? ['--skip-audits=is-crawlable'] : []),
      ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
      ...(browser ? [`--port=${browser.port}`, '--disable-storage-reset'] : []),
    ]
    await browser?.forgetFiles()
    const code = await new Promise((resolve, reject) => {
      const child = spawn('npx', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
        shell: process.platform === 'win32',
      })
      child.once('error', reject)
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
    return readReport(JSON.parse(await readFile(file, 'utf8')) as Report)
  }
}

function readReport({ audits, categories: judged }: Report): Measured {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scripts =
    audits['network-requests']?.details?.items.filter(({ resourceType }) => resourceType === 'Script') ?? []
  const lost = (name: string) =>
    (judged[name]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    points: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    findings: categories.slice(1).flatMap((name) => lost(name).map(({ id }) => `${name}: ${audits[id]?.title}`)),
  }
}
