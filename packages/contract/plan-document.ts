import { z } from 'zod'
import { difficulties, durations, grades, learningStyles, lengths, subjects, themes } from './choices.ts'
import { examplePictureSchema } from './example-picture.ts'
import { drawingForms, questionGraphSchema } from './question-graph.ts'
import { sheetSchema } from './sheets.ts'
import { tokenMarks } from './token-marks.ts'

/**
 * The stored plan: engine-neutral, versioned, the same for every engine. The child is always `{child}` in it;
 * no name, id of a family or time is. Every view, page and package is derived from it.
 */
export const planDocumentVersion = 1

export const segmentPhases = ['hook', 'show', 'together', 'your-turn', 'share'] as const

const segmentSchema = z.object({
  phase: z.enum(segmentPhases),
  minutes: z.int().positive(),
  /** Who is active. */
  actor: z.enum(['parent', 'child', 'both']),
})

const materialSchema = z.object({
  /** Exactly as the vocabulary spells it, plural where it is plural. */
  name: z.string(),
  quantity: z.string(),
  /** False where the activity also works without it. */
  core: z.boolean(),
  substitute: z.string().optional(),
})
export type Material = z.infer<typeof materialSchema>

/** What a lesson asks, for pages that set questions and answers side by side; the texts of the activity say them too. */
const questionSchema = z.object({
  ask: z.string(),
  answer: z.string(),
  /** How it is computed: `38 + 27`. */
  working: z.string().optional(),
  /** A wrong answer for a game in which somebody fibs. */
  tempting: z.string().optional(),
  /** Of a clue: what the answer means for the story, read once it is found. */
  tells: z.string().optional(),
  /** And which of the day's suspects it clears, as the day names it. */
  clears: z.string().optional(),
  /** What the child reads the answer off. */
  graph: questionGraphSchema.optional(),
})
export type Question = z.infer<typeof questionSchema>

export const activityMetaSchema = z.object({
  minutes: z.int().positive(),
  prepMinutes: z.int().min(0),
  segments: z.array(segmentSchema),
  skillId: z.string(),
  skillGrade: z.enum(grades),
  codes: z.array(z.string()),
  /** Position of the skill within its subject and grade, from 1; grades follow each other. */
  difficultyIndex: z.int(),
  /** One sentence that begins with "I can". */
  objective: z.string(),
  goals: z.array(z.string()),
  keywords: z.array(z.object({ word: z.string(), definition: z.string() })),
  materials: z.array(materialSchema),
  modality: z.object({ primary: z.enum(learningStyles), secondary: z.array(z.enum(learningStyles)) }),
  interestsUsed: z.array(z.string()),
  /** `format:skill:scene`, the same in every plan that uses this activity. */
  templateId: z.string(),
  formatId: z.string(),
  sceneId: z.string(),
  isReview: z.boolean(),
  /** What the parent shows first: a worked example with its answer. */
  model: z.string(),
  /** How that looks once it is drawn or written; printed beside it. */
  picture: examplePictureSchema.optional(),
  /** In the order of the child's text; plans of before and of other engines have none. */
  questions: z.array(questionSchema).optional(),
  check: z.object({ question: z.string(), lookFor: z.string() }),
  /** Printed for the child to draw on. */
  drawnOn: z.enum(drawingForms).optional(),
  misconception: z.object({ says: z.string(), reply: z.string() }),
  /** What each right answer wins, and how many there are to win; the child colors them on the day's page. */
  tokens: z
    .object({ one: z.string(), many: z.string(), mark: z.enum(tokenMarks), count: z.int().positive() })
    .optional(),
  easier: z.string(),
  harder: z.string(),
  safety: z.array(z.object({ hazard: z.string(), adultNote: z.string() })),
  sheetId: z.string().optional(),
  /** Those of the minutes in which the page is done; without it the page is extra time. */
  sheetMinutes: z.int().positive().optional(),
})
export type ActivityMeta = z.infer<typeof activityMetaSchema>

/**
 * An activity fills one of four layouts whole:
 * (a) forParents, forStudents; (b) worldToday, childRole, parentRole, missionObjective, supportTips;
 * (c) story, whatTheyWillDo, parentTips; (d) description, activityContent, parentInstructions.
 * `description` and `parentInstructions` are there in every layout: the materials chips are read from them.
 */
