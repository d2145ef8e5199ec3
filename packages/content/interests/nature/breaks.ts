import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'From Spring to Sea',
    text: 'Be a spring: jiggle your fingers for ten counts. Be a stream: ten quick little steps in a curve. Be a river: ten wide, strong steps. Be a waterfall: reach high and pour down, five times. Flow through it all three times. Be the sea, and roll slowly until you are calm.',
    older:
      'A drop of water takes about ninety days down the Mississippi. Take thirty tiny steps on the spot, on tiptoe. Walk thirty counts heel to toe in curves. Sway thirty counts from one bent leg to the other. Go back upstream in reverse, on the same beat. Stand and breathe slowly.',
  },
  {
    title: 'The Turning Sunflower',
    text: 'Young sunflowers turn with the Sun from east to west. Plant both feet and grow from a squat for eight counts. Turn your face and arms slowly from one side to the other. Balance on one stem for five counts. Live four sunny days. At night, turn slowly back and rest.',
    older:
      'Young sunflowers follow the Sun by day and turn back at night. Stand on one leg, arms forward. Turn arms and head from left to right in twelve counts. Turn back in six. Do three days on each leg. Touching down makes it cloudy: start that day again. Stand still for five breaths.',
  },
  {
    title: 'Cricket Night',
    text: 'A cricket chirps by rubbing its wings together. Rub your palms: chirp, chirp, chirp, rest. Warm nights make crickets faster, so play twenty quick chirps. Cool nights slow them, so play eight slow ones. Then open and close your hands like fireflies, ten times. Play three nights. Hush and listen.',
    older:
      "Count some crickets' chirps for fourteen seconds and add forty. The sum is close to degrees Fahrenheit. Rub your palms once a count, fourteen counts: 54 degrees. Rub twice a count for 68, three times for 82. Step each count as you rub. Do three rounds. Listen to the room for ten breaths.",
  },
]
