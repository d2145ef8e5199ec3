import type { World } from '../../types.ts'

export const breaks: World['breaks'] = [
  {
    title: 'Stepping Stone Crossing',
    text: 'Picture eight stones across a stream. Step from stone to stone with long strides and arms out wide. Turn at the far bank and come back. Cross five times. Then sit on the bank and let your feet rest.',
  },
  {
    title: 'Ring the Great Bell',
    text: 'Reach up, grip a pretend rope and pull it to your knees. Let it lift you back onto your toes. Ring the bell fifteen times. Let the last bong hum in your chest as you breathe out.',
  },
  {
    title: 'Stubborn Donkey',
    text: 'Lean back on your heels like Bramble, who will not move. Hold for five counts. Then trot twelve steps with high knees. Stop and lean again. Do six turns. Shake your mane, sigh loudly and stand quite still.',
  },
  {
    title: 'Push the Stone Door',
    text: 'One foot in front, push a heavy pretend door for ten counts. Brush off your hands, turn and push another. Open eight doors. Tiptoe through the last one and stretch as wide as you can.',
  },
  {
    title: 'Kite on the Hill',
    text: 'Be a kite in the wind. Sway with arms up, dip left, dip right, spin once slowly. Do ten gusts. The wind drops. Flutter down, bit by bit, until you lie flat on the grass.',
  },
  {
    title: 'Lever and Cow',
    text: 'Squat deep with your hands flat in front of you. Lift your stone cow slowly to your chest, then over your head. Lower it just as slowly. Do ten lifts. Give the cow a pat and roll your shoulders.',
  },
  {
    title: 'Paddle the Raft',
    text: 'Kneel and dip a pretend paddle deep on the left, ten strokes. Change sides for ten more. Do this three times as the river gets quicker. Drift to the bank, lie back and look at the sky.',
  },
  {
    title: 'Tiptoe Past the Hush',
    text: 'A big, shy creature is asleep in the middle of the room. Tiptoe around it twice without a sound. Freeze whenever your grown-up snores. Do four rounds. At last, curl up beside it and breathe just as slowly.',
  },
  {
    title: 'Signpost Turns',
    text: 'Stand tall with one arm out as a signpost. Jump a quarter turn and point a new way. Go all the way around ten times, five each way. Point to the sky, then fold up your arms.',
  },
  {
    title: 'Grow Like an Oak',
    text: 'Curl up small as an acorn. Press your feet down like roots for five counts. Then grow slowly, with branches wide, for ten counts. Sway in a storm. Do it four times. Stand firm and feel how tall you are.',
  },
  {
    title: 'Honeybee Waggle',
    text: 'Waggle your whole body as you walk six steps in a line. Circle back first left, then right, in a figure eight. Dance eight rounds. Then buzz out all your air and land softly on a bloom.',
  },
  {
    title: 'Windmill Arms',
    text: 'Stand wide and touch your right hand to your left foot. Come up, then switch sides. Turn your windmill twenty times, steady as the breeze. Now the wind fades. Turn slower and slower till you hang loose.',
  },
  {
    title: 'Climb the Nine Hundred',
    text: 'Step up a pretend stairway with knees high and arms pumping. Climb thirty steps, shade your eyes and turn once for the view. Climb four flights. Sit on the top step and puff five times.',
  },
  {
    title: 'Echo Moves',
    text: 'One person makes a slow move, like a stretch or a stomp. The other does it right after, as an echo. Swap after six moves and play four rounds. End with a move so small that it can hardly be seen.',
  },
  {
    title: 'Pitch the Tent',
    text: 'Hands and feet on the floor, lift your hips like a tent. Hold for six counts, then sink to your knees. Pitch it eight times. At last, lie down inside and count ten stars in your mind.',
  },
]
