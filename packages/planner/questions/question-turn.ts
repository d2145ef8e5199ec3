import type { Check, FormatTake, Prompt, Skill } from '@pencil-quest/content/types'
import type { Difficulty } from '@pencil-quest/contract/choices'
import type { Random } from '@pencil-quest/worksheets/random'
import { goTogether, questionsFor } from '../lesson/fit.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import { ended, withCommas } from '../wording.ts'
import { sumsIn, worksOut } from './sums.ts'
import { isSameCase, isToldIn, timesIn } from './told.ts'
import { workingOf } from './working.ts'

/**
 * From where to where in the order of difficulty a lesson asks. Where a skill does not mark what practises the step shown
 * further, it is the last ones.
 */
const reach = { first: [0, 0.65], again: [0.4, 1], whole: [0, 1] } as const

/** Of all that a lesson might ask, the part that the family's choice of difficulty leaves. */
const reachOf: Record<Difficulty, readonly [number, number]> = { easy: [0, 0.7], medium: [0, 1], hard: [0.35, 1] }

/** What a lesson asks besides, and whether the skill comes back in it. */
interface Asking {
  beside?: readonly Prompt[]
  isReview?: boolean
  /** Of this part of the goal alone, as far as there are such. */
  part?: string | undefined
}

/** Remembers what a plan has asked of each skill, so that it asks something else the next time. */
export class QuestionTurn {
  private readonly times = new Map<string, number>()
  /** What lessons have worked out, and those of the day. */
  private readonly sums = new Set<string>()
  private readonly sumsToday = new Set<string>()
  private readonly random: Random | null
  private readonly reach: readonly [number, number]

  /** @param random chooses between neighbors in the order of difficulty, so that another plan asks others */
  constructor(random: Random | null = null, difficulty: Difficulty = 'medium') {
    this.random = random
    this.reach = reachOf[difficulty]
  }

  /**
   * Questions that a take can work with: those asked least, from all parts of the goal, from an easy one up; in order
   * of difficulty. A skill that comes back is asked what is shown one step further. No answer gives away that of
   * another question of the lesson.
   */
  prompts(
    take: FormatTake,
    skill: Skill,
    count: number,
    { beside = [], isReview = false, part }: Asking = {},
  ): Prompt[] {
    const able = questionsFor(take, skill)
    const ofPart = part === undefined ? [] : able.filter((prompt) => prompt.part === part)
    const all = ofPart.length >= count ? ofPart : able
    const further = all.filter((prompt) => prompt.further)
    const known = all.filter((prompt) => !prompt.further)
    const isMarked = further.length > 0
    const chosen: Prompt[] = []
    const add = (pool: readonly Prompt[], upTo: number, [from, to]: readonly [number, number]) => {
      const wanted = upTo - chosen.length
      for (let i = 0; i < wanted; i++) {
        const height = wanted === 1 ? (isReview ? to : from) : from + ((to - from) * i) / (wanted - 1)
        const next = this.next(take, { skill, isReview }, pool, [...beside, ...chosen], height)
        if (next) chosen.push(next)
      }
    }
    // What is known was asked from memory, so the step shown further is what such a lesson practises.
    if (isReview) {
      const fresh = further.filter(({ ask }) => this.asked(skill, ask) === 0)
      add(fresh, count, reach.whole)
    }
    add(known, count, isReview ? reach.again : isMarked ? reach.whole : reach.first)
    // Where a game can work with few of the others.
    add(further, count, reach.whole)
    return chosen.sort((a, b) => skill.prompts.indexOf(a) - skill.prompts.indexOf(b))
  }

  /** @param height where in the order of difficulty it should come from: 0 the easiest, 1 the hardest */
  private next(take: FormatTake, visit: SkillVisit, all: readonly Prompt[], chosen: readonly Prompt[], height: number) {
    const { skill } = visit
    const left = all.filter((prompt) => !chosen.includes(prompt))
    const able = left.filter((prompt) => chosen.every((other) => goTogether(take, prompt, other)))
    const rested = leastBy(able, ({ ask }) => this.asked(skill, ask))
    const fresh = leastBy(rested, (prompt) => (this.isHeard(prompt) || isToldIn(visit, prompt) ? 1 : 0))
    const ofPart = leastBy(fresh, ({ part }) => chosen.filter((other) => other.part === part).length)
    const ofSign = leastBy(ofPart, (prompt) => chosen.filter((other) => signOf(prompt) === signOf(other)).length)
    const unlike = leastBy(ofSign, (prompt) => chosen.filter((other) => isAlike(prompt, other)).length)
    const inWorld = leastBy(unlike, (prompt) => (playsInWorld(prompt) ? 0 : 1))
    const inOrder = inWorld.sort((a, b) => skill.prompts.indexOf(a) - skill.prompts.indexOf(b))
    const [from, to] = this.reach
    const at = Math.round((inOrder.length - 1) * (from + (to - from) * height)) + (this.random?.int(-1, 1) ?? 0)
    return inOrder[Math.max(0, Math.min(inOrder.length - 1, at))]
  }

