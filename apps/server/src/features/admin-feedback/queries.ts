import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { feedback } from '../../db/schema/feedback.ts'

const shown = {
  id: feedback.id,
  usefulnessRating: feedback.usefulnessRating,
  letDownAreas: feedback.letDownAreas,
  letDownOther: feedback.letDownOther,
  improvementSuggestions: feedback.improvementSuggestions,
  improvementOther: feedback.improvementOther,
  createdAt: feedback.createdAt,
}
const newestFirst = [desc(feedback.createdAt), desc(feedback.id)]

export type FeedbackRow = Awaited<ReturnType<typeof readPage>>[number]

/** A page, newest first; with `before` what comes after that entry. Walks the index, so that far pages cost no more. */
export function readPage(db: Database, { limit, before }: { limit: number; before?: number | undefined }) {
  const from = db
    .select({ at: feedback.createdAt, id: feedback.id })
    .from(feedback)
    .where(eq(feedback.id, before ?? 0))
  return db
    .select(shown)
    .from(feedback)
    .where(before === undefined ? undefined : sql`(${feedback.createdAt}, ${feedback.id}) < (${from})`)
    .orderBy(...newestFirst)
    .limit(limit)
}

const ofRating = (rating: number) => sql<number>`count(*) filter (where ${feedback.usefulnessRating} = ${rating})`

export async function readStats(db: Database) {
  const [found] = await db
    .select({
      total: sql<number>`count(*)`,
      average: sql<string | null>`round(avg(${feedback.usefulnessRating}), 1)`,
      lastSevenDays: sql<number>`count(*) filter (where ${feedback.createdAt} > now() - interval '7 days')`,
      five: ofRating(5),
      four: ofRating(4),
      three: ofRating(3),
      two: ofRating(2),
      one: ofRating(1),
    })
    .from(feedback)
  const { total = 0, average = null, lastSevenDays = 0, five = 0, four = 0, three = 0, two = 0, one = 0 } = found ?? {}
  return {
    total,
    average: average === null ? null : Number(average),
    lastSevenDays,
    ratings: [five, four, three, two, one].map((count, index) => ({ rating: 5 - index, count })),
  }
}
