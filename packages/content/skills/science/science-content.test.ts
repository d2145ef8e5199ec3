import { grades } from '@pencil-quest/contract/choices'
import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, it } from 'vitest'
import { scienceFormats } from '../../formats/science/index.ts'
import type { Skill } from '../../types.ts'
import { scienceSkills } from './index.ts'
import { bands, graphCap, hazardNeedsAdult, meanCap, never, sentenceCap } from './limits.ts'

const words = (text: string) => text.split(/\s+/).filter(Boolean)
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean)
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
const knownSlots = new Set(['thing', 'things', 'hero', 'friend', 'place', 'token', 'tokens', 'child'])

/** All text of a skill that the planner may put into an activity; worksheet words are apart. */
function textsOf(skill: Skill): string[] {
  return [
    skill.short,
    skill.iCan,
    skill.model,
    skill.check.question,
    skill.check.lookFor,
    skill.misconception.says,
    skill.misconception.reply,
    skill.easier,
    skill.harder,
    ...skill.keywords.flatMap(({ word, definition }) => [word, definition]),
    ...(skill.laterChecks ?? []).flatMap(({ question, lookFor }) => [question, lookFor]),
    ...skill.prompts.flatMap(({ ask, answer }) => [ask, answer]),
  ]
}

const sortSheets = scienceSkills.flatMap((skill) =>
  skill.sheets.flatMap((sheet) => (sheet.kind === 'sort-groups' ? [{ skill, sheet }] : [])),
)