  /**
   * What is asked at the end of a lesson: the skill's own check first, another on each later visit, first what
   * practises the step shown further; once all were asked, a question that was not.
   * @param prompts what the lesson asks
   */
  check(skill: Skill, isReview = false, prompts: readonly Prompt[] = []): Check {
    const later = (skill.laterChecks ?? []).filter(({ further }) => isReview || !further)
    const checks = furtherFirst([skill.check, ...later])
    const isFresh = (one: Check) => this.asked(skill, one.question) === 0 && !this.isWorkedToday(one)
    const fresh = checks.filter(isFresh)
    const spare = furtherFirst(spareChecks(skill, isReview, prompts)).find(isFresh)
    return (
      fresh.find((one) => !prompts.some((prompt) => isSameCase(one, prompt))) ??
      spare ??
      fresh[0] ??
      leastAsked(checks, ({ question }) => this.asked(skill, question))
    )
  }

  /**
   * A question from memory: a check that has not been asked, else a question that has not, else the check again.
   * @param cameBack whether the step shown further has been shown
   * @param beside of a lesson: its questions and the one at its end; beside an example of the step shown further that
   *   step is asked
   */
  recall(skill: Skill, cameBack: boolean, beside: { prompts?: readonly Prompt[]; check?: Check } = {}): Check {
    const { prompts = [], check } = beside
    const later = (skill.laterChecks ?? []).filter(
      ({ further, question }) => (cameBack || !further) && question !== check?.question,
    )
    const checks = [...later, ...spareChecks(skill, cameBack, prompts), skill.check]
    const isTold = (one: Check) =>
      prompts.some(
        (prompt) =>
          isSameCase(one, prompt) ||
          (prompt.sum !== undefined && worksOut(`${one.question} ${one.lookFor}`, prompt.sum)),
      ) ||
      (check !== undefined && isSameCase(one, { ask: check.question, answer: check.lookFor }))
    // From memory nothing is measured: the tool is not at hand yet.
    const needsTool = ({ question }: Check) => skill.tools !== undefined && /\b(?:draw|measure)\b/i.test(question)
    const known = checks.filter((one) => !`${one.question}${one.lookFor}`.includes('{') && !needsTool(one))
    const untold = known.filter((one) => !isTold(one))
    const plain = untold.length > 0 ? untold : known
    const inTurn = check && cameBack ? furtherFirst(plain) : plain
    return leastAsked(inTurn.length > 0 ? inTurn : [skill.check], ({ question }) => this.asked(skill, question))
  }

  /** Whether a lesson or a page has worked out the same. */
  isHeard(prompt: Pick<Prompt, 'ask' | 'answer' | 'sum'>): boolean {
    return isAmong(this.sums, prompt)
  }

  isHeardToday(prompt: Pick<Prompt, 'ask' | 'answer' | 'sum'>): boolean {
    return isAmong(this.sumsToday, prompt)
  }

  /** Whether a page or a question of the day works out the same as a check. */
  private isWorkedToday({ question, lookFor }: Check): boolean {
    const own = [...sumsIn(question), ...timesIn(lookFor)]
    return own.some((one) => this.sumsToday.has(one))
  }

  /** From here on what was worked out is of an earlier day. */
  beginDay(): void {
    this.sumsToday.clear()
  }

  /** Remembers what was asked, and worked out for it. */
  take(skill: Skill, asks: readonly string[], sums: readonly string[] = []): void {
    for (const sum of sums) this.sums.add(sum)
    for (const sum of sums) this.sumsToday.add(sum)
    for (const ask of asks) this.times.set(keyOf(skill, ask), this.asked(skill, ask) + 1)
  }

  private asked(skill: Skill, ask: string): number {
    return this.times.get(keyOf(skill, ask)) ?? 0
  }
}

/** By the time that it comes to, or by its sum; where none is noted, of fractions, by the two that it says. */
function isAmong(sums: ReadonlySet<string>, { ask, answer, sum }: Pick<Prompt, 'ask' | 'answer' | 'sum'>): boolean {
  if (timesIn(answer).some((time) => sums.has(time))) return true
  if (sum !== undefined) return sums.has(sum)
  const said: readonly string[] = ask.match(/\d+\/\d+/g) ?? []
  if (said.length < 2) return false
  return [...sums].some((one) => {
    const parts = one.match(/\d+\/\d+/g) ?? []
    return parts.length > 1 && parts.every((part) => said.includes(part))
  })
}

