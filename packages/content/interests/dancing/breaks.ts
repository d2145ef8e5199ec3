import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Gumboot Beat',
    text: 'Gumboot dancers in South Africa stamp and slap their boots for music. Stamp right, stamp left, pat your shins twice, clap once. Stay low and strong. Dance it eight times, then turn to the next wall. Dance to all four walls. Bow slowly, let your arms hang and breathe.',
    older:
      "Miners in South Africa turned their boots' beat into a dance. Stamp right, stamp left, pat both shins, clap behind your back. Do it eight times, low and even. Do it eight times with the order reversed. Alternate the two, eight rounds without a stop. Bow slowly, hang loose and breathe.",
  },
  {
    title: 'Ballet in Slow Motion',
    text: 'Many ballet classes begin with a soft knee bend, the plié (plee-AY). Heels together, bend for four counts and rise for four. Do eight. Float your arms up and rest one foot on your ankle. Balance for eight counts, then change legs. Do it all twice. Make a grand bow and breathe out.',
    older:
      'A dancer fixes both eyes on one spot to stay steady. Test it. Rest one foot on your ankle. Look at one spot for fifteen counts. Let your eyes wander for fifteen. Which was harder? Change legs. Do it again, on tiptoe if you can. Bend slowly, rise and breathe out.',
  },
  {
    title: 'Dancing Fingers',
    text: 'In many dances of India, the hands help tell the story. Cross your thumbs and flutter a bird for eight counts. Lay palm on palm and swim a fish for eight. Open a flower slowly for eight. Dance it four times. Choose one more animal. Close your flower and rest.',
    older:
      'A classical dance of India has 28 signs for a single hand. Touch your thumb to pointer, ring, middle and little finger. Do it ten times with both hands. Now one hand starts at the little finger. Do ten of those while walking slowly on tiptoe. Shake out your hands and breathe slowly.',
  },
]
