import type { Grade } from '@pencil-quest/contract/choices'
import { type SheetSetting, type WordProblemType, wordProblemTypes } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { numbersIn } from '../../reading.ts'
import { thingsFor } from '../../things-for.ts'
import { castFor } from './stories/cast.ts'
import { fill, sentences } from './stories/fill.ts'
import type { Bounds } from './stories/story.ts'
import { storyTypes } from './stories/story-types.ts'
import type { WordExample, WordView } from './view.ts'

interface Problem {
  type: WordProblemType
  telling: number
  story: string
  unit: string
  answer: string
  equation: string
  /** Divisor and remainder, where there is one. */
  left?: { by: string; rest: string }
  note?: string
}

const tries = 400

/** The type that gets an example of its own beside others. */
const ownWay: WordProblemType = 'fraction-of-part'

/** Used where a spec with fractions names no denominators. */
const usualDenominators = [2, 3, 4, 6, 8]

export function generate(spec: SpecOf<'word-problems'>, setting: SheetSetting, random: Random): DrawnSheet<WordView> {
  const bounds: Bounds = {
    upTo: spec.upTo,
    factorUpTo: spec.factorUpTo ?? 10,
    denominators: spec.denominators ?? usualDenominators,
    step: setting.step,
    ...(spec.crossesTen && { crossesTen: spec.crossesTen }),
    ...(spec.fewSteps && { fewSteps: spec.fewSteps }),
  }
  const chosen = choose(spec.types, bounds, setting, random)
  const first = chosen[0]
  // A part of a part is worked otherwise than a part of a number.
  const second = first?.type === ownWay ? undefined : chosen.find(({ type }) => type === ownWay)
  const problems = chosen.filter((one) => one !== first && one !== second)
  const afterSecond = second && problems.find(({ type }) => type === ownWay)
  if (!first || problems.length === 0) throw new CannotDraw(`Too few different stories up to ${spec.upTo}`)
  return {
    title: 'Story Problems',
    instructions: instructions(setting),
    view: {
      example: worked(first),
      problems: problems.map((problem, index) => ({
        label: String(index + 1),
        ...(second && problem === afterSecond && { before: worked(second) }),
        story: problem.story,
        unit: problem.unit,
      })),
    },
    answers: problems.map(({ answer, unit, note }, index) => ({
      label: String(index + 1),
      answer: `${answer} ${unit}`,
      ...(note && { note }),
    })),
  }
}

function worked({ story, equation, answer, unit }: Problem): WordExample {
  return { story, equation, answer: `${answer} ${unit}` }
}

/** Types take turns, no answer and no telling comes twice as long as there are others; from the plainest type to the hardest. */
function choose(types: WordProblemType[], bounds: Bounds, setting: SheetSetting, random: Random): Problem[] {
  const chosen: Problem[] = []
  const order = random.shuffle(types)
  const count = countFor(setting.grade) + (types.length > 1 && types.includes(ownWay) ? 1 : 0)
  for (let turn = 0; turn < tries && chosen.length < count; turn++) {
    const type = order[chosen.length % order.length]
    const problem = type && draw(type, bounds, setting, random)
    if (problem && !chosen.some((other) => isLike(other, problem, turn / tries))) chosen.push(problem)
  }
  return chosen.sort((a, b) => wordProblemTypes.indexOf(a.type) - wordProblemTypes.indexOf(b.type))
}

/** @param patience share of the tries that is used up; what cannot all differ differs in less and less */
function isLike(a: Problem, b: Problem, patience: number): boolean {
  if (a.equation === b.equation && a.type === b.type) return true
  if (patience < 0.9 && a.type === b.type && a.telling === b.telling && beginning(a) === beginning(b)) return true
  if (patience < 0.75 && a.answer === b.answer) return true
  if (patience < 0.5 && a.left && b.left && (a.left.by === b.left.by || a.left.rest === b.left.rest)) return true
  return patience < 0.5 && a.type === b.type && a.telling === b.telling
}

/** What is shared, packed or carried: one heap twice would read like a mistake. */
function beginning({ equation }: Problem): string | undefined {
  return equation.split(' ')[0]
}

function draw(type: WordProblemType, bounds: Bounds, setting: SheetSetting, random: Random): Problem | undefined {
  const { draw: drawNumbers, tellings: all } = storyTypes[type]
  const early = setting.step === 0 || setting.grade === 'kindergarten' || setting.grade === '1st'
  const tellings = early ? all.filter(({ turned }) => !turned) : all
  const numbers = drawNumbers(random, bounds)
  const telling = random.int(0, tellings.length - 1)
  const chosen = tellings[telling]
  if (!numbers || !chosen) return undefined
  const anyCast = castFor(setting, random)
  const amounts = numbersIn(fill(`${chosen.tell} {${chosen.answer}}`, numbers, anyCast))
  const things = thingsFor(Math.max(...amounts), setting.things)
  const cast = things === setting.things ? anyCast : castFor({ ...setting, things: [...things] }, random)
  const filled = (text: string) => fill(text, numbers, cast)
  const answer = filled(`{${chosen.answer}}`)
  // The printed unit is plural.
  if (answer === '1' || answer === '0') return undefined
  return {
    type,
    telling,
    story: sentences(filled(chosen.tell)),
    unit: filled(chosen.unit ?? '{things}'),
    answer,
    equation: filled(chosen.equation),
    ...(type === 'interpret-remainder' && { left: { by: String(numbers.n), rest: String(numbers.r) } }),
    note: chosen.note && filled(chosen.note),
  }
}

/** With the worked one. The large letters and boxes of the youngest leave room for three others. */
function countFor(grade: Grade): number {
  const [, most] = gradeTables[grade].wordProblems
  const isEarly = grade === 'kindergarten' || grade === '1st'
  return Math.min(isEarly ? 4 : 5, most + 1)
}

function instructions({ place, grade }: SheetSetting): string {
  const early = grade === 'kindergarten' || grade === '1st'
  return early
    ? `Here are stories from ${place}. Draw or write how you find each answer.`
    : `Solve these stories from ${place}. Show your work in the box.`
}
