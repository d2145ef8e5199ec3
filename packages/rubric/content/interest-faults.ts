import type { Format, Interest, SkillQuestion } from '@pencil-quest/content/types'
import { type InterestTag, type LearningStyle, learningStyles } from '@pencil-quest/contract/choices'
import { sentenceLimitOf, skillQuestionFaults } from './asked-skills.ts'
import { breakFaults } from './break-faults.ts'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { formatFaults } from './format-faults.ts'
import { sharedLimits } from './grade-limits.ts'
import { plainWords } from './plain-words.ts'
import { shortSentences } from './sentence-lengths.ts'
import { sentencesOf, wordsOf } from './text.ts'

const markers: Record<LearningStyle, RegExp> = {
  visual: /\b(?:draw|sketch|color|map|picture|circle|look|pattern|trace|design)\b/i,
  auditory: /\b(?:say|tell|sing|chant|rhyme|listen|sound|talk|whisper|echo|clap)\b/i,
  kinesthetic:
    /\b(?:build|jump|hop|walk|step|move|act|dance|march|roll|stretch|fold|stack|shape|balance|stomp|reach|crawl|hold)\b/i,
}

/** What a reader takes as a sign of the interest: its word or a close kin of it. */
const signs: Record<InterestTag, RegExp> = {
  animals: /\banimals?\b|\b(?:mouse|whale|penguin|cat|rabbit|giraffe)\b/i,
  dinosaurs: /\bdinosaurs?\b/i,
  space: /\b(?:space|stars?|planet|moon)\b/i,
  robots: /\brobots?\b/i,
  princesses: /\b(?:princess|crown|castle)\b/i,
  superheroes: /\bsuperhero(?:es)?\b/i,
  sports: /\bsports?\b|\bteam\b/i,
  cooking: /\b(?:chef|kitchen|recipe)\b/i,
  building: /\b(?:building|builder)\b/i,
  drawing: /\bdrawing\b/i,
  music: /\bmusic\b|\b(?:sing|instrument)\b/i,
  dancing: /\b(?:dancing|dance)\b/i,
  nature: /\b(?:nature|plant|tree|weather)\b/i,
  cars: /\b(?:car|race)\b|\bwheel\b/i,
  trains: /\btrain\b|\brails\b/i,
  planes: /\bplane\b/i,
  books: /\b(?:book|storybook)\b/i,
  puzzles: /\bpuzzle\b/i,
  science: /\bscience\b/i,
  magic: /\b(?:magic|spell)\b/i,
  adventure: /\badventure\b/i,
  friendship: /\bfriend(?:s|ship)?\b/i,
  family: /\bfamily\b/i,
}

/** The faults of the choices that an interest offers. */
export function interestFaults({ tag, questions, breaks, sparks, workshop }: Interest): Fault[] {
  const faults = new Faults(`interest "${tag}"`)
  workshopFaults(faults, tag, workshop)
  for (const question of questions) questionFaults(faults, `"${question.ask.slice(0, 40)}"`, question)
  for (const ask of repeated(questions.map((question) => question.ask)))
    faults.add('questions', 'repeats', `twice: "${ask}"`)
  faults.within(breaks.length, [3, anyNumber], 'breaks', 'amount', 'movement breaks')
  for (const pause of breaks) breakFaults(faults, pause)
  for (const style of learningStyles) {
    const own = sparks.filter(({ modality }) => modality === style).length
    faults.within(own, [2, anyNumber], 'sparks', 'amount', `choices in the ${style} style`)
  }
  for (const text of repeated(sparks.map((spark) => spark.text))) faults.add('sparks', 'repeats', `twice: "${text}"`)
  for (const { text, modality } of sparks) {
    const part = `"${text}"`
    faults.expect(/\b(?:choose|pick|or)\b/i.test(text), part, 'choice', 'offers no choice')
    faults.expect(signs[tag].test(text), part, 'interest', `does not show ${tag}`)
    faults.expect(markers[modality].test(text), part, 'style', `does not sound ${modality}`)
    faults.within(sentencesOf(text).length, [1, 2], part, 'sentence length', 'sentences')
    shortSentences(faults, part, text, sharedLimits.sentence)
    plainWords(faults, part, text, { slots: [] })
  }
  return [...faults.found, ...formatFaults(workshop)]
}

/** A workshop is for every question of math and science, with a page or without, and its game is the interest. */
function workshopFaults(faults: Faults, tag: InterestTag, { id, subject, carriesSheet, takes }: Format): void {
  faults.expect(
    id.startsWith(`${tag}.`) && subject === 'any',
    'workshop',
    'workshop',
    `is "${tag}.something" for any subject`,
  )
  faults.expect(carriesSheet, 'workshop', 'workshop', 'carries a worksheet')
  for (const ages of ['younger', 'older'] as const) {
    const own = takes.filter((take) => take.ages === ages)
    faults.within(own.length, [2, anyNumber], 'workshop', 'amount', `takes for the ${ages} ones`)
    faults.expect(
      own.some((take) => !take.answers && !take.wrongAnswers),
      'workshop',
      'amount',
      `no take for any answer, ${ages}`,
    )
  }
  for (const { title = '', child } of takes)
    faults.expect(signs[tag].test(child), `workshop "${title}"`, 'sign', `does not say what "${tag}" is`)
}

/** A question is short, and what it asks has one answer. */
function questionFaults(faults: Faults, part: string, question: SkillQuestion): void {
  const { ask, answer } = question
  faults.within(sentencesOf(ask).length, [1, 4], part, 'questions', 'sentences')
  faults.within(wordsOf(answer).length, [1, 5], part, 'questions', 'words in the answer')
  shortSentences(faults, part, ask, sentenceLimitOf(question))
  skillQuestionFaults(faults, part, question)
  plainWords(faults, part, ask, { slots: ['{hero}', '{friend}', '{place}'] })
}
