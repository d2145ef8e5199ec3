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
      earned: true,
      inShort: {
        you: 'Write what the new coupon is good for.',
        child: 'Thinks of a gift for a real friend and draws it on a coupon.',
        end: 'Be the friend: pick one coupon, and your child acts it out.',
      },
      round:
        'Your child says {answer} and draws a swing on the first coupon, because the friend loves to swing. You write: good for one long push.',
      child:
        'Make coupons for a real friend. Answer a question to fill one coupon. Choose what your friend likes, not only you. Add one treat that {hero} would like at {place}.',
      steps: [
        'Get out paper and pencils. Tear one sheet into four coupons. Your child names a friend or a neighbor.',
        'Wrong? Work it out together.',
      ],
      say: 'Time and help cost nothing. What would make your friend smile?',
    },
    {
      title: 'Peace Bridge',
      ages: 'younger',
      earned: true,
      inShort: {
        you: 'Be the grumpy puppet, a bit friendlier with each plank.',
        child: 'Lays a plank and lets a puppet speak: I feel, then you feel, what if we, thank you.',
        end: 'The puppets hug on the bridge.',
      },
      round:
        'Your child says {answer} and lays a plank. Its puppet calls: I feel sad, because you took my kite. Yours grumbles: hmph.',
      child:
        'Help two friends make peace at {place}. Answer a question to lay a plank. Choose kind words for your puppet. Walk it over the bridge at the end.',
      steps: [
        'Get out paper and socks. You both wear a sock as a puppet. Tear a sheet into four planks. Two hands of bare table are the river.',
        'Wrong? Work it out together.',
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
      earned: true,
      inShort: {
        you: 'Hold the end of the yarn.',
        child: 'Claps the syllables of the answer and ties a knot for each.',
        end: 'With shut eyes, your child reads all answers off the knots.',
      },
      round:
        'Your child says {answer}, claps it and ties as many knots, close together. Then a finger of yarn stays free.',
      child:
        'Knot a bracelet that holds a secret for a friend. Say each answer slowly to count its syllables. Choose big loose knots or small tight ones. Tell the code to your friend and {hero} only.',
      steps: [
        'Get out yarn and scissors. Cut off two arm lengths of yarn and fold it double.',
        'Of a long answer, one word is enough.',
        'Wrong? Work it out together.',
        'At the end, tie the bracelet on loosely and snip the ends.',
      ],
      say: 'I hold on. Could a stranger read your knots?',
      materials: [
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [
        {
          hazard: 'scissors and long yarn',
          adultNote: 'Stay close while anybody cuts, keep yarn away from necks, and tie bracelets loosely.',
        },
      ],
    },
    {
      title: 'The Locked Letter',
      ages: 'older',
      earned: true,
      inShort: {
        you: 'Look away while your child writes.',
        child: 'Writes the answer in secret code on the next line of a letter.',
        end: 'You open the folded letter and try to crack one line.',
      },
      round:
        'Your child says {answer}. The letter begins: Dear {friend}, the password is. Then your child writes {answer} in code.',
      child:
        'Write a letter to {friend} that no spy can read. Answer a question to add one line. Choose your code: backward, next letters or new signs. Lock the letter before it is sent from {place}.',
      steps: [
        'Get out paper and pencils. Your child thinks up a code for letters and digits, such as writing backward.',
        'Of a long answer, one word is enough. Wrong? Work it out together.',
      ],
      say: 'I am a clever spy. Will I crack your code?',
    },
  ],
  safety: [],
}
