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
    layout: 'd',
    grades: everyGrade,
    materials: [
      { name: 'buttons', quantity: '15', core: true, substitute: 'dry beans' },
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
          'Open a stall at {place} and sell answers to {friend}. Take one button for a right answer. Take two buttons if you also prove it. Choose how: with marks, words or your hands. Count your buttons at the end. Buy the {things} that {hero} needs.',
        steps: [
          'Get out buttons, paper and pencils. You are {friend}, with all the buttons.',
          'Trade question 1 together. Pay one for the answer and one for the proof.',
          'Trade the others. The {things} cost one button more than there are questions.',
        ],
        say: 'Good morning! One button for an answer, two if I can believe it.',
        success: 'Your child earns enough to pay, with at least one proof.',
      },
      {
        answers: 'short',
        child:
          'Buy answers for {hero} at {place}. Pay one button for each answer. Work the question out to test what you bought. Choose: keep the answer or bring it back. Get your button back for the bad one. Show {friend} what was wrong with it.',
        steps: [
          'Get out buttons, paper and pencils. Your child gets one button for each question.',
          'Sell the right answer to question 1, and test it together.',
          'Sell the others. Just one of them is wrong. Give its button back when your child proves it.',
        ],
        say: 'Answers for sale! All of them are good. Well, nearly all.',
        success: 'Your child brings back only the wrong answer and mends it.',
      },
      {
        child:
          'Start the day at {place} with two buttons. Hear a question and choose: alone or with a hint. Pay one button for a hint. Earn two buttons for a right answer. Save as many as you can for {hero}. Tell when a hint is worth its price.',
        steps: [
          'Get out buttons, paper and pencils. Give your child two buttons.',
          'Do question 1 together. Offer a hint for one button, such as: draw it first.',
          'Your child goes on. Mend a slip together; a mended answer earns one button.',
        ],
        say: 'Do you need a hint, or can you do this one without?',
        success: 'Your child thinks before each question about whether help is needed.',
      },
      {
        strands: ['patterns', 'operations', 'number'],
        child:
          'Work for growing pay at {place}. Earn one button for your first right answer. Earn one more than last time for each new answer. Write down each pay and the sum so far. Choose a moment to guess your pay for the last question. Tell {friend} the rule.',
        steps: [
          'Get out buttons, paper and pencils. Write two columns: pay and total.',
          'Do question 1 together. Pay one button and fill in the first line.',
          'Go on: two buttons, then three. Ask for the new total before you pay.',
        ],
        say: 'Your pay grows by one each time. What will the last answer earn?',
        success: 'Your child tells the pay and the total before the buttons come.',
      },
    ],
    safety: [
      {
        hazard: 'small buttons',
        adultNote: 'A grown-up counts the buttons back in at the end and keeps them away from toddlers.',
      },
    ],
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
        strands: ['fractions', 'data', 'geometry', 'time'],
        child:
          'Build a wall between you and {hero}. Draw what an answer looks like on your side. Tell {hero} what to draw, one line at a time. Choose your words well: no peeking, no pointing. Lift the wall and compare the drawings. Send the best pair to {place}.',
        steps: [
          'Get out books, paper and pencils. Stand the books up between you. You are {hero}.',
          'Swap roles for question 1: you describe, and your child draws.',
          'For each question, your child finds the answer, then describes a drawing of it. Draw only what you hear.',
        ],
        say: 'I cannot see your page. Where on mine do I start, and with what?',
        success: 'The two drawings show the same answer.',
      },
      {
        answers: 'short',
        child:
          'Answer a question behind the wall and keep it secret. Give your grown-up three hints, one at a time. Choose true hints that do not say the answer. Say near or far after each guess. Tell which hint would help {friend} at {place} most.',
        steps: [
          'Get out books, paper and pencils. Build the wall and hide the answers.',
          'For question 1, you give the hints and your child guesses.',
          'Your child works out each of the others, writes it in secret and gives hints. Guess aloud, with reasons.',
        ],
        say: 'Three hints are all I get. What should I hear first?',
        success: 'The hints are true and lead to the secret answer.',
      },
      {
        answers: 'short',
        child:
          'Take down the wall at {place}, brick by brick. Hear a question and work alone, without a word. Count to three and read both answers out. Cross off one brick when they agree. Find the slip if they differ, or ask for proof. Choose a wave for {hero} behind the last brick.',
        steps: [
          'Get out books, paper and pencils. Draw a wall with one brick for each question.',
          'Do question 1 on both sides. Then show each other your work.',
          'Go on. Make one slip on purpose and let your child find the spot.',
        ],
        say: 'One, two, three: now! Do our answers agree?',
        success: 'All bricks are gone, and your child found where your slip began.',
      },
      {
        child:
          'Pass secret notes over the wall at {place}. Answer each question on a slip, in marks or words. Fold it and send it across. Read the reply or hear it: it asks how you know. Choose a short reason and send it back. Open the wall to {hero} after your last reason.',
        steps: [
          'Get out books, paper and pencils. Stand the books up and tear a sheet into slips. You are {hero}.',
          'Do question 1 together, on both sides of the wall.',
          'Read each note aloud and send it back with one question: why, how, or what if?',
        ],
        say: 'Psst! A note is coming over. What can you tell me about question 1?',
        success: 'Each note holds a right answer and comes back with a reason.',
      },
    ],
    safety: [],
  },
]
