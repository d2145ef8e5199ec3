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
      child:
        'Put each answer where {hero} needs it at {place}. Listen to a clue or read it yourself. Find the card that fits. Hold it up, or drop it into its cup. Tell why no other card would do.',
      steps: [
        'Get out cups, index cards and markers. Write each answer below on a card, short. A quick picture is fine.',
        'Stand a cup in front of you for each clue. Spread the cards face up.',
        'Read clue one. Hold up two cards, reject one aloud, drop the other in.',
        'Do the second with your child, who moves the card.',
        'Your child matches the remaining ones, then empties the cups to check.',
      ],
      say: 'These cups go straight to {place}. One wrong card, and {hero} gets a surprise. Which card fits?',
      success: 'The cards are in the right cups, and your child can reject a wrong card with a reason.',
    },
    {
      child:
        'Hide the answers among the {things} at {place}. Read or hear one question at a time. Write or draw your answer on a card. Put it under a cup, then move the cups around. Find it again and tell what it says.',
      steps: [
        'Get out cups, index cards and markers. Turn all cups upside down in a row.',
        'Read a numbered question, jot your answer on a card and slide it underneath.',
        'Your child does one with you. Ask for the answer aloud before it goes on the card.',
        'Your child finishes the row. Then shuffle slowly and lift cup after cup.',
        'For each card your child says the question that belongs to it.',
      ],
      say: 'Quick, before {hero} comes in and sees it. What is the answer, and where shall we hide it?',
      success: 'Your child remembers which question belongs to each hidden answer.',
    },
    {
      child:
        'Build a tower of right answers at {place}. Look at each clue and say what you think. Write it on a card, or draw it. Stack a cup on the card if it is right. Show {friend} how tall you got.',
      steps: [
        'Get out cups, index cards and markers. Number the cards to match the numbered clues.',
        'Solve clue one, put it on card one, and set the first cup on it.',
        'Talk through clue two together. A card and a cup form the next floor.',
        'Your child builds on, floor by floor. A wrong answer is no fall. Read the clue again and mend the card.',
      ],
      say: '{friend} can see the tower at {place} from far away. Every answer makes it one floor taller.',
      success: 'The tower stands on right answers, and your child mended any shaky floor.',
    },
  ],
  safety: [],
}
