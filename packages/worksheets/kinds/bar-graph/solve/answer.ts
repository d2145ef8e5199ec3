type Finished = Map<string, number>

/** Answers one printed question from the finished graph; null where it has not exactly one answer. */
export function answerQuestion(ask: string, graph: Finished): string | null {
  const total = [...graph.values()].reduce((sum, value) => sum + value, 0)
  if (/^How many .+ (?:are there|does the graph show) in all\?$/.test(ask)) return `${total} in all`
  if (/\bthe most\b/.test(ask)) return only(graph, Math.max(...graph.values()))
  if (/\bthe fewest\b/.test(ask)) return only(graph, Math.min(...graph.values()))
  const readers = [together, difference, toMatch, twoAgainstTwo, single]
  return readers.map((read) => read(ask, graph)).find((answer) => answer !== null) ?? null
}

function only(graph: Finished, value: number): string | null {
  const names = [...graph].filter(([, other]) => other === value).map(([name]) => name)
  return names.length === 1 ? (names[0] ?? null) : null
}

function together(ask: string, graph: Finished): string | null {
  const named = /^How many (.+) are there together\?$/.exec(ask)?.[1] ?? /^How many .+ together\?$/.exec(ask)?.[0]
  if (named === undefined) return null
  const sums = [...graph].flatMap(([one, first]) =>
    [...graph].flatMap(([other, second]) =>
      named === `${one} and ${other}` || named.endsWith(` are ${one} and ${other} together?`) ? [first + second] : [],
    ),
  )
  return sums.length === 1 ? `${sums[0]} in all` : null
}

function difference(ask: string, graph: Finished): string | null {
  const named =
    /^How many (more|fewer) (.+) than (.+) are there\?$/.exec(ask) ??
    /^How many (more|fewer) .+ are there for (.+) than for (.+)\?$/.exec(ask)
  const [first, second] = [graph.get(named?.[2] ?? ''), graph.get(named?.[3] ?? '')]
  if (!named || first === undefined || second === undefined) return null
  const apart = named[1] === 'more' ? first - second : second - first
  const unit = /^How many (?:more|fewer) (.+) are there for /.exec(ask)?.[1] ?? named[2]
  return apart > 0 ? `${apart} ${unit}` : null
}

/** What the first one lacks. */
function toMatch(ask: string, graph: Finished): string | null {
  const counted = /^How many more (.+) are needed to match the (.+)\?$/.exec(ask)
  const measured = /^How many more (.+) does (.+) need to match (.+)\?$/.exec(ask)
  const [unit, from, upTo] = measured ? measured.slice(1) : [counted?.[1], counted?.[1], counted?.[2]]
  const [has, wanted] = [graph.get(from ?? ''), graph.get(upTo ?? '')]
  return has !== undefined && wanted !== undefined && wanted > has ? `${wanted - has} ${unit}` : null
}

/** All four bars must be named, each once. */
function twoAgainstTwo(ask: string, graph: Finished): string | null {
  const sides =
    /^How many more (.+) are there together than (.+)\?$/.exec(ask) ??
    /^How many more .+? have (.+) together than (.+)\?$/.exec(ask)
  if (!sides || graph.size !== 4) return null
  const isPair = (text: string | undefined, one: string, other: string) => text === `${one} and ${other}`
  const names = [...graph.keys()]
  const pairs = names.flatMap((one) => names.filter((other) => other !== one).map((other) => [one, other] as const))
  const found = pairs.flatMap((more) =>
    pairs
      .filter((fewer) => isPair(sides[1], ...more) && isPair(sides[2], ...fewer))
      .filter((fewer) => new Set([...more, ...fewer]).size === 4)
      .map((fewer) => sumOf(more, graph) - sumOf(fewer, graph)),
  )
  const [apart = 0] = found
  return found.length === 1 && apart > 0 ? `${apart} more` : null
}

function sumOf(names: readonly string[], graph: Finished): number {
  return names.reduce((sum, name) => sum + (graph.get(name) ?? Number.NaN), 0)
}

function single(ask: string, graph: Finished): string | null {
  const measured = /^How many (.+) does the graph show for (.+)\?$/.exec(ask)
  const name = measured?.[2] ?? /^How many (.+) are there\?$/.exec(ask)?.[1] ?? ''
  const value = graph.get(name)
  return value === undefined ? null : `${value} ${measured?.[1] ?? name}`
}
