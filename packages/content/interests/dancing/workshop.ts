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
      inShort: {
        you: 'Clap a steady beat, and count each move in.',
        child: 'Answers, invents a move, says the answer to its beat and dances all moves so far: one {token}.',
        end: 'The whole dance is shown and ends in a bow.',
      },
      round:
        'You read question 1. Your child says {answer}, chooses a stamp and does it four times, with {answer} in the beat of your claps. It goes on the dance list: one {token}.',
      steps: [
        'Get out paper and pencils. One sheet is the dance list, drawn in stick figures.',
        'Clap softly while you work out a wrong answer together.',
      ],
      say: 'Five, six, seven, eight! That is how dancers are counted in.',
    },
    {
      title: 'The Talking Statues',
      ages: 'younger',
      child:
        'Build a statue garden at {place} with your body. Answer a question to win one pose. Choose high, middle or low. Dance slowly from statue to statue when {friend} visits.',
      inShort: {
        you: 'Ask. At the end, be {friend}: hold up the cards one by one.',
        child: 'Answers, strikes a pose and draws it as a stick figure on a card: one {token}.',
        end: 'Every statue has moved and spoken its answer.',
      },
      round:
        'You read question 1. Your child says {answer} and freezes in a high pose. You write {answer} on a card, and the pose is drawn below it: one {token}.',
      steps: [
        'Get out paper and pencils. Tear one sheet into four cards. Any spare is the sign.',
        'A wrong answer makes a wobbly statue: mend it, then freeze.',
        'At each card, your child melts into the pose for eight counts and says the answer.',
      ],
      say: 'Fix your eyes on one spot. That keeps a statue from wobbling.',
    },
    {
      title: 'Theme and Changes',
      ages: 'older',
      child:
        "Invent a short dance for {hero}: eight counts, four moves. Answer a question to win a choreographer's tool. Choose how far to push the change. Show theme and changes at {place}.",
      inShort: {
        you: 'Ask, hand out the next tool, and count to eight.',
        child: 'Answers, dances the theme changed by one tool and notes the tool: one {token}.',
        end: 'Theme and all changes are danced without a stop.',
      },
      round:
        'You read question 1. Your child says {answer}, tells how it came out and wins reverse. The four moves run from last to first in eight counts: one {token}.',
      steps: [
        'Get out paper and pencils. Your child makes the theme: four moves, two counts each.',
        'The next tools are half speed, another level, and canon: you start two counts late.',
        'A wrong answer is rehearsed: find the slip, then take the tool.',
      ],
      say: 'Choreographers make much out of little. Which move looks strangest in reverse?',
    },
    {
      title: 'The Dance Score',
      ages: 'older',
      child:
        'Write a dance that a stranger can read at {place}. Answer a question to add one bar. Choose its four moves and draw a sign for each. Test it: {friend} dances only what is written.',
      inShort: {
        you: 'Be {friend}: ask, then dance each bar just as it is written.',
        child: 'Answers, writes one bar of four signs and mends it until you dance it right: one {token}.',
        end: 'You dance the whole score without any help.',
      },
      round:
        'You read question 1. Your child says {answer} and draws four signs: step, step, reach, turn. You reach with the wrong arm! A small R mends that sign: one {token}.',
      steps: [
        'Get out paper and pencils. One sheet is the score.',
        'Read it from the bottom to the top, one sign for one count.',
        'A wrong answer is mended before the bar is written.',
      ],
      say: 'Rudolf Laban wrote dances from the bottom up. I dance only what I read.',
    },
  ],
  safety: [
    { hazard: 'dancing indoors', adultNote: 'A grown-up clears the floor and sees to bare feet or shoes that grip.' },
  ],
}
