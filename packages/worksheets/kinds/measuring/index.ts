import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const measuring: KindDefinition<'measuring', TaskPage> = {
  kind: 'measuring',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('kindergarten compare', 'kindergarten', { kind: 'measuring', form: 'compare', unit: 'step' }),
    sampled('1st units', '1st', { kind: 'measuring', form: 'units', unit: 'step' }),
    sampled('2nd inches', '2nd', { kind: 'measuring', form: 'ruler', unit: 'inch' }),
    sampled('2nd centimeters', '2nd', { kind: 'measuring', form: 'ruler', unit: 'centimeter' }),
    sampled('2nd inches compared', '2nd', { kind: 'measuring', form: 'ruler', unit: 'inch', compare: true }),
    sampled('2nd centimeters compared', '2nd', { kind: 'measuring', form: 'ruler', unit: 'centimeter', compare: true }),
    sampled('2nd inches, not from 0', '2nd', { kind: 'measuring', form: 'not-from-zero', unit: 'inch' }),
    sampled('2nd centimeters, not from 0', '2nd', { kind: 'measuring', form: 'not-from-zero', unit: 'centimeter' }),
    sampled('3rd half inches', '3rd', { kind: 'measuring', form: 'ruler', unit: 'half-inch' }),
    sampled('3rd quarter inches', '3rd', { kind: 'measuring', form: 'ruler', unit: 'quarter-inch' }),
    sampled('4th millimeters', '4th', { kind: 'measuring', form: 'ruler', unit: 'millimeter' }),
    sampled('4th units', '4th', { kind: 'measuring', form: 'convert', unit: 'centimeter' }),
    sampled('5th stories of units', '5th', { kind: 'measuring', form: 'convert-stories', unit: 'centimeter' }),
    sampled('5th more stories of units', '5th', { kind: 'measuring', form: 'convert-stories', unit: 'inch' }),
    sampled('5th units', '5th', { kind: 'measuring', form: 'convert', unit: 'centimeter' }),
  ],
}
