import type { Format } from '../../types.ts'

export const wordWall: Format = {
  id: 'writing.word-wall',
  subject: 'writing',
  title: 'Build a Line',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'index cards', quantity: '12', core: true, substitute: 'slips of one size' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'paper', quantity: '1 sheet', core: true },
  ],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Ask, then mix the bricks.',
        child: 'Writes the answer in three parts, builds it again and copies it: one {token}.',
        end: 'The wall is copied.',
      },
      round:
        'You read question 1. Your child says {answer} and writes it on three cards, a part on each. You mix them. Built and read again, it is copied: one {token}.',
      child:
        'Build the wall at {place} out of words. Write each answer on cards, in parts that you choose. Mend the row when it is mixed. Copy it for {hero} to win one {token}.',
      steps: [
        'Get out index cards, pencils and paper. A part is some words or letters.',
        'Odd row? Read it aloud.',
        'Mend slips in the copy.',
      ],
      say: 'The wall at {place} has holes. Shall we build?',
    },
    {
      inShort: {
        you: 'Ask, then hum at each gap.',
        child: 'Writes the answer with a gap and its lost piece on a card: one {token}.',
        end: 'All pieces are matched again.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it with a gap and hides the piece. You read and hum. Out comes the piece: one {token}.',
      child:
        'Find the missing bricks for {friend}. Write your answer with a gap in it. Put the lost word or letter on a card: you choose. Match them all at {place}.',
      steps: [
        'Get out index cards, pencils and paper. A piece is a word or letter.',
        'Mend slips first.',
        'Last, mix and match the cards.',
      ],
      say: 'Someone took a piece out of each line. Which one?',
    },
    {
      inShort: {
        you: 'Ask, and read from the top.',
        child: 'Writes the answer on a card and finds its place in the row: one {token}.',
        end: 'The favorite is copied.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it on a card with one {token} and lays it down. Better cards will go above it, others below.',
      child:
        'Write each answer on its own card. Put the best one on top, then the next. Choose two to trade, or keep them all. Show {hero} the row at {place}.',
      steps: [
        'Get out index cards, pencils and paper. Clear some floor.',
        'A slip? Mend it first.',
        'Last, ask: Why this order?',
      ],
      say: '{hero} will read from top to bottom. What comes first?',
    },
  ],
  safety: [],
}
