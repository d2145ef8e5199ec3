import { readingSkills } from '../../skills/reading/index.ts'

/** Skills about how words are built and spelled. */
export const wordStudySkills = readingSkills
  .filter((skill) => skill.sheets.some((sheet) => sheet.kind === 'sort-groups'))
  .map((skill) => skill.id)

/** Skills about what a text tells; skills about the meaning of single words are in neither list. */
export const storySkills = readingSkills
  .filter((skill) =>
    skill.sheets.some((sheet) => sheet.kind === 'passage-questions' && sheet.focus[0] !== 'vocabulary'),
  )
  .map((skill) => skill.id)
