/** `18: ___ Prime? ___`: every pair that multiplies to the number. */
export function pairsOf(line: string): string | null {
  const n = Number(/^(\d+): ___ Prime\? ___$/.exec(line)?.[1])
  if (!Number.isInteger(n) || n < 2) return null
  const pairs: string[] = []
  for (let low = 1, high = n; low <= high; low * high > n ? high-- : low++)
    if (low * high === n) pairs.push(`${low} × ${high}`)
  return `${pairs.join(', ')}; prime: ${pairs.length === 1 ? 'yes' : 'no'}`
}

const tests: Record<string, (n: number) => boolean> = {
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 !== 0,
  'a multiple of 3': (n) => n % 3 === 0,
  'a multiple of 5': (n) => n % 5 === 0,
}

/** Six numbers by the rule, and the one that passes both clues. */
export function ruled(line: string): string | null {
  const found = /^Start at (\d+), (add|multiply by) (\d+): ___ It is (.+) and (more|less) than (\d+): ___$/.exec(line)
  const test = tests[found?.[4] ?? '']
  if (!found || !test) return null
  const [by, limit] = [Number(found[3]), Number(found[6])]
  const list = [Number(found[1])]
  while (list.length < 6) list.push(found[2] === 'add' ? (list.at(-1) ?? 0) + by : (list.at(-1) ?? 0) * by)
  const left = list.filter((n) => test(n) && (found[5] === 'more' ? n > limit : n < limit))
  return left.length === 1 ? `${list.join(', ')}; ${left[0]}` : null
}
