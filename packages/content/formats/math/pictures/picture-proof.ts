import type { Format } from '../../../types.ts'

export const pictureProof: Format = {
  id: 'math.picture-proof',
  subject: 'math',
  title: 'Picture Proof',
  modality: { primary: 'visual', secondary: ['kinesthetic'] },
  kind: 'draw',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1', core: true, substitute: 'any pens' },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'Pictures That Talk',
      ages: 'younger',
      wrongAnswers: true,
      child:
        'Draw how you find the answer. Choose what to draw: dots, lines or shapes. Hold your picture up to {hero} without a word. Shake your head or nod until all {tokens} are won.',
      inShort: {
        you: 'Read a question. As {hero}, look at the picture. Say both answers in any order.',
        child: 'Draws how to find the answer. Shakes the head at the wrong one. Nods at the right one and says why.',
      },
      round:
        'Your child draws it. You say {wrong}. Your child shakes the head. You say {answer}. A nod: your child says why.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice: four fields.',
        'Wrong nod? Look at the picture together.',
      ],
      say: 'Shh, let the picture talk to me.',
    },
    {
      title: 'Few-Mark Draw',
      ages: 'older',
      answers: 'counts',
      child:
        'Plan how to draw the way to your answer. Choose your bet: ten marks, more or fewer. Draw it for {friend}, who must read it. Win one {token} for {hero} with each clear picture.',
      inShort: {
        you: 'Read a question. As {friend}, read the number off the drawing, then count the marks.',
        child: 'Works it out in secret. Bets how many marks will show the way, and draws them.',
      },
      round: 'Your child bets on ten marks and draws the way. You read it and say {answer}. Twelve marks, you count!',
      steps: ['Get out paper and pencils.', 'Wrong? Draw it again together.'],
      say: 'How few marks will do? Bet before you draw.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Hidden Number',
      ages: 'younger',
      strands: ['operations'],
      answers: 'numbers',
      child:
        'Draw what the question tells. Choose how to draw it: dots, a bar or jumps. For big numbers, take a bar or jumps. Put one {token} where a number is missing. Find the number and free every {token} for {friend}.',
      inShort: {
        you: 'Read a question. As {friend}, tap the mark in the drawing: which number hides here?',
        child: 'Draws the question, with a round mark where a number is missing. Finds the number and writes it there.',
      },
      round:
        'Your child draws a bar with a mark for the missing number. Which number hides here? Your child writes {answer}.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice: four fields.',
        'Wrong? Look together: does it fit the drawing?',
      ],
      say: 'Which number hides there?',
    },
    {
      title: 'Box or Bar',
      ages: 'older',
      strands: ['operations'],
      answers: 'numbers',
      child:
        'Draw a bar for plus and minus. For times and divide, draw a box. Choose how to cut it: into two easy parts or more. Let one {token} stand for the missing number. Work it out for {friend}.',
      inShort: {
        you: 'Read a question. As {friend}, point at one part and ask what it stands for.',
        child: 'Draws a bar for plus or minus, otherwise a box. Marks the missing number and works it out.',
      },
      round:
        'Your child draws a bar or box with a mark in it. You point at a part. Your child explains it and works out {answer}.',
      steps: ['Get out paper and crayons.', 'Wrong? Look together: do the parts make the whole?'],
      say: 'What is under the mark?',
    },
    {
      title: 'The Trick Bar',
      strands: ['fractions'],
      wrongAnswers: true,
      child:
        'Draw a bar or a line and answer the question. Look at the bar that {friend} draws. Find its trick: the parts or the answer. Choose how to mend it: change it or draw it anew. Win the {token}.',
      inShort: {
        you: 'Read a question. As {friend}, copy the drawing with one trick: unequal parts or the tempting answer.',
        child: 'Draws a bar or line and writes the answer. Finds the trick in your drawing and mends it.',
      },
      round:
        'Your child draws a bar and writes {answer}. You copy it, but write {wrong}. Your child finds that and mends it.',
      steps: ['Get out paper and crayons. Fold the sheet twice: four fields.', 'Wrong? Draw equal parts together.'],
      say: 'My bar is as good as yours. Find anything wrong!',
    },
    {
      title: 'The Fussy Builder',
      strands: ['measurement', 'geometry'],
      child:
        'Draw each answer as a plan for {place}. Listen: the builder builds only what the plan tells. Choose what to add to your plan: a name, number or unit. Build on until {friend} has all {tokens}.',
      inShort: {
        you: 'Read a question. As {friend}, a fussy builder, point at the drawing and ask: what is this?',
        child: 'Draws the question as a plan and writes the answer. Adds the name, number or unit you ask for.',
      },
      round:
        'Your child draws a plan and writes {answer}. You point: what is this? Your child writes its name or unit there.',
      steps: ['Get out paper and crayons. Fold the sheet twice: four plans.', 'Wrong? Look at the plan together.'],
      say: 'I build what I see. What does this plan tell?',
    },
  ],
  safety: [],
}
