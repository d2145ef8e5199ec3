import type { Material, PlanDocument } from '@pencil-quest/contract/plan-document'
import { html, type Markup } from '../markup.ts'

interface Line {
  name: string
  quantities: string[]
  days: number[]
  substitutes: string[]
  core: boolean
}

/** The union of what all activities use, with the days that need it; nothing else. */
export function materialsPage(plan: PlanDocument): Markup {
  return html`<section class="page materials"><h1>What you need</h1>
<p>Everything is from around the house. Tick what you have found.</p>
<table><thead><tr><th scope="col"></th><th scope="col">Thing</th><th scope="col">How much, at most</th><th scope="col">Days</th><th scope="col">Instead</th></tr></thead><tbody>
${materialLines(plan).map(
  (line) =>
    html`<tr><td><span class="tick"></span></td><td>${line.name}${!line.core && ' (if you have it)'}</td><td>${most(line.quantities)}</td><td>${line.days.join(', ')}</td><td>${line.substitutes.join('; ')}</td></tr>`,
)}
</tbody></table></section>`
}

export function materialLines(plan: PlanDocument): Line[] {
  const lines = new Map<string, Line>()
  for (const day of plan.days) {
    for (const material of day.activities.flatMap(({ meta }) => meta.materials)) add(lines, material, day.day)
  }
  return [...lines.values()].sort((a, b) => b.days.length - a.days.length || a.name.localeCompare(b.name, 'en'))
}

/** The largest of each measure: of "2 sheets", "1 sheet" and "6" that is "6; 2 sheets". */
export function most(quantities: readonly string[]): string {
  const largest = new Map<string, { amount: number; text: string }>()
  for (const text of quantities) {
    const [, digits, measure = ''] = /^(\d+)\s*(.*)$/.exec(text) ?? []
    const amount = digits ? Number(digits) : 0
    const key = digits ? measure.replace(/s\b/g, '') : text
    const known = largest.get(key)
    if (!known || amount > known.amount) largest.set(key, { amount, text })
  }
  return [...largest.values()].map(({ text }) => text).join('; ')
}

function add(lines: Map<string, Line>, material: Material, day: number): void {
  const { name, quantity, core, substitute } = material
  const line = lines.get(name) ?? { name, quantities: [], days: [], substitutes: [], core: false }
  lines.set(name, line)
  line.core ||= core
  if (!line.days.includes(day)) line.days.push(day)
  if (!line.quantities.includes(quantity)) line.quantities.push(quantity)
  if (substitute && !line.substitutes.includes(substitute)) line.substitutes.push(substitute)
}
