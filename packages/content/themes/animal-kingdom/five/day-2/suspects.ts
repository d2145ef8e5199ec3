import type { Suspect } from '../../../../types.ts'

export const suspects: Suspect[] = [
  { id: 'mouse', name: 'a mouse', ruledOut: 'Not a mouse: its feet are much smaller than our prints.' },
  {
    id: 'squirrel',
    name: 'a squirrel',
    ruledOut: 'Not a squirrel: gray squirrels sleep at night and have longer feet.',
  },
  { id: 'beaver', name: 'a beaver', ruledOut: 'Not a beaver: its front feet have five toes, ours have four.' },
  {
    id: 'spoon',
    name: 'the spoon',
    ruledOut: 'Not the spoon: the line leads in, too. The spoon was still on its shelf then.',
  },
  {
    id: 'twig',
    name: 'the twig',
    ruledOut: 'Not the twig: the line leads out, too. The twig was left behind by the shelf.',
  },
  { id: 'snake', name: 'a snake', ruledOut: 'Not a snake: snakes hardly move on such a cold night.' },
]
