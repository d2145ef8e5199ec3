import type { Clue, List, Subject, Truth } from './clues.ts'

/** What each person can still have; bit `n` stands for choice n. */
type Table = Record<List, number[]>

export interface Found {
  list: List
  person: number
}

/**
 * Crosses out by one clue at a time, and by rows and columns with one open box, as a child does in the table.
 * @returns the boxes in the order in which they are settled, or null where something stays open
 */
export function deduce(truth: Truth, people: number, clues: readonly Clue[]): Found[] | null {
  const lists = (['thing', 'hour'] as const).filter((list) => truth[list])
  const all = (1 << people) - 1
  const table: Table = { thing: new Array(people).fill(all), hour: new Array(people).fill(all) }
  const found: Found[] = []
  for (let before = ''; before !== JSON.stringify(table); ) {
    before = JSON.stringify(table)
    for (const clue of clues) cross(table, clue)
    for (const list of lists) {
      onlyOnes(table[list], people)
      for (const [person, mask] of table[list].entries())
        if (isOne(mask) && !found.some((own) => own.list === list && own.person === person))
          found.push({ list, person })
    }
  }
  return found.length === lists.length * people ? found : null
}

function cross(table: Table, clue: Clue): void {
  if ('choices' in clue) {
    const mask = maskOf(clue.choices)
    limit(table[clue.list], clue.person, clue.says === 'is' || clue.says === 'one-of' ? mask : ~mask)
  } else if (clue.says === 'before') earlier(table, clue.early, clue.late)
  else if (clue.says === 'next') {
    const { hour } = table
    limit(hour, clue.late, (hour[clue.early] ?? 0) << 1)
    limit(hour, clue.early, (hour[clue.late] ?? 0) >> 1)
  } else if (clue.says === 'with') together(table, 1 << clue.thing, 1 << clue.hour)
  else apart(table, 1 << clue.thing, 1 << clue.hour)
}

function limit(row: number[], person: number, mask: number): void {
  row[person] = (row[person] ?? 0) & mask
}

function together({ thing, hour }: Table, own: number, time: number): void {
  for (const person of thing.keys()) {
    if (((thing[person] ?? 0) & own) === 0) limit(hour, person, ~time)
    if (((hour[person] ?? 0) & time) === 0) limit(thing, person, ~own)
    if (thing[person] === own) limit(hour, person, time)
    if (hour[person] === time) limit(thing, person, own)
  }
}

function apart({ thing, hour }: Table, own: number, time: number): void {
  for (const person of thing.keys()) {
    if (thing[person] === own) limit(hour, person, ~time)
    if (hour[person] === time) limit(thing, person, ~own)
  }
}

/** Nobody is before himself; the early one is before the other's last hour, the late one after the first's earliest. */
function earlier(table: Table, early: Subject, late: Subject): void {
  const { thing, hour } = table
  if ('thing' in early && 'person' in late) limit(thing, late.person, ~(1 << early.thing))
  if ('thing' in late && 'person' in early) limit(thing, early.person, ~(1 << late.thing))
  const candidates = (who: Subject) =>
    'person' in who ? [who.person] : [...thing.keys()].filter((person) => ((thing[person] ?? 0) >> who.thing) & 1)
  const hoursOf = (who: Subject) => candidates(who).reduce((mask, person) => mask | (hour[person] ?? 0), 0)
  const afterFirst = ~((lowest(hoursOf(early)) << 1) - 1)
  const beforeLast = highest(hoursOf(late)) - 1
  for (const [who, mask] of [
    [late, afterFirst],
    [early, beforeLast],
  ] as const) {
    const [only, ...others] = candidates(who)
    if (only !== undefined && others.length === 0) limit(hour, only, mask)
    else if ('thing' in who)
      for (const person of candidates(who))
        if (((hour[person] ?? 0) & mask) === 0) limit(thing, person, ~(1 << who.thing))
  }
}

function onlyOnes(row: number[], people: number): void {
  for (let person = 0; person < people; person++) {
    const mask = row[person] ?? 0
    const others = row.filter((_, other) => other !== person)
    const alone = others.reduce((rest, other) => rest & ~other, mask)
    if (isOne(alone)) row[person] = alone
    if (isOne(row[person] ?? 0))
      for (const other of row.keys()) if (other !== person) limit(row, other, ~(row[person] ?? 0))
  }
}

function isOne(mask: number): boolean {
  return mask !== 0 && (mask & (mask - 1)) === 0
}

function lowest(mask: number): number {
  return mask & -mask
}

function highest(mask: number): number {
  return mask === 0 ? 0 : 1 << (31 - Math.clz32(mask))
}

function maskOf(choices: readonly number[]): number {
  return choices.reduce((mask, choice) => mask | (1 << choice), 0)
}
