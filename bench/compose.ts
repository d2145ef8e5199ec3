import { grades, type LearningStyle, learningStyles } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { checkPlan } from '@pencil-quest/rubric/check-plan'
import { builtinEngine } from '../apps/server/src/features/generation/builtin-engine.ts'
import { drawUntilPassed } from '../apps/server/src/features/generation/draw-until-passed.ts'
import { type Row, row } from './row.ts'

/** Composing, checking and proving alone: 10 days, every grade, after a warm-up. */
export async function composeBench(): Promise<Row[]> {
  const figures: number[] = []
  for (let round = 0; round < 6; round++) {
    for (const [i, grade] of grades.entries()) {
      const started = performance.now()
      const drawn = await drawUntilPassed({ engine: builtinEngine, checkPlan }, requestFor(grade, i, round))
      const took = performance.now() - started
      if (drawn.outcome !== 'passed') throw new Error(JSON.stringify(drawn))
      if (round > 0) figures.push(took)
    }
  }
  return [row('compose, check and solve alone, 10 days', 'ms', 150, figures)]
}

function requestFor(grade: (typeof grades)[number], age: number, round: number): ComposeRequest {
  return {
    childAge: age + 5,
    childGrade: grade,
    learningStyle: learningStyles[round % 3] as LearningStyle,
    interests: ['dinosaurs', 'music'],
    theme: 'space-explorers',
    subjects: ['math', 'reading', 'science'],
    duration: 60,
    difficulty: 'medium',
    length: 10,
    goals: [],
    history: [],
    seed: round * 100 + age,
  }
}
