import type { Activity } from '@pencil-quest/contract/plan-document'
import { taskVerbs } from '../../content/grade-limits.ts'
import type { Finding, Gate } from '../../finding.ts'
import { isNamed, outdoors } from '../../hazard-names.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { activitiesOf, activityPath, allTexts, parentText, taskText } from '../../plan-texts.ts'
import { adultNote, hazardousActs, hazards, neverAllowed } from '../../word-lists.ts'

/** Years of age from which a child may blow up balloons, and handle heat and blades. */
const careful = 8
const heatOrBlade = /^(?:knife|knives|stove|oven|microwave|boil|hot|iron|candle|skewer|saw|cook|bake|baking)/i
const food = /^(?:taste|eat|lick|drink|cook|bake|baking|peanut)/i
const grownUpDoes =
  /\byou (?:do|cut|hold|pour|handle|heat|light)\b|\b(?:grown-?up|adult|parent)s? (?:does|do|cuts?|holds?|pours?|heats?|handles?|only)\b/i
const boundary = /\b(?:border|boundar\w+|fence|within sight|stay (?:close|beside|with|where)|stays close)\b/i
const intoMouth = /\b(?:put|place|hold)\b[^.!?]{0,30}\bin(?:to)? (?:your|the) mouth\b/i

/**
 * F3: nothing that is never safe. A hazard in materials, steps or orders to the child stands in the safety notes by name,
 * with a grown-up near. Story is left alone: the pirate may climb.
 */
export const hazardsCarryNotes: Gate = (plan, { childAge }) => {
  const findings: Finding[] = []
  for (const { path, text } of allTexts(plan)) {
    const hit = text.match(neverAllowed) ?? text.match(intoMouth)
    if (hit) findings.push({ check: 'F3', path, message: `"${hit[0]}" is never allowed` })
  }
  for (const activity of activitiesOf(plan)) {
    const path = activityPath(plan, activity)
    const add = (message: string) => findings.push({ check: 'F3', path, message })
    const notes = activity.meta.safety.map(({ hazard, adultNote: note }) => `${hazard}: ${note}`).join('\n')
    const said = `${parentText(activity)}\n${notes}`
    for (const hazard of hazardsIn(activity)) {
      if (!isNamed(hazard, notes)) add(`"${hazard}" without a safety note`)
      if (!adultNote.test(said)) add(`"${hazard}" without a grown-up near`)
      if (food.test(hazard) && !/allerg/i.test(said)) add(`"${hazard}" without a line on allergies`)
      if (outdoors.test(hazard) && !boundary.test(said)) add(`"${hazard}" without a border`)
      if (childAge >= careful) continue
      if (/^balloon/i.test(hazard)) add('balloons are not for children under 8')
      if (heatOrBlade.test(hazard) && !grownUpDoes.test(said)) add(`"${hazard}" is not for a child under 8`)
    }
  }
  return findings
}

function hazardsIn(activity: Activity): Set<string> {
  const names = activity.meta.materials.map(({ name }) => name)
  const orders = sentencesOf(taskText(activity)).filter((sentence) => isOrder(sentence) && !sentence.endsWith('?'))
  const told = sentencesOf(unquoted(`${activity.description}\n${parentText(activity)}`))
  const steps = told.filter((sentence) => !/^(?:Answers?:|• \d+\))/.test(sentence))
  const all = [...names, ...orders, ...steps]
  const acts = [...orders, ...steps].filter(isOrder).flatMap((text) => [...text.matchAll(hazardousActs)])
  const hits = [...all.flatMap((text) => [...text.matchAll(hazards)]), ...acts]
  return new Set(hits.map(([hit]) => hit.toLowerCase()))
}

/** Verbs of kitchen and workshop, beside those of any task. */
const handy = new Set(
  `add blow boil burn chop cook crack crush cut drill drink eat fry glue hammer heat iron lick light melt mix peel poke pop
  pour sew slice spray squeeze stir taste trim use warm you`.split(/\s+/),
)
const leads = new Set(['then', 'now', 'next', 'first', 'last', 'after', 'carefully', 'slowly', 'please', 'and'])

function isOrder(sentence: string): boolean {
  const [first = '', second = ''] = sentence.toLowerCase().match(/[a-z]+/g) ?? []
  const verb = leads.has(first) ? second : first
  return taskVerbs.has(verb) || handy.has(verb)
}

/** What is said aloud tells, it does not order. */
function unquoted(text: string): string {
  return text.replace(/"[^"\n]*"|“[^”\n]*”/g, ' ')
}
