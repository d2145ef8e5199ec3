import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Ways of working that leave something to keep: a book, a set of cards, a record of guesses. */
export const keeperFormats: Format[] = [
  {
    id: 'math.pocket-book',
    subject: 'math',
    title: 'Pocket Book',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '3', core: false },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Fold your sheets into a little book about {place}. Give each question a page of its own. Draw what happens and write the answer large. Choose a title and a cover. Read your book to {friend} when it is done.',
        steps: [
          'Get out paper, pencils and crayons. Fold the sheets once and tuck one into the other.',
          'Make the first page together: picture, number, one short line.',
          'Your child makes the next pages. Ask of each picture: where is the answer in it?',
        ],
        say: 'Every good explorer keeps a book. What should a reader see on page one?',
        success: 'Each picture shows how the answer came about.',
      },
      {
        child:
          'Make a book with flaps. Write a question on the flap and hide its answer below. Add a clue in the corner for {hero}. Pick the page that you would show at {place}. Ask somebody at home to try your flaps.',
        steps: [
          'Get out pencils, crayons and paper. Fold long strips for flaps; no cutting is needed.',
          'Do one flap together, clue and all.',
          'Your child solves before hiding. Check under each flap together.',
        ],
        say: 'Hide it well, and make sure that what you hide is true.',
        success: 'All hidden answers are right, and the clues really help.',
      },
      {
        child:
          'Start a rescue manual for the {things} of {place}. Show one problem on each left page. Mend it on the right, step by step. Choose one page to star as the trickiest.',
        steps: [
          'Get out crayons, paper and pencils. Fold a book of four pages or more.',
          'Write the first problem and its steps as a team.',
          'Your child works out and draws the rest. Follow one page exactly, and see if it works.',
        ],
        say: 'If {friend} had only your manual, could they do it alone?',
        success: 'You can follow a page and get to the same answer.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.twin-cards',
    subject: 'math',
    title: 'Twin Cards',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'game',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'index cards', quantity: '10', core: true, substitute: 'ten slips of one size' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Make two cards for each question: one asks, one answers. Mix them and lay them face down at {place}. Turn up two. Keep them if they are twins and you can say why. Pick a sound to make when {friend} finds a pair.',
        steps: [
          'Get out index cards and pencils. Write the first pair together.',
          'Your child works out the other answers and makes the cards.',
          'Play in turns. Before you keep a pair, prove it.',
        ],
        say: 'Twins look different, yet they are worth the same. Who belongs to whom?',
        success: 'Your child can prove each pair, not just remember it.',
      },
      {
        child:
          'Sketch each answer as a picture on one card. Write the question on its twin. Deal all the cards to you and {hero}. Ask each other for the missing twins. Choose one pair to hang up at {place}.',
        steps: [
          'Get out pencils and index cards.',
          'Draw the picture for question 1 together, with no digits on it.',
          'Your child draws the others. Then deal, and ask for twins in whole sentences.',
        ],
        say: 'No numbers on this one! How can a picture alone tell me how many?',
        success: 'The pictures match their questions so that a stranger could pair them.',
      },
      {
        child:
          'Lay the answer cards in a row from small to large. Guess where a question card will go. Solve it to find out. Swap any two that are out of order. Choose the card that {friend} needs most at {place}.',
        steps: [
          'Get out index cards and pencils. Copy questions and answers on cards of their own.',
          'Order the answers together. Place question 1 by feel, then by work.',
          'Your child places the rest and mends the row.',
        ],
        say: 'Before we work it out: left, middle or right? Trust your feeling, then test it.',
        success: 'The row is in order, and your child can say what a feeling got wrong.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.guess-and-check',
    subject: 'math',
    title: 'Guess and Check',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'dry beans', quantity: 'a handful', core: true, substitute: 'pasta' },
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
          'Make a quick guess at each question. Set it down before you work. Find the true answer with beans or a sketch: you choose. Put a bean by each guess that was close. Tell {hero} how your guesses at {place} got better.',
        steps: [
          'Get out dry beans, paper and pencils. Draw two columns: guess and found.',
          'Guess question 1 yourself, a bit off, and work it out in the open.',
          'Your child guesses, works and compares. Praise the checking, not the luck.',
        ],
        say: 'A guess cannot be wrong. It is a place to start from. Where do you start?',
        success: 'The later guesses lie nearer to what was found.',
      },
      {
        child:
          'Choose a low guess and a high guess for each question. Squeeze the answer in between. Work it out to see who was nearer, you or {friend}. Drop a bean in the middle for a perfect squeeze. Report the score to {place}.',
        steps: [
          'Get out pencils, paper and dry beans.',
          'Squeeze question 1 together: surely more than? surely less than?',
          'Your child squeezes and solves the rest; you squeeze too.',
        ],
        say: 'What is too small for sure? What is too big for sure?',
        success: 'The answers lie between the low and the high guess.',
      },
      {
        child:
          'Be the inspector of {place}. Listen to an answer that your grown-up gives. Test it with beans or on your sheet. Stamp it true or mend it. Pick the slip that {friend} would fall for, and warn them.',
        steps: [
          'Get out paper, dry beans and pencils. Say an answer to each question; let one or two be slips.',
          'Inspect the first one together, slowly.',
          'Your child tests the others and writes a stamp beside each.',
        ],
        say: 'Inspector, I believe this is right. Do not take my word for it.',
        success: 'Every slip is found, and your child says how it came about.',
      },
    ],
    safety: [],
  },
]
