import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'The Itchy Bear',
    text: 'A bear sets down its whole foot, just as you do. Walk eight steps on hands and feet. Stand up tall and sniff left and right. Rub your back on a pretend tree, ten times. Do two rounds or four. Then curl up in your den for five slow breaths.',
    older:
      'A bear sets down its whole foot, just as you do. Put hands and feet on the floor, knees a hand high. Hold for ten counts. Walk eight steps, opposite hand and foot together. Rest for ten. Do four rounds without a knee touching. Lie down for five slow breaths.',
  },
  {
    title: 'Sloth in No Hurry',
    text: "A sloth's fur can turn green with tiny algae. Sloths are slow, so give each arm and leg five counts. Crawl across the room that way. Halfway, scratch in slow motion. Choose: smile or yawn all the way back. Lie down and breathe six times.",
    older:
      'A sloth can take weeks to digest one meal. Nothing about it is urgent. Go from standing to lying flat in sixty counts. Always move, never stop and never speed up. Come back up in sixty. How close to sixty did you arrive? Take six slow breaths.',
  },
  {
    title: 'Woodpecker and Whale',
    text: 'A woodpecker drums to say that this tree is taken. Tap ten quick beats on your knees, then rest for four. Drum three times or six. Now be a whale. Dive your hands low, rise, puff out and breathe in. Take three whale breaths, each slower than the last.',
    older:
      "A woodpecker can strike twenty times a second. Tap your knees for ten counts and count your taps. Rest for ten. Do four rounds: which is best? A diving blue whale's heart may beat only twice a minute. Feel yours. Slow it down with eight breaths, four counts in, six out.",
  },
]
