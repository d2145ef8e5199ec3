import type { PlanOptions } from '@pencil-quest/contract/generation'
import { limits } from '@pencil-quest/contract/limits'
import { type Activity, type Day, type PlanDocument, planDocumentVersion } from '@pencil-quest/contract/plan-document'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Engine } from '../features/generation/ports.ts'

/** A body of `POST /api/learning-plan/generate`. */
export function planRequestBody(changed: Record<string, unknown> = {}) {
  return {
    childName: 'Mia',
    childAge: 7,
    childGrade: '2nd',
    learningStyle: 'visual',
    interests: ['space', 'puzzles'],
    theme: 'space-explorers',
    subjects: ['math', 'science'],
    duration: 30,
    difficulty: 'easy',
    length: 5,
    ...changed,
  }
}

export function profileBody(changed: Record<string, unknown> = {}) {
  return { name: 'Mia', age: 7, grade: '2nd', learningStyle: 'visual', interests: 'space, puzzles', ...changed }
}

/** A small valid document: one day, one activity, no worksheet. */
export function planDocument(request: ComposeRequest): PlanDocument {
  const { history: _, ...asked } = request
  return {
    version: planDocumentVersion,
    engine: { name: 'builtin', version: '0' },
    code: `T-${request.seed}`,
    request: asked,
    title: 'A mission for {child}',
    world: 'Space Station',
    overview: '{child} keeps the space station running.',
    notices: [],
    goalsMet: [],
    days: [day()],
    sheets: [],
  }
}

function day(): Day {
  return {
    day: 1,
    title: 'Day 1: The call',
    description: 'The station calls {child}.',
    opener: { minutes: 2, title: 'The call', text: 'Hello, {child}!' },
    activities: [activity()],
    breaks: [],
    close: { minutes: 3, title: 'Show and tell', text: '{child} shows the log book.' },
  }
}

function activity(): Activity {
  return {
    id: 'd1a1',
    subject: 'math',
    lessonTitle: 'Counting crates',
    description: '{child} counts the crates with a pencil and paper.',
    parentInstructions: 'Put out twelve buttons.',
    activityContent: 'Count the crates in the cargo bay.',
    requiresWorksheet: false,
    studentMessageIfNoWorksheet: 'No worksheet today.',
    meta: {
      minutes: 25,
      prepMinutes: 2,
      segments: [{ phase: 'hook', minutes: 25, actor: 'both' }],
      skillId: 'math.count',
      skillGrade: '2nd',
      codes: [],
      difficultyIndex: 1,
      objective: 'I can count to twelve.',
      goals: [],
      keywords: [],
      materials: [],
      modality: { primary: 'visual', secondary: [] },
      interestsUsed: ['space'],
      templateId: 'count:math.count:cargo',
      formatId: 'count',
      sceneId: 'cargo',
      isReview: false,
      model: '3 and 4 make 7.',
      check: { question: 'How many?', lookFor: 'Twelve.' },
      misconception: { says: 'Eleven', reply: 'Count again.' },
      easier: 'Six crates.',
      harder: 'Twenty crates.',
      safety: [],
    },
  }
}

const options: PlanOptions = {
  themes: [{ slug: 'space-explorers', name: 'Space Explorers', world: 'Space Station', description: 'In orbit' }],
  subjects: [
    { slug: 'math', name: 'Math' },
    { slug: 'science', name: 'Science' },
  ],
  grades: ['2nd'],
  difficulties: ['easy', 'medium', 'hard'],
  durations: [30, 60, 90],
  lengths: [5, 10],
  goalLimits: limits.goals,
}

/** An engine that makes the small document at once, in place of the real one. */
export function smallEngine(changed: Partial<Engine> = {}): Engine {
  return {
    name: 'builtin',
    processingTime: 'a few seconds',
    catalog: () => options,
    notOffered: ({ theme, subjects }) => {
      const isKnown = theme === 'space-explorers' && subjects.every((subject) => ['math', 'science'].includes(subject))
      return isKnown ? null : 'Choose from: space-explorers; math, science.'
    },
    suggestGoals: () => ['I can count to twelve.', 'I can name a planet.'],
    compose: (request) => ({ ok: true, document: planDocument(request) }),
    ...changed,
  }
}
