import type { Passage } from '@pencil-quest/contract/sheets'

type Question = Passage['questions'][number]

/** Words that carry no answer, and the frame of the asks ("In the story, what does X mean?"). */
const stopWords = new Set(
  `a about all an and are as at be been both but by can could did do does each either even every for from had has have
  he her here hers him his how i if in into is it its itself just may might must my no nor not of on once one only or
  our out over own she should so some such than that the their them then there these they this those through to too
  up us very was we were what when where which while who whom whose why will with would you your
  story text mean happen right after now`.split(/\s+/),
)

/** How much the words of the question add to the words of a choice. */
const questionWeight = 0.3

export interface LexicalRules {
  questionWeight: number
  /** Whether a word of the question may also stand in the sentence before or after. */
  neighbours: boolean
  /** Whether `dove in` and `diving in` count as the same words. */
  stems: boolean
}

export const defaultRules: LexicalRules = { questionWeight, neighbours: true, stems: true }

function stem(word: string): string {
  const bare = word.replace(/(?:ing|ed|es|s)$/, (suffix, at: number) => (at > 2 ? '' : suffix))
  return bare
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i')
}

/** The words that carry meaning, lower case, without simple endings. */
export function contentWords(text: string, stems = true): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/'s\b/g, '')
      .match(/[a-z0-9']+/g) ?? []
  const content = words.filter((word) => !stopWords.has(word) && !stopWords.has(stem(word)))
  return [...new Set(stems ? content.map(stem) : content)]
}

function share(words: string[], among: Set<string>): number {
  return words.length === 0 ? 0 : words.filter((word) => among.has(word)).length / words.length
}

/** A line of the page that can settle a question: a sentence of the passage or a line of the word box. */
interface Line {
  text: string
  words: Set<string>
  around: Set<string>
}

function linesOf(passage: Passage, { neighbours, stems }: LexicalRules): Line[] {
  const sentences = passage.paragraphs.flat()
  const inPassage = sentences.map((text, index) => {
    const near = neighbours ? sentences.slice(Math.max(0, index - 1), index + 2).join(' ') : text
    return { text, words: new Set(contentWords(text, stems)), around: new Set(contentWords(near, stems)) }
  })
  const inWordBox = passage.keywords.map(({ word, definition }) => {
    const text = `${word}: ${definition}`
    const words = new Set(contentWords(text, stems))
    return { text, words, around: words }
  })
  return [...inPassage, ...inWordBox]
}

export interface ChoiceScore {
  choice: string
  /** Share of the choice's content words in the best line plus the weighted share of the question's words near it. */
  score: number
  /** The line with that score. */
  line: string
  /** The largest share of the choice's content words that any one line holds. */
  bestShare: number
}

/** How well the printed text alone supports each choice, in the order of the choices. */
export function scoreChoices(passage: Passage, question: Question, rules: LexicalRules = defaultRules): ChoiceScore[] {
  const lines = linesOf(passage, rules)
  const asked = contentWords(question.ask, rules.stems)
  return question.choices.map((choice) => {
    const words = contentWords(choice, rules.stems)
    const scored = lines.map((line) => {
      const own = share(words, line.words)
      return { line: line.text, own, score: own + rules.questionWeight * share(asked, line.around) }
    })
    const best = scored.reduce((left, right) => (right.score > left.score ? right : left))
    return { choice, score: best.score, line: best.line, bestShare: Math.max(...scored.map(({ own }) => own)) }
  })
}

/** How far the right choice stands above the better of the two others. */
export function lexicalMargin(passage: Passage, question: Question, rules: LexicalRules = defaultRules): number {
  const [right = 0, ...others] = scoreChoices(passage, question, rules).map(({ score }) => score)
  return right - Math.max(...others)
}
