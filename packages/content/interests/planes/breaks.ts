import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Propellers to Takeoff',
    text: 'Swing one arm in ten big propeller circles, then the other. Spread your wings and taxi twelve slow steps. Power up: march on the spot, knees high, for twenty counts. Rise on your toes and soar. Fly three trips. Land on soft knees, park and let the engine sigh.',
    older:
      "The Wright brothers' two propellers turned in opposite directions. Circle one arm forward and the other backward for twelve counts. Their first flight lasted that long. Rest and switch directions. Do four flights. Their best that day took 59 seconds: try it with small circles. Lower your arms and take four breaths.",
  },
  {
    title: 'Bank Left, Bank Right',
    text: 'A plane tips its wings to turn. Stand on one leg with your wings wide. Tip left for four counts, level for four, right for four. A goose flies by: nod politely without a wobble. Do three turns on each leg. Wheels down! Sit, fold your wings and breathe out.',
    older:
      'In clouds, pilots cannot feel what is level. They trust a dial. Stretch your arms wide and close your eyes. Tip left for four counts, right for four, then stop level. Look: are both hands equally high? Do five on both feet. Do three on each leg, eyes open. Breathe out slowly.',
  },
  {
    title: 'Signal the Pilot',
    text: 'Airport crews guide planes with their arms. Come ahead: bend your elbows and beckon eight times. Slow down: pat the air low, eight times. Stop: cross your arms high over your head. Park six planes. Choose: jumbo jet or tiny two-seater. Wave to the last pilot and take three slow breaths.',
    older:
      'Pilots all over the world know the same arm signals. Choose five moves: beckon, pat low, cross high, point left, point right. Do them in a row, two counts each. Do them backward. Do both on one leg, then the other. No mistake? Add a sixth. Lower your arms and take three slow breaths.',
  },
]
