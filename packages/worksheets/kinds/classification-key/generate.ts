import type { SheetSetting, Trait } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { specimenDrawing } from './drawing.ts'
import { growKey } from './grow-key.ts'
import { drawSpecimen, type Specimen, testFor } from './specimen.ts'
import type { ClassificationKeyView } from './view.ts'

type Drawn = DrawnSheet<ClassificationKeyView>
type Spec = SpecOf<'classification-key'>

const letters = 'ABCDEFGH'
const sizes = { 4: 'four', 6: 'six', 8: 'eight' } as const

export function generate(spec: Spec, setting: SheetSetting, random: Random): Drawn {
  if (setting.specimens.length < spec.specimens) throw new CannotDraw('The world has too few specimens')
  return spec.form === 'sort' ? sortingPage(spec, setting, random) : keyPage(spec, setting, random)
}

/** Two groups by one rule; one specimen is placed as the example. */
function sortingPage(spec: Spec, setting: SheetSetting, random: Random): Drawn {
  const test = testFor(random.pick(spec.traits), random)
  const sides = twoSides(spec.specimens, random)
  const specimens = distinct(sides.map((side) => () => drawSpecimen({ [test.trait]: test.values[side] }, random)))
  const lettersOf = (side: number) => sides.flatMap((own, i) => (own === side && i > 0 ? [letters.charAt(i)] : []))
  return {
    title: `Sorting by ${headline(test.trait)}`,
    instructions: [
      `Look closely at each creature that ${random.pick(setting.characters)} made up.`,
      lookOf[test.trait],
      'Write its letter in the right group.',
      spec.count && 'Then count all letters in each box.',
    ]
      .filter(Boolean)
      .join(' '),
    view: {
      size: sizes[spec.specimens],
      specimens: specimens.map((specimen, i) => ({
        letter: letters.charAt(i),
        drawing: specimenDrawing(specimen, letters.charAt(i)),
      })),
      sort: {
        groups: test.clues.map((rule, side) => ({
          rule,
          ...(sides[0] === side && { placed: letters.charAt(0) }),
          ...(spec.count && { count: { ask: 'How many?' } }),
        })),
        example: `Example: A goes with "${test.clues[sides[0] ?? 0]}"`,
      },
      key: null,
    },
    answers: test.clues.map((clue, side) => {
      const own = lettersOf(side)
      if (!spec.count) return { label: clue, answer: own.join(', ') }
      const all = own.length + (sides[0] === side ? 1 : 0)
      const note = sides[0] === side ? `${own.length} if A, the example, was left out.` : undefined
      return { label: clue, answer: `${own.join(', ')}; ${all} in all`, ...(note && { note }) }
    }),
  }
}

/** What a trait looks like in the drawings, where its name does not say so. */
const lookOf: Partial<Record<Trait, string>> = {
  shell: 'A shell is a dome with bands on its back.',
  antennae: 'Antennae are two thin feelers on its head.',
}

/** Two groups of unequal size, so that one has more; of four specimens two and two, as one of them is the example. */
function twoSides(specimens: number, random: Random): (0 | 1)[] {
  const fewer = specimens > 4 ? specimens / 2 - 1 : specimens / 2
  const [few, many] = random.shuffle<0 | 1>([0, 1]) as [0 | 1, 0 | 1]
  return random.shuffle(Array.from({ length: specimens }, (_, i) => (i < fewer ? few : many)))
}

/** A key of yes-or-no steps that leads every specimen to one name; the first specimen is walked through. */
function keyPage(spec: Spec, setting: SheetSetting, random: Random): Drawn {
  const names = random.sample(setting.specimens, spec.specimens)
  const { steps, leaves } = growKey(spec.traits, names, random)
  const order = random.shuffle(leaves)
  const specimens = distinct(
    order.map(
      ({ fixed }) =>
        () =>
          drawSpecimen(fixed, random),
    ),
  )
  const [first] = order
  return {
    title: `Name the Creatures: ${spec.specimens} to Find`,
    instructions: `Somebody at ${setting.place} mixed up the name tags. Start each creature at step 1 and follow the key.`,
    view: {
      size: sizes[spec.specimens],
      specimens: specimens.map((specimen, i) => ({
        letter: letters.charAt(i),
        drawing: specimenDrawing(specimen, letters.charAt(i)),
      })),
      sort: null,
      key: { steps, example: `Example: A is the ${first?.name}.` },
    },
    answers: order.slice(1).map(({ name, path }, i) => ({
      label: letters.charAt(i + 1),
      answer: name,
      note: `Steps: ${path.join(', ')}`,
    })),
  }
}

function headline(trait: string): string {
  return trait.charAt(0).toUpperCase() + trait.slice(1)
}

/** Draws each anew while it equals one before, so that no two on a page are twins. */
function distinct(draws: readonly (() => Specimen)[]): Specimen[] {
  const seen = new Set<string>()
  return draws.map((draw) => {
    for (let attempt = 0; attempt < 40; attempt++) {
      const specimen = draw()
      const print = JSON.stringify(specimen)
      if (seen.has(print)) continue
      seen.add(print)
      return specimen
    }
    throw new CannotDraw('The specimens cannot be told apart')
  })
}
