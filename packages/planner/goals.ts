import { courses } from '@pencil-quest/content/courses'
import type { Skill } from '@pencil-quest/content/types'
import type { Difficulty, Grade, Subject } from '@pencil-quest/contract/choices'
import { skillsFor } from './grade-window.ts'

interface GoalSetting {
  childGrade: Grade
  difficulty: Difficulty
  subjects: readonly Subject[]
}

/** A goal in the parent's words and the skill that meets it. */
export interface MatchedGoal {
  goal: string
  skill: Skill | null
}

const perSubject = 6

/** Goals to pick from: the "I can" texts of the skills that such a plan is made of, easiest first, by subject. */
export function suggestGoals(setting: GoalSetting): string[] {
  return setting.subjects.flatMap((subject) => spread(candidates(subject, setting), perSubject).map(({ iCan }) => iCan))
}

/** A parent's goals, each with the skill that meets it, or without one where none comes near. */
export function matchGoals(goals: readonly string[], setting: GoalSetting): MatchedGoal[] {
  const skills = setting.subjects.flatMap((subject) => candidates(subject, setting))
  return goals.map((goal) => ({ goal, skill: exact(goal, skills) ?? nearest(goal, skills) }))
}

function candidates(subject: Subject, { childGrade, difficulty }: GoalSetting): Skill[] {
  return skillsFor(courses[subject]?.skills ?? [], childGrade, difficulty)
}

function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list]
  return Array.from({ length: count }, (_, i) => list[Math.round((i * (list.length - 1)) / (count - 1))] as T)
}

function exact(goal: string, skills: readonly Skill[]): Skill | null {
  const wanted = goal.toLowerCase().replace(/\.$/, '')
  return skills.find(({ iCan }) => iCan.toLowerCase().replace(/\.$/, '') === wanted) ?? null
}

const small = new Set(
  'a an the i can my to of in on at by with and or for from is are be as it up out than that this how what when who do does get better practice improve learn work more'.split(
    ' ',
  ),
)

/** Content words without the commonest endings, so that "adding" meets "add". */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  return new Set(
    words.filter((word) => !small.has(word)).map((word) => word.replace(/(?:ition|tion|ing|ed|es|s)$/, '')),
  )
}

function nearest(goal: string, skills: readonly Skill[]): Skill | null {
  const wanted = stems(goal)
  if (wanted.size === 0) return null
  let best: { skill: Skill; share: number } | null = null
  for (const skill of skills) {
    const own = stems(`${skill.iCan} ${skill.short} ${skill.keywords.map(({ word }) => word).join(' ')}`)
    const share = [...wanted].filter((stem) => own.has(stem)).length / wanted.size
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { skill, share }
  }
  return best?.skill ?? null
}
