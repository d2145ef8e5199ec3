import { grades } from '@pencil-quest/contract/choices'
import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, it } from 'vitest'
import { artFormats } from '../../formats/art/index.ts'
import type { Skill } from '../../types.ts'
import { hazardNeedsAdult, limits, never } from '../social-studies/text-limits.ts'
import { artSkills } from './index.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const knownSlots = new Set(['thing', 'things', 'hero', 'friend', 'place', 'child'])

/** All text of a skill that the planner may put into an activity; worksheet words are apart. */
const textsOf = (skill: Skill): string[] => [
  ...[skill.short, skill.iCan, skill.model, skill.check.question, skill.check.lookFor],
  ...[skill.misconception.says, skill.misconception.reply, skill.easier, skill.harder],
  ...skill.keywords.flatMap(({ word, definition }) => [word, definition]),
  ...skill.prompts.flatMap(({ ask, answer }) => [ask, answer]),
]

/** Two whole numbers and what to do with them. */
function evaluate(sum: string): number {
  const [left, sign, right] = sum.split(' ')
  const [a, b] = [Number(left), Number(right)]
  return sign === '+' ? a + b : sign === '-' ? a - b : sign === '*' ? a * b : a / b
}

/** Pages with a mirror, a copy or an enlargement that the kind draws well: size and least number of squares. */
const goodGrids: Record<Skill['grade'], string[]> = {
  kindergarten: ['mirror 4/5'],
  '1st': ['mirror 6/9'],
  '2nd': ['mirror 6/10', 'copy 6/16'],
  '3rd': ['mirror 6/10', 'copy 6/16'],
  '4th': ['mirror 8/16', 'enlarge 6/18'],
  '5th': ['mirror 8/22', 'enlarge 8/30'],
}
/** Lines below each other that fit a page of the grade beside two drawings. */
const pageLines = { kindergarten: 3, '1st': 6, '2nd': 8, '3rd': 10, '4th': 12, '5th': 14 }

type Organizer = Extract<Skill['sheets'][number], { kind: 'organizer' }>

/** Boxes that stand side by side share their height. */
function linesDown({ form, boxes }: Organizer): number {
  const across = form === 'grid' ? 2 : form === 'web' ? Math.ceil(boxes.length / 2) : 1
  const starts = boxes.map((_, at) => at).filter((at) => at % across === 0)
  return starts.reduce((sum, at) => sum + Math.max(...boxes.slice(at, at + across).map(({ lines }) => lines)), 0)
}

