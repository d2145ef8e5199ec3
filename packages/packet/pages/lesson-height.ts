import { guideTexts } from '@pencil-quest/contract/guide-texts'
import type { Activity } from '@pencil-quest/contract/plan-document'
import { examplePicture } from '@pencil-quest/worksheets/figures/example-pictures/example-picture'
import { isAnswers, isExample } from './guide-steps.ts'
import { ledLine, lessonText } from './lesson-text.ts'

/**
 * What a line or a part takes, in millimetres: fitted to the printed heights of 660 lessons of 48 plans, of which it
 * explains all but 5 mm (one standard deviation; 13 mm at most).
 */
const millimetres = {
  lesson: 49.6,
  childLine: 5.3,
  childPart: 2.8,
  tableLine: 4,
  tableRow: 1.3,
  toldLine: 4.1,
  stepLine: 4.4,
  goalLine: 5.6,
  safetyLine: 5.9,
  helpLine: 4.6,
}

/** Characters that a line of each holds in usual letters. */
const characters = { child: 98, told: 100, step: 116, goal: 122, help: 66 }

/** Width of a step, and what stands between the lines of an example and its picture. */
const [stepMm, pictureGapMm] = [182, 4]

/** How high a lesson stands on a page of its own, in letters of so many times the usual size; in millimetres. */
export function lessonMm(activity: Activity, size: number): number {
  const { meta } = activity
  const fit = (text: string, width: number) => lines(text, width / size)
  const { before, after, told, steps } = lessonText(activity)
  const child = [...before, ...after].map(({ text }) => fit(text, characters.child))
  const heightOf = (line: string, share = 1) => {
    const led = ledLine(line)
    return led
      ? fit(led.text, characters.told * share) * millimetres.toldLine
      : fit(line, characters.step * share) * millimetres.stepLine
  }
  const guide = [told, ...steps.filter((step) => !(meta.questions && isAnswers(step)))].flatMap((step) => {
    if (!meta.picture || !isExample(step)) return step.map((line) => heightOf(line))
    const { width, height } = examplePicture(meta.picture)
    const [first = '', ...shown] = step
    const linesMm = sum(shown.map((line) => heightOf(line, 1 - (width + pictureGapMm) / stepMm)))
    return [heightOf(first), Math.max(linesMm, height)]
  })
  const beside = (left: string, right: string) => Math.max(fit(left, characters.help), fit(right, characters.help))
  const help =
    beside(`Too hard? ${meta.easier}`, `Too easy? ${meta.harder}`) +
    beside(`You may hear: ${meta.misconception.says}`, `Then say: ${meta.misconception.reply}`)
  const goal = `Goal: ${meta.objective} Set up before: 2 min. ${meta.sheetId ? 'Worksheet: Sheet 1 (day 1).' : ''}`
  const high =
    millimetres.lesson +
    sum(child) * millimetres.childLine +
    child.length * millimetres.childPart +
    tableMm(activity, size) +
    sum(guide) +
    fit(goal, characters.goal) * millimetres.goalLine +
    sum(meta.safety.map(({ adultNote }) => fit(`Safety: ${adultNote}`, characters.step))) * millimetres.safetyLine +
    help * millimetres.helpLine
  return high * size
}

function tableMm({ meta: { questions = [] } }: Activity, size: number): number {
  const tempts = questions.some(({ tempting }) => tempting !== undefined)
  const [ask, answer] = tempts ? [62, 15] : [70, 24]
  const rows = questions.map(({ ask: asked, answer: right, working, tells, tempting = '' }) =>
    Math.max(
      lines(asked, ask / size) +
        (tells === undefined ? 0 : lines(`${guideTexts.afterClue} ${tells}`, (ask - 4) / size)),
      lines(working ? `${right} (${working})` : right, answer / size),
      lines(tempting, answer / size),
    ),
  )
  return sum(rows) * millimetres.tableLine + rows.length * millimetres.tableRow
}

/** Lines of a text in so many characters. */
export function lines(text: string, width: number): number {
  return sum(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => Math.ceil(line.length / width)),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
