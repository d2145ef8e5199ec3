import type { PromptType, PromptVariable } from '@pencil-quest/contract/admin/prompt-choices'
import { builtInParts, builtInPrompt, writtenPart } from './built-in/prompts.ts'
import { bestExample, completedExample, type FoundExample } from './example-fields.ts'
import { jsonBlocksOf, writeWithVariables, writtenBlock } from './json-blocks.ts'
import { requirements } from './requirements.ts'
import { addToSection, findSection } from './sections.ts'
import { isPromptVariable, namedVariables, rewriteTemplate } from './template-variables.ts'

export interface Corrected {
  text: string
  /** What was done, a sentence each. */
  corrections: string[]
}

const lineNames: Record<PromptVariable, string> = {
  childName: 'Name',
  age: 'Age',
  grade: 'Grade',
  subjects: 'Subjects',
  difficulty: 'Difficulty',
  theme: 'Theme',
  duration: 'Minutes a day',
  dayNumber: 'Day',
  goals: 'Goals of the parent',
}

/** Adds what a prompt lacks, from the built-in one; afterwards nothing required is missing. What is there stays. */
export function autoCorrect(type: PromptType, text: string): Corrected {
  const corrections: string[] = []
  const steps = [plainVariables, readableExamples, everyField, everySection, anExample, everyVariable]
  const corrected = steps.reduce((before, step) => step(type, before, (done) => corrections.push(done)), text)
  return { text: corrected, corrections }
}

type Step = (type: PromptType, text: string, tell: (done: string) => void) => string

/** What stands in double braces and is no variable loses its braces. */
const plainVariables: Step = (_type, text, tell) =>
  rewriteTemplate(text, {
    variable(name, asWritten) {
      if (isPromptVariable(name)) return asWritten
      tell(`Took the braces off {{${name}}}, which is no variable.`)
      return name
    },
    between(piece) {
      const mended = piece.replace(/\{{2,}/g, '{')
      if (mended !== piece) tell('Took away braces that were not closed.')
      return mended
    },
  })

const readableExamples: Step = (type, text, tell) => {
  const broken = jsonBlocksOf(text).filter(({ value, isClosed }) => value === undefined || !isClosed)
  return broken.reduceRight((before, { from, to, source, value }) => {
    if (value === undefined) tell('Put the built-in JSON example in place of one that could not be read.')
    else tell('Closed a JSON example.')
    const readable = value === undefined ? wholeExample(type).block.source : source
    return `${before.slice(0, from)}${writtenBlock(readable)}\n${before.slice(to)}`
  }, text)
}

const everyField: Step = (type, text, tell) => {
  const best = bestExample(text, requirements[type].fields)
  if (!best || best.missing.length === 0) return text
  tell(`Added to the JSON example: ${best.missing.map((path) => path.join('[].')).join(', ')}.`)
  const { from, to } = best.block
  const completed = writtenBlock(writeWithVariables(completedExample(best, wholeExample(type).example)))
  return text.slice(0, from) + completed + text.slice(to)
}

const everySection: Step = (type, text, tell) =>
  requirements[type].sections.reduce((before, heading) => {
    if (findSection(before.split('\n'), heading)) return before
    const part = builtInParts[type].find((one) => one.heading === heading)
    if (!part) return before
    tell(`Added the section "${heading}".`)
    // A second example would say something else than the one that is there.
    const hasExample = heading === 'Output' && bestExample(before, []) !== undefined
    return `${before.trimEnd()}\n\n${writtenPart(hasExample ? { heading, text: asInTheExample } : part)}`
  }, text)

const asInTheExample = 'Answer with one JSON object of the shape of the example, and nothing else.'

const anExample: Step = (type, text, tell) => {
  if (bestExample(text, [])) return text
  tell('Added the JSON example of the answer.')
  return addToSection(text, 'Output', ['', ...writtenBlock(wholeExample(type).block.source).split('\n')])
}

const everyVariable: Step = (type, text, tell) => {
  const named = namedVariables(text)
  const { variables, advised } = requirements[type]
  const missing = [...variables, ...advised].filter((name) => !named.has(name))
  for (const name of missing) tell(`Added {{${name}}} to the section "Child".`)
  return addToSection(
    text,
    'Child',
    missing.map((name) => `- ${lineNames[name]}: {{${name}}}`),
  )
}

function wholeExample(type: PromptType): FoundExample {
  const found = bestExample(builtInPrompt(type), requirements[type].fields)
  if (!found) throw new Error(`The built-in prompt ${type} has no example`)
  return found
}
