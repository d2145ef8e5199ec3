import { grades } from '@pencil-quest/contract/choices'
import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, it } from 'vitest'
import { socialStudiesFormats } from '../../formats/social-studies/index.ts'
import type { Skill } from '../../types.ts'
import { socialStudiesSkills } from './index.ts'
import { hazardNeedsAdult, limits, never } from './text-limits.ts'

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

/** A chain of whole numbers from left to right; no chain here mixes `*` with the others. */
function evaluate(sum: string): number {
  const [first, ...rest] = sum.split(' ')
  let value = Number(first)
  for (let at = 0; at < rest.length; at += 2) {
    const next = Number(rest[at + 1])
    value = rest[at] === '+' ? value + next : rest[at] === '-' ? value - next : value * next
  }
  return value
}

describe('social studies skills', () => {
  it.each(grades)('has eight in order in %s, with unique goals and pages', (grade) => {
    const ofGrade = socialStudiesSkills.filter((skill) => skill.grade === grade)
    expect(ofGrade.map((skill) => skill.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(ofGrade.map((skill) => skill.iCan)).size).toBe(8)
    expect(ofGrade.filter((skill) => skill.sheets.length > 0).length).toBeGreaterThanOrEqual(7)
    const kinds = new Set(ofGrade.flatMap((skill) => skill.sheets.map(({ kind }) => kind)))
    for (const kind of ['grid-map', 'timeline', 'sort-groups', 'bar-graph', 'organizer'] as const)
      expect(kinds, grade).toContain(kind)
    const fields = new Set(ofGrade.flatMap((skill) => skill.codes.map((code) => code.split('.')[1])))
    expect([...fields].toSorted()).toEqual(['Civ', 'Eco', 'Geo', 'His'])
  })

  it('has unique ids and prerequisites taught earlier', () => {
    const ids = socialStudiesSkills.map((skill) => skill.id)
    expect(new Set(ids).size).toBe(48)
    for (const [at, skill] of socialStudiesSkills.entries()) {
      expect(skill.id).toMatch(skill.grade === 'kindergarten' ? /^social-studies\.k\./ : /^social-studies\.[1-5]\./)
      for (const id of skill.prerequisites) expect(ids.slice(0, at), `${skill.id} needs ${id}`).toContain(id)
    }
  })

  describe.each(socialStudiesSkills)('$id', (skill) => {
    const cap = limits[skill.grade]

    it('states one observable goal', () => {
      expect(skill.iCan).toMatch(/^I can [^,]+\.$/)
      expect(words(skill.iCan).length).toBeLessThanOrEqual(20)
      expect(cap.verbs.split(' ')).toContain(words(skill.iCan)[2])
      expect(words(skill.short).length).toBeGreaterThanOrEqual(2)
      expect(words(skill.short).length).toBeLessThanOrEqual(5)
      const band = ['kindergarten', '1st', '2nd'].includes(skill.grade) ? 'K-2' : '3-5'
      for (const code of skill.codes)
        expect(code).toMatch(new RegExp(`^D2\\.(?:Civ|Eco|Geo|His)\\.\\d{1,2}\\.${band}$`))
    })

    it('shows, checks and adapts', () => {
      expect(words(skill.model).length).toBeGreaterThanOrEqual(25)
      expect(words(skill.model).length).toBeLessThanOrEqual(70)
      for (const text of [skill.easier, skill.harder]) expect(words(text).length).toBeGreaterThanOrEqual(8)
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
      expect(skill.prompts.some(({ ask }) => slots(ask).length > 0)).toBe(true)
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

    it('asks for pages inside the limits of its grade', () => {
      expect(skill.sheets.length).toBeLessThanOrEqual(2)
      for (const sheet of skill.sheets) {
        expect(JSON.stringify(sheet)).not.toMatch(never)
        if (sheet.kind === 'bar-graph') {
          expect(cap.graph.categories).toContain(sheet.categories)
          expect(cap.graph.scales).toContain(sheet.scale)
          expect(sheet.upTo).toBeLessThanOrEqual((skill.grade === 'kindergarten' ? 5 : 10) * sheet.scale)
          expect(sheet.about?.categories.length).toBe(sheet.categories)
          if (skill.grade === 'kindergarten') expect(sheet.form).toBe('picture')
        }
        if (sheet.kind === 'grid-map') {
          expect(sheet.size).toBe(cap.mapSize)
          for (const ask of sheet.ask) expect(cap.mapAsks).toContain(ask)
        }
        if (sheet.kind === 'timeline') {
          const at = sheet.events?.map((event) => event.at) ?? []
          expect(sheet.events !== undefined || sheet.unit === 'hour').toBe(true)
          expect(at).toEqual([...new Set(at)].toSorted((one, other) => one - other))
          if (sheet.events) expect(at.length).toBeGreaterThanOrEqual(6)
        }
        if (sheet.kind === 'organizer') {
          expect(sheet.boxes.length).toBeGreaterThanOrEqual(3)
          expect(sheet.boxes.length).toBeLessThanOrEqual(5)
          for (const { lines, sample } of sheet.boxes) {
            expect(lines).toBeLessThanOrEqual(cap.organizerLines)
            expect(sample.length).toBeGreaterThan(0)
          }
          for (const text of [sheet.ask, ...sheet.boxes.map(({ prompt }) => prompt)].flatMap(sentences))
            expect(words(text).length, text).toBeLessThanOrEqual(cap.sentence)
        }
      }
    })
  })
})

const sortSheets = socialStudiesSkills.flatMap((skill) =>
  skill.sheets.flatMap((sheet) => (sheet.kind === 'sort-groups' ? [{ id: skill.id, sheet }] : [])),
)

describe('social studies sorting sets', () => {
  it('has at least twenty, no heading in two of them', () => {
    const headings = sortSheets.flatMap(({ sheet }) => sheet.groups.map(({ heading }) => heading))
    expect(sortSheets.length).toBeGreaterThanOrEqual(20)
    expect(new Set(headings).size).toBe(headings.length)
  })

  it.each(sortSheets)('$id: $sheet.ask', ({ sheet }) => {
    expect(sheet.by).toBe('facts')
    const sorted = sheet.groups.flatMap((group) => group.words)
    expect(new Set(sorted).size).toBe(sorted.length)
    expect(sheet.groups.length).toBeLessThanOrEqual(3)
    for (const group of sheet.groups) {
      expect(group.words.length, group.heading).toBeGreaterThanOrEqual(8)
      expect(group.words.length, group.heading).toBeLessThanOrEqual(10)
    }
    for (const text of [sheet.ask, ...sorted]) expect(text).not.toMatch(hazardNeedsAdult)
    for (const word of sorted) expect(words(word).length, word).toBeLessThanOrEqual(6)
  })
})

describe('social studies formats', () => {
  const general = socialStudiesFormats.filter((format) => !format.skills)

  it('covers layouts, styles and kinds', () => {
    expect(socialStudiesFormats.length).toBe(11)
    expect(new Set(socialStudiesFormats.map((format) => format.id)).size).toBe(11)
    expect(general.length).toBeGreaterThanOrEqual(9)
    expect(new Set(general.map((format) => format.layout)).size).toBe(4)
    for (const style of ['visual', 'auditory', 'kinesthetic'])
      expect(general.filter((format) => format.modality.primary === style).length).toBeGreaterThanOrEqual(3)
    expect(new Set(general.map((format) => format.kind)).size).toBe(8)
    expect(socialStudiesFormats.filter((format) => format.carriesSheet).length).toBeGreaterThanOrEqual(6)
    for (const { skills = [] } of socialStudiesFormats)
      for (const id of skills) expect(socialStudiesSkills.map((skill) => skill.id)).toContain(id)
  })
})
