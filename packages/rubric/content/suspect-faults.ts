import type { Beat, Guess, Reading, Secret } from '@pencil-quest/content/types'
import { type Grade, grades, type Length } from '@pencil-quest/contract/choices'
import { skillNamed, strandSkills } from './asked-skills.ts'
import { type Faults, repeated } from './fault.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { has, sentencesOf } from './text.ts'

/** Where an opener says its suspects' guesses. */
const slot = '{guesses}'

/** So many clues for each skill of each grade on a day: a short story comes back to a skill sooner. */
const leastClues: Record<Length, number> = { 5: 3, 10: 1 }

/**
 * The openers can name every suspect, clues and the close rule out nobody else, and each grade can rule out each.
 * @param length days of the story
 */
export function suspectFaults(faults: Faults, part: string, beat: Beat, length: Length): void {
  const { suspects = [], solution, clues = [], opener, older, secret } = beat
  const ids = suspects.map(({ id }) => id)
  for (const id of repeated(ids)) faults.add(`${part}.suspects`, 'suspect', `"${id}" is there twice`)
  for (const { ask, clears } of clues) {
    const isThere = clears === undefined || ids.includes(clears)
    faults.expect(isThere, `${part}.clues "${ask.slice(0, 40)}"`, 'suspect', `there is no suspect "${clears}"`)
  }
  for (const text of [opener, older?.opener ?? opener]) {
    const hasPlace = text.split(slot).length === (suspects.length > 0 ? 2 : 1)
    faults.expect(hasPlace, part, 'suspect', `an opener says "${slot}" once where there are suspects, else never`)
  }
  const isWhole = suspects.length > 0 === (solution !== undefined)
  faults.expect(isWhole, `${part}.solution`, 'suspect', 'is there where there are suspects, and nowhere else')
  if (solution) {
    guessFaults(faults, `${part}.solution`, solution)
    neverSays(faults, `${part}.solution`, Object.values(solution).join(' '), secret)
  }
  for (const suspect of suspects) {
    const { id, ruledOut, keyWord, reading } = suspect
    const where = `${part}.suspects.${id}`
    guessFaults(faults, where, suspect)
    if (reading) readingFaults(faults, where, reading, secret)
    neverSays(faults, where, ruledOut, secret)
    faults.within(sentencesOf(ruledOut).length, [1, 2], where, 'suspect', 'sentences')
    shortSentences(faults, where, ruledOut, sharedLimits.sentence)
    plainWords(faults, where, ruledOut, { slots: [] })
    const times = (ruledOut.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => word === keyWord).length
    faults.expect(times === 1, where, 'suspect', `"${keyWord}" is there ${times} times`)
  }
  if (suspects.length > 0) for (const grade of grades) gradeFaults(faults, part, beat, grade, leastClues[length])
}

/** Its texts are short and plain, keep the secret, say what each answer is, and give one unit to both limits. */
function readingFaults(faults: Faults, where: string, reading: Reading, secret: Secret | undefined): void {
  const { tells, says, most, none } = reading
  faults.expect(/\. Each answer is \S/.test(tells), where, 'reading', 'does not say what each answer is')
  const [unit, same] = [says, none].map((text) => /\{n\} (\w+)/.exec(text)?.[1])
  faults.expect(unit !== undefined && unit === same, where, 'reading', `is in "${unit}" and in "${same}"`)
  for (const text of [tells, says, most, none]) {
    neverSays(faults, where, text, secret)
    shortSentences(faults, where, text, sharedLimits.sentence)
    plainWords(faults, where, text.replace('{n}', '9'), { slots: [] })
  }
}

function guessFaults(faults: Faults, where: string, { name, guess, olderGuess }: Guess): void {
  for (const text of [guess, olderGuess]) {
    faults.expect(has(text.toLowerCase(), name.toLowerCase()), where, 'suspect', `a guess does not say "${name}"`)
    shortSentences(faults, where, text, sharedLimits.sentence)
    plainWords(faults, where, text, { slots: [] })
  }
}

function neverSays(faults: Faults, where: string, text: string, secret: Secret | undefined): void {
  const says = secret && has(text.toLowerCase(), secret.word)
  faults.expect(!says, where, 'secret', `"${secret?.word}" is given away`)
}

function gradeFaults(
  faults: Faults,
  part: string,
  { suspects = [], clues = [] }: Beat,
  grade: Grade,
  least: number,
): void {
  const own = clues.filter(({ skills }) => skills.some((id) => skillNamed(id)?.grade === grade))
  for (const { id } of suspects) {
    const isCleared = own.some(({ clears }) => clears === id)
    faults.expect(isCleared, `${part}.suspects.${id}`, 'suspect', `no clue of ${grade} rules it out`)
  }
  for (const { id } of strandSkills(grade)) {
    const count = own.filter(({ skills }) => skills.includes(id)).length
    faults.expect(count >= least, `${part}.clues ${id}`, 'clue', `${count} for it, at least ${least}`)
  }
}
