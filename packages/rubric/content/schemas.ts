import { answerKinds, type Format, type Interest, type Skill, strands, type World } from '@pencil-quest/content/types'
import { grades, interestTags, learningStyles, subjects, themes } from '@pencil-quest/contract/choices'
import { examplePictureSchema } from '@pencil-quest/contract/example-picture'
import { drawingForms, questionGraphSchema } from '@pencil-quest/contract/question-graph'
import { type Passage, questionFocuses, type SheetSpec, sheetKinds } from '@pencil-quest/contract/sheets'
import { tokenMarks } from '@pencil-quest/contract/token-marks'
import { z } from 'zod'

/** The shapes of `packages/content/types.ts` as schemas: for content that no compiler has seen. */
const text = z.string().trim().min(1)
const noun = z.strictObject({ one: text, many: text, plenty: z.boolean().optional() })
const token = noun.extend({ mark: z.enum(tokenMarks) })
const keyword = z.strictObject({ word: text, definition: text })

const further = z.literal(true).optional()
const check = z.strictObject({ question: text, lookFor: text, further })
const material = z.strictObject({ name: text, quantity: text, core: z.boolean(), substitute: text.optional() })
const strand = z.enum(strands)
const misconception = z.strictObject({ says: text, reply: text })

const prompt = z.strictObject({
  ...{ ask: text, answer: text, sum: text.optional(), part: text.optional(), further },
  graph: questionGraphSchema.optional(),
})

export const skillSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+\.[k1-5]\.[a-z0-9-]+$/),
  subject: z.enum(subjects),
  grade: z.enum(grades),
  strand: strand.optional(),
  order: z.int().positive(),
  short: text,
  iCan: text,
  codes: z.array(text),
  prerequisites: z.array(text),
  keywords: z.array(keyword),
  model: text,
  picture: examplePictureSchema.optional(),
  check,
  laterChecks: z.array(check).optional(),
  drawnOn: z.enum(drawingForms).optional(),
  tools: z.array(material).optional(),
  misconception,
  easier: text,
  harder: text,
  again: z
    .strictObject({
      easier: text,
      harder: text,
      model: text.optional(),
      picture: examplePictureSchema.optional(),
      misconception: misconception.optional(),
    })
    .optional(),
  third: z.strictObject({ easier: text, harder: text }).optional(),
  prompts: z.array(prompt),
  sheets: z.array(z.custom<SheetSpec>((spec) => sheetKinds.includes((spec as SheetSpec | null)?.kind as never))),
}) satisfies z.ZodType<Skill>

const weight = z.number().positive()

const safety = z.strictObject({ hazard: text, adultNote: text })

export const formatSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+\.[a-z-]+$/),
  subject: z.enum([...subjects, 'any']),
  title: text,
  modality: z.strictObject({ primary: z.enum(learningStyles), secondary: z.array(z.enum(learningStyles)) }),
  kind: z.enum(['hands-on', 'talk', 'move', 'make', 'game', 'sheet', 'outdoors', 'draw', 'investigate', 'act']),
  layout: z.enum(['a', 'b', 'c', 'd']),
  grades: z.strictObject({ from: z.enum(grades), to: z.enum(grades) }),
  skills: z.array(text).min(1).optional(),
  strands: z.array(strand).min(1).optional(),
  materials: z.array(material),
  prepMinutes: z.int().min(0),
  prompts: z.int().positive(),
  carriesSheet: z.boolean(),
  playsSheet: z.literal(true).optional(),
  segments: z.strictObject({ hook: weight, show: weight, together: weight, yourTurn: weight, share: weight }),
  takes: z.array(
    z.strictObject({
      title: text.optional(),
      modality: z.enum(learningStyles).optional(),
      ages: z.enum(['younger', 'older']).optional(),
      strands: z.array(strand).min(1).optional(),
      answers: z.enum(answerKinds).optional(),
      wrongAnswers: z.literal(true).optional(),
      spots: z.literal(true).optional(),
      ownOrder: z.literal(true).optional(),
      questions: z.int().min(2).max(6).optional(),
      child: text,
      earned: z.literal(true).optional(),
      inShort: z.strictObject({ you: text, child: text, end: text.optional() }),
      round: text.optional(),
      steps: z.array(text),
      further: text.optional(),
      say: text,
      success: text.optional(),
      materials: z.array(material).optional(),
      prepMinutes: z.int().min(0).optional(),
      safety: z.array(safety).optional(),
    }),
  ),
  safety: z.array(safety),
}) satisfies z.ZodType<Format>

