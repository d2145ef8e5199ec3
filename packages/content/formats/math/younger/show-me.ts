import type { Format } from '../../../types.ts'

export const showMe: Format = {
  id: 'math.show-me',
  subject: 'math',
  title: 'Show Me',
  modality: { primary: 'kinesthetic', secondary: ['auditory'] },
  kind: 'act',
  layout: 'c',
  grades: { from: 'kindergarten', to: '2nd' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'crayons', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Not a Word',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Answer each question without a single word. Choose: show it with your hands or draw it. Shake your head when your grown-up gets it wrong. Win one {token} for {hero} after each nod.',
      inShort: {
        you: 'Read a question. Say which answer your child shows you, or sometimes the tempting wrong one first.',
        child: 'Shows or draws the answer without a word. Shakes the head until you say it, then nods and tells how.',
      },
      round:
        'Your child shows the answer with hands or a drawing. You say: {wrong}? Your child shakes the head. You say: {answer}! A nod. Your child tells how.',
      steps: ['Get out paper and crayons.', 'After a wrong answer, draw the question together.'],
      say: 'My ears are shut, my eyes wide open. Show me!',
    },
    {
      title: 'Green Means Go',
      wrongAnswers: true,
      child:
        'Work out if you hear the truth. Hold up green for true and step toward {hero}. Hold up red for false and stand still. Choose how to step: like a giant or like a frog.',
      inShort: {
        you: 'Stand at the far wall as {hero}. Read a question and say the right answer or the tempting wrong one.',
        child:
          'Works it out. Holds up green if you are right and takes one giant step to you. Holds up red if not, stands still and says the right answer.',
        end: 'Your child comes all the way to you.',
      },
      round: 'You say {wrong}. Your child works it out, holds up red, stands still and says {answer}.',
      steps: [
        'Get out paper and crayons. Tear the sheet in two. Your child colors a green dot on one half and a red dot on the other.',
        'After the wrong color, work it out together.',
      ],
      say: 'I may be right, I may be wrong. Is it green or red?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2 colors', core: true },
      ],
    },
    {
      title: 'Hear My Number',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      wrongAnswers: true,
      child:
        'Find an answer in secret. Choose a sound: clap, tap or click. Play your number and rest after every five. Win one {token} for {hero} when your number is heard.',
      inShort: {
        you: 'Read a question and shut your eyes. Say the number that you hear, or sometimes the tempting wrong one first.',
        child:
          'Works it out in secret. Claps, taps or clicks the answer, with a rest after every five. When you say it, tells how.',
      },
      round:
        'You read question 1 and shut your eyes. Your child claps the answer. You say {wrong}. No! Your child claps again. You say {answer}. Your child tells how it came out.',
      steps: ['Get out paper and crayons.', 'After a wrong answer, draw the question together.'],
      say: 'My eyes are shut. Play me your number in fives!',
    },
    {
      title: 'Living Statues',
      strands: ['geometry'],
      child:
        'Answer each question, then freeze as its shape. Choose: use your fingers, arms or whole body. Hold still while your grown-up draws you. Count sides and corners to mend the drawing for {hero}.',
      inShort: {
        you: 'Read a question. After the answer, draw the statue fast, with one mistake: a gap or a side too many.',
        child:
          'Answers and freezes as a shape from the question. Finds the mistake in your drawing and draws it right.',
      },
      round:
        'Your child says {answer} and freezes as a shape from it. You draw it with a side too many. Your child finds that, draws it right and counts its corners.',
      steps: ['Get out paper and crayons.', 'After a wrong answer, trace the shape in the air together.'],
      say: 'Hold still, dear statue! My crayon is quick but careless.',
    },
    {
      title: 'Funny Carry',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Find the slip with your answer. Choose in secret: is it heavy, slippery or asleep? Carry it to {place} so that it shows. Let {hero} guess.',
      inShort: {
        you: 'Read a question. Watch how your child carries a slip, and guess: heavy, slippery or asleep? Then read it out.',
        child:
          'Works it out and takes the slip with the answer. Carries it to the far wall as if it were heavy, slippery or asleep. Tells how the answer came out.',
        end: 'One slip is left: your child tells why it is false.',
      },
      round:
        'Your child works it out and takes {answer}. Knees bend, arms shake. You guess: asleep? No. Heavy? Yes! You read it out, and your child tells how it came out.',
      steps: [
        'Get out paper and crayons. Tear the sheet into slips and write one answer on each: {signs}. Lay them face up. The far wall is {place}.',
        'Wrong slip? Work it out together and swap it.',
      ],
      say: 'Careful, careful! What are you carrying there?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
