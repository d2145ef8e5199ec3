import type { Format } from '../../types.ts'

export const flapBook: Format = {
  id: 'reading.flap-book',
  subject: 'reading',
  title: 'Lift-the-Flap Book',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'make',
  layout: 'd',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'construction paper', quantity: '1 sheet', core: true, substitute: 'any paper' },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'crayons', quantity: '3 colors', core: false, substitute: 'markers' },
  ],
  prepMinutes: 4,
  prompts: 4,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      child:
        'Make a book of doors for {hero}. Put one clue on each door. Draw or write the answer behind it. Color the doors to look like {place}. Show how you found what hides inside.',
      gist: 'Behind one door for each clue, your child draws or writes the answer; then you guess and lift, door after door, until the whole book is open.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet long, then tear the top into a door for each clue.',
        'Help your child to number the doors.',
        'Fill door one yourself and door two together. Your child makes the others.',
        'Read each clue again before you guess and lift.',
      ],
      say: 'Each door at {place} hides an answer. You are the one who decides what {hero} finds there.',
      success: 'Behind every door stands the right answer, and your child can explain two of them.',
    },
    {
      child:
        'Build a guessing card for {friend}. Fold it so that a secret fits inside. Copy a clue number on each part. Draw or write what it means where no one can look. Choose the one that {friend} must guess first.',
      gist: "In secret, your child hides each clue's answer inside a folded card; then you, as {friend}, guess clue by clue, and your child lifts the fold and corrects you.",
      steps: [
        'Get out construction paper, pencils and crayons. Fold the sheet like a card. Number the clues on the front.',
        'Hide the first answer inside while your child looks on.',
        'Do the second together.',
        'Guess right, but once give the answer to another clue.',
      ],
      say: 'I am {friend}, and I have come from {place} to guess your card. Go easy on me.',
      success: 'Your child prepares the answers and can correct your wrong guess with a reason.',
    },
    {
      child:
        'Design a window wall for {place}. Look at each question and decide what the window shows. Draw it behind the shutter, or write it. Make the front match one of the {things}. Name the window you like most.',
      gist: 'Each question has a spot behind two shutters, where your child draws or writes the answer; once all are filled and the front is decorated, you open and check.',
      steps: [
        'Get out construction paper, pencils and crayons. Fold both ends to the middle so that two shutters meet.',
        'Mark a numbered spot under the shutters for each question.',
        'Fill spot one and say what you were thinking.',
        'Let your child lead on the second while you ask: What tells you that?',
      ],
      say: 'From out here nobody can tell what is going on at {place}. Open the first window for me.',
      success: 'All spots are filled, and the answers hold up when you check them.',
    },
  ],
  safety: [],
}
