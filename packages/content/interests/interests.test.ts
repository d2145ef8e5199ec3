import { type InterestTag, interestTags, type LearningStyle, learningStyles } from '@pencil-quest/contract/choices'
import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, test } from 'vitest'
import { bannedIn, meanSentenceLength, sentencesOf, wordsOf } from '../themes/child-text.ts'
import { interests } from './index.ts'

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

test('no wording comes twice', () => {
  const texts = interestTags.flatMap((tag) => interests[tag].sparks.map((spark) => spark.text))
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

describe.each([...interestTags])('%s', (tag) => {
  const { sparks } = interests[tag]

  test('has at least two choices for each learning style', () => {
    expect(interests[tag].tag).toBe(tag)
    expect(sparks.length).toBeGreaterThanOrEqual(6)
    for (const style of learningStyles) {
      expect(sparks.filter((spark) => spark.modality === style).length).toBeGreaterThanOrEqual(2)
    }
  })

  test('offers a choice in the style it names, and shows the interest', () => {
    for (const { text, modality } of sparks) {
      expect(text).toMatch(/\b(?:choose|pick|or)\b/i)
      expect(text).toMatch(markers[modality])
      expect(text).toMatch(signs[tag])
    }
  })

  test('is short, safe and needs nothing', () => {
    const texts = sparks.map((spark) => spark.text)
    for (const text of texts) {
      const sentences = sentencesOf(text)
      expect(sentences.length, text).toBeLessThanOrEqual(2)
      for (const sentence of sentences) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(12)
      expect(text).not.toMatch(/[{}]/)
      expect(materialsIn(text), text).toEqual([])
      expect(bannedIn(text)).toEqual([])
    }
    expect(meanSentenceLength(texts)).toBeLessThanOrEqual(9.5)
  })
})
