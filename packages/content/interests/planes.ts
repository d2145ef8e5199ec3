import type { Interest } from '../types.ts'
import { breaks } from './planes/breaks.ts'
import { middleQuestions } from './planes/questions-2-3.ts'
import { lateQuestions } from './planes/questions-4-5.ts'
import { earlyQuestions } from './planes/questions-k-1.ts'
import { workshop } from './planes/workshop.ts'

export const planes = {
  tag: 'planes',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    { text: 'A plane crew uses a checklist. Draw a check mark only after a second look or test.', modality: 'visual' },
    {
      text: 'Draw a plane by each answer. Choose landed for sure, or circling for check again.',
      modality: 'visual',
      ages: 'younger',
    },
    { text: 'Two pilots fly a big plane. Tell your answer to a partner who asks why or how.', modality: 'auditory' },
    {
      text: 'Pick one answer. Land it like a plane: slow down, say it, say why.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'Plane mechanics note every repair. Tell what you mended in one answer, or nearly missed.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A plane lines up before it lands. Hold still for one breath, then answer or ask.',
      modality: 'kinesthetic',
    },
    {
      text: 'Stretch out your arms like a plane. Hold them level for sure, or tilt for not sure.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'A plane turns back if something is off. Step back to a doubtful answer, and mend or defend it.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
