import type { Clue, Subject } from './clues.ts'

export interface Names {
  people: readonly string[]
  things: readonly string[]
  hours: readonly string[]
}

export function sentence(clue: Clue, names: Names): string {
  const { people, things, hours } = names
  switch (clue.says) {
    case 'with':
      return `The one with the ${things[clue.thing]} came at ${hours[clue.hour]}.`
    case 'apart':
      return `The one with the ${things[clue.thing]} did not come at ${hours[clue.hour]}.`
    case 'next':
      return `${people[clue.late]} came one hour after ${people[clue.early]}.`
    case 'before': {
      const text = `${who(clue.early, names)} came before ${who(clue.late, names)}.`
      return text.charAt(0).toUpperCase() + text.slice(1)
    }
    default:
      return clue.list === 'thing'
        ? `${people[clue.person]} ${has[clue.says]} ${clue.choices.map((i) => `the ${things[i]}`).join(joins[clue.says])}.`
        : `${people[clue.person]} ${came[clue.says]} ${clue.choices.map((i) => hours[i]).join(joins[clue.says])}.`
  }
}

const has = { is: 'has', 'is-not': 'does not have', 'one-of': 'has', 'none-of': 'has neither' }
const came = { is: 'came at', 'is-not': 'did not come at', 'one-of': 'came at', 'none-of': 'came neither at' }
const joins = { is: '', 'is-not': '', 'one-of': ' or ', 'none-of': ' nor ' }

function who(subject: Subject, { people, things }: Names): string {
  return 'person' in subject ? (people[subject.person] ?? '') : `the one with the ${things[subject.thing]}`
}
