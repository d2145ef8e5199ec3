import type { Format, FormatTake, Suspect, World } from '@pencil-quest/content/types'
import type { Activity, ActivityMeta } from '@pencil-quest/contract/plan-document'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { difficultyIndex } from '../grade-window.ts'
import { pointedAt } from '../questions/graphs.ts'
import type { LessonAsks } from '../questions/lesson-questions.ts'
import type { SkillVisit } from '../skill-sequence.ts'
import type { Slot } from '../slots.ts'
import type { SceneVisit } from '../story/scene-turn.ts'
import { segmentCap } from '../timetable.ts'
import { activityTexts } from './activity-texts.ts'
import { fill, type SlotWords } from './fill.ts'
import { modalityOf } from './modality.ts'
import { questionsOf } from './parent-guide.ts'
import { materialsOf } from './quantities.ts'
import { type Levels, levelsOf } from './second-visit.ts'
import { segmentsFor } from './segments.ts'

export interface ActivityChoice extends LessonAsks {
  slot: Slot
  visit: SkillVisit
  /** Lessons that the skill has had before. */
  before: number
  format: Format
  take: FormatTake
  stage: SceneVisit
  sheet: Sheet | null
  goals: string[]
  /** Those of the day. */
  suspects: readonly Suspect[]
}

/** Joins a skill, a format and a scene into one activity. */
export function makeActivity(chosen: ActivityChoice, world: World, random: Random): Activity {
  const choice = { ...chosen, prompts: pointedAt(chosen.prompts) }
  const { slot, format, take, prompts, check, recall, stage, sheet, interest, spark } = choice
  const { skill } = choice.visit
  const words = sceneWords(stage, world, random)
  const levels = levelsOf(skill, choice.before, random)
  const texts = activityTexts({
    skill,
    levels,
    format,
    take,
    visit: stage,
    words,
    prompts,
    check,
    recall,
    sheet,
    sheetMinutes: sheetMinutesOf(choice),
    before: choice.before,
    spark,
    tells: choice.clues.map(({ tells }) => tells),
  })
  return {
    id: `d${slot.day}a${slot.place + 1}`,
    subject: slot.subject,
    ...texts,
    requiresWorksheet: sheet !== null,
    ...(sheet ? {} : { studentMessageIfNoWorksheet: noSheetMessage(format) }),
    meta: { ...meta(choice, words, levels), interestsUsed: interest ? [interest] : [] },
  }
}

/** Where the page is the game, its minutes are those of the child's own turn. */
function sheetMinutesOf({ slot, visit, format, sheet }: ActivityChoice): number | undefined {
  if (!sheet || !format.playsSheet) return undefined
  const segments = segmentsFor(format, slot.minutes, segmentCap[visit.skill.grade])
  return segments.find(({ phase }) => phase === 'your-turn')?.minutes
}

function meta(choice: ActivityChoice, words: SlotWords, levels: Levels): Omit<ActivityMeta, 'interestsUsed'> {
  const { slot, visit, format, take, prompts, clues, check, stage, sheet, goals, suspects } = choice
  const { scene, token } = stage
  const { skill, isReview } = visit
  const sheetMinutes = sheetMinutesOf(choice)
  const say = (text: string) => fill(text, words)
  const { misconception = skill.misconception } = levels
  const picture = levels.model === undefined ? skill.picture : levels.picture
  return {
    minutes: slot.minutes,
    prepMinutes: take.prepMinutes ?? format.prepMinutes,
    segments: segmentsFor(format, slot.minutes, segmentCap[skill.grade]),
    skillId: skill.id,
    skillGrade: skill.grade,
    codes: skill.codes,
    difficultyIndex: difficultyIndex(skill),
    objective: `${skill.iCan.replace(/\.$/, '')}.`,
    goals,
    keywords: skill.keywords,
    materials: materialsOf({ format, take, skill, prompts, sheet }),
    modality: modalityOf(format, take),
    templateId: `${format.id}:${skill.id}:${scene.id}:${format.takes.indexOf(take) + 1}`,
    formatId: format.id,
    sceneId: scene.id,
    isReview,
    model: say(skill.model),
    ...(picture && { picture }),
    questions: questionsOf({ skill, take, prompts }, say, clues, suspects),
    check: { question: say(check.question), lookFor: say(check.lookFor) },
    ...(skill.drawnOn && { drawnOn: skill.drawnOn }),
    misconception: { says: say(misconception.says), reply: say(misconception.reply) },
    tokens: { one: token.one, many: token.many, mark: token.mark, count: prompts.length },
    easier: say(levels.easier),
    harder: say(levels.harder),
    safety: take.safety ?? format.safety,
    ...(sheet ? { sheetId: sheet.id } : {}),
    ...(sheetMinutes === undefined ? {} : { sheetMinutes }),
  }
}

function sceneWords({ scene, token }: SceneVisit, world: World, random: Random): SlotWords {
  const [hero, friend] = random.sample(world.characters, 2)
  return {
    thing: random.pick(scene.things),
    hero: hero?.name ?? 'the hero',
    friend: friend?.name ?? 'the friend',
    place: scene.place,
    token,
  }
}

const noSheetMessages: Record<Format['kind'], string> = {
  'hands-on': 'No worksheet for this one. Your hands do the work.',
  talk: 'No worksheet for this one. Your voice does the work.',
  move: 'No worksheet for this one. Your whole body does the work.',
  make: 'No worksheet for this one. What you make is your answer.',
  game: 'No worksheet for this one. Play it and have fun.',
  sheet: 'No printed page for this one. Use a blank page of your own.',
  outdoors: 'No worksheet for this one. The world outside is your page.',
  draw: 'No worksheet for this one. Your drawing is your page.',
  investigate: 'No worksheet for this one. Your test gives the answer.',
  act: 'No worksheet for this one. Your acting tells it all.',
}

function noSheetMessage({ kind }: Format): string {
  return noSheetMessages[kind]
}
