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
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Growing Dance',
      ages: 'younger',
      child:
        'Make up a dance for {hero} at {place}. Answer a question to win its next move. Choose a reach, a turn, a stamp or a wiggle. Dance it all from the start each time!',
      inShort: {
        you: 'Clap a steady beat, and count each move in.',
        child: 'Answers, says the answer in the beat with a new move, then dances all moves: one {token}.',
        end: 'The whole dance is shown twice and ends in a bow.',
      },
      round:
        'You read question 1. Your child says {answer}, chooses a stamp, and does it four times while saying {answer} to your claps. Your child draws it on the dance list: one {token}.',
      steps: [
        'Get out paper and pencils. One sheet is the dance list. Clear a stage.',
        'A wrong answer? Clap softly while you work it out together.',
        'Before the show, choose a starting pose and a last pose. Dancers hold both until the room is still.',
      ],
      say: 'Five, six, seven, eight! That is how dancers are counted in.',
    },
    {
      title: 'The Talking Statues',
      ages: 'younger',
      child:
        'Build a statue garden at {place} with your body. Answer a question to win one pose. Choose high, middle or low. Dance slowly from statue to statue when {friend} visits.',
      inShort: {
        you: 'Ask. Later, be {friend}: hold up any card and count to eight.',
        child: 'Answers, strikes a pose and draws it as a stick figure on a card: one {token}.',
        end: 'Every statue has moved and spoken its answer.',
      },
      round:
        'Ask question 1. Your child says {answer} and freezes in a high pose. You write {answer} on a card, and your child draws the pose as a stick figure: one {token}. The next statue must look different.',
      steps: [
        'Get out paper and pencils. Tear one sheet into four cards.',
        'A wrong answer makes a wobbly statue: mend it, then freeze.',
        'The visit: hold up a card. Your child melts into its pose for eight slow counts. Touch a shoulder: the statue says its answer.',
      ],
      say: 'Fix your eyes on one spot. That keeps a statue from wobbling.',
    },
    {
      title: 'Theme and Changes',
      ages: 'older',
      child:
        "Invent a short dance for {hero}: eight counts, four moves. Answer a question to win a choreographer's tool. Choose how far to push the change. Show theme and changes at {place}.",
      inShort: {
        you: 'Count the eights, and hand out the next tool.',
        child: 'Answers, changes the theme with one tool and writes tool and answer on the score: one {token}.',
        end: 'Theme and all changes are danced without a stop.',
      },
      round:
        'You read question 1. Your child says {answer} and wins reverse. The four moves run from last to first in eight counts. The score says: part {answer}, reverse. One {token}.',
      steps: [
        'Get out paper and pencils. Your child makes the theme, two counts a move. One sheet is the score.',
        'Tools in order: reverse; half speed, so sixteen counts; other level, low or high; canon, you start two counts late.',
        'A wrong answer is rehearsed: find the slip, then take the tool.',
      ],
      say: 'Choreographers make much out of little. Which move will look strangest in reverse?',
    },
    {
      title: 'The Dance Score',
      ages: 'older',
      child:
        'Write a dance that a stranger can read at {place}. Answer a question to add one bar. Choose its four moves and draw a sign for each. Test it: {friend} dances only what is written.',
      inShort: {
        you: 'Be {friend}: dance each bar from the page, exactly as it is written.',
        child: 'Answers, invents and writes one bar, and mends it until you dance it right: one {token}.',
        end: 'You dance the whole score without any help.',
      },
      round:
        'Ask question 1. Your child says {answer} and writes a bar of four signs, named {answer}. You dance it from the page. Wrong arm? Your child mends the sign. Right: one {token}.',
      steps: [
        'Get out paper and pencils. Your child draws a tall column on one sheet, with a middle line: left of it the left side of the body, right of it the right.',
        'Read from bottom to top, one sign for one count. A key beside the column tells what each sign means.',
        'A wrong answer is mended before the bar is written. Never guess kindly: a loose sign gets a loose dance.',
      ],
      say: 'Rudolf Laban wrote dances from the bottom up. I dance only what I read.',
    },
  ],
  safety: [
    {
      hazard: 'dancing indoors',
      adultNote: 'A grown-up clears the floor and sees to bare feet or shoes that grip.',
    },
  ],
}
