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
        you: 'Ask a question for each door. Later, knock.',
        child: 'Hides each answer behind its door and draws one {token} on the front.',
        end: 'At your knock, your child tells what each door hides.',
      },
      round:
        'You read question 1. Your child says {answer}, writes or draws it behind door 1, shuts the door and draws one {token} on it.',
      child:
        'Make a book of doors for {hero}. Draw or write one answer behind each door. Put one {token} on its front. Choose a color that suits {place}.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet lengthwise. Tear the top layer into one door for each question. Number them.',
        'Mend a wrong answer before its door shuts.',
        'All shut? Knock in any order. Your child tells the answer, then lifts.',
      ],
      say: 'Each door at {place} hides an answer. What will {hero} find behind this one?',
    },
    {
      wrongAnswers: true,
      inShort: {
        you: 'As {friend}, guess the hidden answers, mostly wrong.',
        child: 'Hides an answer in the card, then corrects your guess with a reason: one {token}.',
        end: 'The front shows one {token} for each question.',
      },
      round:
        'You read question 1 and look away while your child writes or draws inside the card. You guess {wrong}. No! Your child opens it, says {answer} and why. One {token} goes on the front.',
      child:
        'Build a guessing card for {friend}. Write or draw your answer where no one can look. Choose a straight face or a giggle at each guess. Open the card and tell what is right.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet like a card.',
        'Guess once right. Tempting ones are in the last step, or say soup.',
        'Wrong inside? Read the question together.',
      ],
      say: 'I am {friend}, come from {place} to guess. Go easy!',
    },
    {
      inShort: {
        you: 'Ask, shut your eyes, then look in.',
        child: 'Puts the answer on its spot, opens the shutters and explains it: one {token}.',
        end: 'All spots are filled, and the shutters have their colors.',
      },
      round:
        'You read question 1 and shut your eyes. Your child draws or writes on spot 1, opens the shutters and says {answer}. What told you that? A reason, and one {token} goes beside it.',
      child:
        'Design a window wall for {place}. Draw or write each answer behind the shutters. Open up and tell what told you so. Make the front match one of the {things}.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold both ends to the middle: two shutters. Under them, number one spot for each question.',
        'Not right? Read the question again.',
        'Last, color the shutters.',
      ],
      say: 'From out here nobody can tell what is going on at {place}. Let me look in!',
    },
  ],
  safety: [],
}
