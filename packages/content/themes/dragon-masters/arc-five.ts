import type { Beat } from '../../types.ts'

/** The largest dragon of the valley cannot sleep, and everyone feels it. */
export const arcFive: Beat[] = [
  {
    title: 'A Very Big Yawn',
    description: 'Hush, the largest cloud dragon, has not slept a wink. Now nobody can.',
    opener:
      "Welcome to Cloverscale Valley School, {child}! Mind the step, and mind the yawn. There it goes again! It blew three hats into the porridge. That was Hush, our cloud dragon, as long as a barn. Hush has not slept for three nights. A tired dragon drips rain on everyone. Marisol asks us to find out what is wrong. A keeper starts with careful work, so let's begin.",
    close:
      'Show your family the work you took most care with. Marisol looks it over and hands you a small green cap. You are a keeper now! She asks Hush to lie down, gently. Up Hush pops again. Something in that bed goes crunch.',
  },
  {
    title: 'Crunch in the Bed',
    description: 'A cloud dragon needs a soft place. This bed is anything but soft.',
    opener:
      "Yesterday something went crunch in the bed of our sleepless dragon. So Nils took a lamp and climbed in. He found nine pinecones, a teapot and a very surprised hen. No wonder! A bed must fit the one who sleeps in it. Flamingos doze on one leg. Bats hang upside down. What does a cloud dragon need? Sort out today's work, and we sort out the bed.",
    close:
      'Tell your family about something you put in order today. The bed is smooth now, and the hen has her own. Hush lies down with a sigh. Then two huge eyes open again. What is that dripping sound?',
  },
  {
    title: 'Drip, Drip, Drip',
    description: 'In the dark, the smallest sound is the loudest. Keepers go listening.',
    opener:
      "Last night we smoothed the bed. Then we heard it: drip, drip, drip. Sound travels well when all else is still. Tane tiptoed through the dens with an ear to every wall. The drip was not rain. It was not the spring. It was a baby kettle dragon, drooling in its sleep! Nobody has the heart to wake it. Listen closely in today's work, {child}. Small things tell you much.",
    close:
      'Sit very still with your family and count the sounds you hear. Then tell them what you worked out today. We slipped a moss cushion under the small chin. Silence! But Hush still turns and turns. There seems to be an itch.',
  },
  {
    title: 'The Itch Nobody Can Reach',
    description: 'Hush itches in the one spot no claw can get to. It takes a team.',
    opener:
      'Yesterday we stopped the drip. Then Hush turned over eleven times. The barn moved a foot to the left. It is an itch! It sits right between the wings. Lizards and snakes shed their skin as they grow. Hush is growing! Ayla tied a broom to a very long pole. It bends, so we need many hands. Reach for the hard bits today and ask for help.',
    close:
      'Show your family a hard part and tell what helped you. Five keepers hold the pole, and you say where. Left, left, up, there! Hush hums so low that the teapots dance. And still no sleep. What could be missing?',
  },
  {
    title: 'The Last Thing at Night',
    description: 'Bed, quiet and itch are done. The real answer was very small.',
    opener:
      'Last night the bed was soft. The barn was still and the itch was gone. Hush lay wide awake and looked at the door. Then Fig, our smallest dragon, remembered. Old keeper Wilma used to stop there each evening. She moved to the coast last week. All Hush wanted was for someone to say good night! Today we gather your best work, {child}, for a bedtime story.',
    close:
      'It is time for the bedtime story. Show your family three proud moments of this week. Now whisper good night. The great eyes close. The wings sink. Over the whole valley the clouds turn pink. Sleep well, Hush. Well done, keeper.',
  },
]
