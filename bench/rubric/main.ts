import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Grade, grades, type Subject, subjects } from '@pencil-quest/contract/choices'
import { releaseScore } from '@pencil-quest/rubric/score-plan'
import type { JudgedPlan } from './judged-plan.ts'
import { scoreStoredPlan } from './stored-plan.ts'
import { percent, printRows, rowsOf } from './table.ts'

/** Holds random plans of the built-in engine, or one stored plan, against the whole rubric. */
const { values } = parseArgs({
  options: {
    plans: { type: 'string' },
    seed: { type: 'string' },
    subjects: { type: 'string' },
    grade: { type: 'string' },
    worst: { type: 'boolean' },
    lines: { type: 'string' },
    file: { type: 'string' },
  },
})
const plans = Number(values.plans ?? 500)
const seed = Number(values.seed ?? 1)
const lines = Number(values.lines ?? 3)
const asked = values.subjects?.split(',')
const problems = [
  ...(plans > 0 && Number.isInteger(plans) ? [] : [`"${values.plans}" is no number of plans`]),
  ...(Number.isInteger(seed) ? [] : [`"${values.seed}" is no seed`]),
  ...(asked ?? []).flatMap((name) => ((subjects as readonly string[]).includes(name) ? [] : [`no subject "${name}"`])),
  ...(!values.grade || (grades as readonly string[]).includes(values.grade) ? [] : [`no grade "${values.grade}"`]),
]
if (problems.length > 0) {
  for (const problem of problems) console.error(problem)
  console.error(
    'Usage: npm run rubric -- [--plans 500] [--seed 1] [--subjects math,art] [--grade 2nd] [--worst] [--lines 3]',
  )
  console.error('       npm run rubric -- --file plan.json')
  process.exit(2)
}
process.exitCode = values.file ? scoreStoredPlan(values.file, Math.max(lines, 10)) : await scoreMany()

async function scoreMany(): Promise<number> {
  const started = performance.now()
  const judged: JudgedPlan[] = []
  const workers = Math.min(availableParallelism(), plans)
  await Promise.all(Array.from({ length: workers }, (_, from) => share(from, workers, judged)))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  printRows(rowsOf(judged), lines)
  summary(judged)
  console.log(`${seconds} s on ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end`)
  const worst = [...judged].sort((a, b) => (a.judged.score ?? 0) - (b.judged.score ?? 0))[0]
  if (values.worst && worst) tellWorst(worst)
  const holds = judged.every((plan) =>
    plan.judged.results.every(({ severity, status }) => severity !== 'gate' || status !== 'fail'),
  )
  return holds ? 0 : 1
}

function share(from: number, every: number, judged: JudgedPlan[]): Promise<void> {
  const wanted = { subjects: asked as Subject[] | undefined, grade: values.grade as Grade | undefined }
  return new Promise((done, failed) => {
    const workerData = { seed, wanted, from, every, plans }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
    worker.on('message', (plan: JudgedPlan) => judged.push(plan))
    worker.once('error', failed)
    worker.once('exit', () => done())
  })
}

function summary(judged: readonly JudgedPlan[]): void {
  const scores = judged.map((plan) => plan.judged.score ?? 0)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const good = scores.filter((score) => score >= releaseScore).length
  const held = judged.filter((plan) => plan.judged.gatesHold && !plan.isRefused).length
  const redraws = judged.reduce((sum, plan) => sum + plan.redraws, 0)
  const times = judged.map(({ gateTime }) => gateTime).sort((a, b) => a - b)
  console.log(
    `\n${judged.length} plans: mean score ${mean.toFixed(1)}, lowest ${Math.min(...scores).toFixed(1)}, ${percent(good / judged.length)} at ${releaseScore} or more`,
  )
  console.log(`Gates hold in ${percent(held / judged.length)} of the plans; ${redraws} redraws`)
  console.log(
    `Gates took ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms in the middle, ${times.at(-1)?.toFixed(0)} ms at most`,
  )
  const reasons = new Map<string, number>()
  for (const reason of judged.flatMap(({ refusals }) => refusals)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 20))
    console.log(`     ${String(times).padStart(5)} x  ${reason.slice(0, 160)}`)
}

function tellWorst({ request, judged }: JudgedPlan): void {
  console.log(`\nThe worst plan: ${judged.score?.toFixed(1)}\n${JSON.stringify(request)}`)
  for (const { id, name, status, fraction, evidence } of judged.results) {
    if (status !== 'fail') continue
    console.log(`${id} ${name}: ${percent(fraction ?? 0)}`)
    for (const { path, message } of evidence.slice(0, 12)) console.log(`     ${path}: ${message}`)
  }
}
