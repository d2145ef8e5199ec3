import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Propellers to Takeoff',
    text: 'Swing one arm in ten big propeller circles, then the other. Spread your wings and taxi twelve slow steps. Power up: march on the spot, knees high, for twenty counts. Rise on your toes and soar. Fly three trips. Land on soft knees, park and let the engine sigh.',
  },
  {
    title: 'Bank Left, Bank Right',
    text: 'A plane tips its wings to turn. Stand on one leg with your wings wide. Tip left for four counts, level for four, right for four. A goose flies by: nod politely without a wobble. Do three turns on each leg. Wheels down! Sit, fold your wings and breathe out.',
  },
  {
    title: 'Signal the Pilot',
    text: 'Airport crews guide planes with their arms. Come ahead: bend your elbows and beckon eight times. Slow down: pat the air low, eight times. Stop: cross your arms high over your head. Park six planes. Choose: jumbo jet or tiny two-seater. Wave to the last pilot and take three slow breaths.',
  },
]
