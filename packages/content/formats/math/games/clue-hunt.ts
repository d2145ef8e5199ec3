import type { Format } from '../../../types.ts'

export const clueHunt: Format = {
  id: 'math.clue-hunt',
  subject: 'math',
  title: 'Clue Hunt',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'game',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'index cards', quantity: '6', core: true, substitute: 'small slips of scrap' },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 3,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
  takes: [
    {
      questions: 5,
      child:
        'Follow a trail that only right answers can open. Turn your card over when its question is answered. Choose to hop or creep to the spot in the drawing. Find the next card, until {hero} has all five {tokens}.',
      inShort: {
        you: 'Hide three cards. Keep the last up your sleeve.',
        child: 'Answers to win one {token} and turn the card. A sketch leads to the next.',
        end: 'All five cards are answered.',
      },
      round:
        'Card 1 is on the table. You read question 1. Your child says {answer}: one {token}. The turned card shows a shoe. Off to the shoe for card 2!',
      steps: [
        'Get out index cards and pencils. Number five cards. Sketch the next hiding place on each back: a shoe, a door, on card 4 yourself. Hide 2 to 4.',
        'Mend a wrong answer before the card is turned.',
        'Too well hidden? Say warm or cold.',
      ],
      say: 'This card only talks to right answers.',
    },
    {
      title: 'One False Card',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      questions: 5,
      child:
        'Work out a question before you leave your chair. Choose how to fetch your answer: fast, sideways or in silence. Prove the card before you lay it down. Leave the false card: {hero} needs true ones.',
      inShort: {
        you: 'Ask, and listen to each proof.',
        child: 'Solves it seated, fetches the card with its answer and proves it: one {token}.',
        end: 'Only the false card is left.',
      },
      round:
        'You read question 1. Your child solves it seated, creeps off, fetches the card that says {answer} and tells how it came out: one {token}.',
      steps: [
        'Get out index cards and pencils. Around the room lay a card for each answer and a sixth: a tempting one from the last step that answers no question.',
        'A card without a proof goes back.',
        'Last, ask why the sixth is false.',
      ],
      say: 'Six cards, five {tokens}. Which one only pretends?',
    },
    {
      title: 'You Hide, I Seek',
      questions: 5,
      child:
        'Hide five {tokens} where your grown-up must search. Answer a question and draw one {token} on its card. Choose a sly hiding place while nobody looks. Prove its answer to win it for {hero}.',
      inShort: {
        you: 'Seek each card while your child says warm or cold.',
        child: 'Answers, hides a card with one {token} and wins it by explaining the answer.',
        end: 'All five cards are found.',
      },
      round:
        'Read question 1 aloud. Your child says {answer}, draws one {token} on card 1 and hides it. Warm, cold, warm: you find it. Your child tells how the answer came about and wins it.',
      steps: [
        'Get out index cards and pencils. Number five cards.',
        'Mend a wrong answer before the card is hidden.',
        'Shut your eyes, count to ten, and look in silly places first.',
      ],
      say: 'Hide it well. I shall look behind my ear first.',
    },
    {
      title: 'The Swapped Row',
      answers: 'numbers',
      questions: 5,
      strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
      child:
        'Hunt for five hidden cards: five {tokens} for {hero}. Find one and put its answer on it. Fit it into a row, smallest answer on the left. Choose two to swap back when the row is wrong.',
      inShort: {
        you: 'Hide five cards. Later, swap two.',
        child: 'Finds a card, writes its answer for one {token} and fits it in by size.',
        end: 'Two swaps are mended.',
      },
      round:
        'Find card A together and read question 1. Your child says {answer} and writes it large on the card: one {token}. The next answer goes left if smaller, right if larger.',
      steps: [
        'Get out index cards and pencils. Letter five cards A to E for questions 1 to 5. Hide them.',
        'Mend a wrong answer before it is written.',
        'Row complete? Eyes shut: swap two. Once mended, swap again.',
      ],
      say: 'Find all five. Then keep an eye on your row!',
    },
  ],
  safety: [],
}
