import type { Skill } from '@pencil-quest/content/types'
import type { Subject } from '@pencil-quest/contract/choices'
import { wrongSum } from './arithmetic.ts'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { gradeLimits } from './grade-limits.ts'
import { graphFaults } from './graph-faults.ts'
import { pictureFaults } from './picture-faults.ts'
import { plainWords } from './plain-words.ts'
import { easyOnAverage, shortSentences } from './sentence-lengths.ts'
import { slotsIn, wordsOf } from './text.ts'

/** The faults of one skill on its own. */
export function skillFaults(skill: Skill): Fault[] {
  const faults = new Faults(skill.id)
  goal(faults, skill)
  support(faults, skill)
  prompts(faults, skill)
  goalParts(faults, skill)
  stepFurther(faults, skill)
  for (const [part, text] of textsOf(skill)) plainWords(faults, part, text)
  return faults.found
}

function goal(faults: Faults, { id, subject, grade, short, iCan, codes }: Skill): void {
  const digit = grade === 'kindergarten' ? 'k' : grade.charAt(0)
  faults.expect(id.startsWith(`${subject}.${digit}.`), 'id', 'id', `begins with "${subject}.${digit}."`)
  faults.expect(/^I can [^,]+\.$/.test(iCan), 'iCan', 'goal', 'is one sentence "I can ..." without a comma')
  faults.within(wordsOf(iCan).length, [4, 20], 'iCan', 'goal', 'words')
  const verb = wordsOf(iCan)[2] ?? ''
  faults.expect(gradeLimits[grade].verbs.has(verb), 'iCan', 'goal', `"${verb}" cannot be seen or heard in ${grade}`)
  faults.within(wordsOf(short).length, [2, 5], 'short', 'goal', 'words')
  faults.expect(
    codes.every((code) => !/\s{2}|[.?!]$/.test(code) && code.length <= 16),
    'codes',
    'codes',
    'are codes alone, without the text of a standard',
  )
}

function support(faults: Faults, skill: Skill): void {
  const {
    grade,
    subject,
    strand,
    model,
    picture,
    check,
    laterChecks = [],
    misconception,
    easier,
    harder,
    again,
    third,
    keywords,
  } = skill
  const limits = gradeLimits[grade]
  const hasStrands = subject === 'math' || subject === 'science'
  faults.expect(!hasStrands || strand !== undefined, 'strand', 'strand', `${subject} skills say what they are about`)
  for (const [part, shown] of Object.entries({ model, 'again.model': again?.model }))
    if (shown !== undefined) faults.within(wordsOf(shown).length, [25, 70], part, 'model', 'words')
  pictureFaults(faults, 'picture', picture, model)
  pictureFaults(faults, 'again.picture', again?.picture, again?.model ?? '')
  for (const { question, lookFor } of [check, ...laterChecks]) {
    faults.within(wordsOf(question).length, [4, anyNumber], `check "${question}"`, 'check', 'words')
    faults.within(wordsOf(lookFor).length, [6, anyNumber], `check "${question}"`, 'check', 'words to look for')
  }
  const asked = [check, ...laterChecks].map(({ question }) => question)
  for (const question of repeated(asked)) faults.add('laterChecks', 'check', `twice: "${question}"`)
  if (hasStrands) faults.within(laterChecks.length, [2, anyNumber], 'laterChecks', 'check', 'checks for later visits')
  for (const { reply } of [misconception, ...(again?.misconception ? [again.misconception] : [])])
    faults.within(wordsOf(reply).length, [6, anyNumber], `misconception "${reply}"`, 'misconception', 'words')
  const ways = [easier, harder, ...[again, third].flatMap((more) => (more ? [more.easier, more.harder] : []))]
  for (const text of ways)
    faults.within(wordsOf(text).length, [8, anyNumber], `"${text}"`, 'easier and harder', 'words')
  for (const text of repeated(ways)) faults.add('again', 'easier and harder', `are the same: "${text}"`)
  faults.within(keywords.length, [0, limits.keywords], 'keywords', 'keywords', 'new words')
  for (const { word, definition } of keywords) {
    faults.within(wordsOf(definition).length, [2, limits.definition], `keyword "${word}"`, 'keywords', 'words')
    const explained = wordsOf(definition.toLowerCase().replace(/[.,]/g, ''))
    faults.expect(!explained.includes(word), `keyword "${word}"`, 'keywords', 'is explained by itself')
  }
}

