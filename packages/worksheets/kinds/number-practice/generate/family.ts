import type { NumberTask, SheetSetting } from '@pencil-quest/contract/sheets'
import { canonical, reduced, written } from '../../../numbers/rational.ts'
import type { Random } from '../../../random.ts'
import type { Blank, Item, Section } from '../view.ts'

/** A part of a line: something printed, or a gap with what belongs in it. */
export type Part =
  /** What the child circles has its ring in the example. */
  | { text: string; isCircled?: boolean }
  | { story: string }
  | { fraction: Fraction }
  | { gap: string; shape?: Blank }
  | { gapFraction: Fraction }

interface Fraction {
  top: number
  bottom: number
}

/** One item with its answer, before it is printed with or without it. */
export interface Draft {
  figure?: string
  column?: Item['column']
  /** The answer of a column by and large. */
  about?: string
  line: Part[]
  /** A second line, under a column. */
  below?: Part[]
  /** The steps of the example, each an equation or the next part of one. */
  way?: Part[][]
  /** The example under each other, where the others stand in a line. */
  lined?: Item['lined']
  /** The drawing of the example, where the child works in the drawing. */
  finished?: string
  answer: string
  /** Orders the items of a section; only comparisons within one family mean anything. */
  hard: number
  /** The same for items that ask the same thing, such as `3 + 4` and `4 + 3`. */
  same: string
  /** One of the two answers, or ways to it, that a page mixes, half each. */
  verdict?: 'yes' | 'no'
  /** Has what its family is hard for, such as a new ten. */
  isTelling?: boolean
  /** Numbers that no other item of the section may have. */
  uses?: readonly number[]
  /** What a likely wrong answer means; the key has room for some of these. */
  note?: string
  /** Another way to write the answer, which the key says of every item that has one. */
  also?: string
}

/** How one task is drawn. */
export interface Family {
  /** Said over the section, to the child. */
  heading: string
  layout: Section['layout']
  /** Items beside each other at most, and how many items the page wants; the grade's usual number without it. */
  across?: 1 | 2 | 3 | 4
  /** So many fit beside each other for sure, whatever their letters are reckoned to take. */
  isMeasured?: true
  want?: number
  /** What nearly every item is like; `most` is the largest share of others, and their whole share where `isFull`. */
  usual?: { is(draft: Draft): boolean; most: number; isFull?: true }
  /** Every two items belong together. */
  isPaired?: true
  /** Answers that grow by one could be written without a look at the item. */
  isMixed?: true
  /** Height of an item in millimetres, without the space between rows. */
  tall: number
  /** What the way of the example adds to its height. */
  wayTall?: number
  /** One try; undefined where chance gave no good item. */
  draw(random: Random): Draft | undefined
}

/** The members of the union that name `Do`, alone or with others of one shape. */
export type TaskOf<Do extends NumberTask['do'], Task = NumberTask> = Task extends { do: infer Name }
  ? [Name & Do] extends [never]
    ? never
    : Task
  : never

export type Draw<Do extends NumberTask['do']> = (task: TaskOf<Do>, setting: SheetSetting) => Family

/** A fraction as a line prints it; past one whole as a mixed number. */
export function amount({ top, bottom }: Fraction): Part[] {
  const whole = Math.floor(top / bottom)
  const part: Part = { fraction: { top: top % bottom, bottom } }
  return whole === 0 ? [part] : [text(String(whole)), part]
}

/** `1 2/6` of 8/6: as a mixed number, in the parts that the page works with. */
export function mixed({ top, bottom }: Fraction): string {
  const [whole, rest] = [Math.floor(top / bottom), top % bottom]
  if (rest === 0) return String(whole)
  return whole === 0 ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`
}

/** For the key: what the child has who does not write the result in lowest terms or as a mixed number. */
export function otherForm(result: Fraction): string | undefined {
  const told = canonical(result)
  const others = [...new Set([mixed(result), written(reduced(result)), written(result)])].filter((one) => one !== told)
  if (others.length === 0) return undefined
  return `Or ${others.join(' or ')}: the same amount.`
}

export function text(value: string): Part {
  return { text: value }
}

/** The steps of a way in words and signs. */
export function steps(...said: string[]): Part[][] {
  return said.map((step, i) => [text(i < said.length - 1 ? `${step},` : step)])
}

export function gap(value: string | number, shape?: Blank): Part {
  return { gap: String(value), shape }
}
