import type { Format } from '../../../types.ts'

export const tradingPost: Format = {
  id: 'math.trading-post',
  subject: 'math',
  title: 'Trading Post',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'buttons', quantity: '5', core: true, substitute: 'dry beans' },
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Stubborn Trader',
      inShort: {
        you: 'Sell each button for an answer plus a reason.',
        child: 'Offers an answer, then a reason or sketch. A right trade wins one {token}.',
        end: 'All buttons are sold.',
      },
      round:
        'Your child offers {answer} for a button. You hug it: it kept my nose warm! Your child adds a reason. Sold: the button is one {token}.',
      child:
        "Go to {friend}'s stall: each button is one {token}. Offer an answer for it, then a little more. Choose what to add: a reason or a sketch. Trade until {place} has all {tokens}.",
      steps: [
        'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
        'A wrong answer buys nothing. Try again.',
        'Moan, then accept any true reason.',
      ],
      say: 'One answer for a whole {token}? Ha! What else?',
    },
    {
      title: 'Left or Right Hand',
      ages: 'younger',
      inShort: {
        you: 'Hide a button in one fist after each right answer.',
        child: 'Answers, picks a fist and wins the {token} in it. Empty? First tell why.',
        end: 'All buttons are won.',
      },
      round:
        'Your child says {answer}. You hide a button and hold out two fists. One opens, empty: how do you know? Your child tells and opens the other: one {token}.',
      child:
        'Answer a question with fingers, marks or words. Choose a hand: one hides a button, your {token}. Tell how you know if the hand is empty. Bring {hero} every {token} you find.',
      steps: [
        'Get out buttons, paper and pencils. Take one button for each question.',
        'A wrong answer? Draw it together first.',
        'Once, sit on the button and look innocent.',
      ],
      say: 'Answer first. Then tell me: which hand?',
    },
    {
      title: 'The Silent Trade',
      inShort: {
        you: 'Say nothing: slide a button near for right, back for wrong.',
        child: 'Shows answer and reason without a word. Your knock hands over one {token}.',
        end: 'All buttons are traded.',
      },
      round:
        'You read question 1, then hush. Your child writes {answer}. You slide a button near. Your child adds a sketch that shows why. Knock! The button is one {token}.',
      child:
        'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Add one mark or sign that shows why. Take the button, one {token} for {hero}, after a knock.',
      steps: [
        'Get out buttons, paper and pencils. Fold the sheet as the counter. Set out one button for each question. You are {friend}.',
        'Slid back? Your child tries again, still silent.',
        'Stuck? Whisper for one minute.',
      ],
      say: 'Long ago, strangers traded without a word. Ready? Hush.',
    },
    {
      title: 'Stump the Trader',
      ages: 'older',
      inShort: {
        you: 'Guess the answers to the questions your child makes.',
        child: 'Answers, changes one thing and hides the new answer. Proving it wins one {token}.',
        end: 'All buttons are won.',
      },
      round:
        'Your child says {answer}, then changes one thing in question 1 and hides the new answer. You guess anything. Your child shows each step: one button, one {token}.',
      child:
        "Answer a question at {friend}'s stall. Choose one number or word in it to change. Hide its worked answer, then ask it. Prove yours and win a button, one {token}.",
      steps: [
        'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
        'Change a number, name or word. Mend a wrong answer first.',
        'Cannot be proved? Change it again.',
      ],
      say: 'Nobody has stumped me today. Mind you, it is early.',
    },
    {
      title: 'Higher or Lower',
      ages: 'younger',
      answers: 'counts',
      inShort: {
        you: 'Guess each hidden answer, from 0 to 30.',
        child: 'Folds answers into tags and calls higher or lower. A right tag wins one {token}.',
        end: 'All tags are open.',
      },
      round:
        'Your child writes {answer} on a tag, folds it and lays a button on top. You guess fifteen. Your child calls higher or lower until you have it: one {token}.',
      child:
        'Hide each answer in a folded tag under a button. Let {friend} guess, and call higher or lower. Choose a funny call for just right. Open the tag to win the {token} for {place}.',
      steps: [
        'Get out buttons, paper and pencils. Tear one tag and take one button for each question. You are {friend}.',
        'Wrong tag or wrong call? Work it out together.',
        'Guess badly, sighing.',
      ],
      say: 'A secret number? I guess fifteen! Higher or lower?',
    },
  ],
  safety: [
    {
      hazard: 'small buttons',
      adultNote: 'A grown-up counts the buttons back in at the end and keeps them away from toddlers.',
    },
  ],
}
