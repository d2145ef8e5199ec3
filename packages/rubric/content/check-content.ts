import { courses } from '@pencil-quest/content/courses'
import { interests } from '@pencil-quest/content/interests/index'
import type { Interest, Skill, World } from '@pencil-quest/content/types'
import { worlds } from '@pencil-quest/content/worlds'
import type { Subject } from '@pencil-quest/contract/choices'
import type { z } from 'zod'
import { courseFaults } from './course-faults.ts'
import { type Fault, repeated } from './fault.ts'
import { interestFaults } from './interest-faults.ts'
import { nearCopies } from './near-copies.ts'
import { passageFaults } from './passage-faults.ts'
import { formatSchema, interestSchema, skillSchema, worldSchema } from './schemas.ts'
import { worldFaults } from './world-faults.ts'

type Courses = Record<string, NonNullable<(typeof courses)[Subject]>>

/** Everything that authors write. */
export interface Content {
  courses: Courses
  worlds: readonly World[]
  interests: readonly Interest[]
}

export const allContent: Content = {
  courses: courses as Courses,
  worlds: Object.values(worlds),
  interests: Object.values(interests),
}

/** Holds all content against the rules of `docs/content.md`. Entries of the wrong shape are not looked at further. */
export function checkContent({ courses: own, worlds: all, interests: tags }: Content): Fault[] {
  const shape = shapeFaults({ courses: own, worlds: all, interests: tags })
  if (shape.length > 0) return shape
  const subjects = Object.keys(own) as Subject[]
  return [
    ...subjects.flatMap((subject) => courseFaults(subject, own[subject] as Courses[string])),
    ...all.flatMap((world) => worldFaults(world, subjects)),
    ...all.flatMap(({ passages }) => passages.flatMap(passageFaults)),
    ...tags.flatMap(interestFaults),
    ...acrossWorlds(all, tags),
    ...copies(own, all),
  ]
}

function shapeFaults({ courses: own, worlds: all, interests: tags }: Content): Fault[] {
  const skills = Object.values(own).flatMap(({ skills: entries }) => entries)
  const formats = Object.values(own).flatMap(({ formats: entries }) => entries)
  return [
    ...skills.flatMap((skill) => misshapen(skill.id, skillSchema, skill)),
    ...formats.flatMap((format) => misshapen(format.id, formatSchema, format)),
    ...all.flatMap((world) => misshapen(world.theme, worldSchema, world)),
    ...tags.flatMap((interest) => misshapen(interest.tag, interestSchema, interest)),
  ]
}

function misshapen(where: string, schema: z.ZodType, value: unknown): Fault[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => ({ where: `${where} ${path.join('.')}`, rule: 'shape', message }))
}

function acrossWorlds(all: readonly World[], tags: readonly Interest[]): Fault[] {
  const lists: Record<string, string[]> = {
    characters: all.flatMap((world) => world.characters.map(({ name }) => name)),
    specimens: all.flatMap((world) => world.specimens),
    'day titles': all.flatMap(({ arcs }) => [...arcs[5], ...arcs[10]].map(({ title }) => title)),
    'break titles': [...all, ...tags].flatMap(({ breaks }) => breaks.map(({ title }) => title)),
    'passage titles': all.flatMap(({ passages }) => passages.map(({ title }) => title)),
  }
  return Object.entries(lists).flatMap(([part, values]) =>
    repeated(values).map((value) => ({
      where: `worlds ${part}`,
      rule: 'repeats',
      message: `in two worlds: "${value}"`,
    })),
  )
}

function copies(own: Courses, all: readonly World[]): Fault[] {
  const skills = Object.values(own).flatMap(({ skills: entries }) => entries)
  const formats = new Set(Object.values(own).flatMap((course) => course.formats))
  const takes = [...formats].flatMap(({ id, takes: wordings }) =>
    wordings.map(({ child, say }, i) => ({ where: `${id} takes[${i}]`, text: `${child} ${say}` })),
  )
  const supports = skills.map((skill: Skill) => ({ where: skill.id, text: supportOf(skill) }))
  const stories = all.flatMap(({ theme, arcs }) =>
    [...arcs[5], ...arcs[10]].map(({ title, opener, close }) => ({
      where: `${theme} day "${title}"`,
      text: `${opener} ${close}`,
    })),
  )
  const breaks = all.flatMap(({ theme, breaks: pauses }) =>
    pauses.map(({ title, text }) => ({ where: `${theme} break "${title}"`, text })),
  )
  return [takes, supports, stories, breaks].flatMap(nearCopies)
}

function supportOf({ model, misconception, easier, harder }: Skill): string {
  return [model, misconception.says, misconception.reply, easier, harder].join(' ')
}
