import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'T. rex Takes a Walk',
    text: 'T. rex held its tail out straight for balance. Tuck in your arms, lean forward and take eight heavy steps. Freeze: sniff left, sniff right. Choose: stomp or tiptoe. Do six rounds. Try to scratch your back with those short arms. Lie down and take five rumbling breaths.',
  },
  {
    title: 'Lunch in the Treetops',
    text: 'Brachiosaurus could reach high into the trees. Lift one arm: your hand is the head. Stretch up on your toes and nibble for eight counts. Bend low and drink for eight. Stand on one leg for the best twig. Do three rounds with each arm. Sit down and digest with slow breaths.',
  },
  {
    title: 'The Crested Caller',
    text: 'One duck-billed dinosaur may have called through its hollow crest. Curve an arm over your head as the crest. Breathe in for three counts and hoot low for five. Answer with six pats on your knees. Make eight calls, each one softer. Make the last call with breath alone.',
  },
]
