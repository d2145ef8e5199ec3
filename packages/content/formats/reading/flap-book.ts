import type { Format } from '../../types.ts'

export const flapBook: Format = {
  id: 'reading.flap-book',
  subject: 'reading',
  title: 'Lift-the-Flap Book',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'construction paper', quantity: '1 sheet', core: true, substitute: 'any paper' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: false, substitute: 'markers' },
  ],
  prepMinutes: 4,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Read a question for each door.',
        child: 'Writes or draws the answer behind its door, shuts the door and colors the front.',
        end: 'Knock at each door. Your child tells its answer, then lifts.',
      },
      round: 'Your child says {answer}, writes or draws it behind door 1, shuts the door and colors the front.',
      child:
        'Make a book of doors for {hero}. Draw or write one answer behind each door. Put one {token} on its front. Choose a color that suits {place}.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet lengthwise. Tear the top layer into one door for each question. Number the doors.',
        'Mend a wrong answer before its door shuts.',
      ],
      say: 'Each door at {place} hides an answer. What will {hero} find behind this one?',
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'Read a question and look away. Then, as {friend}, guess the answer: say the wrong one that is printed, or soup.',
        child: 'Writes or draws the answer inside the card. Opens it at your guess, tells the right answer and why.',
        end: 'Your child colors the front.',
      },
      round:
        'You read question 1 and look away while your child writes or draws inside the card. You guess {wrong}. No! Your child opens it, says {answer} and tells why.',
      child:
        'Build a guessing card for {friend}. Write or draw your answer where no one can look. Choose a straight face or a giggle at each guess. Open the card and tell what is right.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet like a card.',
        'Guess right once. Wrong inside? Read the question together.',
      ],
      say: 'I am {friend}, come from {place} to guess. Go easy!',
    },
    {
      inShort: {
        you: 'Read a question and shut your eyes. When the shutters open, look in and ask: What told you that?',
        child: 'Writes or draws the answer on its spot, opens the shutters and explains it.',
        end: 'Your child colors the shutters.',
      },
      round:
        'You read question 1 and shut your eyes. Your child draws or writes on spot 1, opens the shutters and says {answer}. What told you that?',
      child:
        'Design a window wall for {place}. Draw or write each answer behind the shutters. Open up and tell what told you so. Make the front match one of the {things}.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold both ends to the middle: two shutters. Under them, number one spot for each question.',
        'Not right? Read the question again.',
      ],
      say: 'What is going on at {place} today? Let me look in!',
    },
  ],
  safety: [],
}
