import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { fractionBar, fractionCircle } from '../../figures/fraction.ts'
import { thingRow } from '../../figures/thing-row.ts'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import { greatestCommonDivisor } from '../../numbers/integers.ts'
import type { Random } from '../../random.ts'
import { distinct, type Item, type TaskPage, taskSheet, varied } from '../../task-page.ts'
import { headline } from '../headline.ts'

type Spec = SpecOf<'fraction-shapes'>

const names: Record<number, [string, string]> = {
  2: ['half', 'halves'],
  3: ['third', 'thirds'],
  4: ['fourth', 'fourths'],
  6: ['sixth', 'sixths'],
  8: ['eighth', 'eighths'],
}

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<TaskPage> {
  const place = headline(setting.place)
  const [who, other] = random.sample(setting.characters, 2)
  switch (spec.form) {
    case 'partition':
      return taskSheet(
        {
          title: `Fair Shares at ${place}`,
          instructions: `${who} cuts everything into equal shares. What is each share called?`,
          columns: 3,
        },
        partition(spec, random),
      )
    case 'shade':
      return taskSheet(
        {
          title: `Shaded Parts at ${place}`,
          instructions: 'Shade the part. How many small parts is that?',
          columns: 3,
        },
        shade(spec, random),
      )
    case 'set':
      return taskSheet(
        {
          title: `Sharing Out at ${place}`,
          instructions: `${who} takes a part and leaves the rest for ${other}. How many are taken?`,
          columns: 1,
        },
        set(spec, setting, random),
      )
    case 'equivalent':
      return taskSheet(
        {
          title: `Equal Fractions at ${place}`,
          instructions: 'Two names for the same part. Write the missing number.',
          columns: 2,
        },
        equivalent(spec, setting, random),
      )
  }
}

function shape(parts: number, shaded: readonly number[], isRound: boolean): string {
  return isRound ? fractionCircle(parts, shaded, 36) : fractionBar(parts, shaded, 46, 20)
}

function partition({ denominators }: Spec, random: Random): Item[] {
  const known = denominators.filter((parts) => names[parts])
  if (known.length < 2) throw new CannotDraw('Sharing takes two sorts of shares')
  // As many of each sort as the page has room for, turned and stretched.
  const all = Array.from({ length: 9 }, (_, i) => ({
    parts: known[i % known.length] as number,
    form: Math.floor(i / known.length),
  }))
  return [...all.slice(0, 1), ...random.shuffle(all.slice(1))].map(({ parts, form }) => ({
    figure:
      form % 2 === 0 ? fractionCircle(parts, [], 30 + form * 2) : fractionBar(parts, [], 34 + form * 4, 14 + form * 2),
    answer: names[parts]?.[1] ?? '',
    note: `${parts} equal shares: each is one ${names[parts]?.[0]}.`,
  }))
}

function shade({ denominators }: Spec, random: Random): Item[] {
  const draw = () => {
    const bottom = random.pick(denominators)
    const top = random.int(1, bottom - 1)
    const times = bottom <= 4 && random.next() < 0.5 ? 2 : 1
    if (greatestCommonDivisor(top, bottom) > 1) return null
    return { top, bottom, parts: bottom * times, isRound: random.next() < 0.5 }
  }
  const hardness = ({ bottom, parts }: { bottom: number; parts: number }) => parts + (parts > bottom ? 20 : 0)
  const drawn = distinct(20, draw, ({ top, bottom, parts }) => `${top}/${bottom} of ${parts}`, hardness)
  return varied(drawn, 9, ({ top, bottom, parts }) => String((top * parts) / bottom)).map(
    ({ top, bottom, parts, isRound }) => {
      const count = (top * parts) / bottom
      return {
        ask: `${top}/${bottom}`,
        figure: shape(parts, [], isRound),
        finished: shape(
          parts,
          Array.from({ length: count }, (_, i) => i),
          isRound,
        ),
        answer: String(count),
        tail: count === 1 ? 'part' : 'parts',
        note:
          parts > bottom
            ? `${top} if the parts were not put together in groups of ${parts / bottom}.`
            : `Any ${count} of the ${parts} equal parts.`,
      }
    },
  )
}

function set({ denominators }: Spec, { things, step }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const bottom = random.pick(denominators.filter((parts) => parts <= 8))
    const top = step === 0 ? 1 : random.int(1, bottom - 1)
    const each = random.int(2, Math.max(2, Math.floor(20 / bottom)))
    return greatestCommonDivisor(top, bottom) > 1 ? null : { top, bottom, all: bottom * each, taken: top * each }
  }
  const chosen = distinct(
    6,
    draw,
    ({ taken }) => String(taken),
    ({ top, all }) => all + top * 10,
  )
  return chosen.map(({ top, bottom, all, taken }, i) => {
    const thing = things[i % Math.min(things.length, 6)]
    return {
      ask: `Take ${top}/${bottom} of the ${all} ${thing?.many}.`,
      figure: thingRow(all),
      answer: String(taken),
      tail: taken === 1 ? (thing?.one ?? '') : (thing?.many ?? ''),
      note:
        top === 1
          ? `${bottom} if the bottom number was taken: make ${bottom} equal groups first.`
          : `${taken / top} if only one of the ${bottom} groups was taken.`,
    }
  })
}

function equivalent({ denominators }: Spec, { step }: SheetSetting, random: Random): Item[] {
  const draw = () => {
    const bottom = random.pick(denominators)
    const top = random.int(1, bottom - 1)
    const times = random.int(2, [3, 4, 5][step] ?? 3)
    const large = bottom * times
    if (greatestCommonDivisor(top, bottom) > 1 || large > (step === 2 ? 100 : 24)) return null
    return { top, bottom, times, hides: random.pick(['top', 'bottom'] as const) }
  }
  return distinct(
    10,
    draw,
    ({ top, bottom, times }) => `${top}/${bottom} ${times}`,
    ({ bottom, times }) => bottom * times,
  ).map(({ top, bottom, times, hides }) => {
    const [large, low] = [top * times, bottom * times]
    const answer = hides === 'top' ? large : low
    const wrong = hides === 'top' ? top + low - bottom : bottom + large - top
    return {
      lead: hides === 'top' ? `${top}/${bottom} = ?/${low}   ? =` : `${top}/${bottom} = ${large}/?   ? =`,
      answer: String(answer),
      note:
        wrong === answer
          ? `Both numbers are multiplied by ${times}.`
          : `${wrong} if the same number was added instead of multiplied.`,
    }
  })
}
