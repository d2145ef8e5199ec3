import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Space Station Workout',
    text: 'Astronauts on the space station exercise about two hours a day. Squat and press a pretend bar up, ten times. March thirty steps with high knees. Row with both arms, ten strokes. Yours takes one round, or two if there is time. Then zip up your sleeping bag and float for five slow breaths.',
  },
  {
    title: 'New Moon to Full Moon',
    text: 'New Moon: curl up small. Crescent: stand and curve to one side. Half Moon: lift the right arm and leg. Full Moon: make a wide, round shape. Hold each for six counts, then shrink back on the left side. Live through one month, or three. Rest as a new Moon in the dark.',
  },
  {
    title: 'Pulsar Hands',
    text: 'Some stars, called pulsars, seem to blink on a steady beat. Open and close both hands: blink, wait, blink, wait, ten times. A fast pulsar never waits: blink twenty times. Cross your wrists and choose a beat of your own. Blink slower with each breath until you fade.',
  },
]
