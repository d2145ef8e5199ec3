/** One way things could be: who has what, and came when. */
export interface Person {
  name: string
  thing: string
  hour: string
}
export type World = readonly Person[]
export type Rule = (world: World) => boolean

const hour = String.raw`\d{1,2}:\d\d`

/** What a printed clue allows; null for a sentence that is none of the family. */
export function readClue(text: string, people: readonly string[]): Rule | null {
  const someone = (words: string): ((world: World) => Person | undefined) | null => {
    const holder = /^the one with the (.+)$/i.exec(words)
    if (holder) return (world) => world.find(({ thing }) => thing === holder[1])
    return people.includes(words) ? (world) => world.find(({ name }) => name === words) : null
  }
  const about = (words: string, holds: (person: Person) => boolean): Rule | null => {
    const find = someone(words)
    return find && ((world) => world.some((person) => person === find(world) && holds(person)))
  }
  const order = /^(.+) came (before|one hour after) (.+)\.$/.exec(text)
  if (order) {
    const [a, b] = [someone(order[1] ?? ''), someone(order[3] ?? '')]
    if (!a || !b) return null
    return (world) => {
      const gap = minutesOf(a(world)) - minutesOf(b(world))
      return order[2] === 'before' ? gap < 0 : gap === 60
    }
  }
  const came = new RegExp(`^(.+) (came at|did not come at|came neither at) (${hour})(?: (or|nor) (${hour}))?\\.$`).exec(
    text,
  )
  if (came)
    return about(
      came[1] ?? '',
      listed(came[2] ?? '', [came[3], came[5]], came[4], (person) => person.hour),
    )
  const has = /^(.+?) (has|does not have|has neither) the (.+?)(?: (or|nor) the (.+))?\.$/.exec(text)
  if (has && people.includes(has[1] ?? ''))
    return about(
      has[1] ?? '',
      listed(has[2] ?? '', [has[3], has[5]], has[4], (person) => person.thing),
    )
  return null
}

/** "or" allows each of the choices; "not", "neither" and "nor" none. */
function listed(
  verb: string,
  choices: (string | undefined)[],
  join: string | undefined,
  part: (person: Person) => string,
): (person: Person) => boolean {
  const isDenied = /not|neither/.test(verb)
  const isSound = join === undefined || join === (isDenied ? 'nor' : 'or')
  return (person) => isSound && choices.includes(part(person)) !== isDenied
}

/** Minutes of a time of day. */
function minutesOf(person: Person | undefined): number {
  const [hours = Number.NaN, minutes = Number.NaN] = (person?.hour ?? '').split(':').map(Number)
  return hours * 60 + minutes
}
