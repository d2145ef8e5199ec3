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
        you: 'Read a question and say which answer you see, sometimes the tempting one first.',
        child: 'Shows or draws the answer without a word, and nods only when you say it. Then tells how: one {token}.',
        end: 'Every answer has its nod.',
      },
      round:
        'You read question 1. Your child shows the answer with hands or a drawing. You say: {wrong}? Your child shakes the head. You say: {answer}! A nod. Your child tells how it was found: one {token}.',
      steps: ['Get out paper and crayons.', 'If a wrong answer is shown, draw the question together.'],
      say: 'My ears are shut, my eyes wide open. Show me!',
    },
    {
      title: 'Green Means Go',
      child:
        'Fetch {tokens} for {hero}, one by one. Answer a question to set off. Walk on green and freeze on red. Choose your own silly move for blue.',
      inShort: {
        you: 'Ask a question. Then hold up green, red or blue until your child is back.',
        child: 'Answers, then walks on green, freezes on red and is silly on blue. That brings one {token} home.',
        end: 'All {tokens} are home.',
      },
      round:
        'You read question 1. Your child says {answer} and tells how: giant steps! Green, and off they go. Red: freeze. Blue: a silly move. Green again: your child brings one {token} home.',
      steps: [
        'Get out paper and crayons. Take green, red and blue. Tear one {token} for each question from the sheet and lay them at the far wall.',
        'A wrong answer is mended together and walks in baby steps.',
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
        you: 'Read a question. With shut eyes, say what you hear, sometimes the tempting number first.',
        child: 'Claps, taps or clicks the answer, with a rest after every five. A right number wins one {token}.',
        end: 'Every answer is heard.',
      },
      round:
        'You read question 1 and shut your eyes. Your child claps the answer. You say {wrong}. No! Your child claps again. You say {answer}. Your child tells how it came out: one {token}.',
      steps: [
        'Get out paper and crayons.',
        'If the sounds give a wrong number, draw the question together and play it again.',
      ],
      say: 'My eyes are shut. Play me your number in fives!',
    },
    {
      title: 'Living Statues',
      strands: ['geometry'],
      child:
        'Answer each question, then freeze as its shape. Choose: use your fingers, arms or whole body. Hold still while your grown-up draws you. Count sides and corners to mend the drawing for {hero}.',
      inShort: {
        you: 'Ask a question. Draw the statue in ten seconds, with one mistake.',
        child: 'Answers, freezes as a shape from the question, then finds and mends your mistake: one {token}.',
        end: 'Every statue has a true picture.',
      },
      round:
        'You read question 1. Your child says {answer} and freezes as a shape from it. You draw a side too many. Your child finds it, draws the shape right and counts its corners: one {token}.',
      steps: [
        'Get out paper and crayons.',
        'Trace the shape in the air together if the answer is wrong. Other mistakes to draw: a gap, a wavy side, a dent in a circle.',
      ],
      say: 'Hold still, dear statue! My crayon is quick but careless.',
    },
    {
      title: 'Funny Carry',
      child:
        'Win one {token} to carry with each answer. Choose in secret: is your {token} heavy, slippery or asleep? Carry it to {place} so that it shows. Let {hero} guess how it feels.',
      inShort: {
        you: 'Ask a question. Then watch the walk and guess: heavy, slippery or asleep?',
        child:
          'Answers and wins one {token}. Carries it to {place} in one of these three ways. A right answer takes the straight way.',
        end: 'All {tokens} lie at {place}.',
      },
      round:
        'Your child says {answer}, tells how and takes a piece: one {token}. The straight way is free. Knees bend, arms shake. You guess: asleep? No. Heavy? Yes! The {token} is put down.',
      steps: [
        'Get out paper. Tear one piece for each question from the sheet. The far wall is {place}.',
        'Work out a wrong answer together. Its {token} goes the long way, around the table.',
      ],
      say: 'Careful, careful! What are you carrying there?',
      materials: [{ name: 'paper', quantity: '1 sheet', core: true }],
    },
  ],
  safety: [],
}
