import type { ClassificationKeyView } from './view.ts'

/**
 * Counts the marks in each drawing, reads the printed clues and follows them.
 * Answers letters of each group (sorting) or the name of each specimen but the example (key).
 */
export function solve({ specimens, sort, key }: ClassificationKeyView): (string | null)[] {
  if (sort) {
    const groupOf = specimens.map(({ drawing }) =>
      only(sort.groups.flatMap(({ rule }, i) => (isTrue(rule, drawing) ? [i] : []))),
    )
    const all = groupOf.every((group) => group !== null)
    return sort.groups.map(({ count }, i) => {
      const own = specimens.filter((__, at) => at > 0 && groupOf[at] === i).map(({ letter }) => letter)
      if (!all || own.length === 0) return null
      // The example stands in its group, and in no other.
      if (
        sort.groups.some(({ placed }, at) => (placed ?? '') !== (groupOf[0] === at ? (specimens[0]?.letter ?? '') : ''))
      )
        return null
      const here = groupOf.filter((group) => group === i).length
      return count ? `${own.join(', ')}; ${here} in all` : own.join(', ')
    })
  }
  if (!key) return []
  const names = specimens.map(({ drawing }) => follow(key.steps, drawing))
  const isUnique = new Set(names).size === names.length
  const exampleFits = key.example === `Example: A is the ${names[0]}.`
  return names.slice(1).map((name) => (isUnique && exampleFits ? name : null))
}

type Steps = NonNullable<ClassificationKeyView['key']>['steps']

function follow(steps: Steps, drawing: string): string | null {
  let at = 1
  for (let walked = 0; walked <= steps.length; walked++) {
    const step = steps.find(({ number }) => number === at)
    if (!step) return null
    const branch = only([step.first, step.second].filter(({ clue }) => isTrue(clue, drawing)))
    if (!branch) return null
    const [, name] = /^It is the (.+)\.$/.exec(branch.leadsTo) ?? []
    if (name) return name
    at = Number(/^Go to step (\d+)\.$/.exec(branch.leadsTo)?.[1])
  }
  return null
}

const classes: Record<string, string> = {
  leg: 'leg',
  legs: 'leg',
  spot: 'spot',
  spots: 'spot',
  eye: 'eye',
  eyes: 'eye',
  wings: 'wing',
  tail: 'tail',
  antennae: 'antenna',
  shell: 'shell',
}

function isTrue(clue: string, drawing: string): boolean {
  const [, few, most, none, noun = ''] =
    /^It has (?:fewer than (\d+) |(\d+) |(no )|an? )?([a-z]+)(?: or more)?\.$/.exec(clue) ?? []
  const count = drawing.split(`class="${classes[noun]}"`).length - 1
  if (few) return count < Number(few)
  if (most) return count >= Number(most)
  return none ? count === 0 : count > 0
}

function only<T>(list: readonly T[]): T | null {
  return list.length === 1 ? (list[0] as T) : null
}
