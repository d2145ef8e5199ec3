import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fractionWords } from '../../fraction-words.ts'
import { numberLimits } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { equalCuts } from './generate/cuts.ts'
import { equivalent } from './generate/equivalent.ts'
import { partition } from './generate/partition.ts'
import { set } from './generate/set.ts'
import { shade } from './generate/shade.ts'
import { lay } from './generate/sheet.ts'
import type { FractionShapesView } from './view.ts'

type Spec = SpecOf<'fraction-shapes'>

const forms = { partition, shade, set, equivalent }
const titles = {
  partition: 'Fair Shares at',
  shade: 'Painted Parts at',
  set: 'Sharing Out at',
  equivalent: 'Matching Strips at',
}
const written = ['3rd', '4th', '5th']

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<FractionShapesView> {
  const { grade, place } = setting
  // Fractions are written from 3rd grade on; before that shares have names only.
  if (written.includes(grade) === (spec.form === 'partition')) throw new CannotDraw(`Not in ${grade} grade`)
  const known = spec.denominators
    .filter((bottom) => numberLimits[grade].denominators.includes(bottom) && equalCuts[bottom])
    .sort((a, b) => a - b)
  if (known.length < 2) throw new CannotDraw('Two sorts of parts are needed')
  const who = random.pick(setting.characters)
  const { top, bottom } = fractionWords(grade)
  const tasks = {
    partition: `${who} cuts flags for friends. Fair shares are equal.`,
    shade: `${who} paints signs for ${place}. Each shape is one whole.`,
    set: `The ${bottom} says how many equal groups to make. The ${top} says how many groups to take.`,
    equivalent: `${who} lays one strip over another. The same length can have two names.`,
  }
  return {
    title: `${titles[spec.form]} ${headline(place)}`,
    instructions: tasks[spec.form],
    ...lay(forms[spec.form](known, setting, random)),
  }
}
