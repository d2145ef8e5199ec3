import type { KindDefinition } from '../../kind.ts'
import { generate } from './generate.ts'
import { samples } from './samples.ts'
import { solve } from './solve.ts'
import type { OrganizerView } from './view.ts'

/** A frame to plan, write or draw in, without a key: samples and what to look for instead. */
export const organizer: KindDefinition<'organizer', OrganizerView> = {
  kind: 'organizer',
  subjects: [
    'writing',
    'reading',
    'science',
    'art',
    'social-studies',
    'music',
    'drama',
    'dance',
    'life-skills',
    'kindness',
    'gratitude',
    'collaboration',
    'problem-solving',
    'creativity',
    'critical-thinking',
    'environmental-studies',
    'coding',
  ],
  generate,
  solve,
  samples,
}
