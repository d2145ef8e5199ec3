import { expect, test } from 'vitest'
import { seeded } from '../../random.ts'
import { offered } from './offered.ts'

const names = ['triangle', 'square', 'rectangle', 'hexagon', 'circle'] as const

test('beside a rectangle stands a square, beside a square no rectangle, which it is too', () => {
  for (let seed = 0; seed < 60; seed++)
    for (const name of names) {
      const list = offered(name, names, seeded('offered', seed, name))
      expect([new Set(list).size, list.includes(name)]).toEqual([3, true])
      if (name === 'rectangle') expect(list).toContain('square')
      if (name === 'square') expect(list).not.toContain('rectangle')
    }
})
