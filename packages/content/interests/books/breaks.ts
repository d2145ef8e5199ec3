import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Giant Page Turn',
    text: 'This book is taller than you. Squat, grab the corner of a page and lift. Walk it over in four big steps and press it flat. Turn ten pages. Page six is sticky, so pull hard. Push the heavy cover shut, lean back and take three slow breaths.',
    older:
      'One old atlas in London stands nearly six feet tall. Six people carry it. Sink into a half squat. Sweep one straight arm from side to side in eight counts. Turn back with the other arm. Turn twelve pages, never rising or dipping. Stretch up and take three slow breaths.',
  },
  {
    title: 'The Silent Library',
    text: 'Rise on tiptoe and slide a pretend book onto the top shelf. Sink back down in four counts. Then stand on one leg and reach for the far shelf. Do six of each, without a sound. Oh no, dust! Freeze before the sneeze for five counts. Sit down and sigh softly.',
    older:
      'The Library of Congress has more than 800 miles of shelves. Reach for the top one on tiptoe for eight counts. Sink and reach for the bottom one for eight. Do eight of each. Every sound you make adds one reach. Sit down and breathe so softly that you hear nothing.',
  },
  {
    title: 'Comma, Period, Question',
    text: 'Marks in a book tell the reader when to wait. March on the spot while your grown-up calls marks. Comma: clap once and wait one beat. Period: stamp and wait two. Question mark: curl one arm over your head. Play twenty marks. At the final period, sit and breathe out.',
    older:
      'Many ancient books had neither commas nor spaces. March on the spot and count sixty steps. Every third step is a comma: clap. Every fifth is a period: freeze on one foot for one breath. What happens at fifteen? Do it again without a mistake. Final period: stand still and breathe out.',
  },
]
