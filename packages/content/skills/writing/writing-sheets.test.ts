import { type Grade, grades } from '@pencil-quest/contract/choices'
import type { SentenceError, SheetSpec } from '@pencil-quest/contract/sheets'
import { describe, expect, test } from 'vitest'
import { writingSkills } from './index.ts'

type SpecOf<Kind extends SheetSpec['kind']> = Extract<SheetSpec, { kind: Kind }>

const sheets = writingSkills.flatMap(({ id, grade, sheets: specs }) =>
  specs.map((sheet, i) => ({ id, grade, i, sheet })),
)
function ofKind<Kind extends SheetSpec['kind']>(kind: Kind) {
  return sheets.flatMap(({ id, grade, i, sheet }) =>
    sheet.kind === kind ? [{ id, grade, i, sheet: sheet as SpecOf<Kind> }] : [],
  )
}

test('every skill has a page and half of them have two', () => {
  expect(writingSkills.filter(({ sheets: specs }) => specs.length === 0)).toEqual([])
  expect(writingSkills.filter(({ sheets: specs }) => specs.length > 2)).toEqual([])
  expect(writingSkills.filter(({ sheets: specs }) => specs.length === 2).length).toBeGreaterThanOrEqual(24)
  const kinds = new Set(sheets.map(({ sheet }) => sheet.kind))
  expect([...kinds].sort()).toEqual(['fix-the-sentence', 'handwriting', 'organizer'])
})