/** Short questions of the skill, the hardest first, as checks. */
function spareChecks(skill: Skill, cameBack: boolean, prompts: readonly Prompt[]): Check[] {
  return skill.prompts
    .filter(({ answer, further, graph }) => answer.split(' ').length <= 6 && !graph && (cameBack || !further))
    .filter((prompt) => !prompts.some((other) => isAlike(prompt, other)))
    .map((prompt) => {
      const { ask, answer, further } = prompt
      const working = workingOf(prompt, skill)
      const told = `${answer[0]?.toUpperCase() ?? ''}${withCommas(answer).slice(1)}${working ? `, as ${working}` : ''}`
      return { question: ask, lookFor: ended(told), ...(further && { further }) }
    })
    .reverse()
}

function furtherFirst(checks: readonly Check[]): Check[] {
  return checks.toSorted((a, b) => Number(b.further ?? false) - Number(a.further ?? false))
}

/** A question that has a name or a thing of the scene in it. */
function playsInWorld({ ask, graph }: Prompt): boolean {
  return /\{[a-z]+\}/.test(`${ask} ${graph?.title ?? ''}`)
}

/** What is done to find the answer, such as `+`, outside of parentheses; undefined where nothing is computed. */
export function signOf({ sum }: Pick<Prompt, 'sum'>): string | undefined {
  return sum?.replaceAll(/\([^()]*\)/g, '0').match(/ ([-+*/]) /)?.[1]
}

/** Whether all is worked out in one way, though the first lesson on the skill is about more: adding and subtracting. */
export function isOneSided(prompts: readonly Prompt[], { prompts: own }: Skill): boolean {
  const [sign, ...others] = new Set(prompts.flatMap((prompt) => signOf(prompt) ?? []))
  const known = new Set(own.filter(({ further }) => !further).map(signOf))
  return sign !== undefined && others.length === 0 && known.has('+') && known.has('-')
}

/** Whether the answer of one question gives away the other's, or both are of the same numbers. */
export function isAlike(one: Prompt, other: Prompt): boolean {
  if (one.answer.toLowerCase() === other.answer.toLowerCase()) return true
  return (
    (one.sum !== undefined && one.sum === other.sum) ||
    haveOneStory(one, other) ||
    tells(one, other) ||
    tells(other, one)
  )
}

/** Whether one says a time, a fraction or a large number that is the other's answer. */
function tells(one: Prompt, other: Prompt): boolean {
  return numbersOf(other).answered.some((number) => numbersOf(one).asked.has(number))
}

/** "8:50", "2/3" and "210" tell that two questions are of one story, "7" does not. */
const telling = /^(?:\d{3,}|\d+[:/.]\d+)$/
const numbers = /\d+(?:[:/.]\d+)?/g

/** All numbers of one are among the other's, one of them a rare one. */
function haveOneStory(one: Prompt, other: Prompt): boolean {
  const [few, many] = [numbersOf(one).all, numbersOf(other).all].sort((a, b) => a.size - b.size)
  if (!few || !many || few.size < 2) return false
  return [...few].every((text) => many.has(text)) && [...few].some((text) => telling.test(text))
}

interface Numbers {
  asked: ReadonlySet<string>
  /** Rare ones of the answer. */
  answered: readonly string[]
  all: ReadonlySet<string>
}

/** By question, as each is held against many others. */
const numbersIn = new WeakMap<Prompt, Numbers>()

function numbersOf(prompt: Prompt): Numbers {
  const known = numbersIn.get(prompt)
  if (known) return known
  const inText = (text: string): readonly string[] => text.replaceAll(',', '').match(numbers) ?? []
  const [asked, answered] = [inText(prompt.ask), inText(prompt.answer)]
  const found: Numbers = {
    asked: new Set(asked),
    answered: answered.filter((text) => telling.test(text)),
    all: new Set([...asked, ...answered]),
  }
  numbersIn.set(prompt, found)
  return found
}

/** All items whose value is the least. */
function leastBy<Item>(items: readonly Item[], value: (item: Item) => number): Item[] {
  const least = Math.min(...items.map(value))
  return items.filter((item) => value(item) === least)
}

function leastAsked(checks: readonly Check[], times: (check: Check) => number): Check {
  const [first] = leastBy(checks, times)
  if (!first) throw new Error('There is nothing to ask')
  return first
}

function keyOf(skill: Skill, ask: string): string {
  return `${skill.id}\n${ask}`
}
