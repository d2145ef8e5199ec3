import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Digger at Work',
    text: 'You are a digger with one huge arm. Bend your knees, scoop low, lift high and turn. Tip out the dirt with a crash. Dig eight scoops with each arm. Back up four small steps and beep. Dig it all once more. Switch off, let your arm droop and breathe out.',
  },
  {
    title: 'Tall Wall, Level Floor',
    text: 'Builders check every wall and floor. Be the wall: stand tall on one leg for eight counts. Be the level: arms out, tilt left, tilt right, then settle. Change legs. Do four rounds. If your wall is crooked, choose: mend it or giggle. Sit level and take three slow breaths.',
  },
  {
    title: 'Tap, Saw, Sand',
    text: 'A building site has its own beat. Tap one fist on your palm: tap, tap, bang, four times. Saw the air slowly, eight strokes. Sand your knees in circles, eight counts. Change hands and begin again. Do four rounds. Blow away the pretend dust with three long breaths.',
  },
]
