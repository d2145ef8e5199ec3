import type { Format, FormatTake } from '@pencil-quest/content/types'
import { seeded } from '@pencil-quest/worksheets/random'
import { expect, test } from 'vitest'
import { FormatChooser } from './format-choice.ts'
import { modalityOf } from './modality.ts'

const format = { id: 'math.a', modality: { primary: 'visual', secondary: ['auditory'] } } as Format
const take = (part: object) => part as FormatTake

test('a take does mostly what its format does, or what it says itself, and then what the format does in part', () => {
  expect(modalityOf(format, take({}))).toEqual({ primary: 'visual', secondary: ['auditory'] })
  expect(modalityOf(format, take({ modality: 'auditory' }))).toEqual({ primary: 'auditory', secondary: ['visual'] })
  expect(modalityOf(format, take({ modality: 'kinesthetic' }))).toEqual({
    primary: 'kinesthetic',
    secondary: ['visual', 'auditory'],
  })
})

test("takes in the child's way of learning come first, until it leads in enough of the plan", () => {
  const [seen, heard] = [take({ title: 'Look' }), take({ title: 'Listen', modality: 'auditory' })]
  const chooser = new FormatChooser('auditory', 6, [], seeded('takes'))
  const place = { skill: { id: 'math.k.a' }, scene: { id: 'pond' } } as Parameters<FormatChooser['take']>[2]
  expect(chooser.inStyle(format, [seen, heard])).toEqual([heard, seen])
  chooser.take(format, heard, place)
  expect(chooser.inStyle(format, [seen, heard])).toEqual([seen, heard])
  chooser.take(format, seen, place)
  expect(chooser.inStyle(format, [seen, heard])).toEqual([heard, seen])
})
