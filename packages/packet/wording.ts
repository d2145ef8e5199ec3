import { capitalisedWords, type Grade, type Subject } from '@pencil-quest/contract/choices'

export function gradeName(grade: Grade): string {
  return grade === 'kindergarten' ? 'Kindergarten' : `${grade} grade`
}

export function subjectName(subject: Subject): string {
  return capitalisedWords(subject)
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
