import type { Format } from '../../../types.ts'

export const peerReview: Format = {
  id: 'math.peer-review',
  subject: 'math',
  title: 'Peer Review',
  modality: { primary: 'visual', secondary: ['auditory'] },
  kind: 'sheet',
  layout: 'd',
  grades: { from: '3rd', to: '5th' },
  materials: [
    { name: 'paper', quantity: '3 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Doubting Board',
      inShort: {
        you: 'Play the board: doubt every answer once.',
        child: 'Hands in answer and reason. A slip that stands your doubt wins its {token}.',
        end: 'Every slip has passed.',
      },
      round:
        'Your child draws one {token} on a slip and writes {answer} with a reason behind. You ask: how do you know? Your child tells more. Passed!',
      child:
        'Draw one {token} on each slip. Write your answer and one reason on the back. Choose: defend your words or mend them in color. Bring {hero} every {token} that has passed.',
      steps: [
        'Get out paper, pencils and colored pencils. Tear one slip for each question.',
        'Other doubts: Can you show me? Would a goat believe that?',
        'Wrong or weak slips come back, to be mended in color.',
      ],
      say: 'The board is awake and believes nothing. What do you bring us?',
    },
    {
      title: 'Scrambled Proof',
      inShort: {
        you: "As {friend}, put your child's mixed strips in order.",
        child: 'Writes what is known, done and found. Three strips in order win one {token}.',
        end: 'All strips are in order.',
      },
      round:
        'Your child writes three strips: what the question tells, what to do and {answer}. You lay {answer} first. Stop! Your child says why it comes last and wins one {token}.',
      child:
        'Write on three strips what you know, do and find. Choose a new color for each question. Mix the strips and slide them to {friend}. Win one {token} for {place} with each proof restored.',
      steps: [
        'Get out paper, pencils and colored pencils. Tear three strips for each question.',
        'Order the others aloud. Wrong or unclear strips are written again.',
        'Finished sets get one {token} in color.',
      ],
      say: 'Three strips, all mixed up. Which one comes first?',
    },
    {
      title: 'The Hidden Spot',
      inShort: {
        you: 'As {friend}, hide one spot of each written answer.',
        child: 'Writes how each answer is found, then names your hidden spot for one {token}.',
        end: 'Every answer has its {token}.',
      },
      round:
        'Your child writes the steps and ends with {answer}. Eyes shut! Your thumb covers one word. Your child names it, tells why and draws one {token}.',
      child:
        'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Name it and draw one {token} in color for {hero}.',
      steps: [
        'Get out paper, pencils and colored pencils.',
        'Mend a wrong answer before you cover anything.',
        'Your child calls word, number or line. Stuck? Lift your thumb.',
      ],
      say: 'Eyes shut! My thumb is hungry for a piece of your work.',
    },
  ],
  safety: [],
}
