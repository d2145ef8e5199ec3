import { type Grade, grades } from '@pencil-quest/contract/choices'
import { materialsIn, materialsVocabulary } from '@pencil-quest/contract/materials'
import { describe, expect, test } from 'vitest'
import { mathFormats } from '../../formats/math/index.ts'
import { mathSkills } from './index.ts'

const longestSentence: Record<Grade, number> = {
  kindergarten: 12,
  '1st': 14,
  '2nd': 16,
  '3rd': 20,
  '4th': 22,
  '5th': 25,
}
/** Texts of formats are read in every grade. */
const longestShared = 12
/** A take is read together with the skill's model, its answers and its check: 180 words for the parent in all. */
const mostParentWords = 75

const slots = ['{thing}', '{things}', '{hero}', '{friend}', '{place}', '{child}']

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}{]/u.test(word))
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

/** Products before sums, parentheses first; throws on anything else than numbers and + - * / ( ). */
function evaluate(expression: string): number {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? []
  let at = 0
  const chain = (signs: string, operand: () => number): number => {
    let value = operand()
    for (let sign = tokens[at]; sign && signs.includes(sign); sign = tokens[at]) {
      at++
      const next = operand()
      value = sign === '+' ? value + next : sign === '-' ? value - next : sign === '*' ? value * next : value / next
    }
    return value
  }
  const sum = (): number => chain('+-', () => chain('*/', single))
  const single = (): number => {
    const token = tokens[at++]
    if (token === '(') {
      const inner = sum()
      expect(tokens[at++]).toBe(')')
      return inner
    }
    expect(token).toMatch(/^\d/)
    return Number(token)
  }
  const value = sum()
  expect(at, expression).toBe(tokens.length)
  return value
}

function unknownSlots(text: string): string[] {
  return (text.match(/\{[^}]*\}?/g) ?? []).filter((slot) => !slots.includes(slot))
}

describe.each(grades)('math skills of %s', (grade) => {
  const skills = mathSkills.filter((skill) => skill.grade === grade)

  test('there are eight, in order', () => {
    expect(skills.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(skills.every(({ subject }) => subject === 'math')).toBe(true)
  })

  test('seven or more have worksheets', () => {
    expect(skills.filter(({ sheets }) => sheets.length > 0).length).toBeGreaterThanOrEqual(7)
    expect(Math.max(...skills.map(({ sheets }) => sheets.length))).toBeLessThanOrEqual(3)
  })

  test('sentences are short enough, one by one and on average', () => {
    const sentences = skills.flatMap(({ prompts }) => prompts.flatMap(({ ask }) => sentencesOf(ask)))
    expect(sentences.filter((sentence) => wordsOf(sentence).length > longestSentence[grade])).toEqual([])
    const mean = sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length
    expect(mean).toBeLessThanOrEqual({ kindergarten: 8, '1st': 9, '2nd': 10, '3rd': 12, '4th': 13, '5th': 15 }[grade])
  })
})

test('ids, goals and questions are unique, prerequisites exist and come before', () => {
  const ids = mathSkills.map(({ id }) => id)
  const goals = mathSkills.map(({ iCan }) => iCan)
  const asks = mathSkills.flatMap(({ prompts }) => prompts.map(({ ask }) => ask))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(goals).size).toBe(goals.length)
  expect(new Set(asks).size).toBe(asks.length)
  const late = mathSkills.flatMap(({ prerequisites }, at) =>
    prerequisites.filter((id) => !ids.slice(0, at).includes(id)),
  )
  expect(late).toEqual([])
})

