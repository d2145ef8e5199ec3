import type { SheetAnswer, SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { arranged } from './generate/arrange.ts'
import { chooseItems } from './generate/choose-items.ts'
import { familyOf, nameOf } from './generate/families.ts'
import type { Family } from './generate/family.ts'
import { acrossClass, beside, roomFor, wantedItems } from './generate/fit.ts'
import { blankFor, printItem } from './generate/print-item.ts'
import type { NumberView, Section } from './view.ts'

/** More parts than this leave each too small to practise. */
const mostSections = 4

/** Notes that an answer page has room for. */
const mostNotes = 4

export function generate(
  spec: SpecOf<'number-practice'>,
  setting: SheetSetting,
  random: Random,
): DrawnSheet<NumberView> {
  if (spec.tasks.length === 0) throw new CannotDraw('No task')
  const tasks = spec.tasks.slice(0, mostSections)
  const families = tasks.map((task) => familyOf(task, setting))
  const each = Math.ceil(wantedItems(families, setting.grade) / families.length)
  const answers: SheetAnswer[] = []
  const alsoRight = new Map<string, string>()
  const sections = families.map((family): Section => {
    const { drafts, across } = laidOut(family, Math.max(3, each), families.length, setting, random)
    const blank = blankFor(drafts)
    const items = drafts.map((draft, index) => {
      if (index === 0) return printItem(draft, 'Example', true, blank)
      const label = String(answers.length + 1)
      const { answer, note, also } = draft
      answers.push({ label, answer, ...(note && { note }) })
      if (also) alsoRight.set(label, also)
      return printItem(draft, label, false, blank)
    })
    return { heading: family.heading, layout: family.layout, across: acrossClass(across), items }
  })
  return {
    title: title([...new Set(tasks.map(nameOf))], setting.place),
    instructions: instructions(setting, random),
    view: { sections },
    answers: withFewNotes(answers).map((entry) => {
      const note = [alsoRight.get(entry.label), entry.note].filter(Boolean).join(' ')
      return note ? { ...entry, note } : entry
    }),
  }
}

function laidOut(family: Family, wanted: number, sections: number, setting: SheetSetting, random: Random) {
  const first = chooseItems(family, wanted, random, setting.step)
  const room = roomFor(family, beside(family, first, setting.grade), sections)
  const drafts = room < first.length ? chooseItems(family, room, random, setting.step) : first
  const across = beside(family, drafts, setting.grade)
  return { drafts: arranged(family, drafts, roomFor(family, across, sections), random), across }
}

function withFewNotes(answers: SheetAnswer[]): SheetAnswer[] {
  const noted = answers.filter(({ note }) => note)
  const stride = Math.ceil(noted.length / mostNotes)
  const kept = new Set(noted.filter((_, index) => index % stride === 0))
  return answers.map((entry) => (kept.has(entry) ? entry : { label: entry.label, answer: entry.answer }))
}

/** Letters that a title has room for on one line. */
const longestTitle = 28

/** A longer pair of names would wrap beside the lines for name and date. */
const longestPair = 26

const small = ['a', 'an', 'and', 'at', 'in', 'of', 'on', 'the', 'to']

/** "Adding and Subtracting Fractions", not "Adding Fractions and Subtracting Fractions". */
function joined(first: string, second: string): string {
  const [verb, noun] = first.split(' ')
  const shared = noun && second.endsWith(` ${noun}`) ? noun : undefined
  const both = shared ? `${verb} and ${second}` : `${first} and ${second}`
  return both.length <= longestPair ? both : (shared ?? 'Number Mix')
}

function title(names: string[], place: string): string {
  const [first = '', second] = names
  const name = names.length === 1 ? first : second && names.length === 2 ? joined(first, second) : 'Number Mix'
  const capitals = place
    .split(' ')
    .map((word) => (small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
  const themed = `${name} at ${capitals.join(' ')}`
  return themed.length <= longestTitle ? themed : name
}

function instructions({ characters, place, trouble }: SheetSetting, random: Random): string {
  if (trouble) return `${trouble} Look at the example first.`
  const who = characters.length > 0 ? random.pick(characters) : 'the team'
  return random.pick([
    `Help ${who} with the numbers at ${place}. Look at the example first.`,
    `${who.charAt(0).toUpperCase()}${who.slice(1)} needs your numbers at ${place}. The example shows how.`,
    `Work out the numbers for ${who} at ${place}. Start with the example.`,
  ])
}