describe('science skills', () => {
  it.each(grades)('has eight in order in %s, with unique goals', (grade) => {
    const ofGrade = scienceSkills.filter((skill) => skill.grade === grade)
    expect(ofGrade.map((skill) => skill.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(ofGrade.map((skill) => skill.iCan)).size).toBe(8)
    expect(ofGrade.filter((skill) => skill.sheets.length > 0).length).toBeGreaterThanOrEqual(7)
  })

  it('has unique ids and prerequisites taught earlier', () => {
    const ids = scienceSkills.map((skill) => skill.id)
    expect(new Set(ids).size).toBe(48)
    for (const [at, skill] of scienceSkills.entries())
      for (const id of skill.prerequisites) expect(ids.slice(0, at), `${skill.id} needs ${id}`).toContain(id)
  })

  describe.each(scienceSkills)('$id', (skill) => {
    it('states one observable goal', () => {
      expect(skill.iCan).toMatch(/^I can [^,]+\.$/)
      expect(words(skill.iCan).length).toBeLessThanOrEqual(20)
      expect(bands[skill.grade].split(' ')).toContain(words(skill.iCan)[2])
      expect(words(skill.short).length).toBeGreaterThanOrEqual(2)
      expect(words(skill.short).length).toBeLessThanOrEqual(5)
      for (const code of skill.codes) expect(code).toMatch(/^(?:[K1-5]|3-5|K-2)-(?:PS|LS|ESS|ETS)\d-\d$/)
    })

    it('shows, checks and adapts', () => {
      expect(words(skill.model).length).toBeGreaterThanOrEqual(25)
      expect(words(skill.model).length).toBeLessThanOrEqual(70)
      for (const text of [skill.easier, skill.harder]) expect(words(text).length).toBeGreaterThanOrEqual(8)
      for (const text of [skill.misconception.reply, skill.check.question])
        expect(words(text).length, text).toBeGreaterThanOrEqual(6)
      const most = { kindergarten: 1, '1st': 2, '2nd': 2, '3rd': 3, '4th': 3, '5th': 3 }[skill.grade]
      expect(skill.keywords.length).toBeLessThanOrEqual(most)
      for (const { word, definition } of skill.keywords) {
        const cap = ['kindergarten', '1st', '2nd'].includes(skill.grade) ? 12 : 20
        expect(words(definition).length, word).toBeLessThanOrEqual(cap)
        expect(words(definition.toLowerCase())).not.toContain(word)
      }
    })

    it('says what it is about and has two checks for later visits', () => {
      expect(['physical', 'life', 'earth']).toContain(skill.strand)
      expect(skill.laterChecks?.length).toBe(2)
      const questions = [skill.check, ...(skill.laterChecks ?? [])].map(({ question }) => question)
      expect(new Set(questions).size).toBe(3)
    })

    it('has a way of working of its own, in which its goal is done', () => {
      expect(scienceFormats.filter((format) => format.skills?.includes(skill.id)).length).toBeGreaterThanOrEqual(1)
    })

    it('has six different answers that fit a card', () => {
      const short = skill.prompts
        .map(({ answer }) => answer.toLowerCase())
        .filter((answer) => words(answer).length <= 4)
      expect(new Set(short).size, short.join()).toBeGreaterThanOrEqual(6)
    })

    it('asks at least twelve short questions with answers', () => {
      expect(skill.prompts.length).toBeGreaterThanOrEqual(12)
      expect(new Set(skill.prompts.map(({ ask }) => ask)).size).toBe(skill.prompts.length)
      const asked = skill.prompts.flatMap(({ ask }) => sentences(ask))
      for (const sentence of asked)
        expect(words(sentence).length, sentence).toBeLessThanOrEqual(sentenceCap[skill.grade])
      expect(words(asked.join(' ')).length / asked.length).toBeLessThanOrEqual(meanCap[skill.grade] + 1)
      for (const { answer } of skill.prompts) expect(answer.length).toBeGreaterThan(0)
    })

    it('names no material, hazard or unknown slot', () => {
      for (const text of textsOf(skill)) {
        expect(materialsIn(text), text).toEqual([])
        expect(text).not.toMatch(hazardNeedsAdult)
        expect(text).not.toMatch(never)
        for (const slot of slots(text)) expect(knownSlots, text).toContain(slot)
        expect(text).not.toMatch(/\ban? \{things?\}|\b(?:near|by|beside|into|to) \{place\}.*pond/i)
      }
    })

    it('asks for pages inside the limits of its grade', () => {
      for (const sheet of skill.sheets) {
        if (sheet.kind === 'bar-graph') {
          const cap = graphCap[skill.grade]
          expect(cap.categories).toContain(sheet.categories)
          expect(cap.scales).toContain(sheet.scale)
          expect(sheet.upTo).toBeLessThanOrEqual(cap.steps * sheet.scale)
          expect(sheet.upTo % sheet.scale).toBe(0)
          expect(sheet.about?.categories.length).toBe(sheet.categories)
          if (skill.grade === 'kindergarten') expect(sheet.form).toBe('picture')
        }
        if (sheet.kind === 'classification-key') {
          expect(sheet.form).toBe(['kindergarten', '1st', '2nd'].includes(skill.grade) ? 'sort' : 'key')
          expect(2 ** sheet.traits.length).toBeGreaterThanOrEqual(sheet.specimens)
        }
      }
    })
  })
})

describe('science sorting sets', () => {
  it('has at least twelve, each used once', () => {
    expect(
      new Set(sortSheets.map(({ sheet }) => sheet.groups.map((group) => group.heading).join())).size,
    ).toBeGreaterThan(12)
  })

  it.each(sortSheets)('$skill.id: $sheet.ask', ({ sheet }) => {
    expect(sheet.groups.length).toBeGreaterThanOrEqual(2)
    expect(sheet.groups.length).toBeLessThanOrEqual(3)
    for (const group of sheet.groups) {
      expect(group.words.length, group.heading).toBeGreaterThanOrEqual(8)
      expect(group.words.length, group.heading).toBeLessThanOrEqual(12)
    }
    const all = sheet.groups.flatMap((group) => group.words)
    expect(new Set(all).size).toBe(all.length)
    for (const text of [sheet.ask, ...all]) {
      expect(text).not.toMatch(never)
      expect(text).not.toMatch(hazardNeedsAdult)
    }
    for (const word of all) {
      expect(word).toBe(word.trim())
      // Words of older children are copied by hand.
      expect(words(word).length, word).toBeLessThanOrEqual(5)
    }
  })
})

describe('science formats', () => {
  const general = scienceFormats.filter((format) => !format.skills)
  const bespoke = scienceFormats.filter((format) => format.skills)

  it('has eleven general games of every layout and style, and an own one for each skill', () => {
    expect(general.filter((format) => !format.playsSheet).length).toBe(11)
    expect(new Set(scienceFormats.map((format) => format.id)).size).toBe(scienceFormats.length)
    expect(new Set(general.map((format) => format.layout)).size).toBe(4)
    for (const style of ['visual', 'auditory', 'kinesthetic'])
      expect(general.filter((format) => format.modality.primary === style).length).toBeGreaterThanOrEqual(3)
    expect(general.filter((format) => format.carriesSheet).length).toBeGreaterThanOrEqual(6)
    for (const grade of grades) expect(bespoke.filter((format) => format.grades.from === grade).length).toBe(8)
  })

  it('limits investigations to skills of their grade', () => {
    for (const format of bespoke) {
      expect(['investigate', 'make']).toContain(format.kind)
      for (const id of format.skills ?? [])
        expect(scienceSkills.find((skill) => skill.id === id)?.grade, id).toBe(format.grades.from)
    }
  })
})
