import type { Beat, Suspect, World } from '@pencil-quest/content/types'
import type { Sheet } from '@pencil-quest/contract/sheets'
import { describe, expect, test } from 'vitest'
import { PageClues } from './page-clues.ts'

const sheet = (answers: readonly string[], part: Partial<Sheet> = {}): Sheet =>
  ({
    ...{ id: 'd1s1', kind: 'number-practice', grade: '2nd', day: 1, instructions: 'Add.' },
    answers: answers.map((answer, i) => ({ label: String(i + 1), answer })),
    ...part,
  }) as Sheet
const frog = { asks: 'What sits in the boot?', word: 'frog' }
const turnOf = (story: Beat[], seed: string, trail?: string) =>
  new PageClues({ arcs: { 5: story, 10: story }, ...(trail && { trail }) } as World, 5, seed)

describe('what a page tells', () => {
  const story = [{ riddles: [frog] }, { riddles: [{ asks: 'Who?', word: 'owl' }] }] as Beat[]
  const page = sheet(['5', '6', '7', '8'])
  const wind = { name: 'the wind', ruledOut: 'Not the wind: one Tone. It has no tone.', keyWord: 'one' } as Suspect

  test('is of its day, comes once, and leaves pages as they are where the day has none left', () => {
    const turn = turnOf(story, 'seed')
    expect(turn.on(sheet(['5', '6']), { left: [], named: [] })).toEqual(sheet(['5', '6']))
    expect(turn.on(page, { left: [], named: [] }).riddle?.word).toBe('frog')
    expect(turn.on(page, { left: [], named: [] })).toEqual(page)
    expect(turn.on({ ...page, day: 2 }, { left: [], named: [] }).riddle?.word).toBe('owl')
    expect(turn.on({ ...page, day: 3 }, { left: [], named: [] })).toEqual({ ...page, day: 3 })
  })

  test('waits where the page can rule a suspect out, whose word is a gap', () => {
    const turn = turnOf(story, 'seed')
    const { asks, word, clears } = turn.on(page, { left: [wind], named: [] }).riddle ?? {}
    expect(asks).toBe('The wind? ____ Tone. It has no tone.')
    expect([word, clears]).toEqual(['one', 'the wind'])
    const riddle = turn.on(page, { left: [wind], named: [] }).riddle
    expect([riddle?.word, riddle?.clears]).toEqual(['frog', undefined])
  })

  test('is rather a word that leaves something of the page over', () => {
    const fox = { name: 'a fox', ruledOut: 'Not a fox: four feet.', keyWord: 'four' } as Suspect
    for (const seed of ['a', 'b', 'c', 'd']) {
      const given = turnOf(story, seed).on(page, { left: [fox, wind], named: [] })
      expect(given.riddle?.word).toBe('one')
    }
  })

  test('of a suspect with too long a word gives way', () => {
    const turn = turnOf(story, 'seed')
    const given = turn.on(page, { left: [{ ...wind, keyWord: 'tones' }], named: [] })
    expect(given.riddle?.word).toBe('frog')
    expect(given.instructions).toBe(page.instructions)
  })

  test('is a trail and a word in turn, and for the youngest always a trail', () => {
    const suspects = ['one', 'two', 'three'].map(
      (name) => ({ id: name, name, ruledOut: `Not ${name}: it is six.`, keyWord: 'six' }) as Suspect,
    )
    const named = ['a fox', 'an owl', 'a hen']
    const told = (part: Partial<Sheet>) => {
      const turn = turnOf(story, 'seed', 'Noor knows. Who is it?')
      let left = suspects
      return [1, 2, 3].map((i) => {
        const given = turn.on(sheet(['5', '6', '7', '8'], { ...part, id: `d1s${i}` }), { left, named })
        left = left.filter(({ name }) => name !== (given.trail ?? given.riddle)?.clears)
        return given.trail ? 'trail' : 'word'
      })
    }
    expect(told({})).toEqual(['trail', 'word', 'trail'])
    expect(told({ grade: '1st' })).toEqual(['trail', 'trail', 'trail'])
  })

  test('is what the day measured, where the page holds it, before a trail or a word, each thing once a day', () => {
    const howling: Suspect = {
      ...wind,
      reading: {
        ...{ side: 'over', tells: 'Noor took notes. Each answer is how loud one howl was.', most: 'loudest howl' },
        ...{ says: 'The wind howls louder than {n} dots.', none: 'No howl is louder than {n} dots.' },
      },
    }
    const turn = turnOf(story, 'seed', 'Noor knows. Who is it?')
    const suspected = { left: [howling], named: ['a fox', 'an owl', 'a hen'] }
    const given = turn.on(page, suspected)
    expect([given.readings?.clears, given.trail, given.riddle]).toEqual(['the wind', undefined, undefined])
    expect(given.instructions).toBe('Noor took notes. Each answer is how loud one howl was. Add.')
    const fresh = { left: [{ ...howling, name: 'a gale', ruledOut: 'Not a gale: one tone.' }], named: suspected.named }
    expect(turn.on({ ...page, id: 'd1s2' }, fresh).trail?.clears).toBe('a gale')
    const ofSums = { ...page, answers: page.answers.map((one) => ({ ...one, answer: `${one.answer} R 1` })) }
    expect(turnOf(story, 'seed', 'Noor knows. Who is it?').on(ofSums, suspected).readings).toBeUndefined()
  })

  test('is a trail again where no word fits', () => {
    const suspects = ['one', 'two'].map(
      (name) => ({ id: name, name, ruledOut: `Not ${name}: it is endless.`, keyWord: 'endless' }) as Suspect,
    )
    const turn = turnOf(story, 'seed', 'Noor knows. Who is it?')
    const named = ['a fox', 'an owl', 'a hen']
    const first = turn.on(page, { left: suspects, named }).trail?.clears
    const left = suspects.filter(({ name }) => name !== first)
    expect(turn.on({ ...page, id: 'd1s2' }, { left, named }).trail?.clears).toBe(left[0]?.name)
  })

  test('is a word where the world has nobody who laid a trail', () => {
    expect(turnOf(story, 'seed').on(page, { left: [wind], named: ['a fox', 'an owl', 'a hen'] }).trail).toBeUndefined()
  })
})
