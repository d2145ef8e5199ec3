import type { Prompt } from '@pencil-quest/content/types'

/** What is wrong with the sum of a question, or null. */
export function wrongSum({ answer, sum }: Prompt): string | null {
  if (sum === undefined) return null
  const value = numberFrom(sum)
  const right = value === null ? null : String(Number(value.toFixed(6)))
  return right === answer ? null : `${sum} is ${right}, not ${answer}`
}

/**
 * The value of a chain of numbers with + - * / and parentheses; products before sums.
 * @returns null for anything else
 */
export function numberFrom(expression: string): number | null {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/()]|\S/g) ?? []
  let at = 0
  const value = sum()
  return at === tokens.length ? value : null

  function sum(): number | null {
    return chain('+-', () => chain('*/', single))
  }

  function chain(signs: string, operand: () => number | null): number | null {
    let result = operand()
    for (let sign = tokens[at]; result !== null && sign && signs.includes(sign); sign = tokens[at]) {
      at++
      const next = operand()
      if (next === null) return null
      result =
        sign === '+' ? result + next : sign === '-' ? result - next : sign === '*' ? result * next : result / next
    }
    return result
  }

  function single(): number | null {
    const token = tokens[at++]
    if (token === '(') {
      const inner = sum()
      return tokens[at++] === ')' ? inner : null
    }
    return token !== undefined && /^\d/.test(token) ? Number(token) : null
  }
}
