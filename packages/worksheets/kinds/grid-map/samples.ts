import type { Grade } from '@pencil-quest/contract/choices'
import type { MapQuestion } from '@pencil-quest/contract/sheets'
import type { KindDefinition } from '../../kind.ts'
import { sampleSetting } from '../sample-setting.ts'
import type { GridMapView } from './view.ts'

type Sample = KindDefinition<'grid-map', GridMapView>['samples'][number]

function sample(name: string, grade: Grade, size: 4 | 5 | 6 | 8, places: number, ask: MapQuestion[]): Sample {
  return { name, setting: sampleSetting(grade), spec: { kind: 'grid-map', size, places, ask } }
}

export const samples: Sample[] = [
  sample('kindergarten squares', 'kindergarten', 4, 5, ['what-is-at', 'where-is', 'map-key']),
  sample('1st squares and ways', '1st', 4, 6, ['what-is-at', 'where-is', 'direction']),
  sample('1st routes', '1st', 5, 6, ['where-is', 'route', 'map-key']),
  sample('2nd compass', '2nd', 5, 7, ['where-is', 'direction', 'route', 'map-key']),
  sample('3rd steps', '3rd', 6, 8, ['direction', 'route', 'distance', 'map-key']),
  sample('3rd only the key', '3rd', 6, 6, ['what-is-at', 'map-key']),
  sample('4th meters', '4th', 8, 9, ['where-is', 'route', 'direction', 'distance']),
  sample('5th everything', '5th', 8, 10, ['what-is-at', 'where-is', 'route', 'direction', 'map-key', 'distance']),
]
