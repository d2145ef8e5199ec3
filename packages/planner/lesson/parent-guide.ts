import type { Check, Clue, Format, FormatTake, Prompt, Skill, Suspect } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Material, Question } from '@pencil-quest/contract/plan-document'
import { graphTexts, pageOfDrawings } from '@pencil-quest/contract/question-graph'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { clearedBy, extraPage, firstItems } from '../pages/sheet-words.ts'
import { decoysOf } from '../questions/decoys.ts'
import { saidOf } from '../questions/graphs.ts'
import { reducedOf, workingOf } from '../questions/working.ts'
import { byValue, ended, listed, unquoted, withArticle, withCommas } from '../wording.ts'
import { exampleLines } from './example-lines.ts'
import { toolsOf } from './quantities.ts'
import type { Levels } from './second-visit.ts'

/** What a grown-up's guide is written from. */
export interface GuideParts {
  skill: Skill
  format: Format
  levels: Levels
  take: FormatTake
  prompts: readonly Prompt[]
  check: Check
  /** Asked from memory before the example, of a skill that comes back. */
  recall: Check | null
  /** Its worksheet. */
  sheet: Sheet | null
  /** Minutes for it within the lesson; undefined where it is extra time. */
  sheetMinutes: number | undefined
  /** Lessons that the skill has had before. */
  before: number
}

type Asked = Pick<GuideParts, 'skill' | 'take' | 'prompts'>
type Say = (text: string) => string

/**
 * The guide of a lesson from top to bottom, each thing once: what to make, the example, the game, its first round, what
 * else to mind, the answers, the end. A line that has no number goes on with the step above it.
 */
export function parentGuide(parts: GuideParts, say: Say): string {
  const { take } = parts
  const [getOut = ''] = take.steps
  const page = pageOfDrawings(parts.skill.drawnOn, parts.prompts)
  const answers = [guideTexts.answers, ...answerLines(parts, say)]
  const steps = [
    [withTools(say(withAnswers(getOut, parts)), toolsOf(parts)), ...(page ? [graphTexts.layOut(page)] : [])],
    example(parts, say),
    ...(parts.sheetMinutes === undefined ? [game(parts, parts.levels, say), answers] : [answers, pageGame(parts, say)]),
    [ending(parts, say)],
    ...(parts.sheetMinutes === undefined ? [[parts.sheet ? extraPage(parts.sheet) : '']] : []),
  ]
  return steps
    .filter(([first]) => first)
    .map(([first, ...lines], i) => [`${i + 1}. ${first}`, ...lines].join('\n'))
    .join('\n')
}

/** The questions with their answers, one by one, for pages that set them side by side; the clues are the last ones. */
export function questionsOf(
  asked: Asked,
  say: Say,
  clues: readonly Clue[] = [],
  suspects: readonly Suspect[] = [],
): Question[] {
  const firstClue = asked.prompts.length - clues.length
  const decoys = decoysOf(asked)
  // Those on cards or signs are told with what to make before.
  const areSaid = decoys.every((decoy) => decoy !== null)
  return asked.prompts.map((prompt, i) => {
    const { tells, clears } = clues[i - firstClue] ?? {}
    const cleared = suspects.find(({ id }) => id === clears)?.name
    const tempting = areSaid ? (decoys[i] ?? null) : null
    const working = [workingOf(prompt, asked.skill), reducedOf(prompt)].filter(Boolean).join('; ')
    return {
      ask: say(prompt.ask),
      answer: withCommas(say(prompt.answer)),
      ...(working && { working }),
      ...(tempting !== null && { tempting: withCommas(say(tempting)) }),
      ...(tells && { tells }),
      ...(cleared && { clears: cleared }),
      ...(prompt.graph && { graph: saidOf(prompt.graph, say) }),
    }
  })
}

function answerLines(asked: Asked, say: Say): string[] {
  return questionsOf(asked, say).map(({ answer, working, tempting }, i) => {
    const right = `• ${i + 1}) ${answer}${working ? ` (${working})` : ''}`
    return ended(tempting === undefined ? right : `${right}; tempting but wrong: ${tempting}`)
  })
}

/** From the first word to the end, in the order of playing. */
function game(asked: Asked, levels: Levels, say: Say): string[] {
  const { say: line, steps, further, earned } = asked.take
  const { play } = guideTexts
  return [
    `${earned ? play.earned : play.answering} "${unquoted(say(line))}"`,
    ...players(asked.take, say),
    ...ruleLines(steps.slice(1).map(say)),
    `${guideTexts.firstQuestion} ${firstRound(asked, say)}`,
    ...(further && levels.model !== undefined ? [`${guideTexts.further} ${say(further)}`] : []),
    ...endOf(asked.take, say),
  ]
}

function players({ inShort }: FormatTake, say: Say): string[] {
  return [`${guideTexts.you} ${say(inShort.you)}`, `${guideTexts.child} ${say(inShort.child)}`]
}

