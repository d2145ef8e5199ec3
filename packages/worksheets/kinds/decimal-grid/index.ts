import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const decimalGrid: KindDefinition<'decimal-grid', TaskPage> = {
  kind: 'decimal-grid',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('4th tenths', '4th', { kind: 'decimal-grid', form: 'name', places: 1 }),
    sampled('4th hundredths', '4th', { kind: 'decimal-grid', form: 'name', places: 2 }),
    sampled('4th shading', '4th', { kind: 'decimal-grid', form: 'shade', places: 2 }),
    sampled('4th comparing', '4th', { kind: 'decimal-grid', form: 'compare', places: 2 }),
    sampled('5th comparing', '5th', { kind: 'decimal-grid', form: 'compare', places: 2 }),
  ],
}
