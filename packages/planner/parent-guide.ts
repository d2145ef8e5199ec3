import type { Check, Clue, Format, FormatTake, Prompt, Skill, Suspect } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import { secretTexts } from '@pencil-quest/contract/day-secret'
import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Material, Question } from '@pencil-quest/contract/plan-document'
import { graphTexts, pageOfDrawings } from '@pencil-quest/contract/question-graph'
import type { Sheet, SheetKind, SheetRiddle } from '@pencil-quest/contract/sheets'
import { decoysOf } from './decoys.ts'
import { exampleLines } from './example-lines.ts'
import { saidOf } from './graphs.ts'
import { toolsOf } from './quantities.ts'
import type { Levels } from './second-visit.ts'
import { ended, listed, unquoted, withArticle, withCommas } from './wording.ts'

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
  /** For a skill that comes back: the day that showed it, and how often it came since. */
  review: { shownOn: number; times: number } | null
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
    ...(parts.sheetMinutes === undefined ? [worksheet(parts)] : []),
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
    const working = workingOf(prompt, asked.skill)
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
  const { say: line, steps, further } = asked.take
  return [
    `${guideTexts.play} "${unquoted(say(line))}"`,
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
  const left = `${sheet ? begin(sheet) : ''}Stop after about ${sheetMinutes} minutes; what is left can wait.`
  return [
    `Hand over the worksheet "${sheet?.title}"${readsAlone.has(skill.grade) ? '' : ', and read it out'}. Say: "${unquoted(say(line))}"`,
    ...players(take, say),
    ...ruleLines([...steps.slice(1).map(say), left]),
    ...endOf(take, say),
  ]
}

/** What of a page is done first: the word that it spells, else the numbers that may give a letter of the day's word. */
function begin({ kind, riddle }: Sheet): string {
  if (riddle) return `${spelling(riddle)} `
  return looseKinds.includes(kind) ? 'Begin with numbers 1 and 2, then pick some of the others. ' : ''
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

/** Pages whose items are alike and stand alone, so that any of them may be left out. */
const looseKinds: readonly SheetKind[] = [
  'number-practice',
  'word-problems',
  'clock',
  'money',
  'number-bond',
  'place-value-blocks',
  'fraction-shapes',
  'shapes',
  'angles',
  'unit-squares',
  'balance-scales',
  'area-model',
  'long-division',
  'decimal-grid',
]

function worksheet({ sheet }: GuideParts): string[] {
  if (sheet === null) return []
  return [`Now or later in the day, as extra time, hand over the worksheet "${sheet.title}". ${enoughOf(sheet)}`.trim()]
}

/** How much of a page will do: of one with a riddle what spells its word. */
function enoughOf({ kind, riddle }: Sheet): string {
  if (riddle) return spelling(riddle)
  return looseKinds.includes(kind) ? 'Every other item is enough.' : ''
}

/** The word of a page, what it takes to spell it, and whom it rules out. */
function spelling({ word, letters, clears }: SheetRiddle): string {
  const items = listed(letters.map(({ item }) => item).sort(byValue.compare))
  const cleared = clears === undefined ? '' : ` ${secretTexts.clear(clears)}`
  return `Do numbers ${items} first: they spell ${word.toUpperCase()}.${cleared}`
}

function ending({ take, check }: GuideParts, say: Say): string {
  const success = take.success ? ` Success: ${say(take.success)}` : ''
  return `Then ask: "${unquoted(say(check.question))}" Look for: ${say(check.lookFor)}${success}`
}

/** A skill that comes back is called up with a question on its first lesson, then led one step further. */
function example({ skill, levels, review, recall: asked }: GuideParts, say: Say): string[] {
  const model = exampleLines(say((review && levels.model) ?? skill.model))
  const { first, faded, further } = guideTexts.example
  if (!review) return [first, ...model]
  const { question, lookFor } = asked ?? skill.check
  const recall = `Recall first. Ask: "${unquoted(say(question))}" Look for: ${say(lookFor)}`
  const isNew = review.times === 0 && levels.model !== undefined
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

const byValue = new Intl.Collator('en', { numeric: true })

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

/** Signs that a grade does not write yet. */
const notYet: Partial<Record<Grade, RegExp>> = { kindergarten: /[*/.]/, '1st': /[*/.]/, '2nd': /[*/.]/, '3rd': /\./ }

/** How a computed answer came about, in signs that the grade writes. */
function workingOf({ sum, answer }: Prompt, { grade, id }: Skill): string | null {
  const strange = notYet[grade]
  if (sum === undefined) return null
  if (strange?.test(sum)) return grade === '2nd' ? repeatedAddition(sum) : null
  const division = divides.test(id) ? withRemainder(sum, answer) : null
  if (division) return division
  const signs = sum.replaceAll(' * ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ')
  return signs.replaceAll(/\d{4,}/g, withCommas)
}

/** `3 + 3 + 3 + 3` of 4 * 3, as long as it is short; null for other sums. */
function repeatedAddition(sum: string): string | null {
  const [, groups, each] = /^([2-5]) \* (\d+)$/.exec(sum) ?? []
  return groups && each ? Array.from({ length: Number(groups) }, () => each).join(' + ') : null
}

/** Skills that ask what a remainder means. */
const divides = /\.divide/

/** `86 ÷ 4 = 21 R 2` of (86 - 2) / 4 where the answer is 21, and of (86 + 2) / 4 where it is 22; null for other sums. */
function withRemainder(sum: string, answer: string): string | null {
  const [, total = '', , , by = ''] = /^\((\d+) ([+-]) (\d+)\) \/ (\d+)$/.exec(sum) ?? []
  const [quotient, rest] = [Math.floor(Number(total) / Number(by)), Number(total) % Number(by)]
  const isAsked = [quotient, quotient + 1].includes(Number(answer.replaceAll(',', '')))
  if (!total || rest === 0 || !isAsked) return null
  return `${withCommas(total)} ÷ ${by} = ${withCommas(String(quotient))} R ${rest}`
}