function endOf({ inShort: { end } }: FormatTake, say: Say): string[] {
  return end ? [`${guideTexts.end} ${say(end)}`] : []
}

/** Grades that read a page by themselves. */
const readsAlone: ReadonlySet<Grade> = new Set<Grade>(['2nd', '3rd', '4th', '5th'])

/** The page, and how it is played. */
function pageGame({ take, skill, sheet, sheetMinutes }: GuideParts, say: Say): string[] {
  const { say: line, steps } = take
  const handed = `${guideTexts.page} "${sheet?.title}" for about ${sheetMinutes} minutes${readsAlone.has(skill.grade) ? '' : ', and read it out'}.`
  const cleared = sheet ? clearedBy(sheet) : ''
  return [
    [handed, sheet && firstItems(sheet, take.ownOrder), `Say: "${unquoted(say(line))}"`].filter(Boolean).join(' '),
    ...players(take, say),
    ...ruleLines([...steps.slice(1).map(say), ...(cleared ? [cleared] : [])]),
    ...endOf(take, say),
  ]
}

/** Where another rule or part of a game begins. */
const nextRule = / (?=(?:Part \d|Claim \d|Last,|At last|Not here\?|Wrong\?))/

/** One rule a line; what to do about a wrong answer is the last. */
function ruleLines(rules: readonly string[]): string[] {
  const each = rules.flatMap((rule) => rule.split(nextRule))
  const [first, ...others] = each.filter((rule) => !isOnWrong(rule))
  const usual = first ? [`${guideTexts.next} ${first}`, ...others.map((rule) => `${guideTexts.also} ${rule}`)] : []
  return [...usual, ...each.filter(isOnWrong)]
}

function isOnWrong(rule: string): boolean {
  return rule.startsWith(guideTexts.wrong)
}

function ending({ take, check }: GuideParts, say: Say): string {
  const success = take.success ? ` Success: ${say(take.success)}` : ''
  return `${guideTexts.check} "${unquoted(say(check.question))}" Look for: ${say(check.lookFor)}${success}`
}

/** A skill that comes back is called up with a question on its first lesson, then led one step further. */
function example({ skill, levels, before, recall: asked }: GuideParts, say: Say): string[] {
  const model = exampleLines(say((before > 0 && levels.model) || skill.model))
  const { first, faded, further } = guideTexts.example
  if (before === 0) return [first, ...model]
  const { question, lookFor } = asked ?? skill.check
  const recall = `${guideTexts.recall} Ask: "${unquoted(say(question))}" Look for: ${say(lookFor)}`
  const isNew = before === 1 && levels.model !== undefined
  return isNew ? [recall, further, ...model] : [`${recall} ${faded}`, ...model]
}

/** The sentence that begins "Get out" names the tools of the skill and of the worksheet too. */
function withTools(getOut: string, tools: readonly Material[]): string {
  const more = tools.map(({ name }) => name).filter((name) => !getOut.includes(name))
  if (more.length === 0) return getOut
  const [, things = '', rest = ''] = /^Get out ([^.]*)(\..*)$/s.exec(getOut) ?? []
  return `Get out ${listed([...things.split(/, (?:and )?| and /), ...more.map(withArticle)])}${rest}`
}

/** What is made before the game names the answers in mixed order, and two that tempt. */
function withAnswers(getOut: string, asked: Asked): string {
  const right = asked.prompts.map(({ answer }) => spoken(answer))
  const tempting = decoysOf(asked).map((decoy) => spoken(decoy ?? silly))
  // What tempts at one question may be right at another.
  const wrong = [...tempting.filter((each) => !right.includes(each)), silly, sillier].slice(0, 2)
  return getOut
    .replaceAll('{answers}', mixed(right))
    .replaceAll('{decoys}', mixed(wrong))
    .replaceAll('{signs}', mixed([...right, ...wrong.slice(0, 1)]))
}

/** By value or by the alphabet, so that their order tells nothing. */
function mixed(answers: readonly string[]): string {
  const each = [...new Set(answers)].sort((a, b) => byValue.compare(a, b))
  // Where one has a comma of its own, a reader must see where each ends.
  return listed(each.some((answer) => answer.includes(', ')) ? each.map((answer) => `"${answer}"`) : each)
}

/** The first question played through, with its own answer. */
function firstRound(asked: Asked, say: Say): string {
  const { take, prompts } = asked
  const [first] = prompts
  if (!first) return ''
  return say(take.round ?? '')
    .replaceAll('{answer}', `"${spoken(say(first.answer))}"`)
    .replaceAll('{wrong}', `"${spoken(say(decoysOf(asked)[0] ?? silly))}"`)
}

function spoken(answer: string): string {
  return withCommas(unquoted(answer.replace(/^such as /i, '').replace(/ or (?=\d).*$/, '')))
}

/** Said where nothing tempts. */
const [silly, sillier] = ['banana', 'toothbrush']
