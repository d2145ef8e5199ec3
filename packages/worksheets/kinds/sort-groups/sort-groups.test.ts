import type { Grade } from '@pencil-quest/contract/choices'
import { describe, expect, test } from 'vitest'
import type { SpecOf } from '../../kind.ts'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { factsOf } from './facts/index.ts'
import { sortGroups } from './index.ts'
import { solve } from './solve.ts'
import { fitsSpelling, syllables } from './spelling.ts'
import type { SortGroupsView } from './view.ts'

const seeds = 200

describe.each(sortGroups.samples)('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => sortGroups.generate(spec, setting, seeded('sort', seed)))

  test('the printed page has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('every group has two words or more and no example is asked again', () => {
    for (const { view, answers } of sheets) {
      const examples = view.groups.map(({ example }) => example)
      expect(view.words.filter((word) => examples.includes(word))).toEqual([])
      expect(new Set(view.words).size).toBe(view.words.length)
      for (const { answer } of answers) expect(answer.split(', ').length).toBeGreaterThanOrEqual(2)
    }
  })

  test('the same seed draws the same page', () => {
    expect(sortGroups.generate(spec, setting, seeded('sort', 7))).toEqual(sheets[7])
  })
})

describe('pictures', () => {
  const spec = (hard: string[]): SpecOf<'sort-groups'> => ({
    kind: 'sort-groups',
    by: 'facts',
    ask: 'Is it soft or hard?',
    groups: [
      { heading: 'soft', words: ['pillow', 'feather', 'blanket', 'sock'] },
      { heading: 'hard', words: hard },
    ],
  })
  const drawn = (grade: Grade, hard: string[]) =>
    sortGroups.generate(spec(hard), sampleSetting(grade), seeded('pictures')).view

  test('are not there where one word has none, nor for those who read', () => {
    expect(drawn('kindergarten', ['rock', 'key', 'coin', 'anvil']).pictured).toBeUndefined()
    expect(drawn('1st', ['rock', 'key', 'coin', 'brick']).pictured).toBeUndefined()
  })

  test('stand beside every word and example, in the order of the words', () => {
    const { words, groups, pictured } = drawn('kindergarten', ['rock', 'key', 'coin', 'brick'])
    expect(pictured?.map(({ word }) => word)).toEqual(words)
    const pictures = [...groups, ...(pictured ?? [])].map(({ picture = '' }) => picture)
    expect(pictures.filter((picture) => !/^<svg aria-hidden="true".*<\/svg>$/.test(picture))).toEqual([])
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})

describe('a page is disproved', () => {
  function page(headings: [string, string][], words: string[]): SortGroupsView {
    const groups = headings.map(([heading, example]) => ({ mark: '', heading, example, rows: [] }))
    return { marking: false, writing: true, across: 'two', groups, words }
  }

  const sounds: [string, string][] = [
    ['has a in it', 'cat'],
    ['has o in it', 'dog'],
  ]
  const states: [string, string][] = [
    ['solid', 'brick'],
    ['liquid', 'milk'],
  ]

  test('unless every word fits just one group', () => {
    expect(solve(page(sounds, ['map', 'top', 'van']))).toEqual(['map, van', 'top'])
    expect(solve(page(states, ['water', 'coin']))).toEqual(['coin', 'water'])
  })

  test.each([
    ['a word fits both groups', sounds, ['map', 'top', 'boat']],
    ['a word fits no group', sounds, ['map', 'top', 'bed']],
    ['a fact is unknown', states, ['water', 'coin', 'moonbeam']],
    ['a word stands under another heading only', states, ['water', 'coin', 'helium']],
  ])('when %s', (_, headings, words) => {
    expect(solve(page(headings, words))).toEqual([null, null])
  })

  test('when a heading is unknown, a group stays empty or an example is wrong', () => {
    const [solid, liquid] = states as [[string, string], [string, string]]
    expect(solve(page([solid, ['plasma', 'flame']], ['coin', 'fire']))).toEqual([null, null])
    expect(solve(page(states, ['coin', 'rock']))).toEqual(['coin, rock', null])
    expect(solve(page([solid, [liquid[0], 'brick']], ['coin', 'water']))).toEqual([null, null])
  })
})

test('facts are kept by heading, to the letter', () => {
  expect(factsOf('mammal').has('kangaroo')).toBe(true)
  expect(factsOf('mammal').has('elephant')).toBe(true)
  expect(factsOf('planet').has('earth')).toBe(false)
  expect(factsOf('no such heading').size).toBe(0)
})

test.each([
  ['begins with sh', 'ship Shell', 'sip dish'],
  ['begins with the prefix re-', 'replay rewind', 'play ladder'],
  ['ends with ck', 'duck clock', 'book kick-off'],
  ['ends with the suffix -less', 'homeless careless', 'lesson careful'],
  ['has oa in it', 'boat road', 'bone ocean'],
  ['1 syllable', 'cat stopped', 'tiger banana'],
  ['3 syllables', 'banana umbrella', 'cat alligator'],
  ['rhymes with cat', 'hat flat', 'cat cap cake'],
  ['rhymes with cake', 'lake snake', 'cake cat back'],
  ['rhymes with bell', 'yell shell', 'bell ball'],
  ['rhymes with pick', 'quick stick', 'pick quack'],
])('"%s" is decided by the letters', (heading, fitting, others) => {
  for (const word of fitting.split(' '))
    expect({ word, fits: fitsSpelling(word, heading) }).toEqual({ word, fits: true })
  for (const word of others.split(' '))
    expect({ word, fits: fitsSpelling(word, heading) }).toEqual({ word, fits: false })
})

test('headings about something else are left to the facts', () => {
  for (const heading of ['mammal', 'has a backbone', 'part of a plant', 'rhymes', 'syllables'])
    expect(fitsSpelling('cat', heading)).toBeNull()
})

const beats: Record<number, string> = {
  1: `
    cat dog ship crate lamp rope deck wind black night through bread queen green school house horse mouse snake
    cake stopped jumped played walked rained asked whales apes lakes stone the me she eye yes young quick guess
    fly try spring strength moved clothes scratched voice shoes trees cheese please loud cloud eight height
    friend breathe bathe tongue league fruit juice suit build guard blue glue true pie tie shoe toe dance fence
    bridge judged washed fixed rhyme sphere breeze one two three four give live quilt squeak
  `,
  2: `
    table apple little bottle needle tiger robot lion poem quiet giant diet canyon yellow beyond lawyer mayor
    crayon flying drying playing going seeing being wanted landed painted needed boxes dishes peaches pages
    faces horses houses something homework fireplace sometimes lighthouse snowflake careful homeless lately
    basement kindness harbor anchor sailor lantern ladder puddle ocean nation million onion region people
    science fluid cruel fuel music rhythm prism awesome pencil garden window purple turtle eagle monkey donkey
    valley money hundred wicked cement create pirate village orange lettuce guitar penguin language season
    reason bottles apples tables peanut hotdog movies heroes bushes wishes foxes cherries rowing chewing hoping
    jumping creature homesick lonely useful useless statement payment movement awful acting closest bravest
    nicer riding dinner simple ankle circle castle whistle listen often answer island honest bagel pizza sofa
    zero solo hippo taco jelly belly rely reply deny july baby lady study pony yoyo yogurt canoe cocoa treasure
    measure nature picture future special social patient ancient precious gracious station vision question bacon
    quarter liquid equal squirrel insect thousand mountain pumpkin cactus mammal lizard reptile comet planet
  `,
  3: `
    banana elephant tomato potato octopus umbrella telescope seventeen piano radio video idea area museum violin
    champion scorpion library animal adventure wonderful gorilla kangaroo astronaut butterfly dinosaur holiday
    cucumber happier carrying studying element recipe karate coyote syllable usual history gravity dangerous
    important remember expensive hospital computer pajamas exciting invited collected theater potatoes tomatoes
    carnivore herbivore omnivore decompose consumer producer butterflies strawberries serious curious various
    furious studio radius period happiest prettier companion religion opinion vacation direction invention
    collection attention musician magician delicious electric broccoli celery hexagon pentagon rectangle
    multiply subtraction division equation solution volcanic tornado hurricane thermostat magnetic skeleton
    popular regular similar president
  `,
  4: `
    alligator watermelon caterpillar television dictionary dandelion information experiment January motorcycle
    avocado helicopter calculator invitation impossible catastrophe astronomy education rhinoceros thermometer
    binoculars territory necessary harmonica category aquarium graduation population amphibian material
    geography biology ecology geology temperature macaroni kindergarten mysterious voluntary military cemetery
    january historian magnificent activity community
  `,
  5: `
    imaginary electricity refrigerator imagination university opportunity personality hippopotamus vocabulary
    communication multiplication auditorium
  `,
}

test.each(Object.entries(beats))('words of %s beats are counted by their letters', (count, list) => {
  const words = list.trim().split(/\s+/)
  expect(words.filter((word) => syllables(word) !== Number(count))).toEqual([])
})
