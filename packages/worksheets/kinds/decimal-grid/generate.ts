import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { compare } from './generate/compare.ts'
import { name } from './generate/name.ts'
import { shade } from './generate/shade.ts'
import { lay } from './generate/sheet.ts'
import type { DecimalGridView } from './view.ts'

const forms = { name, shade, compare }
const titles = { name: 'Painted Panels at', shade: 'Panels to Paint at', compare: 'Longer or Shorter at' }

export function generate(
  { form, places }: SpecOf<'decimal-grid'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<DecimalGridView> {
  const { grade, place, characters } = setting
  if (grade !== '4th' && grade !== '5th') throw new CannotDraw('Decimals begin in 4th grade')
  if (places === 3 && (grade === '4th' || form !== 'compare'))
    throw new CannotDraw('Thousandths are compared in 5th grade')
  const who = random.pick(characters)
  const tasks = {
    name: `${who} paints panels for ${place}. Each large square is one whole.`,
    shade: `${who} needs panels for ${place}. Each large square is one whole.`,
    compare: `${who} compares shaded squares. Compare tenths first, then hundredths.`,
  }
  return {
    title: `${titles[form]} ${headline(place)}`,
    instructions: tasks[form],
    ...lay(forms[form](places, setting, random)),
  }
}
