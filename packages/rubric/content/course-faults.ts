import type { Course } from '@pencil-quest/content/courses'
import { grades, learningStyles, type Subject } from '@pencil-quest/contract/choices'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { formatFaults } from './format-faults.ts'
import { skillFaults } from './skill-faults.ts'
import { wordsOf } from './text.ts'

/** The faults of a subject: its skills and formats one by one, then together. */
export function courseFaults(subject: Subject, { skills, formats }: Course): Fault[] {
  const faults = new Faults(subject)
  const ids = skills.map(({ id }) => id)
  for (const id of repeated([...ids, ...formats.map((format) => format.id)])) faults.add(id, 'id', 'is there twice')
  for (const text of repeated(skills.map(({ iCan }) => iCan))) faults.add('skills', 'goal', `twice: "${text}"`)
  for (const [at, { id, prerequisites }] of skills.entries()) {
    const late = prerequisites.filter((before) => !ids.slice(0, at).includes(before))
    for (const before of late) faults.add(id, 'prerequisites', `"${before}" is not taught before`)
  }
  for (const grade of grades) {
    const own = skills.filter((skill) => skill.grade === grade)
    faults.within(own.length, [8, anyNumber], grade, 'skills', 'skills')
    const isInOrder = own.every(({ order }, i) => order === i + 1)
    faults.expect(isInOrder, grade, 'order', `is ${own.map(({ order }) => order).join(', ')}, not 1, 2, 3 ...`)
    const forAll = formats.filter((format) => !format.skills && !format.strands && reaches(format, grade))
    for (const style of learningStyles) {
      const leading = forAll.filter(({ modality }) => modality.primary === style).length
      faults.within(leading, [2, anyNumber], grade, 'formats', `for every skill lead with the ${style} style`)
    }
  }
  faults.within(new Set(formats.map(({ layout }) => layout)).size, [4, 4], 'formats', 'formats', 'of the four layouts')
  for (const id of formats.flatMap((format) => format.skills ?? []))
    faults.expect(ids.includes(id), 'formats', 'formats', `there is no skill "${id}"`)
  const openings = formats.flatMap(({ takes }) => takes.map(({ child }) => wordsOf(child).slice(0, 4).join(' ')))
  for (const opening of repeated(openings)) faults.add('formats', 'openings', `two takes open "${opening} ..."`)
  return [...faults.found, ...skills.flatMap(skillFaults), ...formats.flatMap(formatFaults)]
}

function reaches({ grades: { from, to } }: Course['formats'][number], grade: (typeof grades)[number]): boolean {
  const at = grades.indexOf(grade)
  return grades.indexOf(from) <= at && at <= grades.indexOf(to)
}
