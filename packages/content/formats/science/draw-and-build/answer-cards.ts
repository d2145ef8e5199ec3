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
    { name: 'paper', quantity: '2 sheets, torn into cards', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '2 colors', core: true, substitute: 'colored pencils' },
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
        'Pick two silly words for the trick cards. Listen to a question and point to its card. Turn it over if you are right. Draw one {token} on the back. Bring the {tokens} to {hero} at {place}.',
      inShort: {
        you: 'Ask each question over cards that lie face up.',
        child: 'Points to the right card and turns it over for one {token}.',
        end: 'Only the silly cards lie face up.',
      },
      round:
        'You read question 1. Your child looks over all the cards, says {answer} and taps that card. It turns over, and one {token} is colored on its back.',
      steps: [
        'Get out paper, pencils and crayons. Tear one card for each question and two more. Write the answers and two silly words on them, and read them aloud.',
        'A wrong card stays. Tell the answer and ask again last.',
        'Lift each card at the end. Your child tells the fact.',
      ],
      say: 'Look at them all. Which card answers this one?',
    },
    {
      title: 'Under My Hand',
      answers: 'short',
      questions: 3,
      child:
        'Read the answer cards and shut your eyes. Listen to the question of the hidden card. Say its answer before the hand lifts. Tell {friend} at {place} the fact it holds. Pick the color of each {token}.',
      inShort: {
        you: 'Cover one answer card and ask its question.',
        child: 'Says the answer before your hand lifts. Right: that card gets one {token}.',
        end: 'Every card has its {token}.',
      },
      round:
        'Your child shuts both eyes while you cover the first card. Eyes open: you ask question 1. Your child says {answer}. Your hand lifts, and there it is! One {token} is colored on the card.',
      steps: [
        'Get out paper, pencils and crayons. Tear a card for each question, write the answers on them and read them aloud together.',
        'Wrong? Tell it, and cover that card again later.',
        'At the end your child covers a card and asks you.',
      ],
      say: 'One card is under my hand. This is its question.',
    },
    {
      title: 'Answer and Picture',
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Match each answer to a picture that you draw. Mix them with the answer cards. Find the pairs for {hero}. Say the question of each pair for its {token}. Choose one pair to hang up at {place}.',
      inShort: {
        you: 'Ask everything first. Then mix all the cards face up.',
        child: 'Draws each answer, then finds card and picture and says the question: one {token}.',
        end: 'All the pairs are found.',
      },
      round:
        'Your child answers question 1 with {answer} and draws that. Later, among all the cards, your child finds the two, says the question and colors one {token} on them.',
      steps: [
        'Get out paper, pencils and crayons. Tear two cards for each question and write its answer on one.',
        'Tell the answer if it is off, before it is drawn.',
        'A pair that does not match goes back.',
      ],
      say: 'Which two belong together? What was the question?',
    },
    {
      title: 'Question Makers',
      ages: 'older',
      answers: 'short',
      questions: 3,
      child:
        'Write each answer on a card. Write a new question that fits only this card. Try it out on {hero}. Draw one {token} on each card that passes. Choose your trickiest question to send to {place}.',
      inShort: {
        you: 'As {hero}, point to every card that fits a new question.',
        child: 'Makes a new question for each answer card. A sharp one wins one {token}.',
        end: 'Each card has its own new question.',
      },
      round:
        'All the answers lie on cards. For {answer} your child makes a question unlike question 1. You point to each card that fits. Only one does: one {token}.',
      steps: [
        'Get out paper, pencils and crayons. Tear one card for each question. Ask them all. Your child writes the mended answers down.',
        'Two cards fit, or a wrong one? Your child makes it sharper.',
        'The new questions go on the second sheet.',
      ],
      say: 'Which card is it? Let me see if two of them fit.',
    },
  ],
  safety: [],
}
