import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { compare, onlyCompare } from './generate/compare.ts'
import { name } from './generate/name.ts'
import { pastOne } from './generate/past-one.ts'
import { shade } from './generate/shade.ts'
import { lay, type MakeSections } from './generate/sheet.ts'
import type { DecimalGridView } from './view.ts'

/** Four squares to name, then numbers to write and to compare. */
const nameAndCompare: MakeSections = (places, setting, random) => {
  const [grids, lines] = name(places, setting, random)
  const signs = onlyCompare(places, setting, random).find(({ layout }) => layout === 'signs')
  if (!grids || !lines || !signs) throw new CannotDraw('A section is missing')
  return [
    places === 1
      ? { ...grids, drafts: grids.drafts.slice(0, 6) }
      : { ...grids, layout: 'grids large four', drafts: grids.drafts.slice(0, 4) },
    { ...lines, drafts: lines.drafts.slice(0, 4) },
    { ...signs, drafts: signs.drafts },
  ]
}

const forms = { name, shade, compare, 'name-and-compare': nameAndCompare, 'past-one': pastOne }
const titles = {
  name: 'Painted Panels at',
  shade: 'Panels to Paint at',
  compare: 'Greater or Less at',
  'name-and-compare': 'Decimals at',
  'past-one': 'Decimals Past One at',
}

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
    'name-and-compare': `${who} paints panels for ${place}. Each large square is one whole.`,
    'past-one': `${who} paints panels for ${place}. In the example, each large square is one whole. Look at the wholes first, then at tenths.`,
    compare: `${who} compares shaded squares. Compare tenths first, then hundredths.`,
  }
  return {
    title: `${titles[form]} ${headline(place)}`,
    instructions: tasks[form],
    ...lay(forms[form](places, setting, random)),
  }
}
