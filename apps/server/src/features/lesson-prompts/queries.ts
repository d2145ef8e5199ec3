import { type PromptType, promptLimits } from '@pencil-quest/contract/admin/prompt-choices'
import type { PromptReport } from '@pencil-quest/contract/admin/prompt-report'
import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client.ts'
import { lessonPromptVersions } from '../../db/schema/lesson-prompt-versions.ts'
import { type LessonPromptRow, lessonPrompts } from '../../db/schema/lesson-prompts.ts'
import type { AdminSession } from '../../http/caller.ts'

const versions = lessonPromptVersions

/** The newest of a type is the live one. */
const newestOfType = (type: unknown) =>
  sql<number>`(select max(newest.id) from lesson_prompt_versions newest where newest.prompt_type = ${type})`

/** All of a version but its text. */
const summary = {
  id: versions.id,
  promptType: versions.promptType,
  author: versions.authorName,
  note: versions.note,
  createdAt: versions.createdAt,
  // One more than is shown tells whether it is cut.
  beginning: sql<string>`left(${versions.content}, ${sql.raw(String(promptLimits.preview + 1))})`,
  characters: sql<number>`length(${versions.content})`,
  isLive: sql<boolean>`${versions.id} = ${newestOfType(versions.promptType)}`,
  score: sql<number | null>`(${versions.report} ->> 'score')::float8`,
}
export type VersionSummaryRow = Awaited<ReturnType<typeof listVersions>>[number]

export function listPrompts(db: Queryable): Promise<LessonPromptRow[]> {
  return db.select().from(lessonPrompts).orderBy(asc(lessonPrompts.promptType))
}

export async function findPrompt(db: Queryable, type: PromptType): Promise<LessonPromptRow | undefined> {
  const [found] = await db.select().from(lessonPrompts).where(eq(lessonPrompts.promptType, type))
  return found
}

/** Held until the transaction ends. */
export async function lockPrompt(tx: Queryable, type: PromptType): Promise<LessonPromptRow | undefined> {
  const [found] = await tx.select().from(lessonPrompts).where(eq(lessonPrompts.promptType, type)).for('update')
  return found
}

/** Makes the prompt where there is none. */
export async function writeDraft(tx: Queryable, type: PromptType, draftContent: string): Promise<LessonPromptRow> {
  const [written] = await tx
    .insert(lessonPrompts)
    .values({ promptType: type, draftContent, liveContent: '' })
    .onConflictDoUpdate({ target: lessonPrompts.promptType, set: { draftContent, updatedAt: sql`now()` } })
    .returning()
  if (!written) throw new Error('The draft was not written')
  return written
}

/** What is live is the draft from now on. */
export async function writeLive(tx: Queryable, type: PromptType, content: string): Promise<LessonPromptRow> {
  const [written] = await tx
    .update(lessonPrompts)
    .set({ draftContent: content, liveContent: content, lastAppliedAt: sql`now()`, updatedAt: sql`now()` })
    .where(eq(lessonPrompts.promptType, type))
    .returning()
  if (!written) throw new Error('The prompt was not written')
  return written
}

/** Answers its id. */
export async function insertVersion(
  tx: Queryable,
  { admin }: AdminSession,
  version: { promptType: PromptType; content: string; note: string | null },
): Promise<number> {
  const [made] = await tx
    .insert(versions)
    .values({ ...version, authorId: admin.id, authorName: admin.username })
    .returning({ id: versions.id })
  if (!made) throw new Error('The version was not written')
  return made.id
}

/** One more than a page, newest first. */
export function listVersions(db: Queryable, type: PromptType, before?: number) {
  return db
    .select(summary)
    .from(versions)
    .where(and(eq(versions.promptType, type), before === undefined ? undefined : lt(versions.id, before)))
    .orderBy(desc(versions.id))
    .limit(promptLimits.versionsPerPage + 1)
}

export async function findVersion(db: Queryable, id: number) {
  const [found] = await db
    .select({ ...summary, content: versions.content, report: versions.report })
    .from(versions)
    .where(eq(versions.id, id))
  return found
}

/** Id and score of the live version of each type. */
export function listLiveVersions(db: Queryable) {
  return db
    .select({ id: versions.id, promptType: versions.promptType, score: summary.score })
    .from(versions)
    .where(eq(versions.id, newestOfType(versions.promptType)))
}

export async function findReportBefore(db: Queryable, type: PromptType, id: number): Promise<PromptReport | null> {
  const [found] = await db
    .select({ report: versions.report })
    .from(versions)
    .where(and(eq(versions.promptType, type), lt(versions.id, id)))
    .orderBy(desc(versions.id))
    .limit(1)
  return found?.report ?? null
}

/** False where it has one already: the first stays. */
export async function writeReport(tx: Queryable, id: number, report: PromptReport): Promise<boolean> {
  const written = await tx
    .update(versions)
    .set({ report })
    .where(and(eq(versions.id, id), isNull(versions.report)))
    .returning({ id: versions.id })
  return written.length > 0
}
