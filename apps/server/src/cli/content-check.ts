import { coverageFaults } from '@pencil-quest/planner/coverage'
import { allContent, checkContent } from '@pencil-quest/rubric/content/check-content'

/** For authors: everything that has to be mended, by entry. Arguments are parts of ids: `math.2 dragon-masters`. */
const wanted = process.argv.slice(2)
const faults = [...checkContent(allContent), ...Object.values(allContent.courses).flatMap(coverageFaults)].filter(
  ({ where }) => wanted.length === 0 || wanted.some((part) => where.includes(part)),
)
for (const { where, rule, message } of faults) console.log(`${where}\n    ${rule}: ${message}`)
const { courses, worlds } = allContent
const skills = Object.values(courses).reduce((sum, course) => sum + course.skills.length, 0)
const formats = Object.values(courses).reduce((sum, course) => sum + course.formats.length, 0)
const passages = worlds.reduce((sum, world) => sum + world.passages.length, 0)
console.log(
  `${skills} skills, ${formats} formats, ${worlds.length} worlds, ${passages} passages: ${faults.length === 0 ? 'nothing to mend' : `${faults.length} to mend (rules in docs/content.md)`}`,
)
process.exitCode = faults.length > 0 ? 1 : 0
