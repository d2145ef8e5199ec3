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
        you: 'Read a question. Say what your child shows, or sometimes the tempting answer first.',
        child: 'Shows or draws the answer without a word. Shakes the head until you say it, then nods and tells how.',
      },
      round:
        'Your child shows it with hands. You say {wrong}. Your child shakes the head. You say {answer}. A nod: your child tells how.',
      steps: ['Get out paper and crayons.', 'Wrong? Draw the question together.'],
      say: 'My ears are shut, my eyes wide open. Show me!',
    },
    {
      title: 'Green Means Go',
      wrongAnswers: true,
      child:
        'Work out if you hear the truth. Hold up green for true and step toward {hero}. Hold up red for false and stand still. Choose how to step: like a giant or like a frog.',
      inShort: {
        you: 'Be {hero} at the far wall. Read a question and say the right or tempting answer.',
        child: 'Works it out. Holds up green and steps to you. Or holds up red and says the answer.',
        end: 'Your child comes all the way to you.',
      },
      round: 'You say {wrong}. Your child works it out, holds up red and says {answer}.',
      steps: [
        'Get out paper and crayons. Tear the sheet in two. Your child colors a green dot and a red dot.',
        'Wrong color? Work it out together.',
      ],
      say: 'Am I right? Is it green or red?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2 colors', core: true },
      ],
    },
    {
      title: 'Hear My Number',
      modality: 'auditory',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      wrongAnswers: true,
      child:
        'Find an answer in secret. Choose a sound: clap, tap or click. Play your number and rest after every five. Win one {token} for {hero} when your number is heard.',
      inShort: {
        you: 'Read a question and shut your eyes. Say what you hear, or sometimes the tempting number first.',
        child: 'Works it out in secret. Claps, taps or clicks it, with a rest after every five. Tells how.',
      },
      round:
        'Your child claps the answer. You say {wrong}. No! Your child claps again. You say {answer}. Yes! Your child tells how.',
      steps: ['Get out paper and crayons.', 'Wrong? Draw the question together.'],
      say: 'My eyes are shut. Play me your number in fives!',
    },
    {
      title: 'Living Statues',
      strands: ['geometry'],
      child:
        'Answer each question, then freeze as its shape. Choose: use your fingers, arms or whole body. Hold still while your grown-up draws you. Count sides and corners to mend the drawing for {hero}.',
      earned: true,
      inShort: {
        you: 'Draw the statue fast, with one mistake.',
        child: 'Freezes as a shape from the question. Finds the mistake in your drawing and mends it.',
      },
      round: 'Your child says {answer} and freezes as a shape. You draw it with a side too many. Your child mends it.',
      steps: ['Get out paper and crayons.', 'Wrong? Trace the shape in the air together.'],
      say: 'Hold still! My crayon is quick but careless.',
    },
    {
      title: 'Funny Carry',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Find the slip with your answer. Choose in secret: is it heavy, slippery or asleep? Carry it to {place} so that it shows. Let {hero} guess.',
      inShort: {
        you: 'Read a question. Watch how the slip is carried and guess: heavy, slippery or asleep?',
        child:
          'Works it out and takes the slip with the answer. Carries it to the far wall as if heavy, slippery or asleep.',
        end: 'Your child tells why the last slip is false.',
      },
      round:
        'Your child takes {answer}. Knees bend, arms shake. Heavy, you guess? Yes! Your child tells how {answer} came out.',
      steps: [
        'Get out paper and crayons. Write these on slips and lay them face up: {signs}.',
        'Wrong slip? Work it out together.',
      ],
      say: 'Careful! What are you carrying there?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
