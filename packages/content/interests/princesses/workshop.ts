import type { Format } from '../../types.ts'
import { anyLesson } from '../any-lesson.ts'

export const workshop: Format = {
  id: 'princesses.castle-workshop',
  ...anyLesson,
  title: 'The Castle Workshop',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'make',
  layout: 'c',
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'crayons', quantity: '4 colors', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
  ],
  prepMinutes: 2,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Mind the Drawbridge',
      ages: 'younger',
      inShort: {
        you: 'Ask, and help to cut. At the end, be the guest at the gate.',
        child: 'Answers and builds the next part of the gate; the answer is its password: one {token}.',
        end: 'The bridge comes down for every password.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on the wall. Your child cuts a strip and tapes one end below the gate: a bridge to lift! One {token}.',
      child:
        'Build a castle gate for the princess of {place}. Answer a question to build the next part. Choose the colors of its flag. Guard the bridge well!',
      steps: [
        'Get out paper, crayons, scissors and tape. Fold back both ends of one sheet, so that it stands: the wall. Your child draws a gate.',
        'Next come a rolled tower, a flag and a second tower.',
        'Mend a wrong password first.',
      ],
      say: 'Who goes there? Say the password!',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
    {
      title: 'Crown of Promises',
      ages: 'younger',
      inShort: {
        you: 'Ask, and cheer for each promise as the people.',
        child: 'Answers, draws a jewel on the crown and promises the people one good deed: one {token}.',
        end: 'Your child is crowned and says every promise again.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on a point of the crown. Your child draws a jewel around it and promises to mend the well: one {token}.',
      child:
        'Make a crown that is earned, not given. Answer a question to set one jewel. Choose what you promise the people of {place}. Walk tall to your crowning, with {hero} as guest.',
      steps: [
        'Get out paper, crayons, scissors and tape. Cut one sheet into two long strips with points and tape them into one flat band.',
        'A wrong answer sets no jewel: mend it first.',
        'Last, close the band to fit the head.',
      ],
      say: 'Real queens swear an oath, too. What is yours?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
      ],
    },
    {
      title: 'The Split Treaty',
      ages: 'older',
      inShort: {
        you: 'Be the envoy of a neighbor. Ask, and want too much.',
        child: 'Answers, bargains and cuts the written answer in two, so that each side keeps half: one {token}.',
        end: 'All halves are mixed, and each finds its partner.',
      },
      round:
        'You read question 1. Your child says {answer} and writes it big on a strip. You want all the river, and settle for half. A wavy cut runs through {answer}: one {token}.',
      child:
        'Speak for your princess and her castle at {place}. Bargain with the envoy until both agree. Write each answer big, for both to keep. Choose a wild wave for the cut.',
      steps: [
        'Get out paper, crayons and scissors. Tear one sheet into four strips. Any spare is for practice.',
        'Next you want all the apples, the old bridge and the moonlight.',
        'The envoy signs nothing over a wrong answer: mend it.',
      ],
      say: 'Treaties were cut like this so that nobody could cheat. What do you offer?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
    },
    {
      title: 'Pop-Up Castle',
      ages: 'older',
      inShort: {
        you: 'Ask, and guess how far each tower will stand out.',
        child: 'Answers, cuts and pops up one tower, and letters the answer on it: one {token}.',
        end: 'The card opens slowly, and a whole castle rises.',
      },
      round:
        'You read question 1. Your child says {answer}, makes two equal cuts in from the fold, bends the strip between them back and forth and pushes it inside: a tower! That is one {token}.',
      child:
        'Engineer a castle that rises from a flat card. Answer a question to raise one tower. Choose its height, then predict how far it stands out. Send it to the princess of {place}.',
      steps: [
        'Get out paper, crayons and scissors. Fold one sheet in half: the card.',
        'A tower stands out as far as its cuts are long.',
        'A wrong answer raises nothing: work it out.',
      ],
      say: 'Paper engineers test with the card half open. Does yours rise freely?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
      ],
    },
  ],
  safety: [{ hazard: 'scissors', adultNote: 'A grown-up stays close while anybody cuts, and does the hard cuts.' }],
}
