import { type Grade, grades, learningStyles } from '@pencil-quest/contract/choices'
import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, test } from 'vitest'
import { writingFormats } from '../../formats/writing/index.ts'
import type { Skill } from '../../types.ts'
import { writingSkills } from './index.ts'

const youngVerbs =
  'name count sort match draw circle trace say tell show build act sing clap point copy color make find put read write'
const middleVerbs = `${youngVerbs} describe explain list compare order measure label solve predict retell record choose
  plan test group suggest identify use give`
const olderVerbs = `${middleVerbs} summarize estimate calculate design argue classify infer convert graph debug revise
  justify evaluate`
const verbs: Record<Grade, string[]> = {
  kindergarten: youngVerbs.split(/\s+/),
  '1st': youngVerbs.split(/\s+/),
  '2nd': middleVerbs.split(/\s+/),
  '3rd': middleVerbs.split(/\s+/),
  '4th': olderVerbs.split(/\s+/),
  '5th': olderVerbs.split(/\s+/),
}
/** Most words in a sentence, and most on average. */
const caps: Record<Grade, { most: number; mean: number }> = {
  kindergarten: { most: 12, mean: 8 },
  '1st': { most: 14, mean: 9 },
  '2nd': { most: 16, mean: 10 },
  '3rd': { most: 20, mean: 12 },
  '4th': { most: 22, mean: 13 },
  '5th': { most: 25, mean: 15 },
}
const slots = new Set(['thing', 'things', 'hero', 'friend', 'place', 'child'])
const hazards =
  /\b(?:scissors|kni(?:fe|ves)|stove|oven|boil\w*|candles?|matches|needles?|hammer|balloons?|marbles|beads|ladder|vinegar|cook(?:ing)?|bak(?:e|ing)|outside|outdoors)\b/i
const unwanted =
  /\b(?:videos?|movies?|tv|television|apps?|websites?|online|internet|computers?|phones?|tablets?|screens?|cameras?|download|e-?mails?|watch|stupid|dumb|ugly|fat|lazy|crazy|lame|kill\w*|blood|guns?|bombs?|weapons?|dies?|died|christmas|easter|halloween|fireman|mom|dad)\b/i
const alike = /\ba \{things?\}|\ban \{things?\}/

const words = (text: string) => text.split(/\s+/).filter(Boolean)
/** As a family will read it, with slot words of a usual length. */
const filled = (text: string) =>
  text
    .replaceAll('{place}', 'the cargo bay')
    .replace(/\{\w+\}/g, 'word')
    .replace(/\s\/\s/g, ' ')
const sentences = (text: string) =>
  filled(text)
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => /\w/.test(sentence))
const slotsOf = (text: string) => [...text.matchAll(/\{(\w*)\}/g)].map(([, name]) => name ?? '')

function textsOf(skill: Skill): string[] {
  const { short, iCan, model, check, misconception, easier, harder, prompts, keywords } = skill
  return [
    ...[short, iCan, model, check.question, check.lookFor, misconception.says, misconception.reply, easier, harder],
    ...prompts.flatMap(({ ask, answer }) => [ask, answer]),
    ...keywords.flatMap(({ word, definition }) => [word, definition]),
  ]
}

