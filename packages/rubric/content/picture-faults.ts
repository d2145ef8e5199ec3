import type { ExamplePicture } from '@pencil-quest/contract/example-picture'
import type { Faults } from './fault.ts'

/** A picture shows the numbers of its example, boxes and groups its words, and no sum in it is wrong. */
export function pictureFaults(faults: Faults, part: string, picture: ExamplePicture | undefined, model: string): void {
  if (!picture) return
  const told = new Set(numbersIn(model))
  for (const number of shownNumbers(picture))
    faults.expect(told.has(number), part, 'picture', `shows ${number}, which its example does not say`)
  const said = new Set(wordsIn(model).flatMap(singulars))
  for (const word of shownWords(picture).flatMap(wordsIn))
    faults.expect(
      singulars(word).some((one) => said.has(one)),
      part,
      'picture',
      `shows "${word}", which its example does not say`,
    )
  for (const name of twice(namesIn(picture))) faults.add(part, 'picture', `shows "${name}" twice`)
  for (const fault of [...wrongSums(picture), ...wrongArrows(picture)]) faults.add(part, 'picture', fault)
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
}

/** The word itself, and what it may be the plural of. */
function singulars(word: string): string[] {
  const ends: [RegExp, string][] = [
    [/s$/, ''],
    [/(?<=s|x|z|o|ch|sh)es$/, ''],
    [/ies$/, 'y'],
    [/ves$/, 'f'],
  ]
  return [word, ...ends.filter(([end]) => end.test(word)).map(([end, one]) => word.replace(end, one))]
}

/** What stands in boxes and over or in groups: each is there once. */
function namesIn(picture: ExamplePicture): string[] {
  if (picture.kind === 'flow') return picture.steps.flat()
  return picture.kind === 'groups' ? picture.groups.flatMap(({ head, words }) => [head, ...words]) : []
}

function shownWords(picture: ExamplePicture): string[] {
  if (picture.kind === 'flow') return [...namesIn(picture), ...(picture.arrows ?? [])]
  if (picture.kind !== 'wave') return namesIn(picture)
  const { height, length, crest = '', tall = '', whole = '' } = picture
  return [height, length, crest, tall, whole]
}

function twice(names: readonly string[]): string[] {
  const known = (name: string) =>
    wordsIn(name)
      .map((word) => singulars(word).at(-1) ?? word)
      .join(' ')
  const all = names.map(known)
  return names.filter((_, i) => all.indexOf(all[i] ?? '') < i)
}

/** A circle has three boxes or more, one after the other, and no more is written than there are arrows. */
function wrongArrows(picture: ExamplePicture): string[] {
  if (picture.kind !== 'flow') return []
  const { steps, arrows = [], back } = picture
  const forks = steps.some(({ length }) => length > 1)
  const ways = (steps.length - 1) * (back === 'each' ? 2 : 1) + (back === 'round' ? 1 : 0)
  return [
    ...(back === 'round' && steps.length < 3 ? ['is a circle of two'] : []),
    ...(back && forks ? ['forks and leads back'] : []),
    ...(arrows.length > ways ? [`says more than its ${ways} arrows hold`] : []),
  ]
}

function numbersIn(text: string): string[] {
  return text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
}

/** Numbers that only the words can account for; counts of what is drawn are the author's, who looks at it. */
function shownNumbers(picture: ExamplePicture): string[] {
  switch (picture.kind) {
    case 'columns':
      return [...picture.rows.map(plain), plain(picture.result.at(-1) ?? '')]
    case 'division':
      return [String(picture.dividend), String(picture.divisor)]
    case 'split':
      return numbersIn([picture.sum, ...picture.parts].join(' '))
    case 'bond':
      return numbersIn([picture.whole, ...picture.parts].join(' '))
    case 'area':
      return [...picture.left, ...picture.top].map(String)
    case 'lines':
      return numbersIn(picture.lines.join(' '))
    case 'turn':
      return picture.parts.flatMap(({ label }) => numbersIn(label))
    case 'angles':
      return picture.angles.map(({ part }) => String(part))
    default:
      return []
  }
}

/** Without its sign and commas. */
function plain(text: string): string {
  return text.replaceAll(/[^\d.]/g, '')
}

function wrongSums(picture: ExamplePicture): string[] {
  if (picture.kind === 'bond') return sumsTo(picture.whole, picture.parts)
  if (picture.kind === 'split') return sumsTo(picture.sum.split(' ').at(picture.first ? 0 : -1) ?? '', picture.parts)
  if (picture.kind === 'turn') {
    const all = picture.parts.reduce((sum, { degrees }) => sum + degrees, 0)
    return all === 360 ? [] : [`turns ${all} degrees, not 360`]
  }
  if (picture.kind === 'wave') return wrongLengths(picture)
  if (picture.kind !== 'columns') return []
  const [first = '', ...others] = picture.rows
  const value = others.reduce((sum, row) => worked(sum, row), Number(plain(first)))
  const shown = picture.result.map((row) => Number(plain(row)))
  const last = shown.at(-1) ?? Number.NaN
  const parts = shown.slice(0, -1).reduce((sum, each) => sum + each, 0)
  return [
    ...(Math.abs(value - last) < 1e-9 ? [] : [`comes to ${value}, not ${last}`]),
    ...(shown.length === 1 || parts === last ? [] : [`its parts come to ${parts}, not ${last}`]),
  ]
}

/** A wave is twice as tall as it is high, and all are as long as each of them so many times. */
function wrongLengths({ crests, height, length, tall, whole }: Extract<ExamplePicture, { kind: 'wave' }>): string[] {
  const number = (text: string) => Number(plain(text))
  return [
    ...(tall && number(tall) !== 2 * number(height) ? [`is ${tall} tall, not twice ${height}`] : []),
    ...(whole && number(whole) !== crests * number(length) ? [`is ${whole} long, not ${crests} times ${length}`] : []),
  ]
}

function worked(value: number, row: string): number {
  const other = Number(plain(row))
  if (/^[-−]/.test(row)) return value - other
  return row.startsWith('×') ? value * other : value + other
}

function sumsTo(whole: string, parts: readonly string[]): string[] {
  const sum = parts.reduce((all, part) => all + Number(plain(part)), 0)
  return Number(plain(whole)) === sum ? [] : [`the parts make ${sum}, not ${whole}`]
}
