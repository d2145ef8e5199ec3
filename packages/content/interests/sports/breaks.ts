import type { MovementBreak } from '../../types.ts'

export const breaks: MovementBreak[] = [
  {
    title: 'Slalom Skier',
    text: 'Ski downhill with your feet together and your knees bent. Lean left and right around twenty gates, without lifting your feet. Tuck low for eight counts. Stand tall and ride the lift back up. Ski three runs. Wave to the crowd, even if it is only the lamp. Sit and breathe slowly.',
    older:
      'A slalom course can have more than sixty gates. Bend your knees and keep your feet together. Shift your weight left and right, sixty times on one steady beat. Your hands stay off your legs. Rest for five breaths. Ski it again, an inch lower. Stand tall and breathe until your legs stop humming.',
  },
  {
    title: 'Four-Inch Beam',
    text: "A gymnast's beam is only about four inches wide. Walk eight steps on a pretend one, heel to toe. Lift one knee for five counts. Turn around slowly on your toes. Cross six times and lift the other knee each time. Salute the judges, sit down and take four slow breaths.",
    older:
      'A routine on the four-inch beam lasts ninety seconds at most. Choose a straight line on the floor. Walk heel to toe, turn on tiptoe, balance and bend low. Fill ninety counts. Start with ten points and lose one for each step off. Try again for more. Stand tall and breathe slowly.',
  },
  {
    title: 'Living Room Swim',
    text: 'Lean forward and swim with long arms. Blow out for three strokes, then turn your head and breathe in. Do ten rounds, as swimmers do. Now stand tall for twenty backstrokes. Swim both twice. Choose your pool: warm or brrr. Lie on your back and float for six breaths.',
    older:
      'Swimmers who breathe every third stroke use both sides in turn. Lean forward, back flat, and swim thirty slow strokes like that. Breathe every second stroke for thirty, then change sides. Swim thirty backstrokes standing on tiptoe. Which lap was smoothest? Swim that one again. Lie on your back for six breaths.',
  },
]
