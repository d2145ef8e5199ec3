import { type Grade, grades } from '@pencil-quest/contract/choices'
import type { OrganizerBox, SentenceError, SheetSpec } from '@pencil-quest/contract/sheets'
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
  expect(writingSkills.filter(({ sheets: specs }) => specs.length > 3)).toEqual([])
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
  apostrophe: /\b(?:I'm|You're|They're|That's|We've|\w+n't)\b|\{(?:hero|friend)\}'s/i,
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

/** Lines of a page at the grade's line height; boxes to draw in take what is left. */
const mostLines: Record<Grade, number> = { kindergarten: 3, '1st': 6, '2nd': 8, '3rd': 10, '4th': 12, '5th': 14 }
/** Millimetres between writing lines, and left for the work under title and instructions. */
const lineMm: Record<Grade, number> = { kindergarten: 28, '1st': 16, '2nd': 14, '3rd': 12, '4th': 10, '5th': 9 }
const workMm = 185
/** Letters that a child of the grade writes across the page. */
const lineLetters: Record<Grade, number> = { kindergarten: 16, '1st': 24, '2nd': 28, '3rd': 36, '4th': 44, '5th': 48 }

/** Boxes as they stand on the page: a grid and a web have two side by side. */
function rowsOf({ form, boxes }: SpecOf<'organizer'>): OrganizerBox[][] {
  if (form !== 'grid' && form !== 'web') return boxes.map((box) => [box])
  return boxes.flatMap((box, i) => (i % 2 === 0 ? [[box, ...boxes.slice(i + 1, i + 2)]] : []))
}

describe.each(ofKind('organizer'))('organizer $i of $id', ({ grade, sheet }) => {
  test('fits one page', () => {
    expect([3, 4, 5]).toContain(sheet.boxes.length)
    if (sheet.form === 'web') expect(sheet.boxes.length).toBeLessThanOrEqual(4)
    const heights = rowsOf(sheet).map((row) => {
      const lines = Math.max(...row.map((box) => box.lines))
      const isDrawing = row.some((box) => box.lines === 0)
      return isDrawing ? Math.max(lines, grade === 'kindergarten' ? 1 : 3) : lines
    })
    const lines = heights.reduce((sum, count) => sum + count, 0)
    expect(lines).toBeLessThanOrEqual(mostLines[grade])
    const aroundMm = sheet.form === 'grid' || sheet.form === 'web' ? 20 : sheet.form === 'path' ? 18 : 15
    expect(lines * lineMm[grade] + heights.length * aroundMm).toBeLessThanOrEqual(workMm)
  })

  test('has room for what a child would write', () => {
    for (const row of rowsOf(sheet))
      for (const { sample, lines } of row.filter((box) => box.lines > 0))
        expect(sample.length, sample).toBeLessThanOrEqual((lines * lineLetters[grade]) / row.length)
  })

  test('tells child and grown-up what to do', () => {
    expect(sheet.title.split(' ').length).toBeLessThanOrEqual(5)
    expect(sheet.lookFor.split(' ').length).toBeGreaterThanOrEqual(8)
    for (const { heading, prompt, sample } of sheet.boxes) {
      expect(heading.length, heading).toBeLessThanOrEqual(26)
      expect(prompt.length * sample.length).toBeGreaterThan(0)
    }
    const all = [sheet.title, sheet.ask, sheet.lookFor, ...sheet.boxes.flatMap((box) => Object.values(box))].join(' ')
    expect(all).not.toMatch(/[{}]/)
  })
})

test('organizers take every form', () => {
  const forms = new Set(ofKind('organizer').map(({ sheet }) => sheet.form))
  expect([...forms].sort()).toEqual(['grid', 'letter', 'path', 'stack', 'web'])
})
