import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Mount Laundry',
    text: 'A family can make a mountain of laundry. Squat, scoop up an armful and lift it high, eight times. Wring out a giant sheet, twisting left and right, eight times. Shake it flat five times. Do two loads. Look behind you for the missing sock. Sink onto the pile and sigh.',
    older:
      'Many American families wash about 300 loads a year. Do one slow squat for every ten loads: thirty. Stretch your arms forward for the first ten. Cross them for ten, then hold them high for ten. Rest for three breaths between tens. The missing sock stays missing. Lie down and stretch out long.',
  },
  {
    title: 'Past the Family Napper',
    text: 'Somebody in the family is napping, and the floor creaks. Tiptoe eight slow steps. Snore! Freeze on one foot for five counts. Turn around and freeze on the other foot. Cross the room six times. Choose the last snore: tiny or huge. Naps are catching, so lie down and breathe slowly.',
    older:
      'Floors often creak least close to the wall. Walk along one wall, six counts for each step. Roll each foot from its outer edge. After every third step, freeze on one foot for eight counts. One creak, one step back. Go over and back twice. Sit down without a sound and breathe slowly.',
  },
  {
    title: 'Our Own Family Clap',
    text: 'Make up a family greeting. Clap once for each person in your family. Pat your knees twice, then wave with both hands. Do it ten times slowly, then ten times quicker. Do five in a whisper. Hug yourself and take one slow breath for each person.',
    older:
      'Among 23 people, two probably share a birthday. Stand on one leg and clap a family birthday. Pat the month on your raised knee and clap the day. Change legs for the next person. Do four birthdays; friends count too. Touch down only to change. Stand still and take one slow breath for each.',
  },
]
