import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'T. rex Takes a Walk',
    text: 'T. rex held its tail out straight for balance. Tuck in your arms, lean forward and take eight heavy steps. Freeze: sniff left, sniff right. Choose: stomp or tiptoe. Do six rounds. Try to scratch your back with those short arms. Lie down and take five rumbling breaths.',
    older:
      'T. rex balanced a heavy head with a heavy tail. Stand on one leg. Lean forward and stretch the other leg back for ten counts. Do four on each leg. Then tuck in both arms and try two more. Arms that short are no help. Stand tall and take five slow breaths.',
  },
  {
    title: 'Lunch in the Treetops',
    text: 'Brachiosaurus could reach high into the trees. Lift one arm: your hand is the head. Stretch up on your toes and nibble for eight counts. Bend low and drink for eight. Stand on one leg for the best twig. Do three rounds with each arm. Sit down and digest with slow breaths.',
    older:
      'Brachiosaurus could probably reach branches thirty feet up. Reach up a wall with one hand and remember the height. Bend slowly to each side, eight times. Reach again. Circle your shoulders ten times and reach on tiptoe. Measure what you gained in finger widths. Try the other arm, then rest both and breathe.',
  },
  {
    title: 'The Crested Caller',
    text: 'One duck-billed dinosaur may have called through its hollow crest. Curve an arm over your head as the crest. Breathe in for three counts and hoot low for five. Answer with six pats on your knees. Make eight calls, each one softer. Make the last call with breath alone.',
    older:
      'One duck-billed dinosaur, Parasaurolophus, had a hollow crest over three feet long. Low notes may have sounded through it. Hum your lowest note and count until it ends. Take three calm breaths in between. Try it standing, bending, on one leg, sitting and lying. Which hum was longest? Stay down and rest.',
  },
]
