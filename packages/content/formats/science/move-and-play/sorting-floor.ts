import type { Format } from '../../../types.ts'

export const sortingFloor: Format = {
  id: 'science.sorting-floor',
  subject: 'science',
  title: 'Answer Mats',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '4 sheets', core: true },
    { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
    { name: 'socks', quantity: '6', core: true },
  ],
  prepMinutes: 2,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      answers: 'short',
      questions: 3,
      child:
        'Find the dry mat before the wave comes to {place}. Stand on the right answer. Choose a silly word for the trick mat. Hop or tiptoe.',
      inShort: {
        you: 'Read a question and count slowly to ten. Then be the wave that floods every wrong mat.',
        child: 'Stands on the mat with the answer and says it. Dry! Rolled socks on it mean one {token}.',
        end: 'Three mats have their rolled socks.',
      },
      round:
        'You read question 1 and count. Your child hops to the mat that says {answer} and says it aloud. Dry! Rolled socks go on it: one {token}.',
      steps: [
        'Get out paper, markers and socks. Roll three pairs. Write on one sheet each: {answers}. Write a silly word from your child on the fourth. Spread these mats on carpet and read them aloud.',
        'On a wrong mat the wave tickles. Tell the answer and ask again last.',
      ],
      say: 'A wave is coming, and only the right answer stays dry.',
    },
    {
      title: 'Stepping Stones',
      ages: 'younger',
      questions: 3,
      child:
        'Answer to get the next stone across {place}. Step on it and win one {token}. Tell {friend} your answers on the way back. Choose: one foot or two?',
      inShort: {
        you: 'Ask a question. Lay down a whole stone for a right answer.',
        child: 'Answers and steps onto the new stone. You toss over rolled socks: one {token}.',
        end: 'Your child is back at the start with every answer told again.',
      },
      round:
        'Your child stands at the start. You read question 1 and hear {answer}. Right: you lay a whole stone one step ahead. Your child steps onto it and catches rolled socks: one {token}.',
      steps: [
        'Get out paper, markers and socks. Roll three pairs. Lay one sheet on carpet as the start. Number three more as stones, and hold them.',
        'Tell the answer if it is wrong, and fold that stone in half. On the way back, each stone wants its answer again.',
      ],
      say: 'Good answers make big stones. Ready for the first?',
    },
    {
      title: 'The Answer Hunt',
      answers: 'short',
      questions: 3,
      child:
        'Say all three answers first. Then hunt for one sheet at a time. Bring it home before the count ends. Choose where {hero} keeps the {tokens}.',
      inShort: {
        you: 'At home base, ask all three questions. Then call the number of one and count slowly to thirty.',
        child: 'Answers all three, then brings the sheet with the called answer home before you finish: one {token}.',
        end: 'Three sheets are home.',
      },
      round:
        'At home base your child answers all three questions: {answer} is the first. You call: three! You count. Your child turns one sheet, then another, finds the third answer and walks home. Rolled socks go on top: one {token}.',
      steps: [
        'Get out paper, markers and socks. Out of sight, tear two sheets in half. Write on one half each: {answers}. Lay them in easy spots of one room, face down. Roll three pairs for home base.',
        'Tell the answer if it is wrong, and call that one last. Late? Count once more. Other sheets stay where they are, face down.',
      ],
      say: 'Three answers in your head? Then I count like a snail.',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '6', core: true },
      ],
      safety: [{ hazard: 'a hurry through the room', adultNote: 'Stay close and clear the way before the hunt.' }],
    },
    {
      title: 'Mats and Traps',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Steer {friend}, whose eyes are shut, to the right mat. Use words only, and keep off the traps. Choose your words: steps, turns or clock hands.',
      inShort: {
        you: 'As {friend}, read a question, shut your eyes and shuffle only as your child says.',
        child:
          'Steers you onto the mat with the answer, tells how to see that one other mat is false, and wins one {token}.',
        end: 'Rolled socks lie on three mats.',
      },
      round:
        'You read question 1 and shut your eyes. Half a step left, stop! You stand on {answer}. Your child tells how to see that {wrong} is false. Rolled socks on the mat: one {token}.',
      steps: [
        'Get out paper, markers and socks. Roll three pairs. Tear three sheets in half. Write on one half each: {answers}. Write the traps on two more: {decoys}. Spread all five on carpet.',
        'On a wrong mat you groan. Tell the answer and ask again last.',
      ],
      say: 'I cannot see a thing. Which mat do I trust?',
      materials: [
        { name: 'paper', quantity: '3 sheets', core: true },
        { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
        { name: 'socks', quantity: '6', core: true },
      ],
      safety: [
        {
          hazard: 'walking with shut eyes',
          adultNote: 'A grown-up clears the floor first, shuffles slowly and stays on carpet.',
        },
      ],
    },
  ],
  safety: [
    {
      hazard: 'loose sheets on a floor',
      adultNote: 'Stay close and lay the sheets on carpet, or weigh them down with a shoe.',
    },
  ],
}
