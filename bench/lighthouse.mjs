import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApplication } from '../e2e/setup/application.ts'
import { browserOptions } from '../e2e/setup/browser.ts'
import { dropDataFolder, makeDataFolder } from '../e2e/setup/data-folder.ts'

/**
 * Measures the public pages with Lighthouse in our own browser and prints a table; the median of the runs counts.
 * Arguments: the number of runs (3).
 */
const lighthouse = 'lighthouse@13.5.0'
const runs = Number(process.argv[2] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** The least points of each category, and the longest time in milliseconds until the largest paint. */
const bars = [
  { path: '/', form: 'mobile', least: [100, 100, 100, 100], paint: 1300 },
  { path: '/', form: 'desktop', least: [100, 100, 100, 100], paint: 1300 },
  { path: '/auth', form: 'mobile', least: [95, 100, 100, 100] },
  { path: '/auth', form: 'desktop', least: [100, 100, 100, 100] },
]

const folder = await makeDataFolder()
const reports = await mkdtemp(join(tmpdir(), 'pencil-quest-lighthouse-'))
const { executablePath, env = process.env } = await browserOptions()
let missed = 0
try {
  const application = await startApplication(folder)
  try {
    console.log(`| page | form | ${categories.join(' | ')} | FCP | LCP | TBT | CLS | script | bar |`)
    console.log(`|${' --- |'.repeat(categories.length + 8)}`)
    for (const bar of bars) missed += await printRow(application.address, bar)
  } finally {
    await application.end('SIGTERM')
  }
} finally {
  await dropDataFolder(folder)
  await rm(reports, { recursive: true, force: true })
}
process.exitCode = missed === 0 ? 0 : 1

async function printRow(address, { path, form, least, paint = Number.POSITIVE_INFINITY }) {
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await measure(address + path, form))
  measured.sort((a, b) => a.points[0] - b.points[0])
  const { points, fcp, lcp, tbt, cls, script, findings } = measured[Math.floor(runs / 2)]
  const isKept = points.every((value, at) => value >= least[at]) && lcp <= paint
  const cells = [path, form, ...points, ms(fcp), ms(lcp), ms(tbt), cls.toFixed(3), `${(script / 1024).toFixed(1)} KiB`]
  console.log(`| ${cells.join(' | ')} | ${isKept ? 'kept' : 'missed'} |`)
  for (const finding of findings) console.log(`  ${finding}`)
  return isKept ? 0 : 1
}

async function measure(address, form) {
  const file = join(reports, 'report.json')
  const flags = ['--headless', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const options = [`--output-path=${file}`, '--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`]
  const code = await npx([
    '--yes',
    lighthouse,
    address,
    ...options,
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ])
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`)
  const { audits, categories: judged } = JSON.parse(await readFile(file, 'utf8'))
  const requests = audits['network-requests'].details.items
  const ofScripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    points: categories.map((name) => Math.round(judged[name].score * 100)),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    script: ofScripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    findings: categories
      .slice(1)
      .flatMap((name) =>
        judged[name].auditRefs
          .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
          .map(({ id }) => `${name}: ${audits[id].title}`),
      ),
  }
}

function npx(args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, ...(executablePath ? { CHROME_PATH: executablePath } : {}) },
      shell: process.platform === 'win32',
    })
    child.once('error', reject)
    child.once('close', resolve)
  })
}

function ms(value) {
  return `${Math.round(value)} ms`
}
