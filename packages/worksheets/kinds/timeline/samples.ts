import type { Grade } from '@pencil-quest/contract/choices'
import type { KindDefinition, SpecOf } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { TimelineView } from './view.ts'

type Sample = KindDefinition<'timeline', TimelineView>['samples'][number]

function sample(name: string, grade: Grade, spec: Omit<SpecOf<'timeline'>, 'kind'>): Sample {
  return { name, setting: sampleSetting(grade), spec: { kind: 'timeline', ...spec } }
}

const flight = [
  { label: 'A hot-air balloon carries people', at: 1783 },
  { label: 'A glider carries a person', at: 1853 },
  { label: 'First powered airplane flight', at: 1903 },
  { label: 'First flight alone across the Atlantic', at: 1927 },
  { label: 'First satellite', at: 1957 },
  { label: 'First people on the moon', at: 1969 },
  { label: 'First crew on the space station', at: 2000 },
]

const bean = [
  { label: 'The bean goes into wet soil', at: 1 },
  { label: 'The skin of the bean splits', at: 3 },
  { label: 'A root comes out', at: 4 },
  { label: 'The sprout reaches the light', at: 8 },
  { label: 'Two leaves open', at: 11 },
]

const year = [
  { label: 'The boats are painted', at: 2 },
  { label: 'The first swallows come', at: 4 },
  { label: 'The boat race', at: 6 },
  { label: 'The lantern feast', at: 9 },
  { label: 'The boats go into the shed', at: 11 },
]

export const samples: Sample[] = [
  sample('kindergarten day in order', 'kindergarten', { unit: 'hour', ask: ['order', 'before-after'] }),
  sample('1st day to read', '1st', { unit: 'hour', ask: ['first', 'between', 'before-after'] }),
  sample('2nd bean in order', '2nd', { unit: 'day', events: bean, ask: ['order', 'how-long', 'between'] }),
  sample('2nd year to read', '2nd', { unit: 'month', events: year, ask: ['first', 'how-long', 'before-after'] }),
  sample('3rd day to read', '3rd', { unit: 'hour', ask: ['first', 'between', 'how-long', 'before-after'] }),
  sample('4th flight to read', '4th', {
    unit: 'year',
    events: flight,
    ask: ['how-long', 'between', 'before-after', 'first'],
  }),
  sample('5th flight in order', '5th', {
    unit: 'year',
    events: flight,
    ask: ['order', 'how-long', 'between', 'first'],
  }),
  sample('5th day in order', '5th', { unit: 'hour', ask: ['order', 'how-long', 'before-after'] }),
]
