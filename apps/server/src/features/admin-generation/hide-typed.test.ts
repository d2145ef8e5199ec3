import { expect, test } from 'vitest'
import { hideTyped } from './hide-typed.ts'

const asked = { goals: ['Read with Otto', 'Read with Otto (uncle)'], interests: ['dinosaurs', 'a', 'space'] }

test.each([
  ['"Read with Otto" stands in no objective', '"goal 1" stands in no objective'],
  ['"read WITH otto (uncle)" is late', '"goal 2" is late'],
  ['"dinosaurs" is nowhere, in space', '"dinosaurs" is nowhere, in space'],
  [
    '"a" is nowhere, and what has an a inside stays',
    '"interest 2" is nowhere, and what has an interest 2 inside stays',
  ],
])('%s', (message, hidden) => {
  const details = { redraw: 0, failures: [{ check: 'B5', path: null, message }] }
  expect(hideTyped(details, asked)).toEqual({ redraw: 0, failures: [{ check: 'B5', path: null, message: hidden }] })
})

test('where nothing was typed, nothing changes', () => {
  expect(hideTyped(['as it is'], { goals: [' '], interests: [] })).toEqual(['as it is'])
})
