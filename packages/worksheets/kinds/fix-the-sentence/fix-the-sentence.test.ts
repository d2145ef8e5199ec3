import { type SentenceError, sentenceErrors } from '@pencil-quest/contract/sheets'
import { describe, expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { sampleSetting } from '../sample-setting.ts'
import { fillSlots } from './fill-slots.ts'
import { fixTheSentence } from './index.ts'
import { repaired, solve } from './solve.ts'
import { lookForTexts } from './view.ts'
import { listWordsIn, namesIn } from './word-boxes.ts'

const seeds = 300

describe.each(fixTheSentence.samples)('$name', ({ spec, setting }) => {
  const sheets = Array.from({ length: seeds }, (_, seed) => fixTheSentence.generate(spec, setting, seeded('fix', seed)))

  test('the printed page has exactly the answers of the key', () => {
    for (const { view, answers } of sheets) expect(solve(view)).toEqual(answers.map(({ answer }) => answer))
  })

  test('every sentence is wrong, differs from the others and has lines to write on', () => {
    for (const { view, answers } of sheets) {
      expect(view.items.length).toBeGreaterThanOrEqual(3)
      expect(new Set([view.example.right, ...answers.map(({ answer }) => answer)]).size).toBe(answers.length + 1)
      for (const [i, { wrong, lines }] of view.items.entries()) {
        expect(wrong).not.toBe(answers[i]?.answer)
        expect(lines.length).toBeGreaterThanOrEqual(1)
        expect(wrong).not.toMatch(/[{}]/)
      }
    }
  })

  test('every sort of mistake comes up', () => {
    const notes = sheets.flatMap(({ answers }) => answers.map(({ note }) => note)).join(' ')
    for (const error of spec.errors) expect({ error, found: told[error].test(notes) }).toEqual({ error, found: true })
  })

  test('the same seed draws the same page', () => {
    expect(fixTheSentence.generate(spec, setting, seeded('fix', 7))).toEqual(sheets[7])
  })
})

/** What the grown-up reads about each sort. */
const told: Record<SentenceError, RegExp> = {
  capital: /a capital letter/,
  'name-capital': /a capital letter/,
  'end-mark': /at the end/,
  'question-mark': /a question mark/,
  apostrophe: /the apostrophe in/,
  'list-commas': /a comma after/,
  'verb-agreement': /"(?:is|are|was|were|has|have|shines)", not/,
  homophone: /"(?:their|know|four|see|hear|too|through)", not/i,
  'quotation-marks': /quotation marks around/,
}

function mended(error: SentenceError, wrong: string, mistakes = 1): string | null {
  const page = { lookFor: [lookForTexts[error]], names: 'Ada, Tomo', listWords: 'nets, star maps, a rope, a big boat' }
  return repaired(page, wrong, `Find ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`)
}

test.each<[SentenceError, string, string]>([
  ['capital', 'the nets are wet.', 'The nets are wet.'],
  ['capital', '"come here," said Ada.', '"Come here," said Ada.'],
  ['name-capital', "We see ada's nets.", "We see Ada's nets."],
  ['end-mark', 'The nets are wet', 'The nets are wet.'],
  ['end-mark', 'how many nets are wet', 'how many nets are wet?'],
  ['end-mark', 'When the bell rings, we run', 'When the bell rings, we run.'],
  ['question-mark', 'When can we go.', 'When can we go?'],
  ['question-mark', 'Who has the map.', 'Who has the map?'],
  ['apostrophe', 'We dont see it.', "We don't see it."],
  ['apostrophe', 'Adas net is wet.', "Ada's net is wet."],
  ['list-commas', 'We saw nets star maps, and a rope.', 'We saw nets, star maps, and a rope.'],
  ['verb-agreement', 'The nets in the boat is wet.', 'The nets in the boat are wet.'],
  ['verb-agreement', 'One of the nets are wet.', 'One of the nets is wet.'],
  ['verb-agreement', 'Ada and Tomo waves.', 'Ada and Tomo wave.'],
  ['verb-agreement', 'Tomo carry a net.', 'Tomo carries a net.'],
  ['verb-agreement', 'There is three nets.', 'There are three nets.'],
  ['verb-agreement', 'Where are Ada?', 'Where is Ada?'],
  ['homophone', 'There boat is red.', 'Their boat is red.'],
  ['homophone', 'Their is a boat.', 'There is a boat.'],
  ['homophone', 'Its a warm day.', "It's a warm day."],
  ['homophone', 'I no the way.', 'I know the way.'],
  ['homophone', 'Tomo is to tired.', 'Tomo is too tired.'],
  ['homophone', 'Ada packed to nets.', 'Ada packed two nets.'],
  ['quotation-marks', 'Ada said, The nets are wet.', 'Ada said, "The nets are wet."'],
  ['quotation-marks', 'Where are the nets? asked Tomo.', '"Where are the nets?" asked Tomo.'],
])('%s: "%s" is mended', (error, wrong, right) => {
  expect(mended(error, wrong)).toBe(right)
})

test.each<[SentenceError, string]>([
  ['capital', 'The nets are wet.'],
  ['end-mark', 'How brave Ada is'],
  ['end-mark', 'Do the dishes'],
  ['apostrophe', 'The dogs tail is wet.'],
  ['apostrophe', 'She lets us go.'],
  ['list-commas', 'We saw kites drums, and bells.'],
  ['verb-agreement', 'The sheep is wet.'],
  ['verb-agreement', 'Ada can wave.'],
  ['homophone', 'Ada went to boats.'],
  ['quotation-marks', 'Ada said that the nets are wet.'],
  ['quotation-marks', 'Ada said, It is late. Tomo ran.'],
])('%s: "%s" has no single mend', (error, wrong) => {
  expect(mended(error, wrong)).toBeNull()
})

test('a count that does not match, or a wrong example, disproves', () => {
  expect(mended('capital', 'the nets are wet.', 2)).toBeNull()
  const [sample] = fixTheSentence.samples
  if (!sample) throw new Error('sample missing')
  const { view } = fixTheSentence.generate(sample.spec, sample.setting, seeded(1))
  const example = { ...view.example, right: `${view.example.right}!` }
  expect(solve({ ...view, example })).toEqual(view.items.map(() => null))
})

test('no rule finds a mistake in a right sentence', () => {
  const rights = [
    'Ada and Tomo have three nets.',
    "We don't know where they're going.",
    'Their boat is over there.',
    'The captain of the boats was here.',
    '"It is too late to row to the pier," said Ada.',
    'Can you see two nets, star maps, and a rope?',
  ]
  for (const right of rights) {
    const page = { lookFor: Object.values(lookForTexts), names: 'Ada, Tomo', listWords: 'two nets, star maps, a rope' }
    expect({ right, kept: repaired(page, right, 'Find 0 mistakes.') }).toEqual({ right, kept: right })
  }
  expect(Object.keys(lookForTexts)).toEqual([...sentenceErrors])
})

test('slots are filled, articles and capitals follow', () => {
  const { things } = sampleSetting('2nd')
  const umbrella = [{ one: 'umbrella', many: 'umbrellas' }]
  const cast = { hero: 'Ada', friend: 'Tomo', place: 'the harbor', things: umbrella }
  expect(fillSlots('{place} has a {thing} for {hero}.', cast, seeded(1))).toBe('The harbor has an umbrella for Ada.')
  const list = fillSlots('{friend} has {things}, {things}, and {things}.', { ...cast, things }, seeded(1))
  const words = listWordsIn(
    [list],
    things.flatMap(({ one, many }) => [one, many]),
  )
  expect(new Set(words).size).toBe(3)
})

test('names and parts of lists are read from right sentences', () => {
  expect(namesIn(['We met Ada on Monday.', 'I think I am late.'], ['Ada', 'Tomo'])).toEqual(['Ada', 'Monday'])
  expect(listWordsIn(['After lunch, Ada packed a red map, two nets, and a rope for Tomo.'], [])).toEqual([
    'a red map',
    'two nets',
    'a rope',
  ])
  expect(listWordsIn(['Ada sings, and Tomo hums.'], [])).toEqual([])
})

test('sentences that no rule can mend draw no page', () => {
  const spec = { kind: 'fix-the-sentence', errors: ['apostrophe'], sentences: ['The net is wet.', 'We run.'] } as const
  const draw = () =>
    fixTheSentence.generate(
      { ...spec, errors: [...spec.errors], sentences: [...spec.sentences] },
      sampleSetting('2nd'),
      seeded(1),
    )
  expect(draw).toThrow(/Too few/)
})
