import { z } from 'zod'

/**
 * The answers of a page as what was measured for the story: one that a suspect could not have left stands beyond a limit,
 * so that whoever has all of them right sees that it was not there.
 */
export const sheetReadingsSchema = z.object({
  /** What the suspect would have left, with the limit: "A frog croaks longer than 60 seconds." */
  says: z.string(),
  /** The reading nearest to the limit, as the child looks for it: "longest noise". */
  most: z.string(),
  /** Whether the suspect would have left one over the limit, or one under it. */
  side: z.enum(['over', 'under']),
  limit: z.string(),
  /** The items whose answers are compared, in the order of the page. */
  items: z.array(z.string()),
  /** The suspect that they clear, as the day names it. */
  clears: z.string(),
  /** What they prove; read aloud once they are compared: "No noise lasts longer than 60 seconds." */
  why: z.string(),
})
export type SheetReadings = z.infer<typeof sheetReadingsSchema>
