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
    { name: 'crayons', quantity: '1', core: true, substitute: 'colored pencils' },
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
        you: 'Ask a question. Allow two turns after a right answer, one after an answer that you had to tell.',
        child: 'Answers, then turns cards over to find the right one. It wins one {token}.',
        end: 'Only the two trick cards are still face down.',
      },
      round:
        'You read question 1. Your child says {answer} and turns over a silly word. Face down again! The second turn finds the right card, and one {token} is colored on it.',
      steps: [
        'Get out paper, pencils and crayons. Tear five cards. Write on one each: {answers}. Write a silly word from your child on the last two. Read all five aloud, then turn them face down.',
        'Not found? Show all the cards for one blink, and ask again last.',
      ],
      say: 'They are hiding now. Say the answer, then find it!',
    },
    {
      title: 'Under My Hand',
      answers: 'short',
      questions: 3,
      child:
        'Answer while the hand still hides the card. Choose how many fingers to lift for help. Color three {tokens} for {friend}.',
      inShort: {
        you: 'Cover the answer card with your hand and ask its question. Lift one finger whenever your child asks.',
        child:
          'Answers and tells why, before all five fingers are up. Then your hand lifts: if it is right, the card wins one {token}.',
        end: 'Each of the three cards has its {token}.',
      },
      round:
        'You cover card 1 and read question 1. Your child asks for one finger, sees a letter, says {answer} and tells why. Your hand lifts: right! One {token} is colored on the card.',
      steps: [
        'Get out paper, pencils and crayons. Tear three cards. In secret, write one answer from the table large on each. Pile them face down, question 1 on top.',
        'Your hand lifts for a reason only: a word that was spelled out by its letters is not enough. If the answer is wrong, read the card together. It comes back last.',
      ],
      say: 'Five fingers hide the answer. How few must I lift?',
    },
    {
      title: 'Answer and Picture',
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Draw a picture of each answer on a card. Find the pairs before your grown-up does. Choose one pair to hang up at {place}.',
      inShort: {
        you: 'Ask all three questions first. Then turn over two cards whenever it is your turn.',
        child:
          'Draws each answer. Later turns over two cards in turn with you. A pair wins one {token} if your child says its question.',
        end: 'All three pairs are found.',
      },
      round:
        'You read question 1. Your child says {answer} and draws that. Later all six cards lie face down. Your child turns picture and word, says the question again and colors one {token} on the pair.',
      steps: [
        'Get out paper, pencils and crayons. Tear six cards. In secret, write on one each: {answers}. Lay them face down. The other three are for pictures.',
        'Tell the answer if it is wrong, before it is drawn.',
        'When you find a pair, your child wins it by saying its question.',
      ],
      say: 'I found a pair, but you can win it from me. What was its question?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'colored pencils' },
      ],
    },
    {
      title: 'Question Makers',
      ages: 'older',
      answers: 'short',
      questions: 3,
      child:
        'Find the card that answers the question. Write a new question with the same answer. Choose your trickiest one to puzzle {hero} at {place}.',
      inShort: {
        you: 'Read a question. When your child has made a new one, point to every card that fits it.',
        child:
          'Points to the answer card and makes a new question for it. If it fits only that card, it wins one {token}.',
        end: 'Each card has its own new question.',
      },
      round:
        'You read question 1. Your child points to the card that says {answer}, then writes a new question for it. You look at all three cards. Only that one fits: one {token}.',
      steps: [
        'Get out paper and pencils. Tear three cards from one sheet. Write on one each: {answers}. The other is for new questions and {tokens}.',
        'Tell the answer if the card is wrong. If two cards fit, or none, your child makes the question sharper.',
      ],
      say: 'Same answer, brand-new question. Can you make it fit only one card?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
