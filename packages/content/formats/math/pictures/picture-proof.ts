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
        you: 'Read a question. As {hero}, read two answers from the picture: one wrong, one right.',
        child: 'Draws how the answer is found, shakes the head or nods, and then says why: one {token}.',
        end: 'Every picture has one {token}.',
      },
      round:
        'Your child draws it. You read: {wrong}. Your child shakes the head. You read: {answer}. A nod! Your child says what the picture shows: one {token}.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, so that it has four fields.',
        'The wrong answers are in the table; sometimes read them last. A wrong nod? Count or look again together.',
      ],
      say: 'Shh, let the picture talk to me.',
    },
    {
      title: 'Few-Mark Draw',
      ages: 'older',
      answers: 'counts',
      child:
        'Plan how to draw the answer. Choose your bet: five marks, more or fewer. Draw them for {friend}, who must read them. Win one {token} for {hero} with each clear picture.',
      inShort: {
        you: 'Read a question. As {friend}, read the answer from the marks and ask how it was found.',
        child: 'Works it out, bets how few marks will do and draws them. A picture read right wins one {token}.',
        end: 'Every picture is read.',
      },
      round:
        'Your child bets on a number of marks and draws them. You count the tens and ones and read {answer}. Your child tells how it was found: one {token}.',
      steps: [
        'Get out paper and pencils. A line is ten, a dot is one, a cross takes one away: two lines and a cross are 19.',
        'Wrong, or too many marks? Draw it again together.',
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
        you: 'Read a question. As {friend}, ask which number hides behind the {token}.',
        child: 'Draws the question, with one {token} for the missing number. Finding the number frees the {token}.',
        end: 'Every {token} is free.',
      },
      round:
        'Your child draws dots, a bar or jumps, and one {token} where the number is missing. Who hides here, you ask. Your child says {answer} and writes it on the {token}.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice: four fields for the drawings.',
        'Wrong? Put the number in and look: does the drawing fit?',
      ],
      say: 'Where does the {token} hide?',
    },
    {
      title: 'Box or Bar',
      ages: 'older',
      strands: ['operations'],
      answers: 'numbers',
      child:
        'Draw a bar for plus and minus. For times and divide, draw a box. Choose how to cut it: into two easy parts or more. Let one {token} stand for the missing number. Work it out for {friend}.',
      inShort: {
        you: 'Read a question. As {friend}, ask what one part of the drawing stands for.',
        child:
          'Draws a bar or box in easy parts, with one {token} for the missing number. Finding it wins the {token}.',
        end: 'Every {token} is won.',
      },
      round:
        'Your child draws a bar or box, cuts it into easy parts and puts one {token} where the number is missing. You point at a part. Your child explains it and works out {answer}.',
      steps: [
        'Get out paper and crayons. A bar in parts is for plus or minus, a box with a number on two sides for times or divide.',
        'Wrong? Write the number in: do the parts make the whole?',
      ],
      say: 'What is under the {token}?',
    },
    {
      title: 'The Trick Bar',
      strands: ['fractions'],
      wrongAnswers: true,
      child:
        'Draw a bar or a line and answer the question. Look at the bar that {friend} draws. Find its trick: parts, answer or color. Choose how to mend it: change it or draw it anew. Win the {token}.',
      inShort: {
        you: "Read a question. As {friend}, draw a trick bar beside your child's drawing.",
        child: 'Draws a bar or line, answers, then finds and mends the trick in yours: one {token}.',
        end: 'Every trick is mended.',
      },
      round:
        'Your child draws a bar or line and writes {answer}. You draw a bar with unequal parts and write {wrong}. Your child mends both: one {token}.',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, so that each question has a field.',
        'Later, only one thing is false: the parts, the tempting answer or how much is colored. If your child is wrong, draw equal parts together.',
      ],
      say: 'My bar is as good as yours. Find anything wrong!',
    },
    {
      title: 'The Fussy Builder',
      strands: ['measurement', 'geometry'],
      child:
        'Draw each answer as a plan for {place}. Listen: the builder builds only what the plan tells. Choose what to add to your plan: a name, number or unit. Build on until {friend} has all {tokens}.',
      inShort: {
        you: 'Read a question. As {friend}, a fussy builder, ask for one thing that the plan does not tell.',
        child: 'Draws the question as a plan, writes the answer and adds what is missing: one {token}.',
        end: 'Every plan has its {token}.',
      },
      round:
        'Your child draws it and writes {answer}. You point at a part and grumble: what is this? Your child adds its name or unit. You nod. One {token}!',
      steps: [
        'Get out paper and crayons. Fold the sheet twice, for one plan in each field.',
        'Also grumble: How many of what? Where does it start? After a wrong answer, look at the plan together.',
      ],
      say: 'I build what I see. What does this plan tell?',
    },
  ],
  safety: [],
}
