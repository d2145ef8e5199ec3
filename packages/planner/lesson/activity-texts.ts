import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'
import type { SceneVisit } from '../story/scene-turn.ts'
import { listed, unquoted, withArticle } from '../wording.ts'
import { fill, type SlotWords } from './fill.ts'
import { newWords } from './new-words.ts'
import { type GuideParts, parentGuide } from './parent-guide.ts'
import { materialsOf } from './quantities.ts'

/** What an activity is written from. */
export interface ActivityParts extends GuideParts {
  visit: SceneVisit
  words: SlotWords
  /** An interest's choice, in the child's voice. */
  spark: string | null
  /** What the lesson's clues mean for the story. */
  tells: readonly string[]
}

type Texts = Omit<Activity, 'id' | 'subject' | 'meta' | 'requiresWorksheet' | 'studentMessageIfNoWorksheet'>

/** Writes an activity in the layout of its format; the parts own their words, this only joins them. */
export function activityTexts(parts: ActivityParts): Texts {
  const { skill, levels, format, take } = parts
  const { misconception = skill.misconception } = levels
  const { scene, ...visit } = parts.visit
  const say = (text: string) => fill(text, parts.words)
  const [world, problem] = [say(visit.world), say(visit.problem)]
  const payoff = paragraphs(...parts.tells, say(visit.payoff))
  const steps = parentGuide(parts, say)
  const task = childTask(parts, say)
  const common = {
    lessonTitle: `${take.title ?? format.title}: ${skill.short}`,
    description: describe(parts, say),
    parentInstructions: steps,
  }
  switch (format.layout) {
    case 'a':
      return { ...common, forParents: steps, forStudents: parted(paragraphs(world, problem), task, payoff) }
    case 'b':
      return {
        ...common,
        worldToday: paragraphs(world, problem),
        childRole: `You are the ${scene.childRole}.`,
        parentRole: paragraphs(say(scene.parentRole), steps),
        missionObjective: task,
        supportTips: paragraphs(
          `Too hard? ${say(levels.easier)}`,
          `Too easy? ${say(levels.harder)}`,
          `If you hear "${unquoted(say(misconception.says))}", reply: "${unquoted(say(misconception.reply))}"`,
        ),
        learningMagic: payoff,
      }
    case 'c':
      return {
        ...common,
        story: paragraphs(world, problem),
        whatTheyWillDo: parted(task, payoff),
        parentTips: steps,
      }
    case 'd':
      return {
        ...common,
        storySetup: paragraphs(world, problem),
        activityContent: task,
        themedLearningOutcome: payoff,
      }
  }
}

/** What the child is asked, numbered, without answers. */
function childTask(
  { skill, before, take, prompts, sheet, spark }: ActivityParts,
  say: (text: string) => string,
): string {
  const questions = prompts.map(({ ask }, i) => `${i + 1}. ${say(ask)}`).join('\n')
  const page = sheet && `${guideTexts.worksheet} "${sheet.title}".`
  return parted(paragraphs(say(take.child), spark), newWords(skill, before), questions, page)
}

/** One line for the card; it names what to get out, which the materials chips are read from. */
function describe(
  { skill, format, take, prompts, sheet, visit }: ActivityParts,
  say: (text: string) => string,
): string {
  const names = materialsOf({ format, take, skill, prompts, sheet }).map(({ name }) => withArticle(name))
  const needs = names.length > 0 ? ` You need ${listed(names)}.` : ' You need nothing but yourselves.'
  return `${say(skill.short)} at ${visit.scene.place}.${needs}`
}

/** Parts of a text that stand apart on paper: what to do, the new words, the questions. */
function parted(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

function paragraphs(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join('\n')
}
