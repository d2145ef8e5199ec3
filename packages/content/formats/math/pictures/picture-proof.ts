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
        you: 'Read a question. As {hero}, look at the picture and say the tempting answer and the right one, in any order.',
        child: 'Draws how to find the answer. Shakes the head at the wrong one, nods at the right one and says why.',
      },
      round:
        'Your child draws it. You say: {wrong}. Your child shakes the head. You say: {answer}. A nod! Your child tells what the picture shows.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, so that it has four fields.',
        'After a wrong nod, look at the picture together.',
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
        you: 'Read a question. As {friend}, read the drawing aloud: what does it show, and which number? Then count the marks.',
        child:
          'Works it out in secret and bets how many marks will show the way: each ring, line, dot or digit is one. Draws them for you to read.',
      },
      round:
        'Your child bets on ten marks and draws the way. You read the drawing and say {answer}. You count the marks: twelve! Your child tells which could go.',
      steps: [
        'Get out paper and pencils.',
        'For equal groups draw one ring and write how often. After a wrong answer, work it out and draw it again together.',
      ],
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
        you: 'Read a question. As {friend}, tap the mark in the drawing and ask which number hides there.',
        child:
          'Draws the question, with a round mark where a number is missing. Finds that number and writes it there.',
      },
      round:
        'Your child draws dots, a bar or jumps, and a mark where the number is missing. Who hides here? you ask. Your child writes {answer} on the mark.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice: four fields for the drawings.',
        'After a wrong answer, look together: does that number fit the drawing?',
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
        you: 'Read a question. As {friend}, point at one part of the drawing and ask what it stands for.',
        child:
          'Draws a bar for plus or minus, a box for times or divide, cut into easy parts. Puts a mark where a number is missing, and works it out.',
      },
      round:
        'Your child draws a bar or box in easy parts, with a mark where the number is missing. You point at a part. Your child explains it and works out {answer}.',
      steps: [
        'Get out paper and crayons.',
        'A box for 3 × 14 has 3 on one side, 10 and 4 on the other. After a wrong answer, look together: do the parts make the whole?',
      ],
      say: 'What is under the mark?',
    },
    {
      title: 'The Trick Bar',
      strands: ['fractions'],
      wrongAnswers: true,
      child:
        'Draw a bar or a line and answer the question. Look at the bar that {friend} draws. Find its trick: parts, answer or color. Choose how to mend it: change it or draw it anew. Win the {token}.',
      inShort: {
        you: "Read a question. As {friend}, copy your child's drawing with one trick in it: unequal parts, wrong coloring or the tempting answer.",
        child: 'Draws a bar or line and writes the answer. Finds the trick in your drawing and mends it.',
      },
      round:
        'Your child draws a bar or line and writes {answer}. You copy it, but write {wrong}. Your child says why that is wrong and mends it.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, so that each question has a field.',
        'If your child is wrong, draw equal parts together.',
      ],
      say: 'My bar is as good as yours. Find anything wrong!',
    },
    {
      title: 'The Fussy Builder',
      strands: ['measurement', 'geometry'],
      child:
        'Draw each answer as a plan for {place}. Listen: the builder builds only what the plan tells. Choose what to add to your plan: a name, number or unit. Build on until {friend} has all {tokens}.',
      inShort: {
        you: 'Read a question. As {friend}, a fussy builder, point at something in the drawing and ask: what is this?',
        child: 'Draws the question as a plan and writes the answer. Adds the name, number or unit that you ask for.',
      },
      round:
        'Your child draws it and writes {answer}. You point at a part and grumble: what is this? Your child writes its name or unit there.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, for one plan in each field.',
        'Grumble also: how many of what? After a wrong answer, look at the plan together.',
      ],
      say: 'I build what I see. What does this plan tell?',
    },
  ],
  safety: [],
}
