import { type Passage, questionFocuses } from '@pencil-quest/contract/sheets'
import { expect, test } from 'vitest'
import { banned } from '../themes/child-text.ts'
import { contentWords, defaultRules, lexicalMargin, scoreChoices } from './lexical-check.ts'
import { fleschKincaid, wordsOf } from './reading-level.ts'

interface GradeLimits {
  words: [number, number]
  longestSentence: number
  meanSentence: number
  fleschKincaid: [number, number]
  questions: number
  keywords: number
  definitionWords: number
}

/** Bands of words and of reading level by grade; kindergarten is read aloud, so that no level binds it. */
const limits: Record<Passage['grade'], GradeLimits> = {
  kindergarten: {
    words: [15, 40],
    longestSentence: 12,
    meanSentence: 8,
    fleschKincaid: [-3, 2],
    questions: 5,
    keywords: 1,
    definitionWords: 12,
  },
  '1st': {
    words: [40, 90],
    longestSentence: 14,
    meanSentence: 9,
    fleschKincaid: [-3, 2.5],
    questions: 6,
    keywords: 2,
    definitionWords: 12,
  },
  '2nd': {
    words: [80, 150],
    longestSentence: 16,
    meanSentence: 10,
    fleschKincaid: [1.98, 3.5],
    questions: 8,
    keywords: 2,
    definitionWords: 12,
  },
  '3rd': {
    words: [120, 220],
    longestSentence: 20,
    meanSentence: 12,
    fleschKincaid: [1.98, 5.34],
    questions: 8,
    keywords: 3,
    definitionWords: 20,
  },
  '4th': {
    words: [180, 300],
    longestSentence: 22,
    meanSentence: 13,
    fleschKincaid: [4, 6],
    questions: 8,
    keywords: 3,
    definitionWords: 20,
  },
  '5th': {
    words: [220, 350],
    longestSentence: 25,
    meanSentence: 15,
    fleschKincaid: [4.51, 7.73],
    questions: 8,
    keywords: 3,
    definitionWords: 20,
  },
}

/** The passage and four questions share a page: the upper third of the band of words stays free. */
const shareOfBand = 0.69
const leastMargin = 0.15

function everyText(passage: Passage): string[] {
  return [
    passage.title,
    ...passage.paragraphs.flat(),
    ...passage.keywords.flatMap(({ word, definition }) => [word, definition]),
    ...passage.questions.flatMap(({ ask, choices }) => [ask, ...choices]),
    ...passage.open.flatMap(({ ask, sample, lookFor }) => [ask, sample, lookFor]),
  ]
}

function keywordAskedFor(passage: Passage, ask: string): Passage['keywords'][number] | undefined {
  return passage.keywords.find(({ word }) => wordsOf(ask.toLowerCase()).includes(word))
}

export function repeats(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Registers the tests of one passage; call it in the `describe` of that passage. */
export function checkPassage(passage: Passage): void {
  const { id } = passage
  const limit = limits[passage.grade]
  const sentences = passage.paragraphs.flat()
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const words = sentences.flatMap(wordsOf)

  test('fits its grade', () => {
    const [fewest, most] = limit.words
    expect(id).toMatch(new RegExp(`^${passage.theme}\\.${passage.grade}\\.[a-z]+(?:-[a-z]+)*$`))
    expect(words.length).toBeGreaterThanOrEqual(fewest)
    expect(words.length).toBeLessThanOrEqual(fewest + (most - fewest) * shareOfBand)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(limit.longestSentence)
    expect(words.length / sentences.length).toBeLessThanOrEqual(limit.meanSentence)
    expect(fleschKincaid(sentences)).toBeGreaterThanOrEqual(limit.fleschKincaid[0])
    expect(fleschKincaid(sentences)).toBeLessThanOrEqual(limit.fleschKincaid[1])
    for (const { ask } of [...passage.questions, ...passage.open])
      for (const sentence of ask.split(/(?<=[.?!])\s/))
        expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(limit.longestSentence)
  })

  test('keeps each sentence whole, so that any reader splits it alike', () => {
    for (const sentence of sentences) expect(sentence).toMatch(/^["A-Z][^.!?]*[.!?]"?$/)
    expect(repeats(sentences)).toEqual([])
  })

  test('defines its keywords without using them', () => {
    expect(passage.keywords.length).toBeGreaterThanOrEqual(1)
    expect(passage.keywords.length).toBeLessThanOrEqual(limit.keywords)
    for (const { word, definition } of passage.keywords) {
      expect(words.map((each) => each.toLowerCase())).toContain(word)
      expect(wordsOf(definition).length).toBeLessThanOrEqual(limit.definitionWords)
      expect(contentWords(definition)).not.toContain(contentWords(word)[0])
    }
  })

  test('asks well-formed questions of every focus', () => {
    expect(passage.questions).toHaveLength(limit.questions)
    expect([...new Set(passage.questions.map(({ focus }) => focus))].sort()).toEqual([...questionFocuses].sort())
    expect(repeats(passage.questions.map(({ ask }) => ask))).toEqual([])
    for (const { ask, choices, evidence } of passage.questions) {
      const sizes = choices.map((choice) => choice.length)
      expect(ask).toMatch(/^[A-Z].*\?$/)
      expect(sentences).toContain(evidence)
      expect(repeats(choices.map((choice) => choice.toLowerCase()))).toEqual([])
      expect(Math.max(...sizes) / Math.min(...sizes), choices.join(' | ')).toBeLessThanOrEqual(1.4)
      expect(new Set(choices.map((choice) => /[.]$/.test(choice))).size, choices.join(' | ')).toBe(1)
    }
  })

  test('settles each question by its evidence alone', () => {
    for (const question of passage.questions) {
      const [right, ...others] = scoreChoices(passage, question)
      const keyword = keywordAskedFor(passage, question.ask)
      const settledBy = question.focus === 'vocabulary' ? `${keyword?.word}: ${keyword?.definition}` : question.evidence
      expect(right?.line, question.ask).toBe(settledBy)
      expect(right?.bestShare, question.ask).toBe(1)
      for (const other of others) expect(other.bestShare, other.choice).toBeLessThanOrEqual(0.67)
      expect(lexicalMargin(passage, question), question.ask).toBeGreaterThanOrEqual(leastMargin)
    }
  })

  test('stays settled when the scoring is chosen otherwise', () => {
    for (const question of passage.questions)
      for (const questionWeight of [0.1, defaultRules.questionWeight, 0.5])
        for (const neighbours of [true, false])
          for (const stems of [true, false])
            expect(
              lexicalMargin(passage, question, { questionWeight, neighbours, stems }),
              `${question.ask} ${questionWeight} ${neighbours} ${stems}`,
            ).toBeGreaterThan(0)
  })

  test('has two open questions with a sample and a look-for', () => {
    expect(passage.open).toHaveLength(2)
    for (const { ask, sample, lookFor } of passage.open) {
      expect(ask).toMatch(/[?.]$/)
      expect(wordsOf(sample).length).toBeGreaterThanOrEqual(6)
      expect(wordsOf(lookFor).length).toBeGreaterThanOrEqual(5)
    }
  })

  test('uses no word that the product promises to leave out', () => {
    const lists = ['screen', 'violence', 'unkind', 'exclusive', 'franchise']
    for (const list of lists) {
      const pattern = banned[list]
      expect(pattern, list).toBeDefined()
      for (const text of everyText(passage)) expect(text).not.toMatch(pattern ?? /./)
    }
  })
}
