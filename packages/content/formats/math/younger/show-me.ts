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
        'Answer each question without a single word. Choose: show it with your hands or draw it. Shake your head when your grown-up gets it wrong. Draw one {token} for {hero} after each nod.',
      inShort: {
        you: 'Read a question and say which answer you see. Now and then, say the tempting one first.',
        child:
          'Shows or draws the answer without a word, and nods only when you say it. Then tells how it was found: one {token}.',
        end: 'Every answer has its nod.',
      },
      round:
        'You read question 1. Your child shows the answer with hands or a drawing. You say: {wrong}? Your child shakes the head and shows it more clearly. You say: {answer}! A nod. Your child tells how it was found and draws one {token}.',
      steps: [
        'Get out paper and crayons. The sheet is for drawing answers and {tokens}.',
        'If a wrong answer is shown, say what you see and read the question again. If a word slips out, say: my ears are closed!',
      ],
      say: 'My ears are shut, my eyes wide open. Show me!',
    },
    {
      title: 'Green Means Go',
      child:
        'Fetch {tokens} for {hero}, one by one. Answer a question to set off. Walk on green and freeze on red. Choose your own silly move for blue.',
      inShort: {
        you: 'Ask a question. Then hold up green, red or blue until your child is back.',
        child:
          'Answers, then walks on green, freezes on red and is silly on blue. A right answer brings one {token} home in giant steps.',
        end: 'All {tokens} are home.',
      },
      round:
        'You read question 1. Your child says {answer}: giant steps! Green, and off they go. Red: freeze. Blue: a silly move. Green again: your child picks up one {token} and walks home.',
      steps: [
        'Get out paper and crayons: green, red and blue are your signals. Tear the sheet into pieces, one for each question. Your child draws one {token} on each. Lay them at the far wall.',
        'Work out a wrong answer together. It brings its {token} home in baby steps. Who moves on red takes three steps back.',
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
        you: 'Read a question. With shut eyes, say what you hear. Now and then, first say the tempting number.',
        child:
          'Makes one sound for each one of the answer, with a rest after every five. A right number wins one {token}.',
        end: 'Every box has its {token}.',
      },
      round:
        'You read question 1 and shut your eyes. Your child claps the answer, with a rest after every five. You say {wrong}. No! Your child claps again. You say {answer}: one {token} goes in box 1.',
      steps: [
        'Get out paper and crayons. Draw one box for each question on the sheet.',
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
        child:
          'Answers, freezes as a shape from the question, then finds the mistake in your drawing. Both right: one {token}.',
        end: 'Every statue has a true picture.',
      },
      round:
        'You read question 1. Your child says {answer} and freezes as a shape from it. You draw a side too many, or a gap. Your child finds it, draws the shape right and puts one {token} inside.',
      steps: [
        'Get out paper and crayons, one for each of you. Fold the sheet twice into four fields, one for each statue.',
        'Trace the shape in the air together if the answer is wrong, then freeze. Mistakes to draw: a gap, a side too many, a wavy side, a dent in a circle.',
      ],
      say: 'Hold still, dear statue! My crayons are quick but careless.',
      materials: [
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'crayons', quantity: '2', core: true },
      ],
    },
    {
      title: 'Funny Carry',
      child:
        'Win one {token} to carry with each answer. Choose in secret: is it heavy, slippery or asleep? Carry it to {place} so that it shows. Let {hero} guess how it feels.',
      inShort: {
        you: 'Ask a question. Then watch the walk and guess: heavy, slippery or asleep?',
        child:
          'Answers and wins one {token}. Carries it to {place} in one of these three ways. A right answer takes the straight way.',
        end: 'All {tokens} lie at {place}.',
      },
      round:
        'Your child says {answer} and draws one {token} on a piece. The straight way is free. Knees bend, arms shake. Asleep? No. Heavy? Yes! It goes down at {place}.',
      steps: [
        'Get out paper and crayons. Tear one piece for each question from the sheet. The far wall is {place}.',
        'Work out a wrong answer together. Its {token} goes the long way, around the table.',
      ],
      say: 'Careful, careful! What are you carrying there?',
    },
  ],
  safety: [],
}
