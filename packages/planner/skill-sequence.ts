import type { Skill } from '@pencil-quest/content/types'
import { difficultyIndex } from './grade-window.ts'

export interface SkillVisit {
  skill: Skill
  /** True from the second time on that the plan comes back to this skill. */
  isReview: boolean
}

/**
 * The skills of one subject over its activities: rising in difficulty, each met again some activities later.
 * Skills that meet a goal are always among them and get two visits at least as far as the activities reach.
 * @param perDay most activities of this subject on one day; a skill comes back on another day where that can be.
 */
export function skillSequence(
  pool: readonly Skill[],
  count: number,
  perDay: number,
  goalSkills: readonly Skill[],
): SkillVisit[] {
  if (count === 0) return []
  const goals = [...new Set(goalSkills)]
  // Room is left for the second visit to every goal.
  const variety = Math.min(Math.ceil(count * 0.5), count - goals.length)
  const wanted = Math.min(pool.length, count, Math.max(variety, goals.length, 1))
  const chosen = choose(pool, wanted, goals).sort((a, b) => difficultyIndex(a) - difficultyIndex(b))
  const visits = shareVisits(chosen, count, goals)
  const gap = perDay + 1.5
  return chosen
    .flatMap((skill, k) =>
      Array.from({ length: visits[k] as number }, (_, visit) => ({ skill, visit, at: k + visit * gap })),
    )
    .sort((a, b) => a.at - b.at || a.visit - b.visit)
    .map(({ skill, visit }) => ({ skill, isReview: visit > 0 }))
}

/** All goal skills, then others spread evenly over the pool. */
function choose(pool: readonly Skill[], count: number, goals: readonly Skill[]): Skill[] {
  const picked = new Set(goals.slice(0, count))
  const others = pool.filter((skill) => !picked.has(skill))
  const free = count - picked.size
  for (let i = 0; i < free; i++) picked.add(others[Math.floor((i * others.length) / free)] as Skill)
  return [...picked]
}

/** Equal shares; what is left over goes to goals first, then to the easier skills, which are met earliest. */
function shareVisits(chosen: readonly Skill[], count: number, goals: readonly Skill[]): number[] {
  const share = Math.floor(count / chosen.length)
  const visits = chosen.map(() => share)
  const order = chosen.map((_, k) => k).sort((a, b) => rank(a) - rank(b))
  for (const k of order.slice(0, count - share * chosen.length)) visits[k] = share + 1
  return visits

  function rank(k: number): number {
    return (goals.includes(chosen[k] as Skill) ? 0 : chosen.length) + k
  }
}

/**
 * Moves visits so that every goal is worked on on two days, where it would have both visits on one.
 * @param days the day of each visit, in order
 */
export function spreadGoals(
  visits: readonly SkillVisit[],
  days: readonly number[],
  goalSkills: readonly Skill[],
): SkillVisit[] {
  const skills = visits.map(({ skill }) => skill)
  for (const goal of goalSkills) {
    const places = skills.flatMap((skill, i) => (skill === goal ? [i] : []))
    const [first] = places
    if (first === undefined || places.length < 2 || new Set(places.map((i) => days[i])).size > 1) continue
    const isFree = (i: number) => days[i] !== days[first] && !goalSkills.includes(skills[i] as Skill)
    const other = nearest(first, skills.length, isFree)
    if (other !== null) [skills[first], skills[other]] = [skills[other] as Skill, goal]
  }
  return skills.map((skill, i) => ({ skill, isReview: skills.indexOf(skill) < i }))
}

function nearest(from: number, count: number, isFree: (i: number) => boolean): number | null {
  for (let step = 1; step < count; step++) {
    for (const i of [from - step, from + step]) if (i >= 0 && i < count && isFree(i)) return i
  }
  return null
}
