import type { SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw } from '../../../kind.ts'
import type { Random } from '../../../random.ts'
import { mostOfAny, sceneThings } from '../../../things-for.ts'
import type { ReadSpec } from '../read-spec.ts'

/** What a graph is about, and the words in which it is asked about. */
export interface Subject {
  title: string
  categories: string[]
  howMany(category: string): string
  most: string
  fewest: string
  more(larger: string, smaller: string): string
  fewer(smaller: string, larger: string): string
  total: string
  toMatch(smaller: string, larger: string): string
  together(one: string, other: string): string
  /** The first two against the others. */
  twoAndTwo(names: readonly [string, string, string, string]): string
  /** What is drawn in: "bar" or "rings". */
  missing(category: string, value: number, mark: string): string
  /** Unit behind the number for a category. */
  unit(category: string): string
}

/** Letters that read well under a bar; longer names are taken where there are too few short ones. */
const longestName = 18

type Spec = ReadSpec

export function subjectOf(spec: Spec, setting: SheetSetting, random: Random): Subject {
  const subject = spec.about ? measured(spec.about, spec.categories, random) : counted(spec, setting, random)
  if (subject.categories.length < spec.categories) throw new CannotDraw(`${spec.categories} categories are asked for`)
  return subject
}

function measured({ title, categories, unit }: NonNullable<Spec['about']>, count: number, random: Random): Subject {
  const chosen = new Set(random.sample(categories, count))
  return {
    title,
    // In the author's order, which may be that of the week.
    categories: categories.filter((category) => chosen.has(category)),
    howMany: (category) => `How many ${unit} does the graph show for ${category}?`,
    most: `Which has the most ${unit}?`,
    fewest: `Which has the fewest ${unit}?`,
    more: (larger, smaller) => `How many more ${unit} are there for ${larger} than for ${smaller}?`,
    fewer: (smaller, larger) => `How many fewer ${unit} are there for ${smaller} than for ${larger}?`,
    total: `How many ${unit} does the graph show in all?`,
    toMatch: (smaller, larger) => `How many more ${unit} does ${smaller} need to match ${larger}?`,
    twoAndTwo: ([a, b, c, d]) => `How many more ${unit} have ${a} and ${b} together than ${c} and ${d}?`,
    together: (one, other) => `How many ${unit} are ${one} and ${other} together?`,
    missing: (category, value, mark) => `There are ${value} ${unit} for ${category}. Draw the ${mark}.`,
    unit: () => unit,
  }
}

function counted({ categories, upTo }: Spec, setting: SheetSetting, random: Random): Subject {
  const things = sceneThings(setting.things).filter(({ plenty }) => upTo <= mostOfAny || plenty)
  const names = [...new Set(things.map(({ many }) => many))].filter((name) => !/\d/.test(name))
  const short = names.filter(({ length }) => length <= longestName)
  const counter = setting.characters.length > 0 ? random.pick(setting.characters) : 'The team'
  return {
    title: `Things at ${setting.place}`,
    categories: random.sample(short.length < categories ? names : short, categories),
    howMany: (category) => `How many ${category} are there?`,
    most: 'Which one has the most?',
    fewest: 'Which one has the fewest?',
    more: (larger, smaller) => `How many more ${larger} than ${smaller} are there?`,
    fewer: (smaller, larger) => `How many fewer ${smaller} than ${larger} are there?`,
    total: 'How many things are there in all?',
    toMatch: (smaller, larger) => `How many more ${smaller} are needed to match the ${larger}?`,
    twoAndTwo: ([a, b, c, d]) => `How many more ${a} and ${b} are there together than ${c} and ${d}?`,
    together: (one, other) => `How many ${one} and ${other} are there together?`,
    missing: (category, value, mark) =>
      `${counter.charAt(0).toUpperCase()}${counter.slice(1)} counted ${value} ${category}. Draw the ${mark}.`,
    unit: (category) => category,
  }
}
