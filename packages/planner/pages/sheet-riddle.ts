import type { Riddle, Suspect } from '@pencil-quest/content/types'
import type { Sheet, SheetRiddle } from '@pencil-quest/contract/sheets'
import type { Random } from '@pencil-quest/worksheets/random'
import { byValue, withCommas } from '../wording.ts'
import { itemsFor, itemsThatDiffer } from './answered-items.ts'
import { hasRoomForWord } from './sheet-room.ts'
import { near } from './short-answer.ts'

/** Answers in the code that no item has. */
const wrongAnswers = 2
const alphabet = [...'abcdefghijklmnopqrstuvwxyz']

/** What the answers of a page spell: what rules a suspect of the day out, or the answer of a riddle. */
export type Puzzle = Riddle & Pick<SheetRiddle, 'clears'>

/** Where the word of a page stands in what it prints. */
export const gap = '____'

/** What rules the suspect out, without the word that says it, nor that it does: "A fox? It has ____ feet." */
export function noteOf({ name, ruledOut, keyWord }: Suspect): Puzzle {
  const [why = ''] = /(?<=^Not [^:]+: ).*/s.exec(ruledOut) ?? [ruledOut]
  const told = `${capitalised(name)}? ${capitalised(why)}`
  return { asks: told.replace(new RegExp(`\\b${keyWord}\\b`, 'i'), gap), word: keyWord, clears: name }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Null where the page has no room, or too few short answers that differ for the letters of the word. */
export function riddleOf(puzzle: Puzzle, sheet: Sheet, random: Random): SheetRiddle | null {
  const { word } = puzzle
  if (!hasRoomForWord(sheet)) return null
  const different = itemsThatDiffer(sheet)
  if (different.length < word.length) return null
  const items = random.shuffle(itemsFor(word.length, different, sheet, random))
  const letters = [...word].map((letter, i) => ({ letter, item: items[i]?.label ?? '' }))
  const right = items.map(({ answer }, i) => ({ answer, letter: word[i] ?? '' }))
  const taken = new Set(different.map(({ answer }) => answer))
  const wrong = random.shuffle([...new Set(items.flatMap(({ answer }) => near(answer)))])
  const unused = random.shuffle(alphabet.filter((letter) => !word.includes(letter)))
  const more = wrong
    .filter((answer) => !taken.has(answer))
    .slice(0, wrongAnswers)
    .map((answer, i) => ({ answer, letter: unused[i] ?? '' }))
  const code = [...right, ...more]
    .sort((a, b) => byValue.compare(a.answer, b.answer))
    .map(({ answer, letter }) => ({ answer: withCommas(answer), letter }))
  return { ...puzzle, letters, code }
}
