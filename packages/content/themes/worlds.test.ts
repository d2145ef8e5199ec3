import { materialsIn } from '@pencil-quest/contract/materials'
import { describe, expect, test } from 'vitest'
import type { World } from '../types.ts'
import { animalKingdom } from './animal-kingdom/world.ts'
import {
  bannedIn,
  beatsOf,
  childTexts,
  everyText,
  meanSentenceLength,
  sceneTexts,
  sentencesOf,
  wordsOf,
} from './child-text.ts'
import { harryPotter } from './harry-potter/world.ts'
import { spaceExplorers } from './space-explorers/world.ts'

const worlds = [spaceExplorers, animalKingdom, harryPotter]

/** Each scene gives a reason for work in each of these. */
const subjects = ['math', 'reading', 'science', 'writing', 'art', 'social-studies'] as const

function repeats(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

function termsIn(world: World, text: string): string[] {
  return world.terms.filter((term) => new RegExp(`(?<![\\w-])${term}(?![\\w-])`, 'i').test(text))
}

function uses(text: string, slot: string): number {
  return text.split(slot).length - 1
}

describe.each(worlds.map((world) => [world.theme, world] as const))('%s', (_theme, world) => {
  test('has enough of everything', () => {
    expect(world.terms.length).toBeGreaterThanOrEqual(90)
    expect(world.characters).toHaveLength(5)
    expect(world.things.length).toBeGreaterThanOrEqual(18)
    expect(world.specimens.length).toBeGreaterThanOrEqual(14)
    expect(world.scenes.length).toBeGreaterThanOrEqual(14)
    expect(world.breaks.length).toBeGreaterThanOrEqual(14)
    expect(world.arcs[5]).toHaveLength(5)
    expect(world.arcs[10]).toHaveLength(10)
  })

  test('repeats no name, id, title or role', () => {
    expect(repeats(world.terms)).toEqual([])
    expect(repeats(world.specimens)).toEqual([])
    expect(repeats(world.characters.map((character) => character.name))).toEqual([])
    expect(repeats(world.things.map((thing) => thing.one))).toEqual([])
    expect(repeats(world.things.map((thing) => thing.many))).toEqual([])
    expect(repeats(world.scenes.map((scene) => scene.id))).toEqual([])
    expect(repeats(world.scenes.map((scene) => scene.place))).toEqual([])
    expect(repeats(world.scenes.map((scene) => scene.childRole))).toEqual([])
    expect(repeats(world.scenes.map((scene) => scene.parentRole))).toEqual([])
    expect(repeats(world.scenes.flatMap(sceneTexts))).toEqual([])
    expect(repeats(beatsOf(world).map((beat) => beat.title))).toEqual([])
    expect(repeats(beatsOf(world).map((beat) => beat.description))).toEqual([])
    expect(repeats(world.breaks.map((pause) => pause.title))).toEqual([])
  })

  test('uses its own words: lower-case terms that stand in its texts', () => {
    const found = termsIn(world, everyText(world).join('\n'))
    expect(world.terms.filter((term) => term !== term.toLowerCase())).toEqual([])
    expect(world.terms.filter((term) => !found.includes(term))).toEqual([])
    for (const thing of world.things) expect(world.terms).toContain(thing.many)
  })

  test('stands inside each task with its words', () => {
    const bare: string[] = []
    for (const scene of world.scenes) {
      for (const subject of subjects) {
        const problem = scene.problem[subject] ?? ''
        const text = `${scene.worldToday} ${problem} ${scene.payoff[subject] ?? ''}`
        if (termsIn(world, problem).length === 0 && !problem.includes('{things}')) bare.push(problem)
        if (termsIn(world, text).length < 3) bare.push(text)
      }
    }
    expect(bare).toEqual([])
  })

  test('says in each scene why the work of six subjects is needed and what it changes', () => {
    for (const scene of world.scenes) {
      expect(scene.place).toMatch(/^the /)
      expect(scene.childRole).not.toMatch(/^(?:a|an|the) /i)
      expect(scene.parentRole).toMatch(/^Be (?:the|a|an) /)
      expect(sentencesOf(scene.parentRole)).toHaveLength(1)
      expect(scene.things.length).toBeGreaterThanOrEqual(3)
      for (const thing of scene.things) expect(world.things).toContain(thing)
      expect(sentencesOf(scene.worldToday).length).toBeGreaterThanOrEqual(2)
      expect(sentencesOf(scene.worldToday).length).toBeLessThanOrEqual(4)
      for (const subject of subjects) {
        for (const text of [scene.problem[subject], scene.payoff[subject]]) {
          expect(text, `${scene.id} ${subject}`).toBeDefined()
          expect(sentencesOf(text ?? '').length, text).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  test('keeps slots where they may stand', () => {
    for (const scene of world.scenes) {
      for (const text of sceneTexts(scene)) {
        expect(text.replace(/\{(?:hero|friend|things)\}/g, '')).not.toMatch(/[{}]/)
        expect(text).not.toMatch(/\b(?:a|an|one|each|every) \{things\}/)
      }
      expect(`${scene.place}${scene.childRole}${scene.parentRole}`).not.toMatch(/[{}]/)
    }
    for (const pause of world.breaks) expect(pause.text).not.toMatch(/[{}]/)
    for (const beat of beatsOf(world)) {
      expect(uses(beat.opener, '{child}')).toBeLessThanOrEqual(1)
      expect(beat.opener.replace('{child}', '')).not.toMatch(/[{}]/)
      expect(`${beat.title}${beat.description}${beat.close}`).not.toMatch(/[{}]/)
    }
  })

  test('names nobody beside a slot that may stand for the same one', () => {
    for (const scene of world.scenes) {
      for (const text of sceneTexts(scene)) {
        if (!/\{(?:hero|friend)\}/.test(text)) continue
        for (const { name } of world.characters) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`))
      }
    }
  })

  test('tells a story day by day', () => {
    for (const arc of [world.arcs[5], world.arcs[10]]) {
      for (const [index, beat] of arc.entries()) {
        const opener = wordsOf(beat.opener).length
        const close = wordsOf(beat.close).length
        expect(opener, `${opener}: ${beat.opener}`).toBeGreaterThanOrEqual(40)
        expect(opener, `${opener}: ${beat.opener}`).toBeLessThanOrEqual(80)
        expect(close, `${close}: ${beat.close}`).toBeGreaterThanOrEqual(25)
        expect(close, `${close}: ${beat.close}`).toBeLessThanOrEqual(60)
        expect(sentencesOf(beat.description).length).toBeLessThanOrEqual(2)
        expect(beat.close).toMatch(/\bfamily\b/)
        if (index > 0) expect(beat.opener).toMatch(/\b(?:yesterday|last night)\b/i)
      }
      expect(arc[0]?.opener).toContain('{child}')
      expect(arc.at(-1)?.opener).toContain('{child}')
    }
  })

  test('moves in thirty to fifty words', () => {
    for (const pause of world.breaks) {
      const length = wordsOf(pause.text).length
      expect(length, `${length}: ${pause.text}`).toBeGreaterThanOrEqual(30)
      expect(length, `${length}: ${pause.text}`).toBeLessThanOrEqual(50)
      expect(pause.text).toMatch(
        /\b(?:two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|fifty|sixty)\b/i,
      )
    }
  })

  test('speaks in short sentences', () => {
    const long = childTexts(world)
      .flatMap(sentencesOf)
      .filter((sentence) => wordsOf(sentence).length > 12)
    expect(long).toEqual([])
    expect(meanSentenceLength(childTexts(world))).toBeLessThanOrEqual(9)
  })

  test('is safe, kind, screen-free and of our own making', () => {
    const texts = everyText(world).filter((text) => text !== 'Harry Potter')
    expect(texts.flatMap(bannedIn)).toEqual([])
    expect(texts.join('\n')).not.toMatch(/\b(?:harry|potter)\b/i)
  })

  test('names no material, so that no chip appears that nobody needs', () => {
    expect(everyText(world).flatMap((text) => materialsIn(text).map((name) => `${name}: ${text}`))).toEqual([])
  })
})
