import type { Grade } from '@pencil-quest/contract/choices'

interface GradeLimits {
  /** Most words of a sentence, and most on average. */
  sentence: number
  mean: number
  /** New words an activity, and words of a definition. */
  keywords: number
  definition: number
  /** Verbs that a goal may begin with: what can be seen or heard. */
  verbs: ReadonlySet<string>
}

const early = `name count sort match draw circle trace say tell show build act sing clap point copy color make find put
  read write`
const middle = `${early} describe explain list compare order measure label solve predict retell record choose plan test
  group suggest identify use give`
const late = `${middle} summarize estimate calculate design argue classify infer convert graph debug revise justify
  evaluate`

/** What a child of a grade reads, hears and does. Source: the plan rubric's tables. */
export const gradeLimits: Record<Grade, GradeLimits> = {
  kindergarten: limits(12, 8, 1, 12, early),
  '1st': limits(14, 9, 2, 12, early),
  '2nd': limits(16, 10, 2, 12, middle),
  '3rd': limits(20, 12, 3, 20, middle),
  '4th': limits(22, 13, 3, 20, late),
  '5th': limits(25, 15, 3, 20, late),
}

/** What all grades share is read by the youngest, too: formats, scenes, story. */
export const sharedLimits = { sentence: 12, mean: 9 }

function limits(sentence: number, mean: number, keywords: number, definition: number, verbs: string): GradeLimits {
  return { sentence, mean, keywords, definition, verbs: new Set(verbs.split(/\s+/)) }
}

/** Verbs that open a child's task in any grade. */
export const taskVerbs: ReadonlySet<string> = new Set(
  `${late} choose pick listen look walk move hold set fold toss roll turn help hide lay leave mark open place play send
  start take think touch try unfold work ask answer be bring call carry check climb close decide dig drop echo fill fix
  follow gather get go guess hop hunt imagine invent join jump keep lead let lift line lower march mend mix pass pretend
  press pull push rest rub run save sketch slide stand step stick stretch swap switch tap test tie tiptoe wave whisper
  wonder worry`.split(/\s+/),
)
