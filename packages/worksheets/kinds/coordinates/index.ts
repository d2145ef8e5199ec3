import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const coordinates: KindDefinition<'coordinates', TaskPage> = {
  kind: 'coordinates',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('4th reading', '4th', { kind: 'coordinates', form: 'read', size: 6 }),
    sampled('5th reading', '5th', { kind: 'coordinates', form: 'read', size: 8 }),
    sampled('5th plotting', '5th', { kind: 'coordinates', form: 'plot', size: 10 }),
    sampled('5th points and paths', '5th', { kind: 'coordinates', form: 'plot-and-path', size: 10 }),
    sampled('5th two patterns', '5th', { kind: 'coordinates', form: 'patterns', size: 10 }),
    sampled('5th two larger patterns', '5th', { kind: 'coordinates', form: 'patterns', size: 12 }),
    sampled('5th shifted patterns', '5th', { kind: 'coordinates', form: 'shifted-patterns', size: 12 }),
    sampled('5th paths back', '5th', { kind: 'coordinates', form: 'path-back', size: 10 }),
    sampled('5th paths', '5th', { kind: 'coordinates', form: 'path', size: 8 }),
  ],
}
