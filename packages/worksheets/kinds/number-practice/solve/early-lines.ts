/** Lines of the first grades that take more than one step. */
export function earlyLine(line: string): string | null {
  return byWayOfTen(line) ?? nearTen(line) ?? checked(line) ?? upOrBack(line) ?? rowAndClues(line)
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

/** The greater number leads, then what it needs to be ten. */
function nearTen(line: string): string | null {
  const found = /^(\d+) \+ (\d+) = ___ \+ ___ \+ ___ = ___$/.exec(line)
  const [less = 0, more = 0] = [Number(found?.[1]), Number(found?.[2])].sort((a, b) => a - b)
  const needed = 10 - more
  if (!found || less === more || needed < 1 || less <= needed) return null
  return `${more}, ${needed}, ${less - needed}, ${less + more}`
}

/** A difference, and the sum that proves it. */
function checked(line: string): string | null {
  const found = /^(\d+) − (\d+) = ___ Check: ___ \+ (\d+) = ___$/.exec(line)
  if (!found || found[2] !== found[3]) return null
  const [from, taken] = [Number(found[1]), Number(found[2])]
  return from > taken ? `${from - taken}, check ${from - taken} + ${taken} = ${from}` : null
}

/** As many steps up as the difference, as many back as are taken. */
function upOrBack(line: string): string | null {
  const found = /^(\d+) − (\d+) = ___ up or back\? ___$/.exec(line)
  const [from, back] = [Number(found?.[1]), Number(found?.[2])]
  const up = from - back
  if (!found || up < 1 || Math.abs(up - back) < 2) return null
  return `${up}, ${up < back ? 'up' : 'back'}`
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
