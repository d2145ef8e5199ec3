import type { Stage } from '@pencil-quest/contract/generation'
import type { FinishedStage } from '../../db/schema/generation-requests.ts'
import type { RequestState } from '../generation/present-status.ts'
import { samplePlans } from './sample-family.ts'

/** What each stage takes, in milliseconds, when the demo shows how a plan is made. */
export const finishedStages: (FinishedStage & { stage: Exclude<Stage, 'done'> })[] = [
  { stage: 'waiting', milliseconds: 240 },
  { stage: 'composing', milliseconds: 1100 },
  { stage: 'checking', milliseconds: 700 },
  { stage: 'publishing', milliseconds: 160 },
  { stage: 'packing', milliseconds: 1900 },
]

/**
 * A request that is made up as it goes: the clock alone moves it, nothing of it is stored. Its id says when it began and
 * which sample plan it ends with.
 */
export interface Walk extends RequestState {
  /** Milliseconds from now at which it moves. */
  moves: number[]
}

const { fiveDays, tenDays, inTheMaking } = samplePlans
const tail = '-8000-0de300000000'

/** The id of a walk that begins now: a UUID of version 7, whose first 48 bits are the time. */
export function beginWalk(length: 5 | 10, now: number): string {
  const time = now.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${length === 10 ? '00a' : '005'}${tail}`
}

/** Where a request of the demo stands now; undefined where the id names none that is made up. */
export function walkAt(requestId: string, now: number): Walk | undefined {
  if (requestId === inTheMaking.requestId) return endless(now)
  const [, high, low, kind] = /^([\da-f]{8})-([\da-f]{4})-7(005|00a)-8000-0de300000000$/.exec(requestId) ?? []
  if (!high || !low) return undefined
  const began = Number.parseInt(high + low, 16)
  const elapsed = now - began
  // Another process may have a clock that is a little ahead.
  if (elapsed < -60_000) return undefined
  return walking(requestId, kind === '00a' ? tenDays.id : fiveDays.id, began, elapsed)
}

function walking(id: string, planId: number, began: number, elapsed: number): Walk {
  const ends: number[] = []
  for (const { milliseconds } of finishedStages) ends.push((ends.at(-1) ?? 0) + milliseconds)
  const finished = finishedStages.filter((_, i) => (ends[i] ?? 0) <= elapsed)
  const stage = finishedStages[finished.length]?.stage ?? 'done'
  const isViewable = stage === 'packing' || stage === 'done'
  return {
    ...common(id, planId, began),
    status: isViewable ? 'completed' : 'processing',
    stage,
    finished,
    moves: ends.map((end) => end - elapsed).filter((wait) => wait > 0),
  }
}

/** Seconds after which the plan that is always in the making begins again; well below what the screen calls slow. */
const round = 180

function endless(now: number): Walk {
  const began = now - 20_000 - (now % (round * 1000))
  return {
    ...common(inTheMaking.requestId, inTheMaking.id, began),
    status: 'processing',
    stage: 'composing',
    finished: finishedStages.slice(0, 1),
    moves: [],
  }
}

function common(id: string, planId: number, began: number) {
  return { id, planId, error: null, attempts: 1, mailWhenReady: false, createdAt: new Date(began) }
}
