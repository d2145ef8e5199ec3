import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'friendship.friend-workshop',
  ...anyLesson,
  title: 'Made for a Friend',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'make',
  layout: 'a',
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Good for One',
      ages: 'younger',
      inShort: {
        you: 'Ask a question, and write what the coupon is good for.',
        child: 'Answers, thinks of a gift for a real friend and draws it on a coupon: one {token}.',
        end: 'The coupons are ready to give.',
      },
      round:
        'Your child says {answer} and thinks: my friend loves to swing. A swing is drawn on the first coupon. You write: good for one long push. One {token}!',
      child:
        'Make coupons for a real friend. Answer a question to fill one coupon. Choose what your friend likes, not only you. Add one treat that {hero} would like at {place}.',
      steps: [
        'Get out paper and pencils. Your child names a friend or a neighbor. Tear one sheet into four coupons. Any spare waits for later.',
        'A wrong answer fills no coupon: mend it together.',
        'At the end, be the friend. Pick one coupon, and your child acts out the gift.',
      ],
      say: 'Time and help cost nothing. What would make your friend smile?',
    },
    {
      title: 'Peace Bridge',
      ages: 'younger',
      inShort: {
        you: 'Ask a question. Then be the grumpy puppet across the river.',
        child: 'Answers, lays one plank of the bridge, and lets a puppet say the next peace line: one {token}.',
        end: 'The puppets meet on the bridge and hug.',
      },
      round:
        'Your child says {answer} and lays a plank. The puppet calls: I feel sad, because you took my kite. You grumble: hmph, go on. One {token}!',
      child:
        'Help two friends make peace at {place}. Answer a question to lay a plank. Choose kind words for your puppet. Walk it over the bridge at the end.',
      steps: [
        'Get out paper and socks. You both wear a sock as a puppet. Tear a sheet into planks. Two hands of bare table are the river.',
        'No plank for a wrong answer: find the right one together.',
        'The peace lines: I feel. You feel. What if we. Deal!',
      ],
      say: 'Hmph! What have you got to say?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'socks', quantity: '2', core: true },
      ],
    },
    {
      title: 'Knot Code Bracelet',
      ages: 'older',
      inShort: {
        you: 'Ask a question, and hold the end of the yarn.',
        child: 'Answers, claps the syllables of the answer and ties a knot for each: one {token}.',
        end: 'With shut eyes, your child reads all answers off the knots.',
      },
      round:
        'Your child says {answer}, claps it and ties as many knots, close together. A finger of free yarn ends the word: one {token}.',
      child:
        'Knot a bracelet that holds a secret for a friend. Say each answer slowly to count its syllables. Choose big loose knots or small tight ones. Tell the code to your friend and {hero} only.',
      steps: [
        'Get out yarn and scissors. Cut off two arm lengths of yarn and fold it double, so that knots turn out fat.',
        'A wrong answer ties nothing: work it out.',
        'More than six syllables? Take the main word. Last, tie the bracelet on loosely and snip the ends.',
      ],
      say: 'I hold on. Could a stranger read your knots?',
      materials: [
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [
        {
          hazard: 'scissors and long yarn',
          adultNote:
            'A grown-up stays close while anybody cuts, keeps yarn away from necks, and ties bracelets loosely.',
        },
      ],
    },
    {
      title: 'The Locked Letter',
      ages: 'older',
      inShort: {
        you: 'Ask a question and look away. At the end, be the spy.',
        child: 'Answers, and writes the answer in secret code on the next line of a letter: one {token}.',
        end: 'You have cracked one line, or it stays secret.',
      },
      round:
        'Your child says {answer}. The letter begins: Dear {friend}, the password is. Then comes the answer in code, so that only a friend can read it: one {token}.',
      child:
        'Write a letter to {friend} that no spy can read. Answer a question to add one line. Choose your code: backward, next letters or new signs. Lock the letter before it is sent from {place}.',
      steps: [
        'Get out paper and pencils. Your child thinks up a code for letters and digits.',
        'No line for a wrong answer: work it out.',
        'Last, your child folds the letter and tucks it shut. You open it: how does the code work?',
      ],
      say: 'I am a clever spy. Will I crack your code?',
    },
  ],
  safety: [],
}
