import { setTimeout as pause } from 'node:timers/promises'
import { type Acknowledged, followStages } from './site.ts'

/** Where in a plan's life the fault strikes: at the first sight of a stage, and so many milliseconds later. */
export interface Moment {
  stage: 'accepted' | 'composing' | 'checking' | 'publishing' | 'packing' | 'done'
  later: number
}

const order = ['accepted', 'composing', 'checking', 'publishing', 'packing', 'done']

/** Before and after each step, and inside the long ones. */
export const moments: readonly Moment[] = [
  { stage: 'accepted', later: 0 },
  { stage: 'accepted', later: 3 },
  { stage: 'composing', later: 0 },
  { stage: 'composing', later: 15 },
  { stage: 'composing', later: 40 },
  { stage: 'checking', later: 0 },
  { stage: 'checking', later: 5 },
  { stage: 'publishing', later: 0 },
  { stage: 'publishing', later: 3 },
  { stage: 'packing', later: 0 },
  { stage: 'packing', later: 20 },
  { stage: 'packing', later: 100 },
  { stage: 'packing', later: 250 },
  { stage: 'packing', later: 400 },
  { stage: 'packing', later: 600 },
  { stage: 'done', later: 0 },
]

/** Returns at the moment; a stage that was too short to be seen counts as seen with its successor. */
export async function waitFor({ stage, later }: Moment, site: string, request: Acknowledged): Promise<void> {
  if (stage !== 'accepted') {
    const wanted = order.indexOf(stage)
    await new Promise<void>((seen) => {
      void followStages(site, request, (now) => {
        if (order.indexOf(now) >= wanted) seen()
      }).then(seen)
    })
  }
  if (later > 0) await pause(later)
}
