import type { Format } from '../../../types.ts'

export const answerCards: Format = {
  id: 'science.answer-cards',
  subject: 'science',
  title: 'Answer Cards',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'game',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Look hard before the cards turn face down. Answer, and find the card again for {hero}. Pick two silly words for the trick cards.',
      inShort: {
        you: 'Ask a question. Allow two turns after a right answer, one after a wrong one.',
        child: 'Answers, then turns cards over to find the right one. It wins one {token}.',
        end: 'All three answers are found.',
      },
      round:
        'Your child says {answer} and turns over a silly word. Face down again! The second turn finds the right card: one {token}.',
      steps: [
        'Get out paper and pencils. Tear five cards. Write on one each: {answers}. Write a silly word from your child on the others. Read all five aloud, then turn them face down.',
        'Mend a wrong answer first. Not found? Show all the cards for one blink.',
      ],
      say: 'They are hiding now. Say the answer, then find it!',
    },
    {
      title: 'Under My Hand',
      answers: 'short',
      questions: 3,
      child:
        'Answer while the hand still hides the card. Choose how many fingers to lift for help: none, one or more. Win three {tokens} for {friend}.',
      inShort: {
        you: 'Cover the answer card with your hand and ask its question. Lift one finger whenever your child asks.',
        child: 'Answers and tells why, before all five fingers are up. If the card agrees, it wins one {token}.',
        end: 'Three cards are won.',
      },
      round:
        'You cover card 1. Your child asks for one finger, sees a letter, says {answer} and tells why. Your hand lifts: right! One {token}.',
      steps: [
        'Get out paper and pencils. Tear three cards. In secret, write one answer from the table on each.',
        'After a wrong answer, read the card together. A reason still wins it.',
      ],
      say: 'Five fingers hide the answer. How few must I lift?',
    },
    {
      title: 'Answer and Picture',
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Draw a picture of each answer. Listen well, and find the right one fast. Choose one picture for {place}: the neatest or the silliest.',
      inShort: {
        you: 'Ask all three questions. Then call out the answers, in mixed order.',
        child:
          'Answers and draws it on a card. Later puts a hand on the picture that you call and says its question: one {token}.',
        end: 'All three pictures are found.',
      },
      round:
        'Your child says {answer} and draws that in one minute. Later you call it. A hand lands on the picture, and your child says the question again: one {token}.',
      steps: [
        'Get out paper and crayons. Tear three cards from the sheet.',
        'A wrong answer is mended together before it is drawn.',
      ],
      say: 'Draw it so that you know it again. Soon I call!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'Question Makers',
      ages: 'older',
      answers: 'short',
      questions: 3,
      child:
        'Find the card that answers the question. Invent a new question with the same answer. Choose: an easy one for {friend} or a tricky one for {hero}.',
      inShort: {
        you: 'Ask a question. Later point to every card that fits the new one.',
        child: 'Points to the answer and makes a new question for it. If only that card fits, it wins one {token}.',
        end: 'Each card has a new question.',
      },
      round:
        'Your child points to the card that says {answer} and tells a new question for it. You look at all three cards. Only that one fits: one {token}.',
      steps: [
        'Get out paper and pencils. Tear three cards. Write on one each: {answers}.',
        'A wrong card is mended together. If two cards fit, your child makes the question sharper.',
      ],
      say: 'Same answer, brand-new question. Can you make it fit only one card?',
    },
  ],
  safety: [],
}
