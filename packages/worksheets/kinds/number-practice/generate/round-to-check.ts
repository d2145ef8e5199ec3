import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { gradeTables } from '../../../grade-tables.ts'
import { grouped } from '../../../numbers/integers.ts'
import { largest } from '../../../numbers/ranges.ts'
import { type Draw, type Family, gap, text } from './family.ts'

const names = { 10: 'ten', 100: 'hundred', 1000: 'thousand' } as const

/** A right answer lies within this share of a step from the rounded one; a wrong one is further off than rounding twice can be. */
const near = 0.3

export const roundToCheck: Draw<'round-to-check'> = (task, setting) => {
  if (task.of === 'product') return roundProduct(task.upTo, setting)
  const adding = task.of === 'sum'
  const sign = adding ? '+' : '−'
  return {
    heading: `Round both numbers to the nearest ${names[task.to]} and ${
      adding ? 'add' : 'subtract'
    } those. Is the answer before the “?” less than ${grouped(task.to)} away from yours? Then it is near. Write yes or no.`,
    layout: 'rows',
    across: 1,
    want: 8,
    tall: gradeTables[setting.grade].boxMm + 3,
    draw: (random) => {
      const [low, high] = largest(task.upTo, setting.step, task.to * 2)
      if (high < low) return undefined
      const whole = random.int(low, high)
      const b = random.int(Math.ceil(task.to * 0.6), whole - 1)
      const a = adding ? whole - b : whole
      const rounded = (n: number) => Math.floor((n + task.to / 2) / task.to) * task.to
      const [first, second] = [rounded(a), rounded(b)]
      const [exact, estimate] = adding ? [whole, first + second] : [a - b, first - second]
      const isPlain = [a, b].some((n) => n % task.to === 0)
      if (isPlain || Math.min(first, second, estimate) <= 0 || Math.abs(exact - estimate) > near * task.to)
        return undefined
      const isRight = random.next() < 0.5
      const said = isRight ? exact : exact + random.pick([-2, 2]) * task.to
      if (said <= 0 || Math.max(said, first, estimate) > task.upTo) return undefined
      const verdict = isRight ? 'yes' : 'no'
      return {
        line: [
          text(`${grouped(a)} ${sign} ${grouped(b)} = ${grouped(said)}?`),
          gap(grouped(first)),
          text(sign),
          gap(grouped(second)),
          text('='),
          gap(grouped(estimate)),
          text('near?'),
          gap(verdict, 'wide'),
        ],
        answer: `${grouped(first)} ${sign} ${grouped(second)} = ${grouped(estimate)}, ${verdict}`,
        hard: whole,
        verdict,
        isTelling: isRight,
        same: `${a}${sign}${b}`,
        note: isRight
          ? `${grouped(exact)} is near ${grouped(estimate)}.`
          : `${grouped(said)} is too far from ${grouped(estimate)}. It is ${grouped(exact)}.`,
      }
    },
  }
}

/** A right product lies within this share of the rounded one; a wrong one is a place off or lost the tens. */
const nearProduct = 0.3

function roundProduct(upTo: number, setting: SheetSetting): Family {
  const [low, high] = largest(upTo, setting.step, 12)
  return {
    heading:
      'Round both numbers to the nearest ten and multiply those. Is the answer before the “?” near yours? Write no where it is under half of yours or over twice as much.',
    layout: 'rows',
    across: 1,
    want: 8,
    tall: gradeTables[setting.grade].boxMm + 3,
    draw: (random) => {
      const [a, b] = [random.int(low, high), random.int(12, high)]
      const [first, second] = [Math.round(a / 10) * 10, Math.round(b / 10) * 10]
      const [exact, estimate] = [a * b, first * second]
      if (a % 10 === 0 || b % 10 === 0 || Math.abs(exact - estimate) > nearProduct * estimate) return undefined
      const isRight = random.next() < 0.5
      // As if the tens of the second number were ones.
      const lost = a * ((b % 10) + Math.floor(b / 10))
      const said = isRight ? exact : random.pick([lost, exact * 10])
      if (!isRight && said * 3 > estimate && said < estimate * 3) return undefined
      const verdict = isRight ? 'yes' : 'no'
      return {
        line: [
          text(`${grouped(a)} × ${grouped(b)} = ${grouped(said)}?`),
          gap(grouped(first)),
          text('×'),
          gap(grouped(second)),
          text('='),
          gap(grouped(estimate)),
          text('near?'),
          gap(verdict, 'wide'),
        ],
        answer: `${grouped(first)} × ${grouped(second)} = ${grouped(estimate)}, ${verdict}`,
        hard: exact,
        verdict,
        isTelling: isRight,
        same: `${a}×${b}`,
        note: isRight
          ? `${grouped(exact)} is near ${grouped(estimate)}.`
          : `${grouped(said)} is too far from ${grouped(estimate)}. It is ${grouped(exact)}.`,
      }
    },
  }
}
