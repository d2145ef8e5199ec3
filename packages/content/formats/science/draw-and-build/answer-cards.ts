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
        you: 'Ask a question. After the answer, read each turned card aloud.',
        child:
          'Answers, then turns over one card at a time until that answer is found. Turns a wrong card face down again.',
      },
      round: 'Your child says {answer} and turns over a silly word. Face down again! The second card has the answer.',
      steps: [
        'Get out paper and pencils. Tear five cards. Write on one each: {answers}. Write two silly words from your child on the others. Read all five aloud, then lay them face down.',
        'Work out a wrong answer together before the cards are turned.',
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
        you: 'Cover an answer card with your hand and ask its question. Lift one finger whenever your child asks for help.',
        child: 'Answers and tells why before all five fingers are up. Then lifts your hand and reads the card.',
      },
      round:
        'You cover card 1. Your child asks for one finger, sees a letter, says {answer} and tells why. Your hand lifts: right!',
      steps: [
        'Get out paper and pencils. Tear three cards. In secret, write one answer from the table on each.',
        'After a wrong answer, read the card together and tell why it is true.',
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
        you: 'Ask all three questions, one by one. When three pictures are drawn, call out the answers in mixed order.',
        child:
          'Answers and draws each answer on its own card. Later puts a hand on the picture that you call and tells its question.',
      },
      round:
        'Your child says {answer} and draws that in one minute. Later you call it. A hand lands on the picture, and your child tells the question.',
      steps: ['Get out paper and crayons. Tear three cards from the sheet.', 'Work out a wrong answer together.'],
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
        you: 'Ask a question. Listen to the new question that your child makes up, and point to every card that answers it.',
        child: 'Points to the card with the answer. Makes up a new question that only this card answers.',
      },
      round:
        'Your child points to the card that says {answer} and asks a new question for it. You look at all three cards. Only that one fits.',
      steps: [
        'Get out paper and pencils. Tear three cards. Write on one each: {answers}.',
        'After a wrong card, work it out together. If two cards fit, your child makes the new question sharper.',
      ],
      say: 'Same answer, brand-new question. Can you make it fit only one card?',
    },
  ],
  safety: [],
}
