import { courses } from '@pencil-quest/content/courses'
import type { Skill, SkillQuestion } from '@pencil-quest/content/types'
import type { Grade } from '@pencil-quest/contract/choices'
import { wrongSum } from './arithmetic.ts'
import type { Faults } from './fault.ts'
import { gradeLimits } from './grade-limits.ts'
import { graphFaults } from './graph-faults.ts'

const skills = new Map(Object.values(courses).flatMap((course) => course.skills.map((skill) => [skill.id, skill])))

export function skillNamed(id: string): Skill | undefined {
  return skills.get(id)
}

/** All skills of the grade that have a strand: those of math and science. */
export function strandSkills(grade: Grade): Skill[] {
  return [...skills.values()].filter((skill) => skill.grade === grade && skill.strand !== undefined)
}

/** A question that is kept apart from its skills names such as there are, is worked out as theirs are, and right. */
export function skillQuestionFaults(faults: Faults, where: string, question: SkillQuestion): void {
  for (const id of question.skills) {
    const skill = skills.get(id)
    if (!skill) faults.add(where, 'skills', `there is no skill "${id}"`)
    else
      for (const sign of foreignSigns(question, skill))
        faults.add(where, 'skills', `"${id}" asks nothing with "${sign}"`)
  }
  const fault = wrongSum(question)
  if (fault) faults.add(where, 'sums', fault)
  graphFaults(faults, where, question)
}

/** Operations that no question of the skill has: nobody takes away in a lesson on adding. */
function foreignSigns({ sum = '' }: SkillQuestion, { prompts }: Skill): string[] {
  const own = prompts.flatMap((prompt) => prompt.sum ?? []).join(' ')
  return [...new Set(sum.match(/[-+*/]/g))].filter((sign) => !own.includes(sign))
}

/** Most words of a sentence for the youngest child who is asked it. */
export function sentenceLimitOf(question: SkillQuestion): number {
  const asked = question.skills.map((id) => skills.get(id)).filter((skill): skill is Skill => skill !== undefined)
  return Math.min(...asked.map(({ grade }) => gradeLimits[grade].sentence))
}