describe('handwriting', () => {
  test('is for the first three grades, the own name twice in kindergarten', () => {
    for (const { grade } of ofKind('handwriting')) expect(['kindergarten', '1st', '2nd']).toContain(grade)
    const names = ofKind('handwriting').filter(({ sheet }) => sheet.form === 'name')
    expect(names.filter(({ grade }) => grade === 'kindergarten').length).toBeGreaterThanOrEqual(2)
    for (const { sheet } of names) expect(sheet.rows).toEqual([])
  })

  /** Letters that fit on a row of the grade's height. */
  const widest: Partial<Record<Grade, number>> = { kindergarten: 14, '1st': 24, '2nd': 32 }

  test.each(ofKind('handwriting').filter(({ sheet }) => sheet.form !== 'name'))('$id', ({ grade, sheet }) => {
    expect(sheet.rows.length).toBeGreaterThanOrEqual(5)
    expect(new Set(sheet.rows).size).toBe(sheet.rows.length)
    for (const row of sheet.rows) {
      expect(row.length, row).toBeLessThanOrEqual(widest[grade] ?? 0)
      expect(row).not.toMatch(/[{}]| {2}/)
      if (sheet.form === 'letters') expect(row).toMatch(/^[A-Z]?[a-z]$/)
      if (sheet.form === 'words') expect(row).toMatch(/^[A-Z]?[a-z']+$/)
      if (sheet.form === 'sentences') expect(row).toMatch(/^[A-Z].*[.?]$/)
    }
  })
})

/** Where a mistake of the sort can be made. */
const places: Record<SentenceError, RegExp> = {
  capital: /^"?(?:[A-Z]|\{hero\}|\{friend\})/,
  'name-capital': /.\{(?:hero|friend)\}/,
  'end-mark': /[.?]$/,
  'question-mark': /^(?:Wh|How|Can|Did|Will|Has|Is|Are).*\?$/,
  apostrophe: /\b(?:I'm|You're|They're|We've|\w+n't)\b|\{(?:hero|friend)\}'s/i,
  'list-commas': /[\w}], [\w{} ]+, (?:and|or) /,
  'verb-agreement': /\b(?:is|are|was|were|has|have|does)\b/,
  homophone:
    /\b(?:to|too|two|their|there|they|your|you|hear|here|see|sea|know|knew|no|new|right|write|by|one|threw|blew|hour|our|week|piece|meet)\b/i,
  'quotation-marks': /^[^"]*"[^"]+[.,?!]"[^"]*$/,
}
/** From which grade on a sort of mistake is expected to be seen. */
const fromGrade: Record<SentenceError, Grade> = {
  capital: '1st',
  'name-capital': '1st',
  'end-mark': '1st',
  'question-mark': '1st',
  'list-commas': '1st',
  apostrophe: '2nd',
  'verb-agreement': '3rd',
  'quotation-marks': '3rd',
  homophone: '4th',
}
/** Questions take another mark than statements do, and a sentence that opens with a name has no other name to lower. */
const manySorts: readonly SentenceError[] = ['end-mark', 'question-mark']
const longest: Record<Grade, number> = { kindergarten: 6, '1st': 9, '2nd': 11, '3rd': 13, '4th': 14, '5th': 15 }

describe.each(ofKind('fix-the-sentence'))('sentences to mend $i of $id', ({ grade, sheet }) => {
  test('are enough, of the grade and without repeats', () => {
    expect(sheet.sentences.length).toBeGreaterThanOrEqual(12)
    expect(new Set(sheet.sentences).size).toBe(sheet.sentences.length)
    for (const error of sheet.errors)
      expect(grades.indexOf(fromGrade[error]), error).toBeLessThanOrEqual(grades.indexOf(grade))
    for (const sentence of sheet.sentences) {
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(longest[grade])
      for (const [slot] of sentence.matchAll(/\{\w*\}/g))
        expect(['{hero}', '{friend}', '{things}', '{place}'], sentence).toContain(slot)
      expect(sentence).toMatch(/[.?!]"?$/)
      expect(sentence).toMatch(/^(?:"?[A-Z]|\{hero\}|\{friend\})/)
    }
    expect(sheet.sentences.filter((sentence) => sentence.includes('{')).length).toBeGreaterThanOrEqual(4)
  })

  test('can be spoiled in every way that the page names', () => {
    for (const sentence of sheet.sentences)
      for (const error of sheet.errors.filter((sort) => !manySorts.includes(sort)))
        expect({ sentence, error, fits: places[error].test(sentence) }).toEqual({ sentence, error, fits: true })
    for (const error of sheet.errors)
      expect(sheet.sentences.filter((sentence) => places[error].test(sentence)).length, error).toBeGreaterThanOrEqual(6)
  })
})

/**
 * Lines of a page at the grade's line height; a box to draw in takes the room of three, in kindergarten, whose lines are
 * the highest, of one.
 */
const mostLines: Record<Grade, number> = { kindergarten: 3, '1st': 6, '2nd': 8, '3rd': 10, '4th': 12, '5th': 14 }
/** Letters that a child of the grade writes on one line. */
const lineLetters: Record<Grade, number> = { kindergarten: 40, '1st': 30, '2nd': 32, '3rd': 40, '4th': 46, '5th': 50 }

describe.each(ofKind('organizer'))('organizer $i of $id', ({ grade, sheet }) => {
  test('fits one page', () => {
    expect([3, 4, 5]).toContain(sheet.boxes.length)
    const drawn = grade === 'kindergarten' ? 1 : 3
    const lines = sheet.boxes.reduce((sum, box) => sum + (box.lines || drawn), 0)
    // In a grid two boxes share a row.
    const across = sheet.form === 'grid' && grade === 'kindergarten' ? 2 : 1
    expect(lines / across).toBeLessThanOrEqual(mostLines[grade])
  })

  test('tells child and grown-up what to do', () => {
    expect(sheet.title.split(' ').length).toBeLessThanOrEqual(5)
    expect(sheet.lookFor.split(' ').length).toBeGreaterThanOrEqual(8)
    for (const { heading, prompt, sample, lines } of sheet.boxes) {
      expect(heading.length, heading).toBeLessThanOrEqual(26)
      expect(prompt.length * sample.length).toBeGreaterThan(0)
      if (lines > 0) expect(sample.length, sample).toBeLessThanOrEqual(lines * lineLetters[grade])
    }
    const all = [sheet.title, sheet.ask, sheet.lookFor, ...sheet.boxes.flatMap((box) => Object.values(box))].join(' ')
    expect(all).not.toMatch(/[{}]/)
  })
})

test('organizers take every form', () => {
  const forms = new Set(ofKind('organizer').map(({ sheet }) => sheet.form))
  expect([...forms].sort()).toEqual(['grid', 'letter', 'path', 'stack', 'web'])
})
