import type { Check, Format, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import type { Activity, Material } from '@pencil-quest/contract/plan-document'
import { fill, type SlotWords } from './fill.ts'
import type { SceneVisit } from './scene-turn.ts'
import type { Levels } from './second-visit.ts'
import { wrongAnswer } from './wrong-answers.ts'

/** What an activity is written from. */
export interface ActivityParts {
  skill: Skill
  levels: Levels
  format: Format
  take: FormatTake
  visit: SceneVisit
  words: SlotWords
  prompts: Prompt[]
  check: Check
  /** Title of its worksheet. */
  sheetTitle: string | null
  /** For a skill that comes back: the day that showed it, and how often it came since. */
  review: { shownOn: number; times: number } | null
  /** An interest's choice, in the child's voice. */
  spark: string | null
  /** What the lesson's clues mean for the story. */
  tells: readonly string[]
}

type Asked = Pick<ActivityParts, 'skill' | 'take' | 'prompts'>

type Texts = Omit<Activity, 'id' | 'subject' | 'meta' | 'requiresWorksheet' | 'studentMessageIfNoWorksheet'>

/** Writes an activity in the layout of its format; the parts own their words, this only joins them. */
export function activityTexts(parts: ActivityParts): Texts {
  const { skill, levels, format, take } = parts
  const { scene, ...visit } = parts.visit
  const say = (text: string) => fill(text, parts.words)
  const [world, problem] = [say(visit.world), say(visit.problem)]
  const payoff = paragraphs(...parts.tells, say(visit.payoff))
  const steps = `${inShort(take, say)}\n${numbered(parentSteps(parts, say))}`
  const task = childTask(parts, say)
  const common = {
    lessonTitle: `${take.title ?? format.title}: ${skill.short}`,
    description: describe(parts, say),
    parentInstructions: steps,
  }
  switch (format.layout) {
    case 'a':
      return { ...common, forParents: steps, forStudents: parted(paragraphs(world, problem), task, payoff) }
    case 'b':
      return {
        ...common,
        worldToday: paragraphs(world, problem),
        childRole: `You are the ${scene.childRole}.`,
        parentRole: paragraphs(say(scene.parentRole), steps),
        missionObjective: task,
        supportTips: paragraphs(
          `Too hard? ${say(levels.easier)}`,
          `Too easy? ${say(levels.harder)}`,
          `If you hear "${unquoted(say(skill.misconception.says))}", reply: "${unquoted(say(skill.misconception.reply))}"`,
        ),
        learningMagic: payoff,
      }
    case 'c':
      return {
        ...common,
        story: paragraphs(world, problem),
        whatTheyWillDo: parted(task, payoff),
        parentTips: steps,
      }
    case 'd':
      return {
        ...common,
        storySetup: paragraphs(world, problem),
        activityContent: task,
        themedLearningOutcome: payoff,
      }
  }
}

/** The whole game before its steps. */
function inShort({ inShort: { you, child, end } }: FormatTake, say: (text: string) => string): string {
  return [`You: ${say(you)}`, `Your child: ${say(child)}`, `The end: ${say(end)}`].join('\n')
}

/** What the child is asked, numbered, without answers. */
function childTask(
  { skill, review, take, prompts, sheetTitle, spark }: ActivityParts,
  say: (text: string) => string,
): string {
  const questions = prompts.map(({ ask }, i) => `${i + 1}. ${say(ask)}`).join('\n')
  const sheet = sheetTitle && `Then do your worksheet "${sheetTitle}".`
  return parted(paragraphs(say(take.child), spark), newWords(skill, review), questions, sheet)
}

/** A new word is told on the first visit and used on the others. */
function newWords({ keywords }: Skill, review: ActivityParts['review']): string {
  if (keywords.length === 0) return ''
  if (review)
    return usedAgain(
      keywords.map(({ word }) => word),
      review.times,
    )
  return keywords.map(({ word, definition }) => `New word: ${word} – ${definition.replace(/\.$/, '')}.`).join('\n')
}

/** Short and in turn, so that no two visits read alike. */
function usedAgain(words: readonly string[], times: number): string {
  const all = listed(words)
  const end = all.endsWith('.') ? '' : '.'
  const [name, them] = words.length === 1 ? ["Today's word", 'it'] : ["Today's words", 'them']
  const lines = [`${name}: ${all}${end}`, `Use: ${all}${end}`, `Say ${them} once: ${all}${end}`]
  return lines[times % lines.length] ?? ''
}

function parentSteps(
  { skill, levels, take, prompts, check, sheetTitle, review }: ActivityParts,
  say: (text: string) => string,
): string[] {
  const [getOut = '', ...work] = take.steps.map(say)
  const answers = prompts
    .map((prompt, i) => `${i + 1}) ${withCommas(say(prompt.answer))}${workingOf(prompt, skill)}`)
    .join('; ')
  const sheet = sheetTitle
    ? [`Hand over the worksheet "${sheetTitle}". Half of it is enough for today; its key is at the end of the packet.`]
    : []
  const lastWork = [...work.slice(4), ...sheet].join(' ')
  return [
    withTools(getOut, skill.tools ?? []),
    review ? recall(review, say(skill.model), levels.model && say(levels.model)) : shown(say(skill.model)),
    `Say: "${unquoted(say(take.say))}"`,
    `Question 1, together: ${firstRound({ skill, take, prompts }, say)}`,
    ...work.slice(0, 1),
    [...work.slice(1, 4), lastWork].filter(Boolean).join(' '),
    `Answers: ${ended(answers)}${wrongOnes({ skill, take, prompts }, say)} Then ask: "${unquoted(say(check.question))}" ${say(check.lookFor)} Success: ${take.success ? say(take.success) : goalSeen(skill)}`,
  ].filter(Boolean)
}

/** How a computed answer came about, in signs that the grade writes. */
function workingOf({ sum }: Prompt, { grade }: Skill): string {
  const isEarly = grade === 'kindergarten' || grade === '1st'
  if (sum === undefined || (isEarly && /[*/]/.test(sum))) return ''
  return ` (${sum.replaceAll(' * ', ' × ').replaceAll(' / ', ' ÷ ').replaceAll(' - ', ' − ')})`
}

/** The goal, as a grown-up sees it reached. */
function goalSeen({ iCan }: Skill): string {
  const goal = iCan.replace(/^I can /, '').replace(/\.$/, '')
  const theirs = goal
    .replace(/\bI am\b/g, 'they are')
    .replace(/(?<!word )\bI\b/g, 'they')
    .replace(/\bmy\b/g, 'their')
    .replace(/\bme\b/g, 'them')
  return `Your child can ${theirs}.`
}

/** The first question played through, with its own answer. */
function firstRound(asked: Asked, say: (text: string) => string): string {
  const { take, prompts } = asked
  const [first] = prompts
  if (!first) return ''
  return say(take.round)
    .replaceAll('{answer}', `"${spoken(say(first.answer))}"`)
    .replaceAll('{wrong}', `"${spoken(say(decoyOf(first, asked)))}"`)
}

function spoken(answer: string): string {
  return withCommas(unquoted(answer.replace(/^such as /i, '')))
}

/** For games in which somebody fibs: what to say. */
function wrongOnes(asked: Asked, say: (text: string) => string): string {
  const { take, prompts } = asked
  if (!take.wrongAnswers) return ''
  const wrong = prompts.map((prompt, i) => `${i + 1}) ${withCommas(say(decoyOf(prompt, asked)))}`)
  return ` Tempting but wrong: ${ended(wrong.join('; '))}`
}

/** What tempts, or something silly where nothing does. */
function decoyOf(prompt: Prompt, { skill, prompts }: Asked): string {
  return wrongAnswer(prompt, skill, prompts) ?? 'banana'
}

/** `p.m.` has its period already. */
function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function shown(model: string): string {
  return model.startsWith('Say: ') ? `Show first. ${model}` : `Show first: ${model}`
}

/** A skill that comes back is called up from memory, then led one step further; else its example stands by. */
function recall({ times }: NonNullable<ActivityParts['review']>, model: string, further: string | undefined): string {
  const lines = [
    'Recall first: let your child show you how it goes.',
    'No example today: ask your child to teach you one from memory.',
    'Warm up: your child does one alone and explains each step.',
  ]
  const shown =
    further === undefined ? `Only if it has faded: ${bare(model)}` : `Then one step further: ${bare(further)}`
  return `${lines[times % lines.length]} ${shown}`
}

function bare(model: string): string {
  return model.replace(/^Say: /, '')
}

/** One line for the card; it names what to get out, which the materials chips are read from. */
function describe({ skill, format, visit }: ActivityParts, say: (text: string) => string): string {
  const names = materialsOf(format, skill).map(({ name }) => withArticle(name))
  const needs = names.length > 0 ? ` You need ${listed(names)}.` : ' You need nothing but yourselves.'
  return `${say(skill.short)} at ${visit.scene.place}.${needs}`
}

/** What a lesson needs: the things of its way of working and the tools of its skill. */
export function materialsOf(format: Format, { tools = [] }: Skill): Material[] {
  return [...format.materials, ...tools.filter((tool) => !format.materials.some(({ name }) => name === tool.name))]
}

/** The sentence that begins "Get out" names the skill's tools too. */
function withTools(getOut: string, tools: readonly Material[]): string {
  const more = tools.map(({ name }) => name).filter((name) => !getOut.includes(name))
  if (more.length === 0) return getOut
  const [, things = '', rest = ''] = /^Get out ([^.]*)(\..*)$/s.exec(getOut) ?? []
  return `Get out ${listed([...things.split(/, (?:and )?| and /), ...more.map(withArticle)])}${rest}`
}

/** Materials of which a household has one, so that a sentence says "a tray" but "paper". */
const single =
  /^(?:ruler|calculator|magnifying glass|measuring tape|stapler|hole punch|towel|pillow|blanket|mirror|flashlight|kitchen timer|tray|sponge|ball|laundry basket)$/

function withArticle(name: string): string {
  if (name === 'egg carton') return `an ${name}`
  return single.test(name) ? `a ${name}` : name
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function numbered(steps: readonly string[]): string {
  return steps.map((step, i) => `${i + 1}. ${step}`).join('\n')
}

/** Parts of a text that stand apart on paper: what to do, the new words, the questions. */
function parted(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function paragraphs(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n')
}

/** A number alone, as pages print it: 34,502. */
export function withCommas(answer: string): string {
  return /^\d{4,}$/.test(answer) ? answer.replace(/\B(?=(?:\d{3})+$)/g, ',') : answer
}

/** A line that is put in quotation marks must not carry its own. */
function unquoted(text: string): string {
  return text.replace(/^["“]|["”]$/g, '').replace(/["“”]/g, "'")
}
