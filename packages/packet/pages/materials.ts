import type { Material, PlanDocument } from '@pencil-quest/contract/plan-document'
import { html, type Markup } from '../markup.ts'
import { beforeLesson } from '../wording.ts'

interface Line {
  name: string
  /** Of every use, in order. */
  quantities: string[]
  days: number[]
  /** What does instead, where it does for every use. */
  substitutes: string[]
  core: boolean
}

/** Of what is at hand every day, so much needs no word of its own. */
const always: Readonly<Record<string, readonly string[]>> = { pencils: ['1'], crayons: ['1', '1 color'] }

/** Whether a thing is at hand in every lesson, as the page of the day says. */
export function isAtHand({ name, quantity }: Pick<Material, 'name' | 'quantity'>): boolean {
  return always[name]?.includes(quantity) ?? false
}

/** What a toddler of the house might swallow. */
const small: ReadonlySet<string> = new Set(['buttons', 'coins', 'dice', 'dry beans', 'legos', 'paper clips', 'pasta'])

/** The union of what all activities use, with the days that need it, and the days in short. */
export function materialsPage(plan: PlanDocument): Markup {
  const lines = materialLines(plan)
  const swallowed = lines.map(({ name }) => name).filter((name) => small.has(name))
  return html`<section class="page materials"><h1>What you need</h1>
<p>Most of it is around the house. Tick what you have found. Scrap paper for working out, a pencil, and a crayon for the child's own page are at hand every day.</p>
<table><thead><tr><th scope="col"></th><th scope="col">Thing</th><th scope="col">How much</th><th scope="col">Days</th><th scope="col">Instead</th></tr></thead><tbody>
${lines.map(
  (line) =>
    html`<tr><td><span class="tick"></span></td><td>${line.name}${!line.core && ' (if you have it)'}</td><td>${most(line.quantities, line.name)}</td><td>${line.days.join(', ')}</td><td>${insteadOf(line.substitutes)}</td></tr>`,
)}
</tbody></table>
${swallowed.length > 0 && html`<p>Safety: small things (${swallowed.join(', ')}) are not for children under three. Count them back in.</p>`}
${weekTable(plan)}</section>`
}

function weekTable(plan: PlanDocument): Markup {
  return html`<h2>The plan at a glance</h2>
<table class="week"><thead><tr><th scope="col">Day</th><th scope="col">Story</th><th scope="col">Activities</th></tr></thead><tbody>
${plan.days.map(
  (day) =>
    html`<tr><td>${day.day}</td><td>${day.opener.title}</td><td>${day.activities
      .map((activity) => `${beforeLesson(plan, activity)}${activity.lessonTitle}`)
      .join(' · ')}</td></tr>`,
)}
</tbody></table>`
}

export function materialLines(plan: PlanDocument): Line[] {
  const lines = new Map<string, Line>()
  for (const day of plan.days) {
    const wanted = day.activities.flatMap(({ meta }) => meta.materials).filter((material) => !isAtHand(material))
    for (const material of wanted) add(lines, material, day.day)
  }
  for (const { name, substitute } of plan.days.flatMap(({ activities }) =>
    activities.flatMap(({ meta }) => meta.materials),
  )) {
    const line = lines.get(name)
    if (line && !substitute) line.substitutes = []
  }
  return [...lines.values()].sort((a, b) => b.days.length - a.days.length || a.name.localeCompare(b.name, 'en'))
}

/**
 * What will do in all uses: "coins" of "buttons or coins" and "coins or pasta"; where there is none, the fewest things of which
 * one does in each, the most useful first.
 */
function insteadOf(substitutes: readonly string[]): string {
  const [only = '', ...more] = substitutes
  if (more.length === 0) return only
  const uses = substitutes.map((text) => text.split(/,? or |, /))
  const common = uses[0]?.filter((thing) => uses.every((things) => things.includes(thing))) ?? []
  if (common.length > 0) return common.join(' or ')
  const chosen: string[] = []
  const open = () => uses.filter((things) => !things.some((thing) => chosen.includes(thing)))
  for (let left = open(); left.length > 0; left = open()) {
    const times = (thing: string) => left.filter((things) => things.includes(thing)).length
    const [best = ''] = left.flat().toSorted((a, b) => times(b) - times(a))
    chosen.push(best)
  }
  const [most, ...few] = chosen
  return [most, ...few.map((thing) => `for some uses ${thing}`)].join(', ')
}

