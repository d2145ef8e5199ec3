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
        you: 'Ask, then mix the three cards.',
        child: 'Writes the answer in parts on three cards. Once mixed, rebuilds it and copies it.',
      },
      round:
        'Your child says {answer} and writes it on three cards, a part on each. You mix them. Your child builds it again, reads it and copies it.',
      child:
        'Build the wall at {place} out of words. Write each answer on cards, in parts that you choose. Mend the row when it is mixed. Copy it for {hero} to win one {token}.',
      steps: [
        'Get out index cards, pencils and paper. A part is some words or letters.',
        'Odd row? Read it aloud.',
        'Mend mistakes in the copy.',
      ],
      say: 'The wall at {place} has holes. Shall we build?',
    },
    {
      inShort: {
        you: 'Ask, then read the line and hum at its gap.',
        child: 'Writes the answer with a gap, and the lost word or letter on a card. Shows it at your hum.',
        end: 'Your child matches mixed cards and gaps.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it with a gap and the lost piece on a card. You read and hum. Out comes the card!',
      child:
        'Find the missing bricks for {friend}. Write your answer with a gap in it. Put the lost word or letter on a card: you choose. Match them all at {place}.',
      steps: ['Get out index cards, pencils and paper.', 'Mend mistakes first.'],
      say: 'Someone took a piece out of each line. Which one?',
    },
    {
      inShort: {
        you: 'Ask, and read the row from the top.',
        child: 'Writes the answer on a card and finds its place in the row: the best on top.',
        end: 'Ask: Why this order? Your child copies the favorite.',
      },
      round:
        'You ask question 1. Your child says {answer}, writes it on a card and lays it down. Better cards will go above it, others below.',
      child:
        'Write each answer on its own card. Put the best one on top, then the next. Choose two to trade, or keep them all. Show {hero} the row at {place}.',
      steps: ['Get out index cards, pencils and paper.', 'A mistake? Mend it first.'],
      say: '{hero} will read from top to bottom. What comes first?',
    },
  ],
  safety: [],
}
