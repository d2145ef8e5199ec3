import { grades } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { ScoredCheck } from '../../check.ts'
import { taskVerbs } from '../../content/grade-limits.ts'
import { fleschKincaid } from '../../content/reading-level.ts'
import { sentencesOf, spokenWords } from '../../language/sentences.ts'
import { type LooseActivity, type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { childText, taskText } from '../../plan-texts.ts'
import { choicesOf } from '../worksheet/keys.ts'

const steps = { least: 3, most: 7 }
const words = { least: 50, most: 180 }
const hardest = 8
const leastOrders = 0.5
const questionWords = /^(?:what|which|who|whose|where|when|why|how|is|are|do|does|can|could|would|true|did)$/
/** Verbs that no child below 4th grade is asked to do. */
const late = /^(?:analy[sz]e|evaluate|justify|summarize|infer|argue)\b/i
const jargon =
  /\b[Ss]tudents? will\b|\bSWBAT\b|\b(?:K|[1-5])\.[A-Z]{1,3}\.\d|\b[A-Z]{1,2}\.\d\.\d|\bCCSS\b|\b[Ll]earners?\b/
/** "Which is not": a stem that hides one word from a young reader. */
const negative = /\b(?:is|are|does|do|was) (?:not|NOT)\b|\bexcept\b/

export const voices: ScoredCheck = {
  id: 'C3',
  name: 'Ready-to-use voices',
  threshold: 'counts, verbs and jargon 100 %, spoken line and success 95 %, child voice 90 %',
  weight: 5,
  measure(plan, request) {
    const counts = new Part('steps and words')
    const getOut = new Part('first step')
    const says = new Part('line to say', 0.95)
    const success = new Part('success', 0.95)
    const plainParent = new Part('parent words')
    const clear = new Part('verbs and jargon')
    const voice = new Part('child voice', 0.9)
    for (const { activity, meta, path } of placedActivities(plan)) {
      const text = activity.parentInstructions
      const numbered = text.split('\n').filter((line) => /^\d+[.)] /.test(line))
      const size = spokenWords(text)
      const fits = numbered.length >= steps.least && numbered.length <= steps.most
      counts.note(fits && size >= words.least && size <= words.most, path, `${numbered.length} steps, ${size} words`)
      const needs = (meta.materials ?? []).length > 0
      const first = numbered[0] ?? text
      getOut.note(!needs || /\b(?:get out|gather|take|fetch|find|set out|you need)\b/i.test(first), path, `"${first}"`)
      says.note(/["“][^"”]{8,}["”]/.test(text), path, 'nothing to say word for word')
      success.note(
        /\bsuccess\b|\byou (?:will )?(?:see|hear)\b|\blook for\b/i.test(text),
        path,
        'no sentence says what success is',
      )
      const level = fleschKincaid(sentencesOf(text))
      plainParent.note(level <= hardest, path, `the steps read like grade ${level.toFixed(1)}`)
      const fault = unclear(activity, request)
      clear.note(fault === null, path, fault ?? '')
      const share = orderShare(activity)
      const isSpokenTo = /\b(?:you|your|yourself|yours)\b/i.test(childText(activity))
      voice.note(
        isSpokenTo && share >= leastOrders,
        path,
        `${Math.round(share * 100)} % of the task are orders or questions`,
      )
    }
    return [counts, getOut, says, success, plainParent, clear, stems(plan), voice]
  },
}

function unclear(activity: LooseActivity, { childGrade }: ComposeRequest): string | null {
  const isYoung = grades.indexOf(childGrade) < 4
  const order = isYoung ? sentencesOf(taskText(activity)).find((sentence) => late.test(sentence)) : undefined
  const hit = childText(activity).match(jargon)?.[0] ?? order
  return hit ? `"${hit}" is not for this child` : null
}

/** Share of the task's sentences that begin with a verb to do or a word to ask. */
function orderShare(activity: LooseActivity): number {
  const sentences = sentencesOf(taskText(activity))
  const own = sentences.filter((sentence) => {
    const [first = '', second = ''] = sentence.toLowerCase().match(/[a-z]+/g) ?? []
    const leads = /^(?:then|now|next|first|last|if|and|in|on|at|with|to|for|please)$/.test(first)
    return (
      sentence.endsWith('?') || taskVerbs.has(first) || questionWords.test(first) || (leads && taskVerbs.has(second))
    )
  })
  return own.length / Math.max(1, sentences.length)
}

function stems(plan: LoosePlan): Part {
  const part = new Part('choices without "not"')
  for (const [s, sheet] of plan.sheets.entries()) {
    if (choicesOf(sheet).length === 0) continue
    const { questions } = sheet.view as { questions: { ask?: unknown }[] }
    for (const [q, { ask }] of questions.entries())
      part.note(!negative.test(String(ask)), `sheets[${s}].view.questions[${q}]`, `"${ask}"`)
  }
  return part
}
