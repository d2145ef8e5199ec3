import { worlds } from '@pencil-quest/content/worlds'
import type { Grade } from '@pencil-quest/contract/choices'
import type { ComposeRequest } from '@pencil-quest/contract/plan-request'
import type { Sheet } from '@pencil-quest/contract/sheets'
import type { ScoredCheck } from '../../check.ts'
import { gradeLimits } from '../../content/grade-limits.ts'
import { syllablesOf } from '../../content/reading-level.ts'
import { passageBand, pooledFleschKincaid } from '../../grade-tables.ts'
import { sentencesOf, wordsOf } from '../../language/sentences.ts'
import { type LooseDay, type LoosePlan, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { childText } from '../../plan-texts.ts'
import { themeWords } from '../../theme-terms.ts'

/** Flesch and Kincaid say nothing about fewer words than this. */
const leastWords = 200

export const readingLevel: ScoredCheck = {
  id: 'C1',
  name: 'Reading level and sentence length',
  threshold: 'plan and long days under the cap, 95 % of sentences under theirs, passages 100 %',
  weight: 5,
  measure(plan, request) {
    const pooled = new Part('whole plan')
    const days = new Part('days')
    const sentences = new Part('sentences', 0.95)
    const mean = new Part('mean sentence')
    const { sentence: longest, mean: meanCap } = gradeLimits[request.childGrade]
    const cap = pooledFleschKincaid[request.childGrade]
    const easy = easyWords(plan, request)
    const all = plan.days.map(sentencesOfDay)
    for (const [d, ofDay] of all.entries()) {
      if (ofDay.flatMap(wordsOf).length < leastWords) continue
      const level = gradeOf(ofDay, easy)
      days.note(level <= cap, `days[${d}]`, `reads like grade ${level.toFixed(1)}, cap ${cap}`)
    }
    const whole = all.flat()
    const level = gradeOf(whole, easy)
    pooled.note(level <= cap, 'days', `reads like grade ${level.toFixed(1)}, cap ${cap}`)
    const words = whole.flatMap(wordsOf).length / Math.max(1, whole.length)
    mean.note(words <= meanCap, 'days', `${words.toFixed(1)} words a sentence, cap ${meanCap}`)
    for (const { activity, path } of placedActivities(plan))
      for (const sentence of sentencesOf(childText(activity))) {
        const count = wordsOf(sentence).length
        sentences.note(count <= longest, path, `${count} words: "${sentence}"`)
      }
    return [pooled, days, sentences, mean, passages(plan, easy)]
  },
}

function sentencesOfDay({ activities }: LooseDay): string[] {
  return activities.flatMap((activity) => sentencesOf(childText(activity)))
}

/** Names and words that the plan itself teaches weigh two syllables at most. */
function easyWords(plan: LoosePlan, { theme }: ComposeRequest): ReadonlySet<string> {
  const keywords = placedActivities(plan).flatMap(({ meta }) => meta.keywords ?? [])
  return new Set([...themeWords(theme), ...keywords.flatMap(({ word }) => word.toLowerCase().split(/[ -]/))])
}

/** Kincaid et al. 1975, numbers left out. */
function gradeOf(sentences: readonly string[], easy: ReadonlySet<string>): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => {
    const own = syllablesOf(word.replace('{child}', 'Mia'))
    return (
      sum + (easy.has(word.toLowerCase()) || easy.has(word.toLowerCase().replace(/s$/, '')) ? Math.min(2, own) : own)
    )
  }, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function passages(plan: LoosePlan, easy: ReadonlySet<string>): Part {
  const part = new Part('passages')
  for (const [s, sheet] of plan.sheets.entries()) {
    const { paragraphs, keywords } = sheet.view as { paragraphs?: unknown; keywords?: { word: string }[] }
    if (!Array.isArray(paragraphs)) continue
    const band = passageBand[passageGrade(sheet)]
    if (!band) continue
    const taught = new Set([...easy, ...(keywords ?? []).map(({ word }) => word.toLowerCase())])
    const level = gradeOf(sentencesOf(paragraphs.join('\n')), taught)
    const told = `"${sheet.title}" reads like grade ${level.toFixed(1)}, not ${band[0]} to ${band[1]}`
    part.note(level >= band[0] && level <= band[1], `sheets[${s}]`, told)
  }
  return part
}

/** The grade that a passage was written for; a page may return to an easier one to read fluently. */
function passageGrade({ title, grade }: Sheet): Grade {
  const plain = title.replace(/ \(\d+\)$/, '')
  const own = Object.values(worlds).flatMap((world) => world.passages.filter((passage) => passage.title === plain))
  return own[0]?.grade ?? grade
}