/** Things that a lesson writes on, breaks, kneads or cuts, so that the next one needs others. */
const usedUp = /^(?:paper|index cards|chalk|flour|salt|aluminum foil|plastic wrap|envelopes|stickers)$/

/** What is done with a thing, or what it stands for; nothing to look for when it is got out. */
const inUse = /^(?:as|in|to)\b|\b(?:torn|cut|folded|rolled|mixed|broken)\b/

/**
 * How much there must be, by measure, without what is done with it: of "2 sheets, torn into cards" and "6 sheets" that
 * is "8 sheets", for paper is used up; of "3 colors" and "2" crayons it is "3 colors". What kind some of them must be
 * stands with it: "6, 1 of them metal".
 */
export function most(quantities: readonly string[], name: string): string {
  const kindOf = (text: string) => {
    const kind = /, (.*)$/s.exec(text)?.[1] ?? ''
    return inUse.test(kind) ? '' : kind
  }
  const byKind = Map.groupBy(quantities, kindOf)
  const plain = mostOf(byKind.get('') ?? [], name)
  const kinds = [...byKind].flatMap(([kind, uses]) => (kind === '' ? [] : [{ kind, much: mostOf(uses, name) }]))
  return withKinds(plain, kinds) ?? [plain, ...kinds.map(inWords)].filter(Boolean).join('; ')
}

interface OfKind {
  kind: string
  much: string
}

function inWords({ kind, much }: OfKind): string {
  return `${much}, ${kind}`
}

/**
 * Things that are counted one by one and are there for any use, the most for one kind first: "2, a long and a short one",
 * "6, of one size, 1 of them metal". Null where each stands for itself.
 */
function withKinds(plain: string, kinds: readonly OfKind[]): string | null {
  if (kinds.length === 0 || ![plain, ...kinds.map(({ much }) => much)].every((much) => bare.test(much))) return null
  const [most, ...others] = kinds.toSorted((a, b) => amount(b.much) - amount(a.much))
  if (!most || others.some(({ much }) => much === most.much)) return null
  const some = (ofKinds: readonly OfKind[]) => ofKinds.map(({ kind, much }) => `, ${much} of them ${kind}`).join('')
  return amount(most.much) >= amount(plain) ? inWords(most) + some(others) : plain + some([most, ...others])
}

const bare = /^\d+$/

/** Strips and pieces come off it. */
const wholeRoll = /^1 roll$/

function mostOf(quantities: readonly string[], name: string): string {
  const plain = quantities.map((text) => text.replace(/,.*$/s, '').replace(/^up to /, ''))
  const measures = plain.map(measureOf)
  const only = measures.find((measure) => measure !== '') ?? ''
  if (plain.some((text) => wholeRoll.test(text))) return '1 roll'
  const byMeasure = Map.groupBy(plain, (_, i) => measures[i] || only)
  const isAdded = (uses: readonly string[]) => usedUp.test(name) && uses.every((text) => amount(text) > 0)
  return [...byMeasure].map(([, uses]) => (isAdded(uses) ? added(uses) : largest(uses))).join('; ')
}

/** In the words of the largest one; one alone and one more are several. */
function added(uses: readonly string[]): string {
  const sum = uses.reduce((total, text) => total + amount(text), 0)
  const words = largest(uses).replace(/^\d+/, '')
  return `${sum}${uses.length > 1 ? words.replace(/^( (?:sheet|stick|spoonful|piece))\b(?!s)/, '$1s') : words}`
}

function largest(uses: readonly string[]): string {
  return uses.toSorted((a, b) => amount(b) - amount(a) || b.length - a.length)[0] ?? ''
}

function amount(quantity: string): number {
  return Number(/^\d+/.exec(quantity)?.[0] ?? 0)
}

/** `sheet` of "6 sheets", nothing of "6", the whole of "a handful". */
function measureOf(quantity: string): string {
  return quantity.replace(/^\d+\s*/, '').replace(/s\b/g, '')
}

function add(lines: Map<string, Line>, material: Material, day: number): void {
  const { name, quantity, core, substitute } = material
  const line = lines.get(name) ?? { name, quantities: [], days: [], substitutes: [], core: false }
  lines.set(name, line)
  line.core ||= core
  if (!line.days.includes(day)) line.days.push(day)
  line.quantities.push(quantity)
  if (substitute && !line.substitutes.includes(substitute)) line.substitutes.push(substitute)
}
