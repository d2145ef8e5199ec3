import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'From Spring to Sea',
    text: 'Be a spring: jiggle your fingers for ten counts. Be a stream: ten quick little steps in a curve. Be a river: ten wide, strong steps. Be a waterfall: reach high and pour down, five times. Flow through it all three times. Be the sea, and roll slowly until you are calm.',
  },
  {
    title: 'The Turning Sunflower',
    text: 'Young sunflowers turn with the Sun from east to west. Plant both feet and grow from a squat for eight counts. Turn your face and arms slowly from one side to the other. Balance on one stem for five counts. Live four sunny days. At night, droop, close up and rest.',
  },
  {
    title: 'Cricket Night',
    text: 'A cricket chirps by rubbing its wings together. Rub your palms: chirp, chirp, chirp, rest. Warm nights make crickets faster, so play twenty quick chirps. Cool nights slow them, so play eight slow ones. Then open and close your hands like fireflies, ten times. Play three nights. Hush and listen.',
  },
]
