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
      child:
        'Fetch {tokens} for {hero}, one by one. Answer a question to set off. Walk on green and freeze on red. Choose your own silly move for blue.',
      inShort: {
        you: 'Read a question. After the answer, hold up green, red or blue until your child is back.',
        child:
          'Answers, then fetches one slip from the far wall: walks on green, freezes on red and makes a silly move on blue.',
      },
      round:
        'Your child says {answer} and tells how. Green: off to the far wall. Red: freeze. Blue: a silly move. Green again: your child brings one slip home.',
      steps: [
        'Get out paper and crayons. Take green, red and blue. Tear the sheet into slips, one for each question, and lay them at the far wall.',
        'After a wrong answer, work it out together first.',
      ],
      say: 'Green, green, green, red! Did your little toe just move?',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '3 colors', core: true },
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
      child:
        'Win one {token} to carry with each answer. Choose in secret: is your {token} heavy, slippery or asleep? Carry it to {place} so that it shows. Let {hero} guess how it feels.',
      inShort: {
        you: 'Read a question. Watch how your child walks, and guess: heavy, slippery or asleep?',
        child:
          'Answers and takes one slip. Carries it to the far wall as if it were heavy, slippery or asleep, until you guess which.',
      },
      round:
        'Your child says {answer}, tells how and takes one slip. Knees bend, arms shake. You guess: asleep? No. Heavy? Yes! Your child lays the slip down at {place}.',
      steps: [
        'Get out paper. Tear one sheet into slips, one for each question. The far wall is {place}.',
        'After a wrong answer, work it out together first.',
      ],
      say: 'Careful, careful! What are you carrying there?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
