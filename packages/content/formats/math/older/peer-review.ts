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
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
    { name: 'colored pencils', quantity: '1', core: true, substitute: 'crayons' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'The Doubting Board',
      child:
        'Write your answer and one reason on a slip. Stand before the board and its doubts. Choose: defend your words or mend them in color. Bring {hero} every {token} that has passed.',
      inShort: {
        you: 'Read a question. Play the board and doubt each slip once: how do you know?',
        child: 'Writes answer and reason on a slip with one {token}. A right answer wins it once the doubt is settled.',
        end: 'Every slip has passed.',
      },
      round:
        'Read question 1. Your child draws one {token} on a slip and writes {answer} and a reason on the back. You ask: how do you know? Your child tells more. Passed! The {token} is colored.',
      steps: [
        'Get out paper, pencils and colored pencils. Tear the sheet into slips, one for each question.',
        'Other doubts: Can you show me? Is there another way? Would a goat believe that? Wrong or weak slips are mended in color and come back.',
      ],
      say: 'The board is awake and believes nothing. What do you bring us?',
    },
    {
      title: 'Scrambled Proof',
      child:
        'Write three strips: what you are told, do and find. Mix them and slide them to {friend}. Listen for the muddle and call stop. Choose a color and draw one {token} for {place}.',
      inShort: {
        you: 'Read a question. As {friend}, lay the mixed strips in a wrong order and read them aloud.',
        child: 'Writes three strips: what is known, done and found. Mends your order and says why: one {token}.',
        end: 'Every proof is in order.',
      },
      round:
        'Read question 1. Your child writes three strips: what the question tells, what to do and {answer}. You lay {answer} first and read. Stop! Your child lays it last, says why and draws one {token}.',
      steps: [
        'Get out paper, pencils and colored pencils. Tear the sheets into strips, three for each question.',
        'Numbers and a word or two are enough: 4 sides of 3 feet; 4 × 3; 12. Wrong or unclear ones are written again. Last, turn one strip over: can the other two tell what it says?',
      ],
      say: 'Three strips, all mixed up. Which one comes first?',
      materials: [
        { name: 'paper', quantity: '2 sheets', core: true },
        { name: 'pencils', quantity: '1', core: true },
        { name: 'colored pencils', quantity: '2', core: true, substitute: 'crayons' },
      ],
    },
    {
      title: 'The Hidden Spot',
      child:
        'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Work out what it was and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. As {friend}, cover one spot of the written work with your thumb.',
        child:
          'Writes how the answer is found. Then names the hidden spot and tells how the rest shows it: one {token}.',
        end: 'Every answer has its {token}.',
      },
      round:
        'Read question 1. Your child writes the steps and {answer}, and says: a number. Eyes shut! Your thumb covers one. Your child names it, tells how the rest shows it and draws one {token}.',
      steps: [
        'Get out paper and pencils. Your child writes all steps on the sheet.',
        'Mend a wrong answer before you cover anything. For the last one cover two spots at once.',
      ],
      say: 'Eyes shut! My thumb is hungry for a piece of your work.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
