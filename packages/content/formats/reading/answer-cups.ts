import type { Format } from '../../types.ts'

export const answerCups: Format = {
  id: 'reading.answer-cups',
  subject: 'reading',
  title: 'Answer Cups',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'hands-on',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'cups', quantity: '5', core: true, substitute: 'bowls' },
    { name: 'index cards', quantity: '5', core: true, substitute: 'slips of paper' },
    { name: 'markers', quantity: '1', core: true, substitute: 'pencils' },
  ],
  prepMinutes: 4,
  prompts: 5,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      answers: 'short',
      child:
        'Put each answer where {hero} needs it at {place}. Listen to a clue or read it yourself. Find the card that fits. Hold it up, then drop it into its cup. Tell why no other card would do.',
      gist: "Your child hears a clue, picks the one open card that answers it and drops it into that clue's cup; all cards dropped, you check the cups.",
      steps: [
        'Get out cups, index cards and markers. Copy each answer from the last step onto a card.',
        'Stand one cup for each clue in a row. Read the open cards aloud.',
        'Do clue one yourself: reject one card aloud, drop another in.',
        'Do the second together. Wrong card? Read the clue again.',
      ],
      say: 'These cups go straight to {place}. One wrong card, and {hero} gets a surprise. Which card fits?',
      success: 'The cards are in the right cups, and your child can reject a wrong card with a reason.',
    },
    {
      child:
        'Hide the answers among the {things} at {place}. Read or hear one question at a time. Write or draw your answer on a card for a cup. Follow it when the cups move. Find it again and tell what it says.',
      gist: "One answer at a time, your child writes or draws it on a card under a cup; you move the cups, and your child tells each hidden card's question.",
      steps: [
        'Get out cups, index cards and markers. Turn all cups upside down in a row.',
        'Read question one, jot the answer on a card and slide it underneath.',
        'Your child hides the others. Ask for the answer aloud first.',
        'Move the cups slowly, then lift them.',
      ],
      say: 'Quick, before {hero} comes in and sees it. What is the answer, and where shall we hide it?',
      success: 'Your child remembers which question belongs to each hidden answer.',
    },
    {
      child:
        'Build a tower of right answers at {place}. Look at each clue and say what you think. Write it on a card, or draw it. Stack a cup on the card if it is right. Show {friend} how tall you got.',
      gist: 'Floor by floor, your child writes an answer on its card and sets a cup on top; a wrong one is mended first, and the last answer ends the tower.',
      steps: [
        'Get out cups, index cards and markers. Number one card for each clue.',
        'Solve clue one on card one, and set the first cup on it.',
        'Build the second floor, card and cup, together.',
        'Your child builds on. A wrong answer is no fall. Read the clue again.',
      ],
      say: '{friend} can see the tower at {place} from far away. Every answer makes it one floor taller.',
      success: 'The tower stands on right answers, and your child mended any shaky floor.',
    },
  ],
  safety: [],
}