/** A plan comes back to a skill; fewer questions than this are asked again too soon. */
export const leastPrompts = 8
const leastBySubject: Partial<Record<Subject, number>> = { math: 16, science: 12 }

function prompts(faults: Faults, { grade, subject, prompts: all }: Skill): void {
  const limits = gradeLimits[grade]
  const least = leastBySubject[subject] ?? leastPrompts
  faults.within(all.length, [least, anyNumber], 'prompts', 'questions', 'questions')
  for (const ask of repeated(all.map(({ ask: text }) => text))) faults.add('prompts', 'questions', `twice: "${ask}"`)
  const inTheWorld = all.filter(({ ask }) => slotsIn(ask).length > 0).length
  faults.within(inTheWorld, [1, anyNumber], 'prompts', 'theme', 'questions play in the world')
  for (const [i, prompt] of all.entries()) {
    const { ask, answer } = prompt
    const part = `prompts[${i}]`
    shortSentences(faults, part, ask, limits.sentence)
    faults.expect(
      answer !== '' && !/(?<!\b[ap]\.m)\.$|;/.test(answer),
      part,
      'questions',
      `answer "${answer}": no ";" and no end`,
    )
    const fault = wrongSum(prompt)
    if (fault) faults.add(part, 'sums', fault)
    graphFaults(faults, part, prompt)
  }
  const asks = all.map(({ ask }) => ask)
  easyOnAverage(faults, 'prompts', asks, limits.mean)
}

/** So many questions of each sort that a first lesson and those after it have a choice. */
const leastKnown = 8
const leastFurther = 3

/** What a second lesson shows one step further is asked, and only from then on. */
function stepFurther(faults: Faults, skill: Skill): void {
  const { again, prompts: all, check, laterChecks = [], sheets } = skill
  const marked = [...all, ...laterChecks].filter(({ further }) => further)
  if (again?.model === undefined) {
    faults.expect(marked.length === 0, 'again', 'further', 'shows no step further, and questions ask it')
    return
  }
  const further = all.filter((prompt) => prompt.further).length
  faults.within(further, [leastFurther, anyNumber], 'prompts', 'further', 'questions on the step further')
  faults.within(all.length - further, [leastKnown, anyNumber], 'prompts', 'further', 'questions for the first lesson')
  const later = laterChecks.filter((one) => one.further).length
  faults.within(later, [1, anyNumber], 'laterChecks', 'further', 'checks of the step further')
  faults.expect(later < laterChecks.length, 'laterChecks', 'further', 'every check is of the step further')
  faults.expect(!check.further, 'check', 'further', 'the first lesson ends with the step further')
  faults.expect(!sheets[0]?.further, 'sheets', 'further', 'the first page is on the step further')
}

/** So that each part of a goal is asked on the first visit and on the next. */
const leastOfPart = 4

function goalParts(faults: Faults, { prompts: all }: Skill): void {
  const parts = [...new Set(all.flatMap(({ part }) => part ?? []))]
  if (parts.length === 0) return
  for (const { ask, part } of all) faults.expect(part !== undefined, 'prompts', 'parts', `"${ask}" has no part`)
  faults.within(parts.length, [2, 4], 'prompts', 'parts', 'parts of the goal')
  for (const part of parts) {
    const count = all.filter((prompt) => prompt.part === part).length
    faults.within(count, [leastOfPart, anyNumber], `part "${part}"`, 'parts', 'questions')
  }
}

function textsOf(skill: Skill): [string, string][] {
  const { short, iCan, model, check, laterChecks = [], misconception, easier, harder, again, keywords } = skill
  return [
    ...Object.entries({ short, iCan, model, easier, harder }),
    ...Object.entries(again ?? {}).flatMap(([part, told]): [string, string][] =>
      typeof told === 'string' ? [[`again.${part}`, told]] : [],
    ),
    ...Object.entries(again?.misconception ?? {}).map(([part, text]): [string, string] => [`again.${part}`, text]),
    ...[check, ...laterChecks].map(({ question, lookFor }): [string, string] => [
      `check "${question}"`,
      `${question} ${lookFor}`,
    ]),
    ...Object.entries(misconception).map(([part, text]): [string, string] => [`misconception.${part}`, text]),
    ...keywords.map(({ word, definition }): [string, string] => [`keyword "${word}"`, `${word}: ${definition}`]),
    ...skill.prompts.map(({ ask, answer }, i): [string, string] => [`prompts[${i}]`, `${ask} ${answer}`]),
  ]
}
