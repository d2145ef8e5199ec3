import {
  difficulties,
  durations,
  type Grade,
  grades,
  interestTags,
  learningStyles,
  lengths,
  type Subject,
} from '@pencil-quest/contract/choices'
import { limits } from '@pencil-quest/contract/limits'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import { catalog } from '@pencil-quest/planner/catalog'
import { suggestGoals } from '@pencil-quest/planner/goals'
import { type Random, seeded } from '@pencil-quest/worksheets/random'

/** What all requests of a run have in common. */
export interface Wanted {
  subjects?: Subject[]
  grade?: Grade
}

/** Any request that the wizard can send, the same for the same seed and number. */
export function randomRequest(seed: number, number: number, wanted: Wanted): ComposeRequest {
  const random = seeded(seed, 'request', number)
  const { themes, subjects: offered } = catalog()
  const childGrade = wanted.grade ?? random.pick(grades)
  const length = random.pick(lengths)
  const all = offered.map(({ slug }) => slug)
  const subjects = wanted.subjects ?? random.shuffle(all).slice(0, random.int(1, all.length))
  const setting = { childGrade, difficulty: random.pick(difficulties), subjects }
  return {
    ...setting,
    childAge: ageFor(childGrade, random),
    learningStyle: random.pick(learningStyles),
    interests: interestsOf(random),
    theme: random.pick(themes).slug,
    duration: random.pick(durations),
    length,
    goals: random.shuffle(suggestGoals(setting)).slice(0, random.int(0, limits.goals[length])),
    history: [],
    seed: random.int(0, 0xffff_ffff),
  }
}

/** Usual for the grade, a year away in some, far away in few. */
function ageFor(grade: Grade, random: Random): number {
  const away = random.pick([0, 0, 0, 1, 1, -1, random.int(-3, 3)])
  return Math.min(limits.age.max, Math.max(limits.age.min, grades.indexOf(grade) + 5 + away))
}

function interestsOf(random: Random): string[] {
  const tags: string[] = random.shuffle([...interestTags]).slice(0, random.int(0, 5))
  return random.int(0, 4) === 0 ? [...tags, 'axolotls'] : tags
}
