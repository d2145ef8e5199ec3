import type { Grade } from '@pencil-quest/contract/choices'
import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { isPictured, wordPicture } from '../../figures/word-pictures/index.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { markDrawing } from './marks.ts'
import type { SortGroupsView } from './view.ts'

/** Words to sort on a page, without the examples. */
const wordCount: Record<Grade, number> = { kindergarten: 6, '1st': 8, '2nd': 10, '3rd': 12, '4th': 12, '5th': 12 }

/** Sides of the pictures beside examples and words. */
const pictureMm = { example: 14, word: 30 }

/** Draws words from every group, places one of each as the example and shuffles the rest. */
export function generate(
  spec: SpecOf<'sort-groups'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<SortGroupsView> {
  const { grade } = setting
  if (spec.groups.length < 2) throw new CannotDraw('Sorting takes two groups')
  const chosen = shareWords(spec, wordCount[grade], random)
  const words = random.shuffle(chosen.flatMap(({ words }) => words))
  const marking = grade === 'kindergarten' || grade === '1st'
  const rows = Math.max(...chosen.map(({ words }) => words.length)) + 1
  const all = [...chosen.map(({ example }) => example), ...words]
  const hasPictures = grade === 'kindergarten' && all.every(isPictured)
  const helper = random.pick(setting.characters)
  return {
    title: titleOf(
      chosen.map(({ heading }) => heading),
      setting.place,
    ),
    instructions: `${spec.ask} Help ${helper} sort them. ${marking ? "Draw the group's shape in each box." : 'Write each word in its group.'}`,
    view: {
      marking,
      writing: !marking,
      across: chosen.length === 2 ? 'two' : 'three',
      groups: chosen.map(({ heading, example }, i) => ({
        mark: markDrawing(i),
        heading,
        example,
        ...(hasPictures && { picture: wordPicture(example, pictureMm.example) }),
        // Blank lines to write on; their number tells nothing, as every box has the same.
        rows: marking ? [] : Array.from({ length: rows }, () => ''),
      })),
      words,
      ...(hasPictures && {
        pictured: words.map((word) => ({ word, picture: wordPicture(word, pictureMm.word) })),
      }),
    },
    answers: chosen.map(({ heading, words: own }) => ({
      label: heading,
      answer: words.filter((word) => own.includes(word)).join(', '),
    })),
  }
}

/** Letters that a title has room for. */
const longestTitle = 40

/**
 * Headings joined, with the words they share at the start or the end said once: "has oi, oy or ou in it"; the place
 * where they are many words.
 */
function titleOf(headings: readonly string[], place: string): string {
  const words = headings.map((heading) => heading.split(' '))
  const shortest = Math.min(...words.map(({ length }) => length))
  const sharedFrom = (at: (list: string[], i: number) => string | undefined, most: number) => {
    const [first = []] = words
    let count = 0
    while (count < most && words.every((list) => at(list, count) === at(first, count))) count++
    return count
  }
  const start = sharedFrom((list, i) => list[i], shortest - 1)
  const end = sharedFrom((list, i) => list.at(-1 - i), shortest - 1 - start)
  const [first = []] = words
  const cores = words.map((list) => list.slice(start, list.length - end).join(' '))
  const [has] = headings.filter((_, i) => cores[i] !== 'no')
  // "has a backbone" and "has no backbone" are one question.
  if (cores.length === 2 && cores.includes('no') && has) return `Sort It: ${has} or not`
  const title = ['Sort It:', ...first.slice(0, start), listed(cores), ...first.slice(first.length - end)].join(' ')
  return title.length <= longestTitle ? title : `Sorting at ${headline(place)}`
}

function listed(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
}

interface ChosenGroup {
  heading: string
  example: string
  words: string[]
}

/** Every group gets at least two words and the groups differ in number, so that counting does not give them away. */
function shareWords(spec: SpecOf<'sort-groups'>, count: number, random: Random): ChosenGroup[] {
  const groups = spec.groups.length
  const sizes = spec.groups.map((_, i) => Math.floor(count / groups) + (i < count % groups ? 1 : 0))
  if (groups === 2 && random.next() < 0.6) {
    sizes[0] = (sizes[0] as number) + 1
    sizes[1] = (sizes[1] as number) - 1
  }
  const sizeOf = random.shuffle(sizes)
  return spec.groups.map(({ heading, words }, i) => {
    const size = Math.min(sizeOf[i] as number, words.length - 1)
    if (size < 2) throw new CannotDraw(`"${heading}" has too few words`)
    const [example = '', ...own] = random.sample(words, size + 1)
    return { heading, example, words: own }
  })
}
