import type { KindDefinition } from '../../kind.ts'
import type { TaskPage } from '../../task-page.ts'
import { sampled } from '../sample-setting.ts'
import { generate } from './generate.ts'
import { solve } from './solve.ts'

export const clock: KindDefinition<'clock', TaskPage> = {
  kind: 'clock',
  subjects: ['math'],
  pattern: 'task-page',
  generate,
  solve,
  samples: [
    sampled('1st hours', '1st', { kind: 'clock', form: 'read', every: 60 }),
    sampled('1st half hours', '1st', { kind: 'clock', form: 'read', every: 30 }),
    sampled('1st half hours to draw', '1st', { kind: 'clock', form: 'draw', every: 30 }),
    sampled('1st half an hour later', '1st', { kind: 'clock', form: 'half-hour-later' }),
    sampled('2nd to 5 minutes', '2nd', { kind: 'clock', form: 'read', every: 5 }),
    sampled('2nd to 5 minutes with a.m. and p.m.', '2nd', { kind: 'clock', form: 'read', every: 5, halfDay: true }),
    sampled('2nd to 5 minutes to draw', '2nd', { kind: 'clock', form: 'draw', every: 5 }),
    sampled('2nd nearly the next hour', '2nd', { kind: 'clock', form: 'read', every: 5, nearNextHour: true }),
    sampled('2nd nearly the next hour to draw', '2nd', { kind: 'clock', form: 'draw', every: 5, nearNextHour: true }),
    sampled('3rd to the minute', '3rd', { kind: 'clock', form: 'read', every: 1 }),
    sampled('3rd how long', '3rd', { kind: 'clock', form: 'elapsed', every: 5 }),
    sampled('4th how long', '4th', { kind: 'clock', form: 'elapsed', every: 1 }),
  ],
}