describe.each(grades)('writing skills of %s', (grade) => {
  const skills = writingSkills.filter((skill) => skill.grade === grade)

  test('are eight in order, each with its own goal', () => {
    expect(skills.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(new Set(skills.map(({ iCan }) => iCan)).size).toBe(8)
    expect(new Set(skills.map(({ short }) => short)).size).toBe(8)
  })

  test('give a young writer sentences of a fitting length', () => {
    const lengths = skills.flatMap(({ prompts }) =>
      prompts.flatMap(({ ask }) => sentences(ask)).map((s) => ({ s, n: words(s).length })),
    )
    expect(lengths.filter(({ n }) => n > caps[grade].most)).toEqual([])
    expect(lengths.reduce((sum, { n }) => sum + n, 0) / lengths.length).toBeLessThanOrEqual(caps[grade].mean)
  })
})

describe.each(writingSkills)('$id', (skill) => {
  test('has a goal that can be seen', () => {
    const short = skill.grade === 'kindergarten' ? 'k' : skill.grade.charAt(0)
    expect(skill.id).toMatch(new RegExp(`^writing\\.${short}\\.[a-z-]+$`))
    expect(skill.iCan).toMatch(/^I can [^,]+\.$/)
    expect(words(skill.iCan).length).toBeLessThanOrEqual(20)
    expect(verbs[skill.grade]).toContain(words(skill.iCan)[2])
    expect(words(skill.short).length).toBeGreaterThanOrEqual(2)
    expect(words(skill.short).length).toBeLessThanOrEqual(5)
    expect(skill.codes.length).toBeGreaterThan(0)
    expect(skill.codes.every((code) => /^(?:W|L|RF)\.[K1-5]\.\d+(?:\.[a-j])?$/.test(code))).toBe(true)
  })

  test('comes after what it builds on', () => {
    const place = writingSkills.indexOf(skill)
    for (const id of skill.prerequisites) {
      const before = writingSkills.findIndex((other) => other.id === id)
      expect(before, id).toBeGreaterThanOrEqual(0)
      expect(before, id).toBeLessThan(place)
    }
  })

  test('supports the grown-up', () => {
    const size = words(skill.model).length
    expect(size).toBeGreaterThanOrEqual(25)
    expect(size).toBeLessThanOrEqual(70)
    for (const text of [skill.check.lookFor, skill.misconception.reply])
      expect(words(text).length, text).toBeGreaterThanOrEqual(6)
    for (const text of [skill.easier, skill.harder]) expect(words(text).length, text).toBeGreaterThanOrEqual(8)
    const young = ['kindergarten', '1st', '2nd'].includes(skill.grade)
    for (const { word, definition } of skill.keywords) {
      expect(words(definition).length, definition).toBeLessThanOrEqual(young ? 12 : 20)
      expect(words(definition.replace(/[,.]/g, ''))).not.toContain(word)
    }
  })

  test('asks enough, and every ask once', () => {
    // A ten-day plan of one subject comes back to a skill up to seven times, each time for other questions.
    expect(skill.prompts.length).toBeGreaterThanOrEqual(14)
    expect(new Set(skill.prompts.map(({ ask }) => ask)).size).toBe(skill.prompts.length)
    for (const { ask, answer } of skill.prompts) {
      expect(ask.length * answer.length).toBeGreaterThan(0)
      expect(answer).not.toMatch(/[.?]$/)
      // The planner joins answers with semicolons.
      expect(answer).not.toContain(';')
    }
    const themed = skill.prompts.filter(({ ask }) => slotsOf(ask).length > 0).length
    expect(themed).toBeGreaterThanOrEqual(4)
  })

  test('keeps to known slots and safe words', () => {
    for (const text of textsOf(skill)) {
      for (const slot of slotsOf(text)) expect(slots, text).toContain(slot)
      expect(text).not.toMatch(unwanted)
      expect(text).not.toMatch(hazards)
      expect(text).not.toMatch(alike)
      // A material named in passing would show up as something to get out.
      expect(materialsIn(text), text).toEqual([])
    }
  })
})

test('writing formats cover every style, layout and way of working', () => {
  expect(writingFormats.length).toBe(11)
  expect(new Set(writingFormats.map(({ id }) => id)).size).toBe(11)
  for (const style of learningStyles)
    expect(writingFormats.filter(({ modality }) => modality.primary === style).length, style).toBeGreaterThanOrEqual(3)
  expect(new Set(writingFormats.map(({ layout }) => layout)).size).toBe(4)
  for (const kind of ['talk', 'act', 'draw', 'make', 'game', 'move', 'hands-on', 'sheet'])
    expect(
      writingFormats.some((format) => format.kind === kind),
      kind,
    ).toBe(true)
  expect(writingFormats.filter(({ carriesSheet }) => carriesSheet).length).toBeGreaterThanOrEqual(6)
  const open = writingFormats.filter(
    ({ skills, grades: { from, to } }) => !skills && from === 'kindergarten' && to === '5th',
  )
  expect(open.length).toBeGreaterThanOrEqual(9)
})
