import type { Grade } from '@pencil-quest/contract/choices'
import type { SentenceError, SheetSetting } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { fillSlots } from './fill-slots.ts'
import { type Boxes, type Spoiled, spoil } from './spoil.ts'
import { type FixTheSentenceView, lookForTexts } from './view.ts'
import { listWordsIn, namesIn } from './word-boxes.ts'

interface Size {
  /** Sentences to mend, without the example. */
  sentences: number
  /** Most mistakes in one sentence, by step. */
  mistakes: [number, number, number]
  /** Letters that a child of the grade writes on one line. */
  letters: number
}

const sizes: Record<Grade, Size> = {
  kindergarten: { sentences: 2, mistakes: [1, 1, 1], letters: 16 },
  '1st': { sentences: 4, mistakes: [1, 1, 2], letters: 24 },
  '2nd': { sentences: 4, mistakes: [1, 2, 2], letters: 28 },
  '3rd': { sentences: 5, mistakes: [2, 2, 3], letters: 36 },
  '4th': { sentences: 5, mistakes: [2, 3, 3], letters: 44 },
  '5th': { sentences: 6, mistakes: [2, 3, 3], letters: 48 },
}

/** Height that boxes and example leave on the page for sentences and lines, in millimetres. */
const roomMm: Record<Grade, number> = {
  kindergarten: 120,
  '1st': 132,
  '2nd': 142,
  '3rd': 152,
  '4th': 155,
  '5th': 155,
}

/** Rules that cannot be kept without knowing what is a name. */
const needNames: readonly SentenceError[] = ['name-capital', 'apostrophe', 'verb-agreement', 'homophone']

export function generate(
  spec: SpecOf<'fix-the-sentence'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<FixTheSentenceView> {
  const { grade, place, things } = setting
  const [hero = '', friend = ''] = random.sample(setting.characters, 2)
  const rights = random.shuffle(spec.sentences).map((text) => fillSlots(text, { hero, friend, place, things }, random))
  const [example, ...spoiled] = spoilAll(spec, setting, rights, random)
  const size = sizes[grade]
  if (!example || spoiled.length < Math.min(3, size.sentences)) {
    throw new CannotDraw('Too few sentences can be spoiled and mended')
  }
  const lines = ({ right }: Spoiled) => Math.ceil(right.length / size.letters)
  const kept = fitting(spoiled, grade, lines)
  const teller = random.pick([hero, friend])
  return {
    title: `Sentence Repairs for ${headline(place)}`,
    instructions: `${teller} wrote too fast. Find the mistakes and write each sentence the right way.`,
    view: {
      ...boxesOf(
        spec.errors,
        setting,
        [example, ...kept].map(({ right }) => right),
      ),
      example: { wrong: example.wrong, find: example.find, right: example.right },
      items: kept.map((item, i) => ({
        number: i + 1,
        wrong: item.wrong,
        find: item.find,
        lines: Array.from({ length: lines(item) }, () => ''),
      })),
    },
    answers: kept.map(({ right, mistakes }, i) => ({
      label: String(i + 1),
      answer: right,
      note: `Mended: ${mistakes.map(({ note }) => note).join('; ')}.`,
    })),
  }
}

/** Sentences with mistakes until the page is full; the first, for the example, has one mistake. */
function spoilAll(
  { errors }: SpecOf<'fix-the-sentence'>,
  setting: SheetSetting,
  rights: string[],
  random: Random,
): Spoiled[] {
  const { sentences, mistakes } = sizes[setting.grade]
  const boxes = boxesOf(errors, setting, rights)
  const most = mistakes[setting.step]
  const timesUsed = new Map<SentenceError, number>()
  const spoiled: Spoiled[] = []
  for (const right of rights) {
    if (spoiled.length > sentences) break
    const isExample = spoiled.length === 0
    const one = spoil(right, errors, boxes, isExample ? 1 : random.int(Math.max(1, most - 1), most), timesUsed, random)
    if (!one) continue
    spoiled.push(one)
    for (const { error } of one.mistakes) timesUsed.set(error, (timesUsed.get(error) ?? 0) + 1)
  }
  return spoiled
}

/** As many as the page has room for, three at least. */
function fitting(spoiled: Spoiled[], grade: Grade, lines: (item: Spoiled) => number): Spoiled[] {
  const { bodyPt, lineMm } = gradeTables[grade]
  const textMm = bodyPt * 0.48
  let taken = 0
  return spoiled.filter((item, i) => {
    taken += Math.ceil(item.wrong.length / (1000 / bodyPt)) * textMm + lines(item) * lineMm + 4
    return i < 2 || taken <= roomMm[grade]
  })
}

function boxesOf(errors: readonly SentenceError[], { characters, things }: SheetSetting, rights: string[]): Boxes {
  const nouns = things.flatMap(({ one, many }) => [one, many])
  return {
    lookFor: errors.map((error) => lookForTexts[error]),
    names: errors.some((error) => needNames.includes(error)) ? namesIn(rights, characters).join(', ') : '',
    listWords: errors.includes('list-commas') ? listWordsIn(rights, [...nouns, ...characters]).join(', ') : '',
  }
}
