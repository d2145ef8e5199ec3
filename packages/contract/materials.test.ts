import { expect, test } from 'vitest'
import { materialChips, materialsIn, materialsVocabulary } from './materials.ts'

// Shows: plan.chips
test('every word of the list is found, and gives one chip', () => {
  for (const name of materialsVocabulary) {
    expect(materialsIn(`Fetch ${name}, and begin.`), name).toEqual([name])
    expect(materialChips([`Fetch ${name.toUpperCase()}.`, `The ${name}!`]), name).toHaveLength(1)
  }
})

// Shows: plan.chips
test('a chip is singular but for what has no singular, capitalised, once and in order', () => {
  expect(
    materialChips(['two jars and a ruler', 'watercolors, scissors, leaves, brushes', 'JARS, a magnifying glass']),
  ).toEqual(['Brush', 'Jar', 'Leaf', 'Magnifying glass', 'Ruler', 'Scissors', 'Watercolors'])
})

test('a part of another word is no material', () => {
  expect(materialsIn('Newspaper stories about penguins, cupboards and tapestries')).toEqual([])
  expect(materialsIn('construction paper')).toEqual(['construction paper'])
})
