import type { Grade } from '@pencil-quest/contract/choices'
import type { MapQuestion, SheetSetting } from '@pencil-quest/contract/sheets'
import { CannotDraw, type DrawnSheet, type SpecOf } from '../../kind.ts'
import type { Random } from '../../random.ts'
import { headline } from '../headline.ts'
import { drawMap } from './draw-map.ts'
import { drawLand, type Land } from './land.ts'
import { drawQuestion, type Question, ways } from './questions.ts'
import type { GridMapView } from './view.ts'

type Spec = SpecOf<'grid-map'>

const counts: Record<Grade, number> = { kindergarten: 4, '1st': 4, '2nd': 5, '3rd': 6, '4th': 6, '5th': 6 }
const fewest = 4
const attempts = 40
const draws = 60

/** What fills the page where a sort has too few questions. */
const easy: readonly MapQuestion[] = ['where-is', 'what-is-at', 'map-key']

/** From single squares to whole ways. */
const order: readonly MapQuestion[] = ['map-key', 'what-is-at', 'where-is', 'direction', 'route', 'distance']

export function generate(spec: Spec, setting: SheetSetting, random: Random): DrawnSheet<GridMapView> {
  const [hero] = random.sample(setting.characters, 1)
  const { land, example, questions } = askable(spec, setting, random)
  const owner = hero ? `${hero} keeps` : 'We keep'
  return {
    title: `A Map from ${headline(setting.place)}`,
    instructions: `${owner} this map at ${setting.place}. Letters name columns, numbers name rows.`,
    view: {
      ...drawMap(land, setting.grade),
      scale: spec.ask.includes('distance') ? scaleText(land) : null,
      example: { ask: example.ask, answer: example.unit ? `${example.answer} ${example.unit}` : example.answer },
      questions: questions.map(({ ask, unit }, i) => ({
        label: String(i + 1),
        ask,
        write: unit === null ? null : { unit },
        circle: unit === null ? [...ways] : null,
      })),
    },
    answers: questions.map(({ answer, note }, i) => ({ label: String(i + 1), answer, ...(note && { note }) })),
  }
}

function scaleText({ scale: { perSquare, unit } }: Land): string {
  return `1 square = ${perSquare} ${perSquare === 1 ? unit.slice(0, -1) : unit}`
}

/** A land that has an example and enough questions of every sort asked for. */
function askable(spec: Spec, setting: SheetSetting, random: Random) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const land = drawLand(spec, setting, random)
    const chosen = choose(spec.ask, land, setting.grade, random)
    if (chosen) return { land, ...chosen }
  }
  throw new CannotDraw('The map leaves too little to ask')
}

/** Each sort is asked once, then again where the page has room; the first draw becomes the example. */
function choose(ask: readonly MapQuestion[], land: Land, grade: Grade, random: Random) {
  const sorts = order.filter((sort) => ask.includes(sort))
  const [easiest] = sorts.filter((sort) => sort !== 'map-key')
  const example = easiest ? fresh(easiest, [], land, grade, random) : fresh('where-is', [], land, grade, random)
  if (!example) return null
  const asked: Question[] = [example]
  const fill = (from: readonly MapQuestion[], count: number) => {
    for (let round = 0; asked.length < count && round < count; round++)
      for (const sort of from) {
        const question = asked.length < count ? fresh(sort, asked, land, grade, random) : null
        if (question) asked.push(question)
      }
  }
  fill(sorts, Math.max(counts[grade], sorts.length) + 1)
  fill(easy, fewest + 1)
  const questions = asked.slice(1).sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort))
  const isWhole = sorts.every((sort) => questions.some((question) => question.sort === sort))
  return isWhole && questions.length >= fewest ? { example, questions } : null
}

/** A question that neither repeats nor gives away another. */
function fresh(sort: MapQuestion, asked: readonly Question[], land: Land, grade: Grade, random: Random) {
  for (let draw = 0; draw < draws; draw++) {
    const question = drawQuestion(sort, land, grade, random)
    const isTaken = asked.some(
      (other) =>
        other.ask === question?.ask ||
        (other.sort === sort && other.about === question?.about) ||
        other.reveals.some((place) => question?.reveals.includes(place)),
    )
    if (question && !isTaken) return question
  }
  return null
}
