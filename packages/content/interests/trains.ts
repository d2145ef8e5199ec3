import type { Interest } from '../types.ts'
import { breaks } from './trains/breaks.ts'
import { middleQuestions } from './trains/questions-2-3.ts'
import { lateQuestions } from './trains/questions-4-5.ts'
import { earlyQuestions } from './trains/questions-k-1.ts'
import { workshop } from './trains/workshop.ts'

export const trains = {
  tag: 'trains',
  questions: [...earlyQuestions, ...middleQuestions, ...lateQuestions],
  workshop,
  breaks,
  sparks: [
    {
      text: 'Draw a train signal by each answer. Choose up for go or down for wait.',
      modality: 'visual',
      ages: 'younger',
    },
    {
      text: 'A train timetable is checked twice. Draw one line under an answer, or two when checked.',
      modality: 'visual',
      ages: 'older',
    },
    {
      text: 'Train drivers in Japan point and call each signal. Point to each answer and say check, or wait.',
      modality: 'auditory',
    },
    {
      text: 'Train orders must never be unclear. Pick one answer and say it so nobody could mistake it.',
      modality: 'auditory',
      ages: 'older',
    },
    {
      text: 'A switch sends a train left or right. Step left if you are sure, or right to check.',
      modality: 'kinesthetic',
    },
    {
      text: 'Roll your arms like train wheels while you think. Stop to answer, or to ask for help.',
      modality: 'kinesthetic',
      ages: 'younger',
    },
  ],
} satisfies Interest
