import type { Grade } from '@pencil-quest/contract/choices'
import type { ScoredCheck } from '../../check.ts'
import { gradeLimits } from '../../content/grade-limits.ts'
import { isFamiliar } from '../../language/familiar-words.ts'
import { sentencesOf, wordsOf } from '../../language/sentences.ts'
import { type LoosePlan, type PlacedActivity, placedActivities } from '../../loose-plan.ts'
import { Part } from '../../part.ts'
import { childText, parentText } from '../../plan-texts.ts'
import { themeWords } from '../../theme-terms.ts'

const mostUnfamiliar = 0.1

export const vocabulary: ScoredCheck = {
  id: 'C2',
  name: 'Vocabulary load',
  threshold: '10 % of a day new at most, keywords 100 % defined and met again',
  weight: 3,
  measure(plan, { theme, childGrade }) {
    const days = new Part('words of a day')
    const all = placedActivities(plan)
    const taught = all
      .flatMap(({ meta }) => meta.keywords ?? [])
      .flatMap(({ word }) => word.toLowerCase().split(/[ -]/))
    const known = new Set([...themeWords(theme), ...taught])
    for (const [d, { day }] of plan.days.entries()) {
      const own = all.filter((placed) => placed.day === day)
      const words = own.flatMap(({ activity }) => sentencesOf(childText(activity)).flatMap(commonWords))
      const strange = words.filter(
        (word) => !known.has(word.replace(/(?:'s|s)$/, '')) && !known.has(word) && !isFamiliar(word, childGrade),
      )
      const share = strange.length / Math.max(1, words.length)
      days.note(share <= mostUnfamiliar, `days[${d}]`, `${Math.round(share * 100)} % new words: ${listed(strange)}`)
    }
    return [days, ...keywords(plan, all, childGrade)]
  },
}

/** Words in lower case; names, which have a capital inside a sentence, and lone letters are left out. */
function commonWords(sentence: string): string[] {
  return wordsOf(sentence)
    .filter((word, i) => word.length > 1 && word !== '{child}' && (i === 0 || !/^\p{Lu}/u.test(word)))
    .map((word) => word.toLowerCase())
}

function listed(words: readonly string[]): string {
  return [...new Set(words)].slice(0, 12).join(', ')
}

function keywords(plan: LoosePlan, all: readonly PlacedActivity[], childGrade: Grade): Part[] {
  const few = new Part('keywords of an activity')
  const defined = new Part('definitions')
  const again = new Part('met again', 0.95)
  for (const { activity, meta, path } of all) {
    const limits = gradeLimits[meta.skillGrade ?? childGrade]
    if (!meta.keywords) continue
    few.note(
      meta.keywords.length <= limits.keywords,
      path,
      `${meta.keywords.length} keywords, at most ${limits.keywords}`,
    )
    const { model, check, misconception, easier, harder, objective } = meta
    const support = [model, check?.question, check?.lookFor, misconception?.reply, easier, harder, objective]
    const sheet = plan.sheets.find(({ id }) => id === meta.sheetId)
    const texts = [
      childText(activity),
      parentText(activity),
      activity.lessonTitle,
      ...support,
      JSON.stringify(sheet?.view ?? ''),
    ]
    for (const { word, definition } of meta.keywords) {
      const isShort = definition !== '' && wordsOf(definition).length <= limits.definition
      defined.note(isShort && !defines(definition, word), path, `"${word}": "${definition}"`)
      again.note(
        texts.some((text) => text !== undefined && has(text, word)),
        path,
        `"${word}" is never used`,
      )
    }
  }
  return [few, defined, again]
}

/** Whether a definition leans on the word itself; "quotation marks" may explain "quote". */
function defines(definition: string, word: string): boolean {
  return new RegExp(`\\b${word.replace(/[^A-Za-z0-9]+/g, '[^a-z]+')}(?:s|es|d|ed|ing)?\\b`, 'i').test(definition)
}

function has(text: string, word: string): boolean {
  const stem = word.toLowerCase().replace(/(?:s|e|y)$/, '')
  return new RegExp(`\\b${stem.replace(/[^a-z0-9]+/g, '[^a-z]+')}`, 'i').test(text)
}
