import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Giant Page Turn',
    text: 'This book is taller than you. Squat, grab the corner of a page and lift. Walk it over in four big steps and press it flat. Turn ten pages. Page six is sticky, so pull hard. Push the heavy cover shut, lean back and take three slow breaths.',
  },
  {
    title: 'The Silent Library',
    text: 'Rise on tiptoe and slide a pretend book onto the top shelf. Sink back down in four counts. Then stand on one leg and reach for the far shelf. Do six of each, without a sound. Oh no, dust! Freeze before the sneeze for five counts. Sit down and sigh softly.',
  },
  {
    title: 'Comma, Period, Question',
    text: 'Marks in a book tell the reader when to wait. March on the spot while your grown-up calls marks. Comma: clap once and wait one beat. Period: stamp and wait two. Question mark: curl one arm over your head. Play twenty marks. At the final period, sit and breathe out.',
  },
]
