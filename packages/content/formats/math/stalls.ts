import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Two people with something between them: a counter, or a wall of books. */
export const stallFormats: Format[] = [
  {
    id: 'math.trading-post',
    subject: 'math',
    title: 'Trading Post',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'act',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'buttons', quantity: '10', core: true, substitute: 'dry beans' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Open a stall at {place} and greet {friend}. Tell an answer to earn one button. Show how you found it, or no deal! Pick what your buttons will buy: a game or a story.',
        steps: [
          'Get out buttons, paper and pencils. You are the customer with all the buttons.',
          'Trade once together with question 1, in funny voices.',
          'Your child works on. Pay only for an answer with a reason; haggle a little.',
          'Count the earnings together.',
        ],
        say: 'Good morning! I pay well, but only for answers that I can believe.',
        success: 'Your child earns most buttons with a reason, not a guess.',
      },
      {
        child:
          'Set up your counter for {place}. Buy an answer from your grown-up with one button. Solve the question yourself to check it. Choose: keep it or bring it back. Warn {friend} about the bad ones.',
        steps: [
          'Get out pencils, buttons and paper. Your child holds the buttons; you sell answers.',
          'Sell answer 1, a right one, and check it together.',
          'Sell the rest. Make one or two of them wrong by a likely slip.',
          'Give the button back for each wrong one that your child proves.',
        ],
        say: 'Fresh answers for {hero}! I think they are all good. Are you sure you trust me?',
        success: 'Your child catches a wrong answer and says what went wrong.',
      },
      {
        child:
          'Put ten buttons between you: they stand for {things}. Whisper your plan before you write. Take two buttons when it works. Take one when it needs mending. Choose who at {place} gets them in the end.',
        steps: [
          'Get out paper, pencils and buttons.',
          'Listen to the plan for question 1. Ask one thing about it, then solve it together.',
          'Your child plans aloud and solves. Mending earns a button too.',
          'Look back: which plan was the best buy?',
        ],
        say: 'Tell me the plan before the answer. A good plan is worth more to {friend}.',
        success: 'Your child says a plan before working at least twice.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.secret-wall',
    subject: 'math',
    title: 'The Secret Wall',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '2', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Sit on your side of the wall at {place}. Draw how you solve a question. Tell {hero} on the far side what to draw, step by step. Lift the wall and compare. Choose who describes the next one.',
        steps: [
          'Get out books, paper and pencils. Stand the books up between you; you are {hero}.',
          'Describe your own drawing for question 1 and let your child copy it by ear.',
          'Your child solves and describes the others. Draw only what you hear.',
        ],
        say: 'I cannot see a thing. Your words are my eyes, so take it slowly.',
        success: 'The two drawings show the same numbers in the same order.',
      },
      {
        child:
          'Work out a question where nobody sees it. Give your grown-up three hints, but never the answer. Say if they are hot or cold. Pick a word from {place} to shout at the end. Tell {friend} which hint helped most.',
        steps: [
          'Get out pencils, paper and books. Build the wall.',
          'Play question 1 with you as the hint giver: bigger than, made of, next to.',
          'Your child gives hints for the rest. Think aloud before each guess.',
        ],
        say: 'Three hints are all I get. What is the best thing to tell me first?',
        success: 'The hints are true and lead to one number.',
      },
      {
        child:
          'Send the same question over the wall to each other. Solve it alone and in silence. Count to three and read out both answers. Find out why, if they differ. Choose a gift from {place} for {friend} when they agree.',
        steps: [
          'Get out books, pencils and paper.',
          'Solve question 1 on both sides, then show each other the way you took.',
          'Go on alone. Slip once on purpose and let your child find the place.',
        ],
        say: 'One, two, three: now! If we differ, neither is wrong until we have looked.',
        success: 'Your child finds the spot where two ways part.',
      },
    ],
    safety: [],
  },
]
