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
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'crayons', quantity: '3 colors', core: true, substitute: 'any pens' },
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
        'Listen and find the answer to a question. Draw how you found it: dots, lines or shapes. Choose one color for the answer. Hold your picture up to {hero} without a word.',
      inShort: {
        you: 'As {hero}, read each picture aloud.',
        child: 'Draws without a word how the answer was found. Read right, it wins one {token}.',
        end: 'Every box has one {token}.',
      },
      round:
        'You read question 1. Your child draws it in a box and colors what shows the answer. You say {wrong}: a shake of the head. You say {answer}: a nod, and one {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet into one field for each question.',
        'Wrong picture? Draw it together.',
        'Once more, read the tempting one from the last step.',
      ],
      say: 'Shh, let the picture talk to me.',
    },
    {
      title: 'Few-Mark Draw',
      ages: 'older',
      answers: 'counts',
      child:
        'Plan a picture that proves your answer. Bet how few lines, dots and numbers it needs. Choose one color for the mark that matters most. Win one {token} for {hero} when {friend} can read it.',
      inShort: {
        you: 'As {friend}, say what each picture tells.',
        child: 'Bets how few marks show the answer, and draws them. Read right, they win one {token}.',
        end: 'Every box is read.',
      },
      round:
        'Read question 1 aloud. Your child bets on six marks and draws six lines and dots that show the way, not the answer. You read them and say {answer}: one {token}.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet into one field for each question.',
        'Not clear, or wrong? Your child adds or changes one mark in silence.',
        'Once, ask: could it do with one mark less?',
      ],
      say: 'How few marks will do? Bet before you draw.',
    },
    {
      title: 'The Hidden Number',
      strands: ['operations'],
      answers: 'numbers',
      child:
        'Draw what the question tells: a bar, rows or jumps. Choose the one that fits. Draw one {token} where the number is missing. Free every {token} for {friend} this way.',
      inShort: {
        you: 'As {friend}, ask where the gap is.',
        child: 'Draws the question with one {token} at the gap, then says its number to free it.',
        end: 'Every {token} is free.',
      },
      round:
        'You ask question 1. Your child draws a bar, rows or jumps, with one {token} where the number is missing. Where is the gap? Your child points and says {answer}: one {token} is free.',
      steps: [
        'Get out paper, crayons and pencils. Fold the sheet into one field for each question.',
        'Hard to draw? Write it in numbers, one {token} for the gap.',
        'Wrong? Look at the drawing again.',
      ],
      say: 'Where does the {token} hide?',
    },
    {
      title: 'The Trick Bar',
      strands: ['fractions'],
      wrongAnswers: true,
      child:
        'Draw a bar or a line and answer the question. Look at the trick bar that {friend} draws. Find the trick: parts, number or color. Choose how to mend it.',
      inShort: {
        you: 'As {friend}, draw a trick bar beside each one.',
        child: 'Draws a bar or line, answers, then mends your trick: one {token}.',
        end: 'Every trick is mended.',
      },
      round:
        'Ask question 1. Your child draws a bar or line and writes {answer}. Beside it you draw uneven parts and write {wrong}. Your child mends both and draws one {token}.',
      steps: [
        'Get out paper, crayons and pencils.',
        'Your next tricks: too much color, one part too many, the tempting number from the last step.',
        'Wrong answer? Draw equal parts first, then color.',
      ],
      say: 'My bar is as good as yours. Find anything wrong!',
    },
    {
      title: 'The Fussy Builder',
      strands: ['time', 'measurement', 'geometry'],
      child:
        'Draw each answer as a plan for {place}. Listen: the builder takes only what the plan tells. Choose what to add: a line, name, number or unit. Win one {token} when {friend} nods.',
      inShort: {
        you: 'As {friend}, a fussy builder, question each plan.',
        child: 'Draws the question as a plan, answers and adds what you ask for: one {token}.',
        end: 'You have no more to ask.',
      },
      round:
        'You read question 1. Your child draws it and writes {answer} on the plan. You grumble: how many of what? What is this part called? Your child adds a label: one {token}.',
      steps: [
        'Get out paper, crayons and pencils.',
        'Wrong? Look at the plan again together.',
        'Also grumble: where does it start? How do you know?',
      ],
      say: 'I build what I see. What does this plan tell?',
    },
  ],
  safety: [],
}
