import type { Format } from '../../../types.ts'

export const guessAndCheck: Format = {
  id: 'math.guess-and-check',
  subject: 'math',
  title: 'Guess and Check',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'investigate',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [{ name: 'dry beans', quantity: '{questions}', core: true, substitute: 'pasta' }],
  prepMinutes: 2,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
  takes: [
    {
      title: 'Which Fist Fibs',
      ages: 'older',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Listen to two fists: one tells the truth, one fibs. Work out which is which. Choose how to open the true fist: tap it or tickle it. Win one {token} for {hero}.',
      inShort: {
        you: 'Behind your back, hide a bean in one fist. It says the right answer, the other a wrong one.',
        child: 'Works the question out, opens the fist with the right answer and keeps the bean: one {token}.',
        end: 'Every bean is won.',
      },
      round:
        'Read question 1. Your left fist says {wrong}. Your right fist hides the bean and says {answer}. Your child works it out, shows you how and opens your right fist: one {token}.',
      steps: [
        'Get out dry beans, one for each question.',
        'The wrong answers stand in the table. If the opened fist is empty, work it out together, then open the other.',
      ],
      say: 'Each hand says something else. Which one tells the truth?',
    },
    {
      title: 'The Sure Scale',
      ages: 'older',
      child:
        'Work a question out. Choose how sure you are of your answer: one, two or three. Move your bean along the road to {place}. Check twice before you say three!',
      inShort: {
        you: 'Read a question. Ask how sure your child feels: one, two or three.',
        child:
          'Answers and says how sure. Right: the bean moves that many squares ahead and wins one {token}. Wrong: that many back.',
        end: 'The bean is at {place}.',
      },
      round:
        'Read question 1. Your child works it out, says {answer} and feels quite sure: two. It is right, so the bean moves two squares ahead. Your child draws one {token} beside the road.',
      steps: [
        'Get out dry beans, paper and pencils. On the sheet, draw a road to {place} with three squares for each question. Set one bean before it. Write the scale: one is a guess, two is quite sure, three is checked.',
        'The bean never goes back past the start. Mend a wrong answer together: its {token} is won, too. Not there after the last question? Your child checks old answers aloud. Each check moves the bean two squares.',
      ],
      say: 'How sure are you: one, two or three? A check costs nothing.',
      materials: [
        { name: 'dry beans', quantity: '1', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
      safety: [
        {
          hazard: 'a small bean',
          adultNote: 'A grown-up puts the bean away at the end and keeps it away from toddlers.',
        },
      ],
    },
    {
      title: 'Grab and Count',
      strands: ['number', 'operations', 'data'],
      answers: 'counts',
      child:
        'Choose a big grab or a small one for your answer. Count what you caught. Tell how far off it is and win one {token} for {hero}.',
      inShort: {
        you: 'Read a question. After the grab, ask: are there too many, or too few?',
        child:
          'Answers, grabs some beans and counts them. Lays more, or takes some away, until they fit, and tells how many: one {token}.',
        end: 'Every ring holds one bean.',
      },
      round:
        'Read question 1. Your child says {answer}, grabs some beans and counts them. Too many, or too few? Your child mends the heap and tells by how many beans. It fits: one bean goes into ring 1, one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Heap up the beans. On the sheet, draw one numbered ring for each question.',
        'Draw dots to mend a wrong answer. All other beans go back to the pile. Last, ask: which grab was nearest?',
      ],
      say: 'No counting yet. Does that feel like enough?',
      materials: [
        { name: 'dry beans', quantity: '{largest+4}', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'Ten in the Ring',
      ages: 'younger',
      strands: ['number', 'operations'],
      answers: 'counts',
      child:
        'Lay your number in beans, ten inside the ring. Tell how many are over or missing. Choose how one bean travels to {place}: push or blow.',
      inShort: {
        you: 'Read a question. Then ask: is the ring full?',
        child:
          'Lays the question in beans, of a sum one number after the other. Ten fill the ring. Tells how many are over or missing: one {token}.',
        end: 'One bean for each question has traveled.',
      },
      round:
        'Read question 1. Your child says {answer} and shows it in beans: ten fill the ring, others lie beside it. Your child tells how many are over or missing. One bean travels: one {token}.',
      steps: [
        'Get out dry beans, paper and pencils. Draw a big ring on the sheet, and a corner for {place}. Put the beans beside it.',
        'Clear the ring after each question. Lay out a wrong answer again with beans.',
      ],
      say: 'Will they all fit into the ring of ten?',
      materials: [
        { name: 'dry beans', quantity: '30', core: true, substitute: 'pasta' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [
    {
      hazard: 'small beans',
      adultNote: 'A grown-up picks up every bean at the end and keeps them away from toddlers.',
    },
  ],
}