describe.each(mathSkills)('$id', (skill) => {
  const { iCan, short, model, check, misconception, easier, harder, prompts, keywords } = skill
  const texts = [
    model,
    check.question,
    check.lookFor,
    misconception.says,
    misconception.reply,
    easier,
    harder,
    ...keywords.flatMap(({ word, definition }) => [word, definition]),
    ...prompts.flatMap(({ ask, answer }) => [ask, answer]),
  ]

  test('has a goal of at most 20 words', () => {
    expect(iCan).toMatch(/^I can [^,]*\.$/)
    expect(wordsOf(iCan).length).toBeLessThanOrEqual(20)
    expect(wordsOf(short).length).toBeGreaterThanOrEqual(2)
    expect(wordsOf(short).length).toBeLessThanOrEqual(5)
  })

  test('models in 25 to 70 words and offers two other tasks', () => {
    expect(wordsOf(model).length).toBeGreaterThanOrEqual(25)
    expect(wordsOf(model).length).toBeLessThanOrEqual(70)
    expect(wordsOf(easier).length).toBeGreaterThanOrEqual(8)
    expect(wordsOf(harder).length).toBeGreaterThanOrEqual(8)
    expect(keywords.every(({ definition }) => wordsOf(definition).length <= 15)).toBe(true)
  })

  test('every sum gives its answer', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(8)
    for (const { ask, answer, sum } of prompts) {
      if (!sum) continue
      expect(sum).toMatch(/^[\d.+\-*/() ]+$/)
      expect(String(Number(evaluate(sum).toFixed(6))), ask).toBe(answer)
    }
  })

  test('the theme is in its questions', () => {
    expect(prompts.filter(({ ask }) => /\{(?:things?|hero|friend|place)\}/.test(ask)).length).toBeGreaterThanOrEqual(3)
  })

  test('slots are known, and no article stands before them', () => {
    expect(texts.flatMap(unknownSlots)).toEqual([])
    expect(texts.filter((text) => /\b(?:an?|the) \{place\}|\ban? \{thing/i.test(text))).toEqual([])
    expect(texts.filter((text) => /\b1 \{things\}/.test(text))).toEqual([])
  })

  test('names nothing that would be taken for a material', () => {
    expect(texts.flatMap(materialsIn)).toEqual([])
  })
})

describe('math formats', () => {
  test('cover modalities, layouts and kinds', () => {
    expect(mathFormats).toHaveLength(11)
    expect(new Set(mathFormats.map(({ id }) => id)).size).toBe(11)
    const primary = Object.groupBy(mathFormats, ({ modality }) => modality.primary)
    for (const style of ['visual', 'auditory', 'kinesthetic'] as const)
      expect(primary[style]?.length ?? 0).toBeGreaterThanOrEqual(3)
    expect(new Set(mathFormats.map(({ layout }) => layout)).size).toBe(4)
    expect(new Set(mathFormats.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8)
    const carriers = mathFormats.filter(({ carriesSheet }) => carriesSheet)
    expect(carriers.length).toBeGreaterThanOrEqual(5)
    expect(new Set(carriers.map(({ modality }) => modality.primary)).size).toBe(3)
    const general = mathFormats.filter(({ grades, skills }) => grades.from === 'kindergarten' && !skills)
    expect(general.filter(({ grades }) => grades.to === '5th').length).toBeGreaterThanOrEqual(9)
  })

  test('children are active for three fifths of the time or more', () => {
    for (const { segments } of mathFormats) {
      const { hook, show, together, yourTurn, share } = segments
      expect((together + yourTurn + share) / (hook + show + together + yourTurn + share)).toBeGreaterThanOrEqual(0.6)
    }
  })

  test('no two takes open alike', () => {
    const openings = mathFormats.flatMap(({ takes }) =>
      takes.map(({ child }) => wordsOf(child).slice(0, 4).join(' ').toLowerCase()),
    )
    expect(new Set(openings).size).toBe(openings.length)
  })
})

describe.each(mathFormats)('$id', ({ materials, takes }) => {
  const listed = materials.map(({ name }) => name)
  const fixed: readonly string[] = materialsVocabulary
  const chips = listed.filter((name) => fixed.includes(name)).sort()

  test.each(takes)('take: $say', ({ child, steps, say, success }) => {
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(steps.length).toBeLessThanOrEqual(5)
    expect(steps[0]).toMatch(/^Get out /)
    for (const name of listed) expect(steps[0]).toContain(name)
    expect(materialsIn(steps.join(' ')).sort()).toEqual(chips)
    expect(materialsIn([child, say, success].join(' ')).filter((name) => !chips.includes(name))).toEqual([])
    const sentences = sentencesOf(child)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    expect(sentences.length).toBeLessThanOrEqual(5)
    expect(sentences.filter((sentence) => wordsOf(sentence).length > longestShared)).toEqual([])
    expect(wordsOf(child).length / sentences.length).toBeLessThanOrEqual(9)
    expect(wordsOf([...steps, say, success].join(' ')).length).toBeLessThanOrEqual(mostParentWords)
    expect(child).toMatch(/\b(?:choose|pick)\b/i)
    expect(child).toMatch(/\{place\}/)
    expect(child).toMatch(/\{(?:hero|friend|things)\}/)
    const all = [child, ...steps, say, success]
    expect(all.flatMap(unknownSlots)).toEqual([])
    expect(all.filter((text) => /\ban? \{thing|["“”]/i.test(text))).toEqual([])
  })

  test('has three takes that share no sentence', () => {
    expect(takes).toHaveLength(3)
    const sentences = takes.flatMap(({ child, say }) => [...sentencesOf(child), ...sentencesOf(say)])
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
