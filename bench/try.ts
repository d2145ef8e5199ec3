import { difficulties, durations, grades, learningStyles, lengths, themes } from '@pencil-quest/contract/choices'
import { composePlan } from '@pencil-quest/planner/compose'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { likeness, mostAlike } from '@pencil-quest/rubric/likeness'
import { seeded } from '@pencil-quest/worksheets/random'

const n = Number(process.argv[2] ?? 50),
  base = Number(process.argv[3] ?? 0)
const counts: Record<string, number> = {}
const ex: Record<string, string> = {}
let bad = 0,
  tot = 0,
  t0 = performance.now(),
  worst = 0
for (let i = 0; i < n; i++) {
  const r = seeded('try', i + base)
  const subs = r.pick([['writing'], ['social-studies'], ['math', 'writing'], ['math', 'reading', 'science', 'writing', 'social-studies'], ['reading', 'social-studies']])
  const request = {
    childAge: 7,
    childGrade: r.pick(grades),
    learningStyle: r.pick(learningStyles),
    interests: r.sample(['dinosaurs', 'music', 'space', 'cooking', 'axolotls'], r.int(0, 3)),
    theme: r.pick(themes),
    subjects: subs as never,
    duration: r.pick(durations),
    difficulty: r.pick(difficulties),
    length: r.pick(lengths),
    goals: [],
    history: [],
    seed: i + base,
  }
  const s = performance.now()
  try {
    const c = composePlan(request, 0, (a, b) => likeness(a, b) >= mostAlike)
    if (!c.ok) {
      console.log(c.reason)
      continue
    }
    const took = performance.now() - s
    worst = Math.max(worst, took)
    const v = checkPlan(c.document, request)
    tot++
    if (!v.passed) {
      bad++
      const seen = new Set()
      for (const f of v.failures) {
        const k = f.check + ' ' + f.message.replace(/\d+/g, '#').slice(0, 60)
        if (!seen.has(k)) {
          seen.add(k)
          counts[k] = (counts[k] ?? 0) + 1
          ex[k] ??= `${i} ${request.childGrade} ${subs} ${request.duration} ${request.length} ${f.path} ${f.message}`
        }
      }
    }
  } catch (e) {
    bad++
    const k = 'THROW ' + (e as Error).message.slice(0, 80)
    counts[k] = (counts[k] ?? 0) + 1
    ex[k] ??= `${i} ${request.childGrade} ${subs}` + (e as Error).stack?.split('\n').slice(1, 4).join('|')
  }
}
console.log(bad, 'bad of', tot, 'avg ms', (performance.now() - t0) / n, 'worst compose', worst)
for (const [k, v] of Object.entries(counts)
  .sort((a, b) => b[1] - a[1])
  .slice(0, 25))
  console.log(v, k, '|', ex[k])
