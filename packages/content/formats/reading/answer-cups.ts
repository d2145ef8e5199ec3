import type { Format } from '../../types.ts'

export const answerCups: Format = {
  id: 'reading.answer-cups',
  subject: 'reading',
  title: 'Answer Cups',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'cups', quantity: '5', core: true, substitute: 'bowls' },
    { name: 'index cards', quantity: '5', core: true, substitute: 'slips of one size' },
    { name: 'markers', quantity: '1', core: true, substitute: 'pencils' },
  ],
  prepMinutes: 4,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      answers: 'short',
      inShort: {
        you: 'Read a question and hold out its cup.',
        child: 'Finds the card with the answer, drops it into the cup and says why another card would not do.',
        end: 'Tip out one cup: which question was this?',
      },
      round:
        'Cup 1 is in your hand. You read question 1. Your child says {answer}, drops that card in and tells why another would not do.',
      child:
        'Listen to a question, or read it yourself. Find the card that answers it. Tell why another card will not do. Drop it in to win one {token} for {hero}.',
      steps: [
        'Get out cups, index cards and markers. Write on one card each: {answers}. Read the cards aloud. Number one cup for each question.',
        'Wrong card? Read the question again and rule one out.',
      ],
      say: 'One wrong card, and {hero} gets a surprise. Which card fits?',
    },
    {
      inShort: {
        you: 'Read a question. Once the answer is hidden, slide the cups around.',
        child:
          'Writes or draws the answer on a card and hides it under a cup. Follows that cup and finds the card again.',
        end: 'Your child tells the question of each card.',
      },
      round:
        'Your child says {answer}, writes or draws it on a card and slides it under a cup. You move the cups around. Your child lifts one: there it is!',
      child:
        'Hide your answers from the {things} at {place}. Write or draw one on a card for a cup. Follow it when the cups move. Choose one cup to lift and win one {token}.',
      steps: [
        'Get out cups, index cards and markers. Turn three cups upside down in a row.',
        'Mend wrong answers first. Empty cup? Lift another.',
      ],
      say: 'Quick, before {hero} comes in! Where shall we hide the answer?',
    },
    {
      inShort: {
        you: 'Read a question for each floor and check the answer.',
        child: 'Writes or draws the answer on its card, lays the card on the tower and sets a cup on top.',
      },
      round:
        'Your child says {answer} and puts it on card 1, in words or a drawing. You nod. Card down, cup upside down on top: floor 1 stands.',
      child:
        'Build a tower of right answers at {place}. Write or draw each answer on a card: you choose. Set a cup on it to win one {token}. Show {friend} how tall you got.',
      steps: [
        'Get out cups, index cards and markers. Number one card for each question.',
        'Wrong? Read the question again and mend the card before its cup goes on.',
        'Fallen? Read the cards aloud while you rebuild.',
      ],
      say: '{friend} can see the tower from far away. How tall will it be?',
    },
  ],
  safety: [],
}
