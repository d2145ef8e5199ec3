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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'string' },
    { name: 'scissors', quantity: '1 pair', core: true },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Good for One',
      ages: 'younger',
      inShort: {
        you: 'Ask, and write what each coupon is good for.',
        child: 'Answers, thinks of a gift for a friend and draws it on a coupon: one {token}.',
        end: 'The coupon book is tied and ready to give.',
      },
      round:
        'You read question 1. Your child says {answer} and thinks of a friend who loves to swing. The coupon shows a swing. You write: good for one long push, and {answer} in the corner as its code. One {token}.',
      child:
        'Make a coupon book for a real friend. Answer a question to fill one coupon. Choose what your friend likes, not only you. Add one treat that {hero} would like at {place}.',
      steps: [
        'Get out paper, pencils, yarn and scissors. Ask your child to name a friend or a neighbor. Cut one sheet into one coupon for each question and a cover.',
        'A wrong code opens nothing: mend it together.',
        'Last, you write both names on the cover. Snip a notch into each long side of the stack, and tie yarn around it there. Then be the friend: pick a coupon, say its code, and your child acts out the gift.',
      ],
      say: 'Time and help cost nothing. What would make your friend smile?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [
        {
          hazard: 'scissors and yarn',
          adultNote: 'A grown-up stays close while anybody cuts, and keeps yarn away from necks.',
        },
      ],
    },
    {
      title: 'Peace Bridge',
      ages: 'younger',
      inShort: {
        you: 'Ask, and play the grumpy puppet across the river.',
        child: 'Answers, lays down the plank with the answer and says the next peace line: one {token}.',
        end: 'The puppets meet on the bridge and play together.',
      },
      round:
        'You read question 1. Your child says {answer}. You write it on a plank, and your child lays it in the river. Its puppet calls: I feel sad, because you took my kite. Yours grumbles: go on. One {token}.',
      child:
        'Help two friends make peace at {place}. Answer a question to lay a plank. Choose kind words for your puppet. Walk it over the bridge at the end.',
      steps: [
        'Get out paper, pencils, yarn and scissors. Cut two wide strips from one sheet. Roll each around a finger, tie it with yarn and draw a face: puppets. Cut the other into planks, one for each question. Lay yarn as two river banks, two hands apart.',
        'No plank for a wrong answer: find the right one together.',
        'Peace lines: I feel. You feel. What if we. Deal! After the last plank, say any lines left and meet.',
      ],
      say: 'Hmph! I stay on my side. What have you got to say?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [
        {
          hazard: 'scissors and long yarn',
          adultNote: 'A grown-up stays close while anybody cuts, and keeps yarn away from necks.',
        },
      ],
    },
    {
      title: 'Knot Code Bracelet',
      ages: 'older',
      inShort: {
        you: 'Ask, hold the top end, and count knots.',
        child: 'Answers, ties one knot for each syllable of the answer, and writes the key: one {token}.',
        end: 'The bracelet is tied on, and its key is folded away.',
      },
      round:
        'You read question 1. Your child says {answer}, claps its syllables, and ties as many knots with the first yarn. Each is pulled up tight. The key says: band 1, then the answer. One {token}.',
      child:
        'Knot a bracelet that holds a secret for a friend. Say each answer slowly to count its syllables. Choose which yarn ties the next band. Write a key for your friend and {hero} only.',
      steps: [
        'Get out paper, pencils, yarn and scissors. Cut three arm-long yarns, knot them at one end and hold that end. One knot: lay the first yarn over the others like a 4, go under them, up through the gap, and pull up.',
        'A wrong answer ties nothing: work it out.',
        'Each band is tied with another yarn. Over eight syllables? Use the main word. Knots on one side wind into a spiral. Last, tie it on loosely and snip the ends.',
      ],
      say: 'I hold on. Which band will be hardest to read without the key?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '3 arm lengths', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
    },
    {
      title: 'The Locked Letter',
      ages: 'older',
      inShort: {
        you: 'Ask. At the end, be the friend who unlocks and cracks it.',
        child: 'Answers, and puts the answer in secret code into the next line of a letter: one {token}.',
        end: 'The letter is open, and one line is cracked or stays secret.',
      },
      round:
        'You read question 1. Your child says {answer}. Line 1 of the letter begins: Dear {friend}, the password is. Then comes the answer in code, so that nobody but a friend can read it. One {token}.',
      child:
        'Write a letter to {friend} that no spy can read. Answer a question to add one line. Choose your code: backward, next letters or new signs. Lock the letter before it is sent from {place}.',
      steps: [
        'Get out paper, pencils, yarn and scissors. Your child makes up a secret code for letters and digits, and keeps its key on a second sheet.',
        'No line for a wrong answer: work it out.',
        'Last, fold the letter small, snip a slit through all layers, pull yarn through and knot it. Letters were locked so before envelopes were common. You cut the yarn and try to crack one line. You know its answer: code breakers call such a known word a crib.',
      ],
      say: 'I look away while you write. Will I crack your code?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'string' },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
      safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts.' }],
    },
  ],
  safety: [
    {
      hazard: 'scissors and long yarn',
      adultNote: 'A grown-up stays close while anybody cuts, keeps yarn away from necks, and ties bracelets loosely.',
    },
  ],
}
