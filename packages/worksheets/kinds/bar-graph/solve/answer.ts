type Finished = Map<string, number>

/** Answers one printed question from the finished graph; null where it has not exactly one answer. */
export function answerQuestion(ask: string, graph: Finished): string | null {
  const total = [...graph.values()].reduce((sum, value) => sum + value, 0)
  if (/^How many .+ (?:are there|does the graph show) in all\?$/.test(ask)) return `${total} in all`
  if (/\bthe most\b/.test(ask)) return only(graph, Math.max(...graph.values()))
  if (/\bthe fewest\b/.test(ask)) return only(graph, Math.min(...graph.values()))
  return together(ask, graph) ?? difference(ask, graph) ?? single(ask, graph)
}

function only(graph: Finished, value: number): string | null {
  const names = [...graph].filter(([, other]) => other === value).map(([name]) => name)
  return names.length === 1 ? (names[0] ?? null) : null
}

function together(ask: string, graph: Finished): string | null {
  const named = /^How many are the (.+) together\?$/.exec(ask)?.[1] ?? /^How many .+ together\?$/.exec(ask)?.[0]
  if (named === undefined) return null
  const sums = [...graph].flatMap(([one, first]) =>
    [...graph].flatMap(([other, second]) =>
      named === `${one} and the ${other}` || named.endsWith(` are ${one} and ${other} together?`)
        ? [first + second]
        : [],
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

function single(ask: string, graph: Finished): string | null {
  const measured = /^How many (.+) does the graph show for (.+)\?$/.exec(ask)
  const name = measured?.[2] ?? /^How many (.+) are there\?$/.exec(ask)?.[1] ?? ''
  const value = graph.get(name)
  return value === undefined ? null : `${value} ${measured?.[1] ?? name}`
}
