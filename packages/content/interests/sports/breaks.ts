import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Slalom Skier',
    text: 'Ski downhill with your feet together and your knees bent. Lean left and right around twenty gates, without lifting your feet. Tuck low for eight counts. Stand tall and ride the lift back up. Ski three runs. Wave to the crowd, even if it is only the lamp. Sit and breathe slowly.',
  },
  {
    title: 'Four-Inch Beam',
    text: "A gymnast's beam is only about four inches wide. Walk eight steps on a pretend one, heel to toe. Lift one knee for five counts. Turn around slowly on your toes. Cross six times and lift the other knee each time. Salute the judges, sit down and take four slow breaths.",
  },
  {
    title: 'Living Room Swim',
    text: 'Lean forward and swim with long arms. Blow out for three strokes, then turn your head and breathe in. Do ten rounds, as swimmers do. Now stand tall for twenty backstrokes. Swim both twice. Choose your pool: warm or brrr. Lie on your back and float for six breaths.',
  },
]
