import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const pictureFormats: Format[] = [
  {
    id: 'math.picture-proof',
    subject: 'math',
    title: 'Picture Proof',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'draw',
    layout: 'b',
    grades: everyGrade,
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
        child:
          'Draw a proof for {hero}, who trusts only pictures. Make one quick drawing for each question. Use plain marks, not fine art. Color the part that shows the answer. Choose one picture to hang up at {place}. Tell what the colored part means.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet so that each question has a box.',
          'Sketch question 1 together, and color what shows the answer.',
          'Your child draws the others. Say what each picture tells you, and let your child nod or add to it.',
        ],
        say: 'I will look at your picture and say what I see. Can it tell me the answer?',
        success: 'You can find each answer in the picture without a word.',
      },
      {
        strands: ['operations'],
        answers: 'numbers',
        child:
          'Draw a plan before you work, for {friend} at {place}. Choose what fits: a bar, rows of boxes or jumps. Write in the numbers that you know. Put a question mark where one is missing. Work it out and color that spot.',
        steps: [
          'Get out paper, crayons and pencils.',
          'Do question 1 together: what do we know, and what is missing?',
          'Your child draws one plan for each question. Ask before any working: where is the question mark?',
        ],
        say: 'Look before you work: what do we know, and what is missing?',
        success: 'The question mark stands in the right place of every plan.',
      },
      {
        child:
          'Send picture riddles to {hero} at {place}. Draw one question in secret, with marks and color but no words. Choose any question on the list. Show your picture: can your grown-up find its question? Write the answer below when it is found. Draw until each question has its picture.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet into small boxes.',
          'You draw question 1 first. Your child finds it on the list and answers it.',
          'Swap: your child draws, you find. Not clear yet? Ask for one more mark.',
        ],
        say: 'I may look but not ask. Which question did you draw?',
        success: 'Each picture leads to its question and to a right answer.',
      },
      {
        strands: ['fractions'],
        child:
          'Draw long bars, all of one size, for {place}. Cut each bar into equal parts with your pencil. Color the part that the question is about. Choose a second color to compare two parts. Write what the color shows, so that {hero} can check it.',
        steps: [
          'Get out paper, crayons and pencils. Draw one bar for each question, all the same length.',
          'Do question 1 together. Check first: are the parts equal?',
          'Your child goes on. Lay two bars side by side to compare.',
        ],
        say: 'How many equal parts does this bar need? Show me with your finger first.',
        success: 'The parts are equal, and the colors show the answer.',
      },
      {
        strands: ['time', 'measurement', 'geometry'],
        child:
          'Draw a page of plans for {place}. Sketch each question large and plain. Label what you know: numbers, names, hours or units. Choose one color for what you had to find out. Show {friend} how to read your plan.',
        steps: [
          'Get out paper, crayons and pencils. Fold a sheet so that each sketch has its own box.',
          'Do question 1 together: sketch, label, then find out.',
          'Your child draws the others. Ask about one label in each sketch: what does it tell?',
        ],
        say: 'A builder needs labels. What must stand beside this drawing?',
        success: 'Each sketch is labeled well enough to answer from.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.answer-map',
    subject: 'math',
    title: 'Answer Map',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'markers', quantity: '3 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Map the way to {place} for {hero}. Draw one stop for each question. Answer the first question and write it at its stop. Color the road to the next stop. Choose what stands there: a hill, a tree or a tower. Draw {hero} at the last stop.',
        steps: [
          'Get out paper and markers. Mark a start, one small circle for each question, and the end.',
          'Do question 1 together and color the first bit of road.',
          'Your child goes on. No answer, no road; after a slip, look at it together.',
        ],
        say: 'The map is blank. Only answers make the road. What stands at the first stop?',
        success: 'The road is colored to the end, with an answer at each stop.',
      },
      {
        answers: 'short',
        child:
          'Make the signs for the way to {place}. Answer a question and write the answer on a sign. Choose a small picture that fits it. Leave the question off, so the sign is a puzzle. Mix the signs and match each one for {friend}.',
        steps: [
          'Get out paper and markers. Tear one sheet into a sign for each question.',
          'Make the first sign together.',
          'Your child makes the others. Mix them face down, turn one up and ask: which question is this?',
        ],
        say: 'A storm will blow these signs about. Can you put each one back?',
        success: 'Every sign is right, and your child matches it to its question with a reason.',
      },
      {
        child:
          'Find out where {hero} is hiding on the map. Draw six spots at {place}, no two alike. Answer a question, then ask one thing about the spot. Choose something with a yes or a no. Cross out each spot that cannot be right. Check the last spot with your grown-up.',
        steps: [
          'Get out paper and markers. Your child draws six spots, three on each half of the page.',
          'Note in secret where {hero} is. Do question 1 together and plan a good ask.',
          'One right answer earns one ask, such as: Is it on the left? Found early? Hide {hero} again.',
        ],
        say: 'I know the spot, and I say only yes or no. What will you ask?',
        success: 'Your child answers the questions and asks so that spots drop out.',
      },
      {
        strands: ['geometry'],
        questions: 5,
        child:
          'Lead {hero} across a grid to {place}. Draw a square of six by six boxes. Start {hero} in the bottom corner on the left. Answer a question to move two boxes. Choose: up, right or one of each. Write each move as words and numbers.',
        steps: [
          'Get out paper and markers. Draw the grid together. The top corner on the right is {place}.',
          'Do question 1 together. Write the move, such as: 1 right, 1 up.',
          'Go on: five right answers make ten moves. At the end, add up the moves right and up.',
        ],
        say: 'Must every road to that corner have as many moves right as this one?',
        success: 'Your child reads the road back as moves, and five go each way.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.case-file',
    subject: 'math',
    title: 'Case File',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'sheet',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 7, share: 1 },
    takes: [
      {
        child:
          'Find out where the missing {things} are hidden. Draw hiding places, one more than you have questions. Answer a question and show how you know. Cross out one place for each right answer. Choose a color for the last place left. Tell {hero} where to look at {place}.',
        steps: [
          'Get out paper, pencils and colored pencils. Your child draws the hiding places, such as a box or a tree.',
          'Pick one in secret and note it. Do question 1 together.',
          'For each right answer, name a place where the {things} are not. At the end, show your note.',
        ],
        say: 'Where would you hide the {things}? Draw me the places.',
        success: 'One place is left, and every question has a right answer.',
      },
      {
        answers: 'short',
        child:
          'Find out who mixed up the {things} at {place}. Draw one face for each question. Listen: each face gives an answer. Choose a color for true and one for wrong. Work each answer out before you color. Tell {hero} who it was: the one with the wrong answer.',
        steps: [
          'Get out paper, pencils and colored pencils. Number the faces like the questions.',
          'Read question 1 and its right answer. Prove it together and color the face.',
          'Read out the others, one of them with a wrong answer. Your child finds that face and mends its answer.',
        ],
        say: 'One of these faces gives a wrong answer. Trust nobody until you have worked it out.',
        success: 'Your child finds the one wrong answer and puts it right.',
      },
      {
        child:
          'Collect proof, so that {hero} gets the {things} back. Fold your page in two: proofs and answers. Show how you know, in marks or words. Write the answer beside it. Choose a seal to draw when both agree. Close the case at {place} with the last seal.',
        steps: [
          'Get out paper, pencils and colored pencils. Draw a line across for each question.',
          'Do question 1 together. What would prove it to somebody who was not here?',
          'Your child goes on. Read the proof; only a clear one gets its seal.',
        ],
        say: 'An answer alone closes no case. What is your proof?',
        success: 'Each answer has a proof beside it that you can follow.',
      },
    ],
    safety: [],
  },
]
