import type { Sheet } from '@pencil-quest/contract/sheets'
import { kindNamed } from '@pencil-quest/worksheets/draw'
import type { Finding, Gate } from '../../finding.ts'

interface Disproof {
  label: string
  /** What the solver found in its place; null where not exactly one answer is right. */
  solved: string | null
}

const known = new WeakMap<Sheet['view'], (string | null)[]>()

/** Solving is the most work of all gates and both of them need it; a view is never changed once it is printed. */
function solve({ kind, view }: Sheet): (string | null)[] {
  let solved = known.get(view)
  if (!solved) {
    solved = attempt(kind, view)
    known.set(view, solved)
  }
  return solved
}

/** A page of another engine may not even have the shape of its kind. */
function attempt(kind: Sheet['kind'], view: Sheet['view']): (string | null)[] {
  try {
    return kindNamed(kind).solve(view)
  } catch {
    return []
  }
}

function disproofs(sheet: Sheet): Disproof[] {
  const solved = solve(sheet)
  return sheet.answers.flatMap(({ label, answer }, i) => {
    const own = solved[i] ?? null
    return own === answer ? [] : [{ label, solved: own }]
  })
}

/**
 * G2: every key is worked out again from the printed page, by code that shares nothing with its generator; a page
 * without a key has a sample and what to look for.
 */
export const keysAreProved: Gate = (plan) =>
  plan.sheets.flatMap((sheet, s): Finding[] => {
    const wrong = (message: string) => ({
      check: 'G2',
      path: `sheets[${s}]`,
      message: `${sheet.kind} "${sheet.title}": ${message}`,
    })
    if (solve(sheet).length !== sheet.answers.length) return [wrong('the number of answers is not confirmed')]
    const blank = sheet.samples.filter(({ sample, lookFor }) => !sample.trim() || !lookFor.trim())
    return [
      ...disproofs(sheet).flatMap(({ label, solved }) =>
        solved === null ? [] : [wrong(`the answer of ${label} is not confirmed`)],
      ),
      ...blank.map(({ label }) => wrong(`${label} has no sample or nothing to look for`)),
      ...(lacksBoth(sheet) ? [wrong('neither a key nor a sample')] : []),
    ]
  })

/** A page to trace and copy from carries its model in print; every other page owes a key or a sample. */
function lacksBoth({ kind, answers, samples }: Sheet): boolean {
  return kind !== 'handwriting' && answers.length + samples.length === 0
}

/** G3: every item has exactly one right answer, and choices can be told apart. */
export const pagesAreWellPosed: Gate = (plan) =>
  plan.sheets.flatMap((sheet, s): Finding[] => {
    const wrong = (message: string) => ({
      check: 'G3',
      path: `sheets[${s}]`,
      message: `${sheet.kind} "${sheet.title}": ${message}`,
    })
    return [
      ...disproofs(sheet).flatMap(({ label, solved }) =>
        solved === null ? [wrong(`the answer of ${label} is not confirmed as the only one`)] : [],
      ),
      ...choicesOf(sheet).flatMap(({ number, choices }) => {
        if (choices.length !== 3) return [wrong(`question ${number} has ${choices.length} choices`)]
        const distinct = new Set(choices.map((choice) => choice.toLowerCase().trim())).size
        return distinct < 3 ? [wrong(`question ${number} has a choice twice`)] : []
      }),
    ]
  })

/** The questions of a page that print choices. */
export function choicesOf({ view }: Sheet): { number: string; choices: string[] }[] {
  const questions = (view as { questions?: unknown }).questions
  if (!Array.isArray(questions)) return []
  return questions.flatMap((question: { number?: unknown; choices?: unknown }) =>
    Array.isArray(question.choices)
      ? [
          {
            number: String(question.number),
            choices: question.choices.map((choice: { text?: unknown }) => String(choice.text)),
          },
        ]
      : [],
  )
}
