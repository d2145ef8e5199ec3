import { randomInt } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PlanDocument } from '@pencil-quest/contract/plan-document'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { prepareBrowser } from '../browser/prepare.ts'
import { Printer } from '../browser/printer.ts'
import { builtinEngine } from '../features/generation/builtin-engine.ts'
import { toComposeRequest } from '../features/generation/compose-request.ts'
import { drawUntilPassed } from '../features/generation/draw-until-passed.ts'
import { printPackage } from '../features/packages/print-package.ts'
import { helpText, type PlanArguments, readPlanArguments } from './plan-arguments.ts'

const tell = (line: string) => process.stderr.write(`${line}\n`)

process.exitCode = await main(readPlanArguments(process.argv.slice(2)))

async function main(given: PlanArguments): Promise<number> {
  if (given.kind === 'help') {
    process.stdout.write(helpText())
    return 0
  }
  if (given.kind === 'refused') {
    for (const problem of given.problems) tell(problem)
    tell('See npm run plan -- --help')
    return 2
  }
  const started = performance.now()
  const { seed = randomInt(2 ** 32), ...request } = given.request
  const drawn = await drawUntilPassed({ engine: builtinEngine, checkPlan }, toComposeRequest({ ...request, seed }, []))
  if (drawn.outcome === 'refused') {
    tell(drawn.reason)
    return 2
  }
  if (drawn.outcome === 'failed') {
    for (const { check, path, message } of drawn.failures) tell(`${check} at ${path}: ${message}`)
    tell('No plan for these choices passed the checks. Try other choices or another --seed.')
    return 1
  }
  const { document } = drawn
  tell(
    `Composed and checked: ${document.days.length} days, ${document.sheets.length} worksheets, plan code ${document.code} (${seconds(started)})`,
  )
  for (const notice of document.notices) tell(`Note: ${notice}`)
  return given.withPdf ? printed(given, document, started) : dataOnly(given.out, document)
}

async function dataOnly(out: string, document: PlanDocument): Promise<number> {
  await save(join(out, 'plan.json'), `${JSON.stringify(document, null, 2)}\n`)
  return 0
}

async function printed(
  { request, paper, out }: Extract<PlanArguments, { kind: 'make' }>,
  document: PlanDocument,
  started: number,
): Promise<number> {
  const folder = join(process.env.DATA_DIR ?? 'data', 'browser')
  const binary = await prepareBrowser(folder, process.env.CHROMIUM_PATH, tell)
  if (!binary) {
    await dataOnly(out, document)
    return 1
  }
  const printer = new Printer(binary)
  try {
    const { files, zip, zipFilename } = await printPackage(document, request.childName, { paper }, printer)
    for (const [name, body] of files) await save(join(out, name), body)
    await save(join(out, zipFilename), zip)
    tell(`Printed (${seconds(started)})`)
    return 0
  } catch (error) {
    tell(`Printing failed: ${error instanceof Error ? error.message : error}`)
    return 1
  } finally {
    await printer.close()
  }
}

/** Writes a file and names it on stdout. */
async function save(path: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, body)
  process.stdout.write(`${resolve(path)}\n`)
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`
}
