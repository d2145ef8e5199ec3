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
      earned: true,
      inShort: {
        you: 'Read each turned card aloud.',
        child: 'Turns over cards until that answer is found. Turns wrong ones back.',
      },
      round: 'Your child says {answer} and turns over a silly word. Back again! The second card says {answer}.',
      steps: [
        'Get out paper and pencils. Write these on cards: {answers}. Add two silly words from your child. Read all aloud and lay them face down.',
        'Wrong? Work it out together first.',
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
        you: 'Cover an answer card and read its question. Lift a finger when your child wants help.',
        child: 'Answers and tells why before all five fingers are up. Then reads the card.',
      },
      round:
        'You cover card 1. Your child asks for one finger and sees a letter. It is {answer}, and your child tells why. Right!',
      steps: [
        'Get out paper and pencils. Tear three cards. In secret, write one answer from the table on each.',
        'Wrong? Read the card together and tell why.',
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
        you: 'Read all questions. Then call out the answers in mixed order.',
        child: 'Answers and draws each answer on a card. Later puts a hand on the one you call.',
      },
      round: 'Your child says {answer} and draws that in one minute. Later you call it. A hand lands on the picture!',
      steps: ['Get out paper and crayons. Tear three cards from the sheet.', 'Wrong? Work it out together.'],
      say: 'Draw it so that you know it. Soon I call!',
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
        you: 'Read a question. When a new question comes, point to every card that answers it.',
        child: 'Points to the card with the answer. Makes up a new question that only this card answers.',
      },
      round: 'Your child points to {answer} and asks a new question for it. Only that card fits, you say.',
      steps: [
        'Get out paper and pencils. Write these on three cards: {answers}.',
        'Two cards fit? Sharpen the question. Wrong? Work it out together.',
      ],
      say: 'Can you make it fit only one card?',
    },
  ],
  safety: [],
}
