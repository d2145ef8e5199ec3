import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApplication } from '../../e2e/setup/application.ts'
import { dropDataFolder, makeDataFolder } from '../../e2e/setup/data-folder.ts'
import { adminBrowser, adminPaths } from './admin.ts'
import { familyPages } from './family.ts'
import { type Caller, categories, createMeter, type Form, forms, type Measured } from './meter.ts'

/**
 * Measures pages with Lighthouse in our own browser and prints a table; the median of the runs counts.
 * Arguments: the number of runs (3), and `public`, `signed-in` or `admin` for those pages alone.
 */
const runs = Number(process.argv[2] ?? 3)
const wanted = process.argv[3]

interface Bar extends Caller {
  path: string
  form: Form
  /** The least points of each category. */
  least: readonly number[]
  /** Milliseconds until the largest paint. */
  paint?: number
}

const publicBars: Bar[] = [
  { path: '/', form: 'mobile', least: [100, 100, 100, 100], paint: 1300 },
  { path: '/', form: 'desktop', least: [100, 100, 100, 100], paint: 1300 },
  { path: '/auth', form: 'mobile', least: [95, 100, 100, 100] },
  { path: '/auth', form: 'desktop', least: [95, 100, 100, 100] },
]
const signedIn = { form: 'mobile', least: [90, 100, 100, 100] } as const
const admins = { least: [95, 100, 100, 100] } as const
const password = randomUUID()

const folder = await makeDataFolder()
const reports = await mkdtemp(join(tmpdir(), 'pencil-quest-lighthouse-'))
let missed = 0
try {
  const application = await startApplication(folder, { ADMIN_PASSWORD: password })
  try {
    const { cookie, paths } = await familyPages(application.address)
    const browser = await adminBrowser(application.address, password)
    const groups: Record<string, Bar[]> = {
      public: publicBars,
      'signed-in': paths.map((path) => ({ path, cookie, ...signedIn })),
      admin: forms.flatMap((form) => adminPaths.map((path) => ({ path, browser, form, ...admins }))),
    }
    const bars = wanted ? (groups[wanted] ?? []) : Object.values(groups).flat()
    const measure = await createMeter(reports)
    console.log(`| page | form | ${categories.join(' | ')} | FCP | LCP | TBT | CLS | script | bar |`)
    console.log(`|${' --- |'.repeat(categories.length + 8)}`)
    for (const bar of bars) {
      const measured: Measured[] = []
      for (let run = 0; run < runs; run += 1) measured.push(await measure(application.address + bar.path, bar))
      if (!printRow(bar, measured)) missed += 1
    }
    await browser.end()
  } finally {
    await application.end('SIGTERM')
  }
} finally {
  await dropDataFolder(folder)
  await rm(reports, { recursive: true, force: true })
}
process.exitCode = missed === 0 ? 0 : 1

/** Answers whether the bar is kept. */
function printRow(
  { path, form, least, paint = Number.POSITIVE_INFINITY }: Bar,
  measured: readonly Measured[],
): boolean {
  const inOrder = measured.toSorted((a, b) => (a.points[0] ?? 0) - (b.points[0] ?? 0))
  const median = inOrder[Math.floor(runs / 2)]
  if (!median) throw new Error('There was no run')
  const { points, fcp, lcp, tbt, cls, script, findings } = median
  const isKept = points.every((value, at) => value >= (least[at] ?? 0)) && lcp <= paint
  const cells = [path, form, ...points, ms(fcp), ms(lcp), ms(tbt), cls.toFixed(3), `${(script / 1024).toFixed(1)} KiB`]
  console.log(`| ${cells.join(' | ')} | ${isKept ? 'kept' : 'missed'} |`)
  for (const finding of findings) console.log(`  ${finding}`)
  return isKept
}

function ms(value: number): string {
  return `${Math.round(value)} ms`
}
