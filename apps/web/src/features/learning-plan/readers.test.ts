import { expect, test } from 'vitest'
import { readersOf } from './readers.ts'

test('the two fields themselves come first', () => {
  expect(readersOf({ forParents: 'Put out buttons.', forStudents: 'Count them.', description: 'Counting' })).toEqual({
    forParents: 'Put out buttons.',
    forStudents: 'Count them.',
  })
})

test('the other layouts are told apart by who reads them', () => {
  expect(readersOf({ story: 'A knock.', whatTheyWillDo: 'Open it.', parentTips: 'Knock twice.' })).toEqual({
    forParents: 'Knock twice.',
    forStudents: 'A knock.\n\nOpen it.',
  })
})

test('an activity that says nothing to somebody leaves that empty', () => {
  expect(readersOf({ activityContent: 'Draw a map.' })).toEqual({ forParents: '', forStudents: 'Draw a map.' })
})
