import type { Clue } from '../../../../../types.ts'

/** So that a lesson can rule out two. */
export const moreSecondClues: Clue[] = [
  {
    skills: ['math.2.clock-five-minutes'],
    ask: 'After lunch, a child spun a top and our thing. The top fell at 3:10, ours with short hand past 3, long on 7. When, with a.m. or p.m.?',
    answer: '3:35 p.m.',
    tells: 'At 3:35 p.m., long after the top. So it is no top.',
    clears: 'top',
  },
  {
    skills: ['math.2.two-step-stories'],
    ask: 'Dot throws 50 beans at the thing. 14 hit its rim and 36 fly through. How many are left to hit a spoke?',
    answer: '0',
    sum: '50 - 14 - 36',
    tells: '0 beans hit a spoke, for there is none. A wheel has spokes, so it is no wheel.',
    clears: 'wheel',
  },
]
