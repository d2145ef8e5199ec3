import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Up the Steep Grade',
    text: 'A steam train works hardest uphill. Bend your knees, roll your arms and take twenty heavy steps. Say it: chuff, chuff, chuff, chuff. Over the top! Take twenty light little steps down. Make three hills. Choose the load: coal or a thousand cakes. Brake slowly and let off a long, soft hiss.',
    older:
      'Steel wheels slip, so few main lines rise three feet per hundred. March on the spot and sink a little lower every ten steps. Be lowest at step fifty and tall again at step 100. Keep one beat. Rest for five breaths and do it again. Stand and breathe out.',
  },
  {
    title: 'The Signal Arm',
    text: 'Many old railroads told drivers stop or go with a signal arm. Stand on one leg, arm straight out: stop. Hold for eight counts. Raise the arm straight up: go. Chug four slow steps. Change legs. Set the signal three to ten times. Last train gone! Lower your arm and breathe out.',
    older:
      'Some old signal arms had three positions. Straight out meant stop, slanted meant caution, upright meant go. Stand on one leg and hold each for six counts. Change leg and arm. Do three rounds, and no train waits for a wobble. Count yours anyway. Lower both arms and take five slow breaths.',
  },
  {
    title: 'Clickety-Clack Hands',
    text: 'Train wheels click over the joints in the rails. Pat your knees clickety-clack, eight times slowly, sixteen times quickly. In the tunnel, pat eight in a whisper. Now hoot for a crossing: long, long, short, long. Ride two trips. Slow down for the station, stop and breathe out.',
    older:
      'Older American rails came in 39-foot pieces, and every joint clicked. Pat your knees: right, left, right, right, left, right, left, left. Pat it three times slowly, nine times quickly, once in a whisper. Let one foot tap along. Slow down, stop and breathe out.',
  },
]
