import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Space Station Workout',
    text: 'Astronauts on the space station exercise about two hours a day. Squat and press a pretend bar up, ten times. March thirty steps with high knees. Row with both arms, ten strokes. Yours takes one round, or two if there is time. Then zip up your sleeping bag and float for five slow breaths.',
    older:
      'In orbit a barbell weighs nothing, so astronauts use machines that resist. Resist yourself. Bend one arm up in ten counts while the other hand resists. Push down in ten. Do two with each arm. Then do six squats, four counts each. Shake out and take five slow breaths.',
  },
  {
    title: 'New Moon to Full Moon',
    text: 'New Moon: curl up small. Crescent: stand and curve to one side. Half Moon: lift the right arm and leg. Full Moon: make a wide, round shape. Hold each for six counts, then shrink back on the left side. Live through one month, or three. Rest as a new Moon in the dark.',
    older:
      'In the United States, the Moon grows from the right. Raise your right arm and leg sideways in fifteen counts. Change legs and raise the left arm and leg in fifteen. That makes a month, half a day too long. Do three months. Stand still in the dark, eyes closed.',
  },
  {
    title: 'Pulsar Hands',
    text: 'Some stars, called pulsars, seem to blink on a steady beat. Open and close both hands: blink, wait, blink, wait, ten times. A fast pulsar never waits: blink twenty times. Cross your wrists and choose a beat of your own. Blink slower with each breath until you fade.',
    older:
      'The fastest known pulsar spins over 700 times a second. Open one hand as the other closes, forty times. Let one hand blink twice as fast as the other, forty counts. Change hands. Cross your wrists and do it all again. Where does the beat slip? Fade with five slow breaths.',
  },
]
