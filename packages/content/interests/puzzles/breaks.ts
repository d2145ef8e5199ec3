import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Door-Sized Jigsaw',
    text: 'The pieces of this puzzle are as big as doors. Squat, lift one and carry it six steps. Turn it left, turn it right: which way fits? Push it in for eight counts. Place six pieces. The last one hid behind you, of course. Stand back, admire it and take three breaths.',
    older:
      'The first jigsaws were maps, sawed apart to teach geography. Make a shape with both arms and hold it for five counts. Now show its mirror image. Then turn the shape upside down. Hold each for five. Do eight new shapes, the last four on one leg. Let your arms sink and breathe out.',
  },
  {
    title: 'Be a Tangram',
    text: 'A tangram puzzle has five triangles, one square and one parallelogram. Triangle: feet wide, hands together up high. Square: bend your knees and elbows. Parallelogram: lean your whole self to one side. Hold each for six counts. Make all seven, rest, and make them again. Fold yourself into the box and rest.',
    older:
      'Seven tangram pieces make thousands of figures. Make seven holds of eight counts. In the first, four parts of you touch the floor. Then three, then two, then one. Go back up to four. Do a second round, and no hold may come twice. Fold up small and take five slow breaths.',
  },
  {
    title: 'The Growing Clap',
    text: 'Clap, pat. Clap, pat, pat. Clap, pat, pat, pat. Do you hear the rule? Add one pat to your knees each time, up to eight. Then take one away each time. Play it again with your arms crossed. It scrambles the brain a little! Open your hands and breathe out slowly.',
    older:
      'Add the numbers from one to ten. You get 55. Clap and pat your knees once. Clap and pat twice, and so on up to ten. Stand on the left foot for odd numbers, the right for even. Did you make 55 pats? Go back down to one. Stand still and breathe slowly.',
  },
]