describe('art skills', () => {
  it.each(grades)('has eight in order in %s, with unique goals', (grade) => {
    const ofGrade = artSkills.filter((skill) => skill.grade === grade)
    expect(ofGrade.map((skill) => skill.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(ofGrade.map((skill) => skill.iCan)).size).toBe(8)
    expect(new Set(ofGrade.flatMap((skill) => skill.sheets.map(({ kind }) => kind))).size).toBe(2)
  })

  it('has unique ids and titles, and prerequisites taught earlier', () => {
    const ids = artSkills.map((skill) => skill.id)
    expect(new Set(ids).size).toBe(48)
    expect(new Set(artSkills.map((skill) => skill.short)).size).toBe(48)
    for (const [at, skill] of artSkills.entries()) {
      expect(skill.id).toMatch(skill.grade === 'kindergarten' ? /^art\.k\./ : `art.${skill.grade[0]}.`)
      for (const id of skill.prerequisites) expect(ids.slice(0, at), `${skill.id} needs ${id}`).toContain(id)
    }
  })

  it('has a page for every skill, two for half of them, no title twice', () => {
    expect(artSkills.filter(({ sheets }) => sheets.length < 1 || sheets.length > 2)).toEqual([])
    expect(artSkills.filter(({ sheets }) => sheets.length === 2).length).toBeGreaterThanOrEqual(24)
    const titles = artSkills.flatMap(({ sheets }) => sheets.flatMap((s) => (s.kind === 'organizer' ? [s.title] : [])))
    expect(new Set(titles).size).toBe(titles.length)
  })

  describe.each(artSkills)('$id', (skill) => {
    const cap = limits[skill.grade]

    it('states one observable goal', () => {
      expect(skill.iCan).toMatch(/^I can [^,]+\.$/)
      expect(words(skill.iCan).length).toBeLessThanOrEqual(20)
      expect(cap.verbs.split(' ')).toContain(words(skill.iCan)[2])
      expect(words(skill.short).length).toBeGreaterThanOrEqual(2)
      expect(words(skill.short).length).toBeLessThanOrEqual(5)
    })

    it('shows, checks and adapts', () => {
      expect(words(skill.model).length).toBeGreaterThanOrEqual(25)
      expect(words(skill.model).length).toBeLessThanOrEqual(70)
      for (const text of [skill.easier, skill.harder]) expect(words(text).length, text).toBeGreaterThanOrEqual(8)
      for (const text of [skill.misconception.reply, skill.check.question])
        expect(words(text).length, text).toBeGreaterThanOrEqual(6)
      expect(skill.keywords.length).toBeLessThanOrEqual(cap.keywords)
      for (const { word, definition } of skill.keywords) {
        expect(words(definition).length, word).toBeLessThanOrEqual(cap.keywords < 3 ? 12 : 20)
        expect(words(definition.toLowerCase())).not.toContain(word)
      }
    })

    it('asks at least eight short questions with answers, some in the scene', () => {
      expect(skill.prompts.length).toBeGreaterThanOrEqual(8)
      expect(new Set(skill.prompts.map(({ ask }) => ask)).size).toBe(skill.prompts.length)
      expect(skill.prompts.filter(({ ask }) => slots(ask).length > 0).length).toBeGreaterThanOrEqual(2)
      const asked = skill.prompts.flatMap(({ ask }) => sentences(ask))
      for (const sentence of asked) expect(words(sentence).length, sentence).toBeLessThanOrEqual(cap.sentence)
      expect(words(asked.join(' ')).length / asked.length).toBeLessThanOrEqual(cap.mean + 1)
      for (const { answer, sum } of skill.prompts) {
        expect(answer.length).toBeGreaterThan(0)
        if (sum) expect(answer).toBe(String(evaluate(sum)))
      }
    })

    it('names no material, hazard or unknown slot', () => {
      for (const text of textsOf(skill)) {
        expect(materialsIn(text), text).toEqual([])
        expect(text).not.toMatch(hazardNeedsAdult)
        expect(text).not.toMatch(never)
        for (const slot of slots(text)) expect(knownSlots, text).toContain(slot)
        expect(text).not.toMatch(/\ban? \{things?\}/i)
      }
    })

    it('asks for pages that fit, in words of its grade', () => {
      for (const sheet of skill.sheets) {
        if (sheet.kind === 'symmetry-grid')
          expect(goodGrids[skill.grade]).toContain(`${sheet.form} ${sheet.size}/${sheet.cells}`)
        if (sheet.kind !== 'organizer') continue
        const printed = [sheet.title, sheet.ask, ...sheet.boxes.flatMap(({ heading, prompt }) => [heading, prompt])]
        for (const text of [...printed, sheet.lookFor, ...sheet.boxes.map(({ sample }) => sample)]) {
          expect(text).not.toMatch(never)
          expect(text).not.toMatch(hazardNeedsAdult)
          expect(materialsIn(text), text).toEqual([])
        }
        for (const text of printed.flatMap(sentences))
          expect(words(text).length, text).toBeLessThanOrEqual(cap.sentence)
        expect(sheet.boxes.length).toBeLessThanOrEqual(5)
        expect(linesDown(sheet)).toBeLessThanOrEqual(pageLines[skill.grade])
        for (const { lines, sample } of sheet.boxes) {
          expect(lines).toBeLessThanOrEqual(cap.organizerLines)
          // What fits on the lines, at about seven words a line; kindergarten writes a word.
          const most = skill.grade === 'kindergarten' ? 2 : lines * 7
          if (lines > 0) expect(words(sample).length, sample).toBeLessThanOrEqual(most)
        }
        expect(sheet.boxes.some(({ lines }) => lines === 0) || skill.grade === '5th').toBe(true)
      }
    })
  })
})

describe('art formats', () => {
  it('covers layouts, styles and kinds', () => {
    const general = artFormats.filter((format) => !format.skills)
    expect(artFormats.length).toBe(11)
    expect(new Set(artFormats.map((format) => format.id)).size).toBe(11)
    expect(general.length).toBeGreaterThanOrEqual(9)
    expect(new Set(general.map((format) => format.layout)).size).toBe(4)
    for (const style of ['visual', 'auditory', 'kinesthetic'])
      expect(general.filter((format) => format.modality.primary === style).length).toBeGreaterThanOrEqual(3)
    const kinds = ['act', 'draw', 'game', 'hands-on', 'investigate', 'make', 'move', 'sheet', 'talk']
    expect([...new Set(artFormats.map((format) => format.kind))].toSorted()).toEqual(kinds)
    expect(artFormats.filter((format) => format.carriesSheet).length).toBeGreaterThanOrEqual(6)
    for (const { skills = [] } of artFormats)
      for (const id of skills) expect(artSkills.map((skill) => skill.id)).toContain(id)
  })
})
