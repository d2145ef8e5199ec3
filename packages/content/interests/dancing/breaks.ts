import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Gumboot Beat',
    text: 'Gumboot dancers in South Africa stamp and slap their boots for music. Stamp right, stamp left, pat your shins twice, clap once. Stay low and strong. Dance it eight times, then turn to the next wall. Dance to all four walls. Bow slowly, let your arms hang and breathe.',
  },
  {
    title: 'Ballet in Slow Motion',
    text: 'Many ballet classes begin with a soft knee bend, the plié (plee-AY). Heels together, bend for four counts and rise for four. Do eight. Float your arms up and rest one foot on your ankle. Balance for eight counts, then change legs. Do it all twice. Make a grand bow and breathe out.',
  },
  {
    title: 'Dancing Fingers',
    text: 'In many dances of India, the hands help tell the story. Cross your thumbs and flutter a bird for eight counts. Lay palm on palm and swim a fish for eight. Open a flower slowly for eight. Dance it four times. Choose one more animal. Close your flower and rest.',
  },
]
