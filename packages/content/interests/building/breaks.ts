import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Digger at Work',
    text: 'You are a digger with one huge arm. Bend your knees, scoop low, lift high and turn. Tip out the dirt with a crash. Dig eight scoops with each arm. Back up four small steps and beep. Dig it all once more. Switch off, let your arm droop and breathe out.',
    older:
      "Your upper arm, forearm and hand match a digger arm's three parts. Move only your shoulder for four counts. Then only the elbow, then only the wrist. Go back in reverse. Do two with each arm. Last, start one arm at the shoulder, one at the wrist. Hang loose and breathe.",
  },
  {
    title: 'Tall Wall, Level Floor',
    text: 'Builders check every wall and floor. Be the wall: stand tall on one leg for eight counts. Be the level: arms out, tilt left, tilt right, then settle. Change legs. Do four rounds. If your wall is crooked, choose: mend it or giggle. Sit level and take three slow breaths.',
    older:
      'Very tall towers are built to sway a little in the wind. Stand on one leg, arms folded, for twenty counts. Change legs. Stand heel to toe with closed eyes for twenty. How many sways do you feel? Do two rounds and halve your number. Stand wide and take five slow breaths.',
  },
  {
    title: 'Tap, Saw, Sand',
    text: 'A building site has its own beat. Tap one fist on your palm: tap, tap, bang, four times. Saw the air slowly, eight strokes. Sand your knees in circles, eight counts. Change hands and begin again. Do four rounds. Blow away the pretend dust with three long breaths.',
    older:
      'Japanese saws cut on the pull, most others on the push. Slide one hand to and fro on your knee. Pat the other knee with the other hand. Switch jobs every eight counts, eight times. Switch every four, then every two. How long before they mix? Rest your hands and breathe out.',
  },
]
