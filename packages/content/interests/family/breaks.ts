import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Mount Laundry',
    text: 'A family can make a mountain of laundry. Squat, scoop up an armful and lift it high, eight times. Wring out a giant sheet, twisting left and right, eight times. Shake it flat five times. Do two loads. Look behind you for the missing sock. Sink onto the pile and sigh.',
  },
  {
    title: 'Past the Family Napper',
    text: 'Somebody in the family is napping, and the floor creaks. Tiptoe eight slow steps. Snore! Freeze on one foot for five counts. Turn around and freeze on the other foot. Cross the room six times. Choose the last snore: tiny or huge. Naps are catching, so lie down and breathe slowly.',
  },
  {
    title: 'Our Own Family Clap',
    text: 'Make up a family greeting. Clap once for each person in your family. Pat your knees twice, then wave with both hands. Do it ten times slowly, then ten times quicker. Do five in a whisper. Hug yourself and take one slow breath for each person.',
  },
]
