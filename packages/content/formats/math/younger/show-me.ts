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
    { name: 'crayons', quantity: '3 colors', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Not a Word',
      wrongAnswers: true,
      inShort: {
        you: 'Say aloud which answer you see.',
        child: 'Shows or draws each answer without a word. Your right guess wins one {token}.',
        end: 'Every answer has been shown.',
      },
      round:
        'Your child shows or draws the answer. You guess {wrong}. No! Your child shows it again. You say {answer}: a nod, and your child draws one {token}.',
      child:
        'Answer each question without a single word. Choose: show it with your hands or draw it. Nod when your grown-up says the right thing. Draw one {token} for {hero} after each nod.',
      steps: [
        'Get out paper and crayons.',
        'A spoken word starts that question again. Shown wrong? Work it out together.',
        'Guess wrong once more: tempting ones are in the last step, or say penguin.',
      ],
      say: 'My ears are closed, my eyes wide open. What is the answer?',
    },
    {
      title: 'Green Means Go',
      inShort: {
        you: 'Hold up green, red or blue while your child walks.',
        child: 'Answers a question, walks past your colors and brings one {token} home.',
        end: 'All {tokens} are home.',
      },
      round:
        'Your child says {answer} and sets off on green. You hold up red: freeze! Blue: a silly move. Green again: your child picks up one {token} and walks home.',
      child:
        'Fetch {tokens} for {hero}, one by one. Answer a question to set off. Walk on green and freeze on red. Choose your own silly move for blue.',
      steps: [
        'Get out paper and crayons: green, red, blue. Tear one piece for each question as {tokens}; lay them far away.',
        'Moving on red costs three steps back.',
        'A wrong answer? Work it out together first.',
      ],
      say: 'Green, green, green, red! Did your little toe just move?',
    },
    {
      title: 'Hear My Number',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      wrongAnswers: true,
      inShort: {
        you: 'Shut your eyes and count the sounds.',
        child: 'Claps, taps or clicks each answer. The right number heard wins one {token}.',
        end: 'Every box has its {token}.',
      },
      round:
        'Your child claps the answer to question 1 while you count. You say {wrong}. No! Your child claps again, slowly. You say {answer}, and one {token} goes in box 1.',
      child:
        'Find an answer, but do not say it. Choose a sound: clap, tap or click. Make it as often as your answer says. Draw one {token} for {hero} when it is heard right.',
      steps: [
        'Get out paper and crayons. Draw one box for each question.',
        'Mishear one more: tempting ones are in the last step.',
        'Wrong number of sounds? Count together. Zero is silence.',
      ],
      say: 'My eyes are shut. Play me your number, slowly!',
    },
    {
      title: 'Living Statues',
      strands: ['geometry'],
      inShort: {
        you: 'Draw the statue that your child becomes.',
        child: 'Answers, freezes as a shape, then tells what it is. That wins one {token}.',
        end: 'Every question has its picture.',
      },
      round:
        'Your child says {answer} and freezes as a shape in the question. You draw it in ten seconds. A noodle? No! Your child names it, and one {token} goes in the picture.',
      child:
        'Answer each question, then freeze as its shape. Choose: use your fingers, arms or whole body. Hold still while your grown-up draws you. Put one {token} in the picture for {hero}.',
      steps: [
        'Get out paper and crayons.',
        'A wrong answer? Trace the shape in the air together.',
        'Ask of each drawing: where is a side, a corner or a curve?',
      ],
      say: 'Hold still, dear statue. Are you straight or round?',
    },
    {
      title: 'Funny Carry',
      inShort: {
        you: 'Guess: is the {token} heavy, slippery or asleep?',
        child: 'Wins one {token} with each right answer and carries it to {place} that way.',
        end: 'All {tokens} lie at {place}.',
      },
      round:
        'Your child says {answer} and draws one {token} on a piece. Knees bend, arms shake: asleep? No. Heavy? Yes! It goes down at {place}.',
      child:
        'Win one {token} to carry with each answer. Choose in secret: is it heavy, slippery or asleep? Carry it to {place} so that it shows. Bring {hero} the next one after a right guess.',
      steps: [
        'Get out paper and crayons. Tear one piece for each question. The far wall is {place}.',
        'A wrong answer? Work it out together.',
        'Guess badly at first.',
      ],
      say: 'Careful! Is it too heavy, or asleep?',
    },
  ],
  safety: [],
}
