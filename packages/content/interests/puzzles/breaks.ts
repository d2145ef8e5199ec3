import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Door-Sized Jigsaw',
    text: 'The pieces of this puzzle are as big as doors. Squat, lift one and carry it six steps. Turn it left, turn it right: which way fits? Push it in for eight counts. Place six pieces. The last one hid behind you, of course. Stand back, admire it and take three breaths.',
  },
  {
    title: 'Be a Tangram',
    text: 'A tangram puzzle has five triangles, one square and one parallelogram. Triangle: feet wide, hands together up high. Square: bend your knees and elbows. Parallelogram: lean your whole self to one side. Hold each for six counts. Make all seven, rest, and make them again. Fold yourself into the box and rest.',
  },
  {
    title: 'The Growing Clap',
    text: 'Clap, pat. Clap, pat, pat. Clap, pat, pat, pat. Do you hear the rule? Add one pat to your knees each time, up to eight. Then take one away each time. Play it again with your arms crossed. It scrambles the brain a little! Open your hands and breathe out slowly.',
  },
]
