/** Lines of the first grades that take more than one step. */
export function earlyLine(line: string): string | null {
  return byWayOfTen(line) ?? rowAndClues(line)
}

/** The first step of two goes to ten, and no further. */
function byWayOfTen(line: string): string | null {
  const found = /^(\d+) ([+−]) (\d+) = (\d+) ([+−]) ___ ([+−]) ___ = ___$/.exec(line)
  if (!found || found[1] !== found[4] || new Set([found[2], found[5], found[6]]).size > 1) return null
  const [a, b] = [Number(found[1]), Number(found[3])]
  const first = Math.abs(10 - a)
  const second = b - first
  if (first === 0 || second <= 0 || (found[2] === '+') !== a < 10) return null
  return `${first}, ${second}, ${found[2] === '+' ? a + b : a - b}`
}

function rowAndClues(line: string): string | null {
  const found = /^((?:(?:\d+|___) ){6})Rule: (add|take away) ___ Clues: over (\d+), under (\d+): ___$/.exec(line)
  const cells = found?.[1]?.trim().split(' ') ?? []
  const [first, second] = [Number(cells[0]), Number(cells[1])]
  const by = second - first
  if (!found || !(by > 0 ? found[2] === 'add' : by < 0 && found[2] === 'take away')) return null
  const whole = cells.map((_, i) => first + by * i)
  if (cells.some((cell, i) => cell !== '___' && Number(cell) !== whole[i])) return null
  const fitting = whole.filter((n) => n > Number(found[3]) && n < Number(found[4]))
  const missing = whole.filter((_, i) => cells[i] === '___')
  return fitting.length === 1 ? `${missing.join(', ')}; ${Math.abs(by)}; ${fitting[0]}` : null
}
