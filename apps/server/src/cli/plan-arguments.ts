import { parseArgs } from 'node:util'
import {
  difficulties,
  durations,
  grades,
  learningStyles,
  lengths,
  type Paper,
  papers,
} from '@pencil-quest/contract/choices'
import { type PlanRequest, planRequestSchema } from '@pencil-quest/contract/plan-request'
import { catalog } from '@pencil-quest/planner/catalog'
import { seedOfCode } from '@pencil-quest/planner/plan-code'

export type PlanArguments =
  | { kind: 'help' }
  | { kind: 'refused'; problems: string[] }
  | { kind: 'make'; request: PlanRequest; paper: Paper; out: string; withPdf: boolean }

const options = {
  name: { type: 'string' },
  age: { type: 'string' },
  grade: { type: 'string' },
  theme: { type: 'string' },
  subjects: { type: 'string' },
  days: { type: 'string' },
  minutes: { type: 'string' },
  difficulty: { type: 'string' },
  style: { type: 'string' },
  interests: { type: 'string' },
  goals: { type: 'string' },
  seed: { type: 'string' },
  code: { type: 'string' },
  paper: { type: 'string' },
  out: { type: 'string' },
  'no-pdf': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** The argument that fills a field of the request, for messages. */
const flagOf: Record<string, string> = {
  childName: '--name',
  childAge: '--age',
  childGrade: '--grade',
  learningStyle: '--style',
  interests: '--interests',
  theme: '--theme',
  subjects: '--subjects',
  duration: '--minutes',
  difficulty: '--difficulty',
  length: '--days',
  goals: '--goals',
  seed: '--seed',
}

/** Reads the command line. All problems are told at once. */
export function readPlanArguments(args: readonly string[]): PlanArguments {
  let values: ReturnType<typeof parse>
  try {
    values = parse(args)
  } catch (error) {
    return {
      kind: 'refused',
      problems: [error instanceof Error ? (error.message.split('. To specify')[0] ?? '') : String(error)],
    }
  }
  if (values.help) return { kind: 'help' }
  const problems: string[] = []
  const fromCode = values.code === undefined ? undefined : seedOfCode(values.code)
  if (fromCode === null) problems.push(`--code: "${values.code}" is no plan code. It looks like PQ-1234-ABC.`)
  if (values.code !== undefined && values.seed !== undefined) problems.push('--code and --seed: give one of them.')
  const paper = values.paper ?? 'letter'
  if (!isPaper(paper)) problems.push(`--paper: choose one of ${papers.join(', ')}.`)
  const parsed = planRequestSchema.safeParse({
    childName: values.name,
    childAge: number(values.age),
    childGrade: values.grade,
    learningStyle: values.style ?? 'visual',
    interests: values.interests ?? '',
    theme: values.theme,
    subjects: values.subjects
      ?.split(',')
      .map((subject) => subject.trim())
      .filter(Boolean),
    duration: number(values.minutes ?? '30'),
    difficulty: values.difficulty ?? 'easy',
    length: number(values.days ?? '5'),
    goals: values.goals,
    seed: fromCode ?? (values.seed === undefined ? undefined : number(values.seed)),
  })
  if (!parsed.success) {
    const told = new Set<string>()
    for (const { path, message } of parsed.error.issues) {
      const field = String(path[0])
      if (told.has(field)) continue
      told.add(field)
      problems.push(`${flagOf[field] ?? field}: ${message}${hint(field)}`)
    }
  }
  if (problems.length > 0 || !parsed.success || !isPaper(paper)) return { kind: 'refused', problems }
  return { kind: 'make', request: parsed.data, paper, out: values.out ?? 'plans', withPdf: !values['no-pdf'] }
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: false }).values
}

function isPaper(paper: string): paper is Paper {
  return (papers as readonly string[]).includes(paper)
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

/** What can be chosen, told with the error. */
function hint(field: string): string {
  const offer = catalog()
  const lists: Record<string, readonly (string | number)[]> = {
    theme: offer.themes.map(({ slug }) => slug),
    subjects: offer.subjects.map(({ slug }) => slug),
    childGrade: grades,
    learningStyle: learningStyles,
    difficulty: difficulties,
    duration: durations,
    length: lengths,
  }
  const list = lists[field]
  return list ? ` (known: ${list.join(', ')})` : ''
}

export function helpText(): string {
  const offer = catalog()
  return `Makes a plan and its printable packet on this machine; no server, no database, no network.

  npm run plan -- --name Mia --age 7 --grade 2nd --theme space-explorers --subjects math,science --out plans/mia

  --name        the child's name, printed on the pages; stays on this machine
  --age         5 to 11
  --grade       ${grades.join(', ')}
  --theme       ${offer.themes.map(({ slug }) => slug).join(', ')}
  --subjects    one or more of ${offer.subjects.map(({ slug }) => slug).join(', ')}, separated by commas
  --days        ${lengths.join(' or ')} (5)
  --minutes     a day: ${durations.join(', ')} (30)
  --difficulty  ${difficulties.join(', ')} (easy)
  --style       ${learningStyles.join(', ')} (visual)
  --interests   separated by commas, such as dinosaurs,music
  --goals       separated by commas
  --seed        0 to 4294967295; the same seed gives the same plan (random)
  --code        the plan code of an earlier plan, in place of --seed
  --paper       ${papers.join(', ')} (letter)
  --out         folder for the files (plans)
  --no-pdf      the plan's data only, without printing
  --help        this text

Progress goes to stderr, the paths of the files to stdout.
Exit code 0: made; 1: could not be made or printed; 2: an argument needs another look.
`
}
