import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { factFamily, numberBond } from '../../figures/number-bond.ts'
import { gradeTables } from '../../grade-tables.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { byStep, distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { lessonThing } from '../../things-for.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'number-bond'>

const ptMm = 0.3528
const bonds: Record<SheetSetting['grade'], number> = {
  kindergarten: 7,
  '1st': 9,
  '2nd': 9,
  '3rd': 9,
  '4th': 9,
  '5th': 9,
}
/** Four facts need room: lines for smaller hands stand further apart, and fewer families fit. */
const families = (lineMm: number) => (lineMm > 12 ? { count: 4, pitch: 18 } : { count: 6, pitch: 13 })

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  if (spec.upTo < 5) throw new CannotDraw('Bonds need numbers up to 5 or more')
  const place = headline(setting.place)
  const size = gradeTables[setting.grade].mathPt * ptMm
  if (spec.form === 'family')
    return taskSheet(
      {
        title: `Fact Families of ${place}`,
        instructions: `Three numbers, four facts. Write all four for ${random.pick(setting.characters)}.`,
        columns: 2,
      },
      family(spec, setting, random, size),
    )
  const things = lessonThing(spec.upTo, setting.things).many
  return taskSheet(
    {
      title: `Wholes and Parts of ${place}`,
      instructions:
        spec.of === 'add'
          ? `The top number of ${things} is made of the two below. Write the missing number in its circle.`
          : 'The two low numbers multiply to the top one. Write the missing number in its circle.',
      columns: 3,
    },
    bond(spec, setting, random, size),
  )
}

interface Three {
  whole: number
  left: number
  right: number
}

function threes({ of, upTo, whole: fixed }: Spec, { step }: SheetSetting, random: Random): Three | null {
  if (of === 'multiply') {
    const most = Math.min(10, Math.floor(Math.sqrt(upTo)))
    const [left, right] = [random.int(2, byStep([Math.min(6, most), most], step)), random.int(2, most)]
    return left * right <= upTo && left !== right ? { whole: left * right, left, right } : null
  }
  const whole = fixed ?? random.int(Math.max(3, Math.floor((upTo * (step + 1)) / 6)), upTo)
  const left = random.int(1, whole - 1)
  return { whole, left, right: whole - left }
}

/** In the order in which a bond is drawn. */
const places: readonly (keyof Three)[] = ['whole', 'left', 'right']

function bond(spec: Spec, setting: SheetSetting, random: Random, size: number): Item[] {
  const count = bonds[setting.grade]
  const draw = () => {
    const three = threes(spec, setting, random)
    const isEasy = spec.of === 'add' && setting.grade === 'kindergarten' && setting.step === 0
    const mayHide = spec.whole ? (['left', 'right'] as const) : (['whole', 'left', 'right'] as const)
    const hidden = isEasy ? 'right' : random.pick(mayHide)
    return three && { three, hidden }
  }
  const drawn = distinct(count * 3, draw, keyOf(spec, count), ({ three }) => three.whole)
  return varied(drawn, count, ({ three, hidden }) => String(three[hidden])).map(({ three, hidden }) => {
    const shown = (part: keyof Three) => (part === hidden ? '' : String(three[part]))
    return {
      figure: numberBond([shown('whole'), shown('left'), shown('right')], size),
      finished: numberBond(
        [String(three.whole), String(three.left), String(three.right)],
        size,
        places.indexOf(hidden),
      ),
      answer: String(three[hidden]),
      drawn: true,
      note: bondNote(spec, three, hidden),
    }
  })
}

interface Hiding {
  three: Three
  hidden: keyof Three
}

/** Of one whole the partner that is asked for tells bonds apart, where there are enough. */
function keyOf({ whole }: Spec, count: number): (bond: Hiding) => string {
  if (whole !== undefined && whole > count) return ({ three, hidden }) => String(three[hidden])
  return ({ three }) => `${three.whole} ${whole ? three.left : Math.min(three.left, three.right)}`
}

function bondNote({ of }: Spec, { whole, left, right }: Three, hidden: keyof Three): string {
  const wrong = of === 'add' ? whole + Math.max(left, right) : left + right
  if (hidden === 'whole')
    return of === 'add' ? `${Math.abs(left - right)} if one part was taken away.` : `${wrong} if the parts were added.`
  const known = hidden === 'left' ? right : left
  return of === 'add'
    ? `${whole + known} if the two were added: the top is the whole.`
    : `${whole - known} if it was taken away instead of shared.`
}

function family(spec: Spec, setting: SheetSetting, random: Random, size: number): Item[] {
  const { count, pitch } = families(gradeTables[setting.grade].lineMm)
  const draw = () => {
    const three = threes(spec, setting, random)
    return three && three.left !== three.right ? three : null
  }
  const chosen = distinct(
    count,
    draw,
    ({ whole, left, right }) => `${whole} ${Math.min(left, right)}`,
    ({ whole }) => whole,
  )
  const [plus, minus] = spec.of === 'add' ? ['+', '−'] : ['×', '÷']
  return chosen.map(({ whole, left, right }) => {
    const [a, b] = [Math.min(left, right), Math.max(left, right)]
    const numbers = [String(whole), String(left), String(right)] as const
    const facts = [
      `${a} ${plus} ${b} = ${whole}`,
      `${b} ${plus} ${a} = ${whole}`,
      `${whole} ${minus} ${a} = ${b}`,
      `${whole} ${minus} ${b} = ${a}`,
    ]
    return {
      figure: factFamily(numbers, size * 0.75, ['', '', '', ''], pitch),
      finished: factFamily(numbers, size * 0.75, facts, pitch),
      answer: facts.join(', '),
      drawn: true,
      note: `${a} ${minus} ${b} is no fact of these three: begin with the whole.`,
    }
  })
}
