import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import pg from 'pg'
import { getDocumentProxy } from 'unpdf'
import { databaseFolder } from '../../apps/server/src/db/embedded/folder.ts'
import { type Acknowledged, stateOf, waitUntil } from './site.ts'

/** Seconds after a fault within which everything acknowledged has ended. */
const takeOver = 60

export interface Verdict {
  completed: number
  failed: number
  /** Of the slowest, seconds from the check's start to plan and package both done. */
  slowest: number
  broken: string[]
}

/**
 * What is promised of every acknowledged request, whatever was killed.
 * @param mayFail where a failure with its reason is a right end
 */
export async function checkPromises(
  site: string,
  dataDir: string,
  acknowledged: readonly Acknowledged[],
  mayFail = false,
): Promise<Verdict> {
  const verdict: Verdict = { completed: 0, failed: 0, slowest: 0, broken: [] }
  for (const request of acknowledged) {
    const took = await waitUntil(async () => (await stateOf(site, request))?.isOver === true, takeOver)
    if (took === null) {
      verdict.broken.push(`request ${request.requestId} is not over after ${takeOver} s`)
      continue
    }
    verdict.slowest = Math.max(verdict.slowest, took)
    const state = await stateOf(site, request)
    verdict[state?.status === 'completed' ? 'completed' : 'failed'] += 1
    if (state?.status === 'completed') verdict.broken.push(...(await brokenFiles(site, request)))
    else if (!mayFail) verdict.broken.push(`request ${request.requestId} failed: ${state?.error}`)
  }
  verdict.broken.push(...(await brokenRows(dataDir, acknowledged)), ...leftFiles(dataDir))
  return verdict
}

/** Both downloads, opened whole. */
export async function brokenFiles(site: string, { planId, headers }: Acknowledged): Promise<string[]> {
  const broken: string[] = []
  const get = async (path: string, method: string) => {
    const body = method === 'POST' ? { body: '{}' } : {}
    const answer = await fetch(`${site}/api/learning-plan/${planId}/${path}`, { method, headers, ...body })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    broken.push(`${path} of plan ${planId} answers ${answer.status}`)
    return null
  }
  const pdf = await get('pdf', 'POST')
  if (pdf && !(await isPdf(pdf))) broken.push(`the PDF of plan ${planId} cannot be read`)
  const zip = await get('package', 'GET')
  if (zip && !(await isWholeZip(zip))) broken.push(`the ZIP of plan ${planId} is not whole`)
  return broken
}

async function isPdf(content: Uint8Array): Promise<boolean> {
  const document = await getDocumentProxy(content.slice()).catch(() => null)
  const last = document && (await document.getPage(document.numPages).catch(() => null))
  return document !== null && document.numPages > 5 && last !== null
}

async function isWholeZip(content: Uint8Array): Promise<boolean> {
  try {
    const files = unzipSync(content)
    const plan = JSON.parse(new TextDecoder().decode(files['plan.json'])) as { sheets: unknown[] }
    const sheets = Object.entries(files).filter(([name]) => name.startsWith('worksheets/'))
    const pdfs = Object.entries(files).filter(([name]) => name.endsWith('.pdf'))
    if (sheets.length !== plan.sheets.length || !files['README.txt'] || !files['packet.pdf']) return false
    for (const [, pdf] of pdfs) if ((await getDocumentProxy(pdf.slice())).numPages < 1) return false
    return true
  } catch {
    return false
  }
}

/** One plan, one version, no step done again after its successor; looked up beside the application. */
async function brokenRows(dataDir: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const client = await connectBeside(dataDir)
  try {
    const { rows } = await client.query(
      `select r.id::text as request, p.id as plan, p.plan_content is not null as has_content, r.status, p.status as plan_status,
         (select count(*)::int from generation_logs l where l.request_id = r.id and l.details ->> 'stage' = 'packing') as packings,
         exists (select from generation_logs l, generation_logs m where l.request_id = r.id and m.request_id = r.id
           and l.id > m.id and l.details ->> 'stage' = 'composing' and m.details ->> 'stage' = 'packing') as repeated
       from generation_requests r join learning_plans p on p.id = r.plan_id where r.id = any($1)`,
      [acknowledged.map(({ requestId }) => requestId)],
    )
    const broken: string[] = []
    if (rows.length !== acknowledged.length) broken.push(`${acknowledged.length - rows.length} acknowledged are lost`)
    for (const row of rows) {
      if (row.status !== row.plan_status)
        broken.push(`plan ${row.plan} says ${row.plan_status}, its request ${row.status}`)
      if (row.status === 'completed' && !row.has_content) broken.push(`plan ${row.plan} has no content`)
      if (row.packings > 1) broken.push(`plan ${row.plan} was published ${row.packings} times`)
      if (row.repeated) broken.push(`plan ${row.plan} was composed again after it was published`)
    }
    return broken
  } finally {
    await client.end()
  }
}

/** A connection of our own to the application's database. */
export async function connectBeside(dataDir: string): Promise<pg.Client> {
  const folder = databaseFolder(dataDir)
  const [password, port] = [folder.passwordFile, folder.portFile].map((file) => readFileSync(file, 'utf8').trim())
  const client = new pg.Client({
    connectionString: `postgres://pencil_quest:${password}@127.0.0.1:${port}/pencil_quest`,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Drafts that nobody writes any more. */
function leftFiles(dataDir: string): string[] {
  const files = join(dataDir, 'files')
  try {
    return readdirSync(files, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[0-9a-f]{12}$/.test(name))
      .map((name) => `half a file was left: ${name}`)
  } catch {
    return []
  }
}
