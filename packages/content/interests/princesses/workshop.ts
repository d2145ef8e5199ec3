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
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '4 colors', core: true },
    { name: 'scissors', quantity: '1 pair', core: true },
    { name: 'tape', quantity: '1 roll', core: true },
    { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
  ],
  prepMinutes: 3,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Mind the Drawbridge',
      ages: 'younger',
      inShort: {
        you: 'Ask, and do the hard cuts. At the end, be the guest at the gate.',
        child: 'Answers and builds the next part of the gate; the answer is its password: one {token}.',
        end: 'The bridge comes down for each password.',
      },
      round:
        'You read question 1. Your child says {answer}, and you write it on the wall: the first password. Together you cut the gate and fold it down as a bridge: one {token}.',
      child:
        'Build a castle gate for the princess of {place}. Answer a question to build the next part. Choose the colors of its flag. Guard the bridge well!',
      steps: [
        'Get out paper, pencils, crayons, scissors, tape and yarn. Fold a hand-wide strip back at both short ends of one sheet, so that it stands: the wall. Draw a big gate, its foot a finger above the table.',
        'The parts: gate, cut on both sides and the top. Yarn, taped to the tip of the bridge and led over the wall. Two rolled towers. A flag. What is left over is built at the end.',
        'A wrong password is mended before anything is built.',
      ],
      say: 'Pull, and the bridge goes up. Who may come in tonight?',
      materials: [
        { name: 'paper', quantity: '4 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'any soft cord' },
      ],
    },
    {
      title: 'Crown of Promises',
      ages: 'younger',
      inShort: {
        you: 'Ask, and play the people: tell what the people need.',
        child: 'Answers, draws a jewel on one crown point, and makes a promise: one {token}.',
        end: 'Your child is crowned and says every promise.',
      },
      round:
        'You read question 1. Your child says {answer}, draws a jewel on the first point, and you write the answer in it. You sigh: the well is dry. The promise: I will help you dig. One {token}.',
      child:
        'Make a crown that is earned, not given. Answer a question to set one jewel. Choose what you promise the people of {place}. Walk tall to your crowning, with {hero} as guest.',
      steps: [
        'Get out paper, pencils, crayons, scissors, tape and yarn. Your child measures their own head with yarn. Cut one sheet into two long strips with big points, and tape them into a band of that length, still flat.',
        'A wrong answer sets no jewel: mend it first.',
        'Last, tape the band into a ring. Your child walks in slowly, says each promise and is crowned. Real rulers, too, swear an oath before they get the crown.',
      ],
      say: 'Your people have a wish. What will you promise us?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '4 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'any soft cord' },
      ],
    },
    {
      title: 'The Split Treaty',
      ages: 'older',
      inShort: {
        you: 'Be the envoy of a neighbor. Ask, then want too much.',
        child:
          'Answers, bargains one clause, writes it twice with the answer between, and cuts through it: one {token}.',
        end: 'True halves are matched, and the forged one is caught.',
      },
      round:
        'You read question 1. Your child says {answer}. You want all the river; you settle on half. A clause of four words is written above and below. Between them stands the answer, big. A wavy cut runs through it: one {token}.',
      child:
        'Speak for your princess and her castle at {place}. Bargain with the envoy until both can sign. Write each clause twice, with the answer between. Choose a wild wave for the cut.',
      steps: [
        'Get out paper, pencils, crayons, scissors, tape and yarn. Cut two sheets into halves: one for each clause.',
        'The envoy signs nothing over a wrong answer: work it out.',
        'Last, you secretly copy one half on the third sheet as a forgery and mix it in. Only true halves fit along the cut. Each side ties its own with yarn and tapes on a crayon seal. Such split papers were called chirographs: no side could cheat.',
      ],
      say: 'My queen wants the whole of it. What can you offer her?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '1', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '2 arm lengths', core: true, substitute: 'any soft cord' },
      ],
    },
    {
      title: 'Pop-Up Castle',
      ages: 'older',
      inShort: {
        you: 'Ask, and guess how far each tower will stand out.',
        child: 'Answers, cuts and pops up one tower, and letters the answer on its wall: one {token}.',
        end: 'The card opens slowly, and the whole castle rises.',
      },
      round:
        'You read question 1. Your child says {answer} and makes two equal cuts in from the fold. The strip between is pushed through to the inside: a tower! The answer is lettered on its wall. One {token}.',
      child:
        'Engineer a castle that rises from a flat card. Answer a question to raise one tower. Choose its height, then predict how far it stands out. Send it to the princess of {place}.',
      steps: [
        'Get out paper, pencils, crayons, scissors, tape and yarn. Fold one sheet in half: the card.',
        'A wrong answer raises nothing: work it out.',
        'The rule: a tower stands out as far as its cuts are long. Fold the strip back and forth before it is pushed in. Bolder: cut a small tower into the fold of a big one. Tape mends. Last, color it and tie it shut with yarn.',
      ],
      say: 'Paper engineers test with the card half open. Does yours rise freely?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
        { name: 'scissors', quantity: '1 pair', core: true },
        { name: 'tape', quantity: '1 roll', core: true },
        { name: 'yarn', quantity: '1 arm length', core: true, substitute: 'any soft cord' },
      ],
    },
  ],
  safety: [
    {
      hazard: 'scissors and yarn',
      adultNote: 'A grown-up stays close while anybody cuts, and keeps yarn away from necks.',
    },
  ],
}
