import type { Random } from '../../random.ts'

/** Beside the right one. */
const others = 2

/**
 * A shape's name among two others, in any order. A square is a rectangle too, so its list does not offer both; that of a
 * rectangle does, as it is easily taken for a square.
 */
export function offered<Name extends string>(name: Name, names: readonly Name[], random: Random): Name[] {
  const free = names.filter((other) => other !== name && !(name === 'square' && other === 'rectangle'))
  const tempting = free.filter((other) => name === 'rectangle' && other === 'square')
  const rest = free.filter((other) => !tempting.includes(other))
  return random.shuffle([name, ...tempting, ...random.sample(rest, others - tempting.length)])
}
