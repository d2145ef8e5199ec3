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
    { name: 'socks', quantity: '6, rolled into 3 pairs', core: true },
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
        'Find the mat with the right answer. Step on it and say it. Drop a sock on it: that is one {token}. Cover the whole floor of {place} for {hero}. Choose to hop or to tiptoe.',
      inShort: {
        you: 'Ask each question across the mats.',
        child: 'Steps on the mat with the answer, says it and drops rolled socks on it: one {token}.',
        end: 'Only the silly mat is bare.',
      },
      round:
        'You read question 1. Your child looks around, hops to a mat that says {answer} and reads it out. Rolled socks drop on it: one {token}.',
      steps: [
        'Get out paper, markers and socks. Write each answer on a sheet, and a silly word from your child on another. Spread these mats on carpet and read them aloud. Roll up one pair for each question.',
        'Wrong? Tell it and ask again last.',
        'At the end your child tells each sock its fact.',
      ],
      say: 'Look at all the mats. Which one answers this?',
    },
    {
      title: 'Stepping Stones',
      ages: 'younger',
      questions: 3,
      child:
        'Cross {place} on stepping stones. Listen to a question at each stone. Answer, step on and pick up its sock: one {token}. Tell {friend} a fact on the far side. Choose small stones or big ones.',
      inShort: {
        you: 'Ask one question at each stone.',
        child: 'Answers, steps onto the next stone and picks up its rolled socks: one {token}.',
        end: 'Your child is across with all {tokens}.',
      },
      round:
        'Before stone 1 your child hears question 1 and says {answer}. Right: a step onto the stone, and up come its socks. They are one {token}. Stone 2 waits.',
      steps: [
        'Get out paper, markers and socks. Lay one sheet for each question in a row on carpet. Your child numbers them and sets a rolled pair on each.',
        'Wrong? Tell it and ask again.',
        'On the way back your child sets each {token} down and says its answer.',
      ],
      say: 'The next stone has a question on it. Ready?',
    },
    {
      title: 'The Answer Hunt',
      answers: 'short',
      questions: 3,
      child:
        'Hunt for the answers that are hidden at {place}. Listen to a question and say the answer. Find the sheet that says the same. Lay a sock on it: one {token}. Read it to {hero}. Choose where the {tokens} are kept.',
      inShort: {
        you: 'Lay answer sheets around the room, then ask.',
        child: 'Says the answer, brings its sheet home and lays rolled socks on it: one {token}.',
        end: 'Every sheet is home.',
      },
      round:
        'At home base you ask question 1. Your child says {answer} and goes from sheet to sheet until it turns up. Home again, rolled socks go on top: one {token}.',
      steps: [
        'Get out paper, markers and socks. Write each answer on its own half sheet. Roll up one pair for each. Lay the sheets in easy spots of one room.',
        'If the answer is off, tell it before the walk.',
        'A sheet that answers something else goes back.',
      ],
      say: 'Answer first. Then go and find it.',
    },
    {
      title: 'Mats and Traps',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Write each right answer on a mat. Make a trap for each: an answer that only sounds right. Lay all the mats at {place}. Listen as {friend} picks one. Tell what is wrong with each trap. Choose the sneakiest trap.',
      inShort: {
        you: 'As {friend}, step on a right mat or on its trap.',
        child: 'Writes both mats. Explaining the trap wins rolled socks, one {token}.',
        end: 'Every trap is turned over.',
      },
      round:
        'Your child writes {answer} on one mat for question 1 and a trap on another. You may whisper {wrong}. You step on the trap. Your child tells what is wrong: one {token}.',
      steps: [
        'Get out paper, markers and socks. Tear two half sheets for each question, settle the answers and roll up one pair for each.',
        'Tempting ones are in the last step.',
        'A trap that is explained turns over. On a right mat, ask for its trap.',
      ],
      say: 'This one sounds true to me. Is it, or is it a trap?',
    },
  ],
  safety: [
    {
      hazard: 'loose sheets on a floor',
      adultNote: 'Stay close and lay the sheets on carpet, or weigh them down with a shoe.',
    },
  ],
}
