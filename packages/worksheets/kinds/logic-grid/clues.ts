import type { Random } from '../../random.ts'

/** Who has which: for each person the place in each list of choices. */
export type Matching = readonly (readonly number[])[]

export type Clue =
  | { says: 'has' | 'lacks'; person: number; list: number; choice: number }
  /** Whoever has a choice of the first list has this one of the second. */
  | { says: 'goes-with'; first: number; second: number }

/** Clues that lead to one matching by striking out alone, none of them needless. */
export function cluesFor(people: number, lists: number, matching: Matching, allowed: number, random: Random): Clue[] {
  const at = (person: number, list: number) => matching[person]?.[list] ?? 0
  const persons = Array.from({ length: people }, (_, i) => i)
  const all: Clue[] = []
  for (const person of persons)
    for (let list = 0; list < lists; list++)
      for (const choice of persons)
        all.push({ says: choice === at(person, list) ? 'has' : 'lacks', person, list, choice })
  if (lists > 1)
    for (const person of persons) all.push({ says: 'goes-with', first: at(person, 0), second: at(person, 1) })
  const plain = random.shuffle(all.filter(({ says }) => says === 'has')).slice(0, allowed)
  const chosen = random.shuffle([...plain, ...all.filter(({ says }) => says !== 'has')])
  if (!strikesOut(people, lists, chosen)) return []
  // What is not needed goes, the plain ones first.
  for (const clue of [...chosen].sort((a, b) => Number(b.says === 'has') - Number(a.says === 'has'))) {
    const rest = chosen.filter((other) => other !== clue)
    if (strikesOut(people, lists, rest)) chosen.splice(chosen.indexOf(clue), 1)
  }
  return chosen
}

/** Striking out rows and columns of the table, and pairs by what goes with what. */
function strikesOut(people: number, lists: number, clues: readonly Clue[]): boolean {
  const open = Array.from({ length: lists }, () =>
    Array.from({ length: people }, () => new Set(Array.from({ length: people }, (_, i) => i))),
  )
  const cell = (list: number, person: number) => open[list]?.[person] as Set<number>
  const count = () => open.flat().reduce((sum, { size }) => sum + size, 0)
  for (const clue of clues) {
    if (clue.says === 'has')
      for (let i = 0; i < people; i++) i !== clue.choice && cell(clue.list, clue.person).delete(i)
    if (clue.says === 'lacks') cell(clue.list, clue.person).delete(clue.choice)
  }
  for (let before = -1; before !== count(); ) {
    before = count()
    for (let list = 0; list < lists; list++)
      for (let person = 0; person < people; person++) {
        const own = cell(list, person)
        const others = Array.from({ length: people }, (_, i) => i).filter((i) => i !== person)
        if (own.size === 1) for (const other of others) cell(list, other).delete([...own][0] as number)
        for (const choice of own)
          if (others.every((other) => !cell(list, other).has(choice)) && own.size > 1)
            for (const rest of [...own]) if (rest !== choice) own.delete(rest)
      }
    for (const clue of clues) {
      if (clue.says !== 'goes-with') continue
      for (let person = 0; person < people; person++) {
        const [a, b] = [cell(0, person), cell(1, person)]
        if (!a.has(clue.first)) b.delete(clue.second)
        if (!b.has(clue.second)) a.delete(clue.first)
        if (a.size === 1 && a.has(clue.first)) for (const rest of [...b]) if (rest !== clue.second) b.delete(rest)
        if (b.size === 1 && b.has(clue.second)) for (const rest of [...a]) if (rest !== clue.first) a.delete(rest)
      }
    }
  }
  return open.flat().every(({ size }) => size === 1)
}
