import type { Skill } from '@pencil-quest/content/types'
import { listed } from '../wording.ts'

/**
 * The line of a lesson's new words: each is told by the first lesson that has it, and used by those after it.
 * @param before lessons that the skill has had
 */
export function newWords(skill: Skill, before: number): string {
  const later = skill.keywords.filter(({ word }) => isOfStepFurther(skill, word))
  const first = skill.keywords.filter((keyword) => !later.includes(keyword))
  const [told, used] = before === 0 ? [first, []] : before === 1 ? [later, first] : [[], skill.keywords]
  const lines = told.map(({ word, definition }) => `New word: ${word} – ${definition.replace(/\.$/, '')}.`)
  if (used.length > 0)
    lines.push(
      usedAgain(
        used.map(({ word }) => word),
        before,
      ),
    )
  return lines.join('\n')
}

/** Whether only what is shown one step further, and what is asked on it, has the word. */
function isOfStepFurther({ again, model, iCan, check, prompts, laterChecks = [] }: Skill, word: string): boolean {
  const has = (texts: readonly string[]) => texts.join('\n').toLowerCase().includes(word.toLowerCase())
  const asked = [
    ...prompts.map(({ ask, answer, further }) => ({ further, text: `${ask} ${answer}` })),
    ...laterChecks.map(({ question, lookFor, further }) => ({ further, text: `${question} ${lookFor}` })),
  ]
  const ofFirst = asked.filter(({ further }) => !further).map(({ text }) => text)
  const ofLater = asked.filter(({ further }) => further).map(({ text }) => text)
  return has([again?.model ?? '', ...ofLater]) && !has([model, iCan, check.question, check.lookFor, ...ofFirst])
}

/** Short and in turn, so that no two visits read alike. */
function usedAgain(words: readonly string[], before: number): string {
  const all = listed(words)
  const end = all.endsWith('.') ? '' : '.'
  const [name, them] = words.length === 1 ? ["Today's word", 'it'] : ["Today's words", 'them']
  const lines = [`${name}: ${all}${end}`, `Use in your answers: ${all}${end}`, `Say ${them} once: ${all}${end}`]
  return lines[(before - 1) % lines.length] ?? ''
}
