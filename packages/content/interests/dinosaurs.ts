import type { Interest } from '../types.ts'
import { breaks } from './dinosaurs/breaks.ts'
import { middleQuestions } from './dinosaurs/questions-2-3.ts'
import { lateQuestions } from './dinosaurs/questions-4-5.ts'
import { earlyQuestions } from './dinosaurs/questions-k-1.ts'
import { workshop } from './dinosaurs/workshop.ts'

export const dinosaurs = {
  tag: 'dinosaurs',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a dinosaur bone by each answer. Choose whole for sure or broken for not sure.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'Dinosaur diggers map every find before they lift it. Sketch or write one answer before you say it.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Say one answer, then say because. Pick a small or a big dinosaur voice.',
      modality: 'auditory',
      ages: 'younger',
    },
    {
      text: 'New bones have changed many ideas about dinosaurs. Tell about one answer you changed, or nearly changed.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'Are you sure? Stretch tall like a dinosaur, or curl up like its egg.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
    {
      text: 'Dinosaur diggers move slowly near a bone. Step closer when sure, or stay and check.',
      modality: 'kinesthetic',
      ages: 'older',
    },
  ],
} satisfies Interest
