import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Bottomless Hat',
    text: 'This magic hat is very deep. Bend your knees and reach in. Pull a scarf, hand over hand, twelve times. Heave out a piano with eight big pulls. Choose the next surprise: a whale or a wardrobe. Push it all back in, ten pushes. Bow slowly and breathe out.',
  },
  {
    title: 'Hover and Float',
    text: 'A magician can make things seem to float. Lift one heel, then the toes, until your foot hovers. Let both arms rise like smoke and sink again, eight counts. Change feet. Hover three times on each. If you wobble, say it is part of the trick. Float down and lie still.',
  },
  {
    title: 'Abracadabra Fingers',
    text: 'Magicians keep their fingers nimble. Open each fist one finger at a time, five times. Ripple all ten like a wave, eight times. Show one thumb and the other little finger, then switch. Switch ten times. Do it twice if you can. Blow slowly into one fist and open it. Empty! It works every time.',
  },
]
