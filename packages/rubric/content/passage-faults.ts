import { type Passage, questionFocuses } from '@pencil-quest/contract/sheets'
import { anyNumber, type Fault, Faults, repeated } from './fault.ts'
import { gradeLimits } from './grade-limits.ts'
import { contentWords, defaultRules, lexicalMargin, scoreChoices } from './lexical-score.ts'
import { plainWords } from './plain-words.ts'
import { fleschKincaid, readWords } from './reading-level.ts'
import { easyOnAverage, shortSentences } from './sentence-lengths.ts'
import { wordsOf } from './text.ts'

interface Band {
  words: readonly [number, number]
  /** Flesch-Kincaid; kindergarten is read aloud, so that hardly any level binds it. */
  level: readonly [number, number]
  questions: number
}

/** Source: the plan rubric's passage bands. */
const bands: Record<Passage['grade'], Band> = {
  kindergarten: { words: [15, 40], level: [-3, 2], questions: 5 },
  '1st': { words: [40, 90], level: [-3, 2.5], questions: 6 },
  '2nd': { words: [80, 150], level: [1.98, 3.5], questions: 8 },
  '3rd': { words: [120, 220], level: [1.98, 5.34], questions: 8 },
  '4th': { words: [180, 300], level: [4, 6], questions: 8 },
  '5th': { words: [220, 350], level: [4.51, 7.73], questions: 8 },
}

/** The passage and four questions share a page: the upper third of the band stays free. */
const shareOfBand = 0.69
const leastMargin = 0.15

/** The faults of one graded text with its questions. */
export function passageFaults(passage: Passage): Fault[] {
  const faults = new Faults(passage.id)
  const sentences = passage.paragraphs.flat()
  fitsGrade(faults, passage, sentences)
  wellFormed(faults, passage, sentences)
  for (const question of passage.questions) isSettled(faults, passage, question)
  faults.within(passage.open.length, [2, 2], 'open', 'questions', 'open questions')
  for (const { sample, lookFor } of passage.open) {
    faults.within(wordsOf(sample).length, [6, anyNumber], 'open', 'questions', 'words of a sample')
    faults.within(wordsOf(lookFor).length, [5, anyNumber], 'open', 'questions', 'words to look for')
  }
  // Printed on worksheets alone: no chips are read from it, and a story may have a fire or a needle in it.
  for (const text of everyText(passage))
    plainWords(faults, `"${text.slice(0, 40)}"`, text, { materials: 'any', slots: [], hasAdultNote: true })
  return faults.found
}

function fitsGrade(faults: Faults, passage: Passage, sentences: string[]): void {
  const { words, level, questions } = bands[passage.grade]
  const limits = gradeLimits[passage.grade]
  const most = Math.floor(words[0] + (words[1] - words[0]) * shareOfBand)
  faults.within(sentences.flatMap(readWords).length, [words[0], most], 'paragraphs', 'length', 'words')
  const grade = fleschKincaid(sentences)
  faults.expect(
    grade >= level[0] && grade <= level[1],
    'paragraphs',
    'reading level',
    `is ${grade.toFixed(1)}; it takes ${level.join(' to ')}`,
  )
  for (const sentence of sentences) shortSentences(faults, 'paragraphs', sentence, limits.sentence)
  easyOnAverage(faults, 'paragraphs', sentences, limits.mean)
  faults.within(passage.questions.length, [questions, questions], 'questions', 'questions', 'questions')
  for (const { ask } of [...passage.questions, ...passage.open])
    shortSentences(faults, 'questions', ask, limits.sentence)
  faults.within(passage.keywords.length, [1, limits.keywords], 'keywords', 'keywords', 'new words')
  for (const { word, definition } of passage.keywords) {
    const part = `keyword "${word}"`
    const stands = sentences.flatMap(readWords).some((each) => each.toLowerCase() === word)
    faults.expect(stands, part, 'keywords', 'does not stand in the text')
    faults.within(readWords(definition).length, [2, limits.definition], part, 'keywords', 'words')
    const itself = contentWords(definition).includes(contentWords(word)[0] ?? '')
    faults.expect(!itself, part, 'keywords', 'is explained by itself')
  }
}

function wellFormed(faults: Faults, { id, theme, grade, questions }: Passage, sentences: string[]): void {
  faults.expect(id.startsWith(`${theme}.${grade}.`), 'id', 'id', `begins with "${theme}.${grade}."`)
  for (const sentence of sentences)
    faults.expect(/^["A-Z][^.!?]*[.!?]"?$/.test(sentence), 'paragraphs', 'sentences', `not one sentence: "${sentence}"`)
  for (const sentence of repeated(sentences)) faults.add('paragraphs', 'sentences', `twice: "${sentence}"`)
  for (const focus of questionFocuses)
    faults.expect(
      questions.some((question) => question.focus === focus),
      'questions',
      'questions',
      `none of ${focus}`,
    )
  for (const ask of repeated(questions.map((question) => question.ask)))
    faults.add('questions', 'questions', `twice: "${ask}"`)
  for (const { ask, choices, evidence } of questions) {
    const part = `"${ask}"`
    faults.expect(/^[A-Z].*\?$/.test(ask), part, 'questions', 'is one question')
    faults.expect(sentences.includes(evidence), part, 'evidence', 'is no sentence of the text, to the letter')
    const sizes = choices.map(({ length }) => length)
    faults.expect(Math.max(...sizes) <= 1.4 * Math.min(...sizes), part, 'choices', 'differ in length by over 40 %')
    const same = repeated(choices.map((choice) => choice.toLowerCase())).length === 0
    const ends = new Set(choices.map((choice) => choice.endsWith('.'))).size === 1
    faults.expect(same && ends, part, 'choices', 'differ from each other, and all or none end with a period')
  }
}

/** The evidence alone settles a question, however the words are weighed. */
function isSettled(faults: Faults, passage: Passage, question: Passage['questions'][number]): void {
  const part = `"${question.ask}"`
  const [right, ...others] = scoreChoices(passage, question)
  const keyword = passage.keywords.find(({ word }) => readWords(question.ask.toLowerCase()).includes(word))
  const settledBy = question.focus === 'vocabulary' ? `${keyword?.word}: ${keyword?.definition}` : question.evidence
  faults.expect(right?.line === settledBy && right.bestShare === 1, part, 'evidence', 'does not hold the right choice')
  for (const other of others)
    faults.expect(other.bestShare <= 0.67, part, 'choices', `"${other.choice}" stands in the text as well`)
  faults.expect(lexicalMargin(passage, question) >= leastMargin, part, 'choices', 'the right one is not clear enough')
  for (const questionWeight of [0.1, defaultRules.questionWeight, 0.5])
    for (const neighbours of [true, false])
      for (const stems of [true, false])
        faults.expect(
          lexicalMargin(passage, question, { questionWeight, neighbours, stems }) > 0,
          part,
          'choices',
          `another is right at weight ${questionWeight}${neighbours ? ', with neighbours' : ''}${stems ? ', by stems' : ''}`,
        )
}

function everyText({ title, paragraphs, keywords, questions, open }: Passage): string[] {
  return [
    title,
    ...paragraphs.flat(),
    ...keywords.map(({ word, definition }) => `${word}: ${definition}`),
    ...questions.flatMap(({ ask, choices }) => [ask, ...choices]),
    ...open.flatMap(({ ask, sample, lookFor }) => [ask, sample, lookFor]),
  ]
}
