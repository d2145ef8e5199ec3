import { add, divide, type Exact, exact, multiply, order, readExact, subtract } from './solving.ts'

/** For solvers: whether a printed way is true in each of its steps, such as `3 × 4 = 12 in a layer, 12 × 2 = 24`. */
export function holds(way: string): boolean {
  return way.split(/[,;] /).every((step) => {
    const values = step
      .replace(/^[A-Za-z ]+: /, '')
      .split(' = ')
      .map((side) => value(side.replace(/(?<=\d°?) [A-Za-z].*$/, '').replaceAll('°', '')))
    const [first] = values
    return first != null && values.length > 1 && values.every((one) => one !== null && order(one, first) === 0)
  })
}

/** `7/8 + 1 4/8` or `2 × 3 + 4`. */
function value(sum: string): Exact | null {
  const [first = '', ...others] = sum.trim().split(/ ([+−]) /)
  let total = product(first)
  for (let i = 0; i + 1 < others.length && total; i += 2) {
    const next = product(others[i + 1] ?? '')
    total = next && (others[i] === '+' ? add : subtract)(total, next)
  }
  return total
}

function product(term: string): Exact | null {
  const [first = '', ...others] = term.split(/ ([×÷]) /)
  let total = readExact(first)
  for (let i = 0; i + 1 < others.length && total; i += 2) {
    const next = readExact(others[i + 1] ?? '')
    if (!next || (others[i] === '÷' && order(next, exact(0n)) === 0)) return null
    total = (others[i] === '×' ? multiply : divide)(total, next)
  }
  return total
}
