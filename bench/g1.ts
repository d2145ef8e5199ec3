import { likeness, mostAlike } from "@pencil-quest/rubric/likeness"
import { composePlan } from '@pencil-quest/planner/compose'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { courses } from '@pencil-quest/content/courses'
const c: Record<string, number> = {}
for (const subject of ['writing', 'social-studies'] as const) for (const grade of ['kindergarten', '1st', '2nd', '3rd', '4th', '5th'] as const) for (const [duration, length] of [[30, 10], [60, 10], [90, 10], [90, 5]] as const) for (const seed of [1, 2, 3]) {
  const request = { childAge: 8, childGrade: grade, learningStyle: 'visual' as const, interests: [], theme: 'lego' as const, subjects: [subject], duration, difficulty: 'easy' as const, length, goals: [], history: [], seed }
  const p = composePlan(request, 0, (a, b) => likeness(a, b) >= mostAlike); if (!p.ok) throw 1
  const v = checkPlan(p.document, request)
  for (const f of v.failures.filter(f => f.check === 'G1')) c[`${subject} ${grade} ${duration} ${length} ${f.message}`] = (c[`${subject} ${grade} ${duration} ${length} ${f.message}`] ?? 0) + 1
}
console.log(c)
for (const [s, course] of Object.entries(courses)) console.log(s, course!.formats.filter(f => f.carriesSheet).length, course!.formats.map(f => `${f.id}${f.skills ? '*' : ''}${f.carriesSheet ? '+' : ''}`).join(' '))
