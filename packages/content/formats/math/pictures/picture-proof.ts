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
    { name: 'pencils', quantity: '1', core: true },
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
        'Draw how you find the answer: dots, lines or shapes. Choose one color for the answer. Hold your picture up to {hero} without a word. Shake or nod until all {tokens} are won.',
      inShort: {
        you: 'Read a question. As {hero}, read two answers from the picture: one wrong, one right.',
        child:
          'Draws how the answer is found, shakes a silent head at the wrong one, nods at the right one and then says why: one {token}.',
        end: 'Every picture has one {token}.',
      },
      round:
        'Read question 1. Your child draws it in a field and colors what shows the answer. You read: {wrong}. Your child shakes the head. You read: {answer}. A nod! Your child says in one sentence what the picture shows and draws one {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet twice, so that it has four fields. Your child draws in pencil and colors the answers.',
        'Swap the order of your two answers; the tempting ones are in the table. A wrong nod? Count or look again together, and mend the picture.',
      ],
      say: 'Shh, let the picture talk to me.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true, substitute: 'any pens' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Few-Mark Draw',
      ages: 'older',
      answers: 'counts',
      child:
        'Plan how to draw the answer. Choose your bet: how few marks will do? Draw them for {friend}, who must read them. Win one {token} for {hero} with each clear picture.',
      inShort: {
        you: 'Read a question. As {friend}, read the answer from the marks and ask how it was found.',
        child:
          'Works it out, bets on a number of marks and draws the answer in no more. A picture that you read right wins one {token}.',
        end: 'Every picture is read.',
      },
      round:
        'Read question 1. Your child works it out, bets on so many marks and draws them. You count the tens and ones and read {answer}. Your child tells how it was found and draws one {token}.',
      steps: [
        'Get out paper and pencils. Fold the sheet twice into four fields. Draw the marks in a corner: a line is ten, a dot is one, a cross takes one away, a ring is 0. Sample: two lines and a cross are 19, in three marks.',
        'Wrong, or too many marks? Work it out together and draw again. Last, ask: which picture could do with one mark less?',
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
        'Draw what the question tells. Choose how: dots, a bar or jumps. For big numbers, take a bar or jumps. Put one {token} where a number is missing. Find the number and free every {token} for {friend}.',
      inShort: {
        you: 'Read a question. As {friend}, ask which number hides behind the {token}.',
        child:
          'Draws the question with one {token} over the missing number. The right number frees the {token}, which is colored.',
        end: 'Every {token} is free and colored.',
      },
      round:
        'Read question 1. Your child draws dots, a bar or jumps, with one {token} where the number is missing. You ask: who hides here? Your child says {answer}, writes it there and colors the {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet twice into four fields, one for each question. The crayon is for the {tokens}. In a corner, draw a sample. For 3 + 2: three dots, two dots, one {token} where the 5 belongs. Or for 5 - 2: five dots, two crossed out, one {token} where the 3 belongs.',
        'Wrong? Put the number in and look: does the drawing fit? Last, cover another number in a drawing. Can your child find it from the rest?',
      ],
      say: 'Where does the {token} hide?',
    },
    {
      title: 'Box or Bar',
      ages: 'older',
      strands: ['operations'],
      answers: 'numbers',
      child:
        'Draw a bar for plus and minus. For times and divide, draw a box. Choose where to cut it into easy parts. Cover the missing number with one {token}. Work it out for {friend}.',
      inShort: {
        you: 'Read a question. As {friend}, ask what each part of the drawing stands for.',
        child:
          'Draws a bar or a box in easy parts with one {token} over the missing number. The right number frees the {token}, which is colored.',
        end: 'Every {token} is free and colored.',
      },
      round:
        'Read question 1. Your child draws a bar or a box, cuts it into easy parts and puts one {token} where the number is missing. You point at a part: what is this? Your child tells, works out {answer} and colors the {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet twice into four fields. The crayon is for the {tokens}. Draw the sample that fits your questions. For 340 + 120: a bar in two parts, one {token} over 460. Or for 12 × 3: a box, 10 and 2 along the top and 3 down the side; its parts hold 30 and 6.',
        'Wrong? Write the number in: do the parts make the whole?',
      ],
      say: 'What stands where? And what is under the {token}?',
    },
    {
      title: 'The Trick Bar',
      strands: ['fractions'],
      wrongAnswers: true,
      child:
        'Draw a bar or a line and answer the question. Look at the bar that {friend} draws. Find its trick: parts, answer or color. Choose how to mend it and win the {token}.',
      inShort: {
        you: "Read a question. As {friend}, draw a trick bar beside your child's drawing.",
        child: 'Draws a bar or line, answers, then finds and mends the trick in yours: one {token}.',
        end: 'Every trick is mended.',
      },
      round:
        'Read question 1. Your child draws a bar or line and writes {answer}. Beside it you draw a bar with unequal parts and write {wrong}. Your child mends parts and answer and draws one {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet twice, so that each question has a field. Take one crayon each.',
        'Your next tricks: the tempting answer from the table, one part too many, too much color.',
        'A wrong answer? Your child draws equal parts first, then colors again.',
      ],
      say: 'My bar is as good as yours. Find anything wrong!',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2', core: true, substitute: 'any pens' },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'The Fussy Builder',
      strands: ['measurement', 'geometry'],
      child:
        'Draw each answer as a plan for {place}. Listen: the builder builds only what the plan tells. Choose what to add: a name, number or unit. Build on until {friend} has all {tokens}.',
      inShort: {
        you: 'Read a question. As {friend}, a fussy builder, ask for one thing that the plan does not tell.',
        child:
          'Draws the question as a plan, writes the answer and adds what is missing. A right plan wins one {token}.',
        end: 'Every plan has its {token}.',
      },
      round:
        'Read question 1. Your child draws it and writes {answer} on the plan. You point at a part and grumble: what is this? Your child adds its name or unit. You nod, and your child draws one {token} in color.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet twice into four fields, one for each plan. Color only the {tokens} in crayon.',
        'Also grumble: How many of what? Where does it start? A wrong answer? Say: that will wobble! Look at the plan again together.',
      ],
      say: 'I build what I see. What does this plan tell?',
    },
  ],
  safety: [],
}