export const activitySchema = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  lessonTitle: z.string().min(1),
  title: z.string().optional(),
  description: z.string(),
  parentInstructions: z.string(),
  requiresWorksheet: z.boolean(),
  studentMessageIfNoWorksheet: z.string().optional(),
  forParents: z.string().optional(),
  forStudents: z.string().optional(),
  worldToday: z.string().optional(),
  childRole: z.string().optional(),
  parentRole: z.string().optional(),
  missionObjective: z.string().optional(),
  supportTips: z.string().optional(),
  learningMagic: z.string().optional(),
  story: z.string().optional(),
  whatTheyWillDo: z.string().optional(),
  parentTips: z.string().optional(),
  storySetup: z.string().optional(),
  activityContent: z.string().optional(),
  themedLearningOutcome: z.string().optional(),
  meta: activityMetaSchema,
})
export type Activity = z.infer<typeof activitySchema>

/** What frames a day: the story's opening, a movement break, the show-and-tell close. */
const interludeSchema = z.object({ minutes: z.int().min(0), title: z.string(), text: z.string() })
export type Interlude = z.infer<typeof interludeSchema>

/** A question on something of an earlier day, asked from memory before the day's work. */
const recallSchema = z.object({
  skillId: z.string(),
  /** The day that it was first met. */
  fromDay: z.int().positive(),
  /** What the grown-up says, word for word, without quotation marks. */
  say: z.string(),
  lookFor: z.string(),
})
export type Recall = z.infer<typeof recallSchema>

/** A right answer that gives a letter: to a question, or to an item of the activity's page, by its label. */
const letterSourceSchema = z.union([
  z.object({ activityId: z.string(), question: z.int().positive(), answer: z.string() }),
  z.object({ activityId: z.string(), sheetItem: z.string(), answer: z.string() }),
])
export type LetterSource = z.infer<typeof letterSourceSchema>

/** A word of the story that the day's right answers spell, letter by letter. */
const daySecretSchema = z.object({
  asks: z.string(),
  word: z.string(),
  /** Read once the word is found; says the word. */
  found: z.string(),
  /** One entry for each letter of the word; without `from` it is printed from the start. */
  letters: z.array(
    z.object({
      letter: z.string().length(1),
      from: letterSourceSchema.optional(),
    }),
  ),
  /** Every answer once, wrong ones among them; the child looks the letter up here. */
  code: z.array(z.object({ answer: z.string(), letter: z.string().length(1) })),
})
export type DaySecret = z.infer<typeof daySecretSchema>

export const daySuspectsSchema = z.object({
  asks: z.string(),
  names: z.array(z.string()).min(1),
  /** Who or what of these is left, in other words than the secret word; where the story settles it. */
  solution: z.string().optional(),
  /** Those that no answer clears, and why they are not it; read before the secret word. */
  told: z.array(z.object({ name: z.string(), why: z.string() })).optional(),
})
export type DaySuspects = z.infer<typeof daySuspectsSchema>

export const daySchema = z.object({
  day: z.int().positive(),
  title: z.string(),
  description: z.string(),
  opener: interludeSchema,
  /** From day 2 on, where the engine offers one. */
  recall: recallSchema.optional(),
  activities: z.array(activitySchema).min(1),
  /** `after` is the number of activities before the break. */
  breaks: z.array(interludeSchema.extend({ after: z.int().positive() })),
  /** Whom or what the opener names as possible; the day's answers clear them one by one. */
  suspects: daySuspectsSchema.optional(),
  /** Where the engine offers one; solved before the close. */
  secret: daySecretSchema.optional(),
  close: interludeSchema,
})
export type Day = z.infer<typeof daySchema>

export const planDocumentSchema = z.object({
  version: z.literal(planDocumentVersion),
  engine: z.object({ name: z.string(), version: z.string() }),
  /** Printed on every page; the same request and code give the same plan. */
  code: z.string(),
  request: z.object({
    childAge: z.int(),
    childGrade: z.enum(grades),
    learningStyle: z.enum(learningStyles),
    interests: z.array(z.string()),
    theme: z.enum(themes),
    subjects: z.array(z.enum(subjects)),
    duration: z.literal([...durations]),
    difficulty: z.enum(difficulties),
    length: z.literal([...lengths]),
    goals: z.array(z.string()),
    seed: z.int(),
  }),
  title: z.string(),
  /** The world's own name, such as "Wizard School". */
  world: z.string(),
  overview: z.string(),
  /** First names of the story's characters; one whose name the child has is called something else. */
  cast: z.array(z.string()).optional(),
  /** What the parent must know: subjects not reached, goals not matched. */
  notices: z.array(z.string()),
  goalsMet: z.array(z.object({ goal: z.string(), activityIds: z.array(z.string()) })),
  days: z.array(daySchema),
  sheets: z.array(sheetSchema),
})
export type PlanDocument = z.infer<typeof planDocumentSchema>
