import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { guidesOf } from './guides.ts'
import { rowsOf, shareOfRow } from './row-length.ts'
import type { HandwritingView } from './view.ts'

type Form = SpecOf<'handwriting'>['form']

/** Height that is surely left under title and instructions. */
const workMm = 185

/** How often a short text is printed on its row. */
const repeats: Record<Form, number> = { letters: 6, words: 3, sentences: 1, name: 1 }
const gap = '     '
/** Rows to copy on beyond those that the text itself takes, where the page has room. */
const mostSpare = 2

const titles: Record<Form, string> = {
  letters: 'Letters for',
  words: 'Words for',
  sentences: 'Sentences for',
  name: 'My Name at',
}

const tasks: Record<Form, string> = {
  letters: 'Trace the letters and copy them on the empty row below.',
  words: 'Trace the words and copy them on the empty row below.',
  sentences: 'Trace each sentence and copy it on the empty rows below.',
  name: 'Trace the name. Then write your name on each empty row.',
}

/** Twice to trace, each time with room below; what is left of the page is for writing alone. */
const nameText = '{child}\n\n{child}\n'

export function generate(
  spec: SpecOf<'handwriting'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<HandwritingView> {
  const rowMm = gradeTables[setting.grade].lineMm
  const helper = random.pick(setting.characters)
  const ending =
    spec.form === 'name' ? `${helper} will hang up your best row.` : `If rows are left, write one more for ${helper}.`
  return {
    title: `${titles[spec.form]} ${headline(setting.place)}`,
    instructions: `${tasks[spec.form]} ${ending}`,
    view: {
      guides: guidesOf(rowMm),
      text: spec.form === 'name' ? nameText : practice(spec, rowMm, random),
    },
    answers: [],
  }
}

/** Texts that fit the page, in the order of the spec, each with as many rows to copy it on as it takes, or more. */
function practice({ form, rows: texts }: SpecOf<'handwriting'>, rowMm: number, random: Random): string {
  const room = Math.floor(workMm / rowMm)
  const chosen: { at: number; model: string; rows: number }[] = []
  let taken = 0
  for (const text of random.shuffle(texts)) {
    const rows = rowsOf(text, rowMm)
    if (taken + 2 * rows > room) continue
    chosen.push({ at: texts.indexOf(text), model: repeated(text, form, rowMm), rows })
    taken += 2 * rows
  }
  if (chosen.length === 0) throw new CannotDraw('No text is short enough to trace and copy')
  const spare = Math.min(Math.floor((room - taken) / chosen.length), mostSpare)
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ model, rows }) => `${model}${'\n'.repeat(rows + spare + 1)}`)
    .join('')
}

function repeated(text: string, form: Form, rowMm: number): string {
  const times = Math.floor((1 + shareOfRow(gap, rowMm)) / shareOfRow(text + gap, rowMm))
  return Array.from({ length: Math.max(1, Math.min(times, repeats[form])) }, () => text).join(gap)
}
