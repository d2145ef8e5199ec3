import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'dancing.dance-studio',
  ...anyLesson,
  title: 'Dance Studio',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'move',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 0,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Growing Dance',
      ages: 'younger',
      child:
        'Make up a dance for {hero} at {place}. Answer a question to win its next move. Choose a reach, a turn, a stamp or a wiggle. Dance it all from the start each time!',
      earned: true,
      inShort: {
        you: 'Clap a steady beat, and draw the new move on the dance list.',
        child: 'Makes up a move and does it four times, saying the answer. Then dances all moves so far.',
        end: 'Your child shows the whole dance and bows.',
      },
      round:
        'Your child says {answer} and chooses a stamp. You clap, and your child stamps four times, saying {answer} each time.',
      steps: ['Get out paper and pencils. The sheet is the dance list.', 'Wrong? Work it out together.'],
      say: 'Five, six, seven, eight! That is how dancers are counted in.',
    },
    {
      title: 'The Talking Statues',
      ages: 'younger',
      child:
        'Build a statue garden at {place} with your body. Answer a question to win one pose. Choose high, middle or low. Dance slowly from statue to statue when {friend} visits.',
      earned: true,
      inShort: {
        you: 'Write the right answer on a card. At the end, hold up the cards one by one.',
        child: 'Strikes a pose. Then draws the pose on that card as a stick figure.',
        end: 'At each card, your child becomes the statue and says its answer.',
      },
      round:
        'Your child says {answer} and freezes in a high pose. You write {answer} on a card. Then your child comes and draws the pose below.',
      steps: ['Get out paper and pencils. Tear one sheet into four cards.', 'Wrong? Work it out together.'],
      say: 'Fix your eyes on one spot. That keeps a statue from wobbling.',
    },
    {
      title: 'Theme and Changes',
      ages: 'older',
      child:
        'Invent a short dance for {hero}: eight counts, four moves. Answer a question to win a change. Choose how far to push it. Show theme and changes at {place}.',
      earned: true,
      inShort: {
        you: 'Name the next change and count to eight. The changes: backward, half speed, close to the floor, as big as possible.',
        child: 'Dances the theme with that change.',
        end: 'Your child dances the theme and all changes without a stop.',
      },
      round:
        'Your child says {answer}, and you name the first change: backward. You count to eight, and the four moves run from last to first.',
      steps: [
        'Get out paper and pencils. Your child makes up the theme, four moves of two counts each, and writes it down.',
        'Wrong? Work it out together.',
      ],
      say: 'Choreographers make much out of little. Which move looks strangest backward?',
    },
    {
      title: 'The Dance Score',
      ages: 'older',
      child:
        'Write a dance that a stranger can read at {place}. Answer a question to add one bar. Choose its four moves and draw a sign for each. Test it: {friend} dances only what is written.',
      earned: true,
      inShort: {
        you: 'Dance the new bar exactly as it is written.',
        child: 'Writes one bar: a sign for each of four moves. Mends any sign that you dance wrong.',
        end: 'You dance the whole score without any help.',
      },
      round:
        'Your child says {answer} and draws four signs: step, step, reach, turn. You reach with the wrong arm! Your child adds a small R to that sign.',
      steps: [
        'Get out paper and pencils. The sheet is the score. Each sign takes one count.',
        'Wrong? Work it out together.',
      ],
      say: 'Rudolf Laban found signs for every move of a dance. I dance only what I read.',
    },
  ],
  safety: [
    { hazard: 'dancing indoors', adultNote: 'Stay close, clear the floor and see to bare feet or shoes that grip.' },
  ],
}
