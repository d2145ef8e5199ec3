import { sampleUserId } from '@pencil-quest/contract/demo'
import type { PlanRequest } from '@pencil-quest/contract/plan-request'

/**
 * The family that a visitor of a demo mode looks at. Its e-mail is none that any call takes and it has no password, so
 * nobody can sign in as it.
 */
export const sampleUser = {
  id: sampleUserId,
  email: 'demo@pencil-quest',
  firstName: 'Demo',
  lastName: 'Parent',
  authProvider: 'sample',
} as const

type Child = Pick<PlanRequest, 'childName' | 'childAge' | 'childGrade' | 'learningStyle' | 'interests'>

const mia: Child = {
  childName: 'Mia',
  childAge: 7,
  childGrade: '2nd',
  learningStyle: 'visual',
  interests: ['space', 'animals', 'puzzles'],
}
const leo: Child = {
  childName: 'Leo',
  childAge: 10,
  childGrade: '5th',
  learningStyle: 'kinesthetic',
  interests: ['books', 'magic', 'building'],
}
export const sampleChildren = [mia, leo] as const

export interface SamplePlan {
  id: number
  requestId: string
  asked: PlanRequest & { seed: number }
  end: 'completed' | 'processing' | { failed: string }
  /** Hours between the asking and the making of the samples. */
  hoursAgo: number
}

const settings = { duration: 30, difficulty: 'medium', length: 5, goals: null } as const

/** One plan in every state that a plan can have. */
export const samplePlans = {
  fiveDays: {
    id: 707_000_000_000_005,
    requestId: '0de30000-0000-4000-8000-000000000105',
    asked: { ...mia, ...settings, theme: 'space-explorers', subjects: ['math', 'reading', 'science'], seed: 5 },
    end: 'completed',
    hoursAgo: 75,
  },
  tenDays: {
    id: 707_000_000_000_010,
    requestId: '0de30000-0000-4000-8000-000000000110',
    asked: { ...leo, ...settings, length: 10, theme: 'harry-potter', subjects: ['math', 'writing', 'art'], seed: 10 },
    end: 'completed',
    hoursAgo: 52,
  },
  inTheMaking: {
    id: 707_000_000_000_020,
    requestId: '0de30000-0000-4000-8000-000000000120',
    asked: { ...mia, ...settings, theme: 'animal-kingdom', subjects: ['science', 'art'], seed: 20 },
    end: 'processing',
    hoursAgo: 0,
  },
  failed: {
    id: 707_000_000_000_030,
    requestId: '0de30000-0000-4000-8000-000000000130',
    asked: { ...leo, ...settings, duration: 60, theme: 'lego', subjects: ['math', 'science'], seed: 30 },
    end: { failed: 'The plan took too long. Please try again.' },
    hoursAgo: 27,
  },
  cancelled: {
    id: 707_000_000_000_040,
    requestId: '0de30000-0000-4000-8000-000000000140',
    asked: { ...mia, ...settings, difficulty: 'easy', theme: 'dragon-masters', subjects: ['reading'], seed: 40 },
    end: { failed: 'Cancelled' },
    hoursAgo: 26,
  },
} as const satisfies Record<string, SamplePlan>
