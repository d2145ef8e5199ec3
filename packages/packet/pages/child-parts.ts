import type { Activity } from '@pencil-quest/contract/plan-document'

export interface ChildPart {
  label: 'Story' | 'Play' | 'Choice' | 'Words' | 'Questions' | 'At the end' | ''
  text: string
}

/** What is read to the child in parts that stand apart; another engine's text that has none is one part. */
export function childParts(activity: Activity): ChildPart[] {
  return joined(partsOf(activity))
}

/**
 * The same for the page that tells the grown-up the whole game: there the child is read the story, the new words and
 * what to choose, and nothing of the game twice.
 */
export function toldParts(activity: Activity): ChildPart[] {
  const parts = childParts(activity)
  if (activity.meta.questions === undefined) return parts
  return parts.flatMap((part) => (part.label === 'Play' ? choiceIn(part.text) : [part]))
}

/** "Choose a hop or a spin": what there is to choose from is named. */
const choice = /\b(?:choose|pick)\b.*\bor\b/i
/** What it speaks of is named by the sentence before. */
const leansBack = /^choose:|\b(?:it|its|them|they|their)\b/i

function choiceIn(text: string): ChildPart[] {
  const sentences = text.split(/(?<=[.?!])\s+/)
  const chosen = sentences.filter(
    (sentence, i) =>
      choice.test(sentence) || (choice.test(sentences[i + 1] ?? '') && leansBack.test(sentences[i + 1] ?? '')),
  )
  const offered = chosen.join(' ').replace(/^Then (\p{L})/u, (_, letter: string) => letter.toUpperCase())
  return offered ? [{ label: 'Choice', text: offered }] : []
}

function partsOf(activity: Activity): ChildPart[] {
  const { worldToday, missionObjective, story, whatTheyWillDo, forStudents, storySetup } = activity
  if (worldToday && missionObjective)
    return [...part('Story', worldToday), ...task(missionObjective), ...end(activity.learningMagic)]
  if (story && whatTheyWillDo) return [...part('Story', story), ...task(whatTheyWillDo)]
  if (forStudents) {
    const [first = '', ...others] = blocksOf(forStudents)
    return others.length === 0 ? part('', first) : [...part('Story', first), ...task(others.join('\n\n'))]
  }
  return [...part('Story', storySetup), ...task(activity.activityContent ?? ''), ...end(activity.themedLearningOutcome)]
}

/** Blocks by what they begin with; what follows on the questions is read at the end. */
function task(text: string): ChildPart[] {
  const parts: ChildPart[] = []
  for (const block of blocksOf(text)) {
    const hasQuestions = parts.some(({ label }) => label === 'Questions')
    const label = /^\d+\. /.test(block)
      ? 'Questions'
      : newWords.test(block)
        ? 'Words'
        : hasQuestions
          ? 'At the end'
          : 'Play'
    parts.push({ label, text: block })
  }
  return parts
}

/** Neighbors with one label are one part. */
function joined(parts: readonly ChildPart[]): ChildPart[] {
  const result: ChildPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.label === part.label) last.text += `\n${part.text}`
    else result.push({ ...part })
  }
  return result
}

const newWords = /^(?:New word:|Today's words?:|Use in your answers:|Say (?:it|them) once:)/

function end(text: string | undefined): ChildPart[] {
  return part('At the end', text)
}

function part(label: ChildPart['label'], text: string | undefined): ChildPart[] {
  return text ? [{ label, text }] : []
}

function blocksOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
}
