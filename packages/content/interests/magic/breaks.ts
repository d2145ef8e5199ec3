import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Bottomless Hat',
    text: 'This magic hat is very deep. Bend your knees and reach in. Pull a scarf, hand over hand, twelve times. Heave out a piano with eight big pulls. Choose the next surprise: a whale or a wardrobe. Push it all back in, ten pushes. Bow slowly and breathe out.',
    older:
      'No hat is bottomless, but warm muscles do reach farther. Hang forward with soft knees. Note how low your fingertips come. Roll up, stretch tall for eight counts and hang again for eight. Do seven rounds. How many finger widths did you gain? Roll up slowly and stand still for three breaths.',
  },
  {
    title: 'Hover and Float',
    text: 'A magician can make things seem to float. Lift one heel, then the toes, until your foot hovers. Let both arms rise like smoke and sink again, eight counts. Change feet. Hover three times on each. If you wobble, say it is part of the trick. Float down and lie still.',
    older:
      'A muscle that pushes for long goes on pushing by itself. Stand sideways to a wall. Press the back of your near hand against it for thirty counts. Step away and relax. What does your arm do? Test the other. Do both again: which floats higher? Let them sink and breathe.',
  },
  {
    title: 'Abracadabra Fingers',
    text: 'Magicians keep their fingers nimble. Open each fist one finger at a time, five times. Ripple all ten like a wave, eight times. Show one thumb and the other little finger, then switch. Switch ten times. Do it twice if you can. Blow slowly into one fist and open it. Empty! It works every time.',
    older:
      "A magician's one hand draws the eye while the other works. Draw big, slow circles with one arm. Behind your back, touch thumb to each finger in turn. Neither hand may pause. Do twenty circles, then change hands. Do it again on one leg. Open both hands, empty as expected, and breathe out.",
  },
]
