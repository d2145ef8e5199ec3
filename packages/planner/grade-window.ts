import type { Skill } from '@pencil-quest/content/types'
import { type Difficulty, type Grade, grades } from '@pencil-quest/contract/choices'

/**
 * The skills that fit a child: easy reaches back to the end of the grade before, hard ahead to the start of the
 * next, both ends of the school years kept. Sorted from easy to hard.
 */
export function skillsFor(skills: readonly Skill[], grade: Grade, difficulty: Difficulty): Skill[] {
  const at = grades.indexOf(grade)
  const of = (index: number) => skills.filter((skill) => grades.indexOf(skill.grade) === index).sort(byOrder)
  const own = of(at)
  const half = Math.ceil(own.length / 2)
  if (difficulty === 'medium') return own
  if (difficulty === 'easy') {
    const before = of(at - 1)
    return before.length > 0 ? [...before.slice(-3), ...own.slice(0, own.length - 2)] : own.slice(0, own.length - 1)
  }
  const next = of(at + 1)
  return next.length > 0 ? [...own.slice(half - 1), ...next.slice(0, 3)] : own.slice(1)
}

/** Steps of difficulty run on from grade to grade. */
export function difficultyIndex(skill: Skill): number {
  return grades.indexOf(skill.grade) * 10 + skill.order
}

function byOrder(a: Skill, b: Skill): number {
  return a.order - b.order
}

/** From 3rd grade on a child wants to be spoken to as one of the big ones. */
export function isOlder(grade: Grade): boolean {
  return grades.indexOf(grade) >= grades.indexOf('3rd')
}