export const passageSchema = z.strictObject({
  id: text,
  theme: z.enum(themes),
  grade: z.enum(grades),
  title: text,
  paragraphs: z.array(z.array(text).min(1)).min(1),
  keywords: z.array(keyword),
  questions: z.array(
    z.strictObject({ focus: z.enum(questionFocuses), ask: text, choices: z.tuple([text, text, text]), evidence: text }),
  ),
  open: z.array(z.strictObject({ ask: text, sample: text, lookFor: text })),
}) satisfies z.ZodType<Passage>

const bySubject = z.partialRecord(z.enum(subjects), text)

export const sceneSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  place: text,
  worldToday: text,
  worldAgain: text.optional(),
  childRole: text,
  parentRole: text,
  problem: bySubject,
  payoff: bySubject,
  strands: z.partialRecord(strand, z.strictObject({ problem: text, payoff: text, token: token.optional() })).optional(),
  token: token.optional(),
  things: z.array(noun),
})

const skillQuestion = prompt.extend({ skills: z.array(text).min(1) })
const clue = skillQuestion.extend({ tells: text, clears: text.optional() })
const guess = z.strictObject({ name: text, guess: text, olderGuess: text })
/** Says its limit once. */
const withLimit = z.string().regex(/^[^{}]+\{n\}[^{}]*$/)
const reading = z.strictObject({
  tells: text,
  says: withLimit,
  side: z.enum(['over', 'under']),
  most: text,
  none: withLimit,
})
const suspect = guess.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  ruledOut: text,
  keyWord: z.string().regex(/^[a-z]{3,5}$/),
  reading: reading.optional(),
})
const storyTask = z.strictObject({ scene: text, today: text, problem: text, payoff: text, token })
const beat = z.strictObject({
  title: text,
  description: text,
  opener: text,
  close: text,
  older: z.strictObject({ opener: text, close: text }).optional(),
  secret: z.strictObject({ asks: text, word: z.string().regex(/^[a-z]{4,6}$/), found: text }).optional(),
  riddles: z.array(z.strictObject({ asks: text, word: z.string().regex(/^[a-z]{3,6}$/) })).optional(),
  tasks: z.partialRecord(strand, storyTask).optional(),
  skillTasks: z.record(text, storyTask).optional(),
  suspects: z.array(suspect).optional(),
  solution: guess.optional(),
  suspectsAsk: text.optional(),
  clues: z.array(clue).optional(),
})
const movementBreak = z.strictObject({ title: text, text, older: text.optional() })
const drawing = z.strictObject({ label: text, lines: z.string().regex(/^\s*<(?!script)[a-z]/) })

export const worldSchema = z.strictObject({
  theme: z.enum(themes),
  name: text,
  world: text,
  description: text,
  longDescription: text,
  terms: z.array(text),
  characters: z.array(z.strictObject({ name: text, role: text })),
  things: z.array(noun),
  specimens: z.array(text),
  scenes: z.array(sceneSchema),
  arcs: z.strictObject({ 5: z.array(beat), 10: z.array(beat) }),
  trail: text.optional(),
  passages: z.array(passageSchema),
  artwork: z.strictObject({
    cover: drawing,
    spots: z.array(drawing),
    spotsOfTen: z.array(drawing).length(10).optional(),
    suspects: z.record(text, drawing.shape.lines).optional(),
  }),
  breaks: z.array(movementBreak),
}) satisfies z.ZodType<World>

export const interestSchema = z.strictObject({
  tag: z.enum(interestTags),
  questions: z.array(skillQuestion),
  workshop: formatSchema,
  breaks: z.array(movementBreak),
  sparks: z
    .array(z.strictObject({ text, modality: z.enum(learningStyles), ages: z.enum(['younger', 'older']).optional() }))
    .min(6),
}) satisfies z.ZodType<Interest>
