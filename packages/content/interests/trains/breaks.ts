import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Up the Steep Grade',
    text: 'A steam train works hardest uphill. Bend your knees, roll your arms and take twenty heavy steps. Say it: chuff, chuff, chuff, chuff. Over the top! Take twenty light little steps down. Make three hills. Choose the load: coal or a thousand cakes. Brake slowly and let off a long, soft hiss.',
  },
  {
    title: 'The Signal Arm',
    text: 'Many old railroads told drivers stop or go with a signal arm. Stand on one leg, arm straight out: stop. Hold for eight counts. Raise the arm straight up: go. Chug four slow steps. Change legs. Set the signal three to ten times. Last train gone! Lower your arm and breathe out.',
  },
  {
    title: 'Clickety-Clack Hands',
    text: 'Train wheels click over the joints in the rails. Pat your knees clickety-clack, eight times slowly, sixteen times quickly. In the tunnel, pat eight in a whisper. Now hoot for a crossing: long, long, short, long. Ride two trips. Slow down for the station, stop and breathe out.',
  },
]
