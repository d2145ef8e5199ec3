import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const handsOnFormats: Format[] = [
  {
    id: 'math.bean-workshop',
    subject: 'math',
    title: 'Bean Workshop',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'hands-on',
    layout: 'a',
    grades: everyGrade,
    materials: [
      { name: 'dry beans', quantity: '1 handful', core: false, substitute: 'buttons or coins' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a workbench for {hero} at {place}. Build each question with beans, or choose to draw it. Let one bean stand for 1, 10 or 100 {things}. Write your answer beside it. Touch each part and tell how you know.',
        steps: [
          'Get out dry beans, paper and pencils.',
          'Do question 1 together. Ask: what could one bean stand for?',
          'You read the rest; your child builds or draws.',
          'Is an answer off? Let your child touch and tell each part again.',
        ],
        say: 'The workbench is open. Show me the first question with your hands.',
        success: 'Your child can point to the part of the work that gives the answer.',
      },
      {
        child:
          'Put a heap of beans in front of you. It is the store at {place}. Read one order and build it, or choose to sketch it. Write what {hero} must be told. Clear your space and find the next order.',
        steps: [
          'Get out paper, pencils and dry beans. Number one line for each question: the order list.',
          'Fill the first order side by side and talk about every move.',
          'Your child fills the rest of the list alone.',
          'Check each answer before the beans go back.',
        ],
        say: 'An order just came in for {hero}. What will you need to fill it?',
        success: 'Every order has an answer that your child could build again.',
      },
      {
        child:
          'Build one question in secret, with beans or with marks. Pick any one from {place}. Show it, and let your grown-up find its question. Write the answer for {friend}. Move on until all is done.',
        steps: [
          'Get out pencils, paper and dry beans.',
          'You go first: build question 1 in secret. Your child finds it and solves it.',
          'Swap. Your child builds, you guess, and your child writes the answer.',
          'Use beans on the last one only to check.',
        ],
        say: 'I am building one of the questions. Now look: which one is it?',
        success: 'The builds match their questions, and the answers match the builds.',
      },
    ],
    safety: [
      {
        hazard: 'small beans',
        adultNote: 'A grown-up counts the beans back in at the end and keeps them away from toddlers.',
      },
    ],
  },
  {
    id: 'math.stepping-path',
    subject: 'math',
    title: 'Stepping Path',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'paper', quantity: '7 sheets', core: true },
      { name: 'tape', quantity: '1 roll', core: true },
      { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 4,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Walk the path that goes to {place}. Read the question on each step. Choose to hop, tiptoe or march. Show your work on the step, then move on. Tell {hero} the answer before you land.',
        steps: [
          'Get out paper, tape and markers. Number one sheet for each question and tape them to the floor as a path.',
          'Work step 1 out together, right there.',
          'Your child goes on. A right answer opens the next step; after a slip, try again together.',
        ],
        say: 'The {things} wait at the far end. Each right answer brings us closer.',
        success: 'Your child reaches the end and can tell how one answer came about.',
      },
      {
        child:
          'Build a bridge for {friend}. Pick the question that looks easiest. Write your work and the answer on it. Put it down as a plank and step on. Find the next one until you reach {place}.',
        steps: [
          'Get out tape, markers and paper. Number one sheet for each question and spread them on a table.',
          'Solve the easiest one together and tape it to the floor: plank one.',
          'Your child chooses and solves the others. Check each plank, then tape it down.',
        ],
        say: 'This bridge only holds where the answer is right. Which plank is first?',
        success: 'The bridge is complete, and your child chose the order with a reason.',
      },
      {
        child:
          'Act as the runner for {hero}. Read a question at the start line. Hold it in your head and walk to {place}. Write your answer there. Choose giant steps or baby steps for the way back.',
        steps: [
          'Get out markers, paper and tape. Tape one sheet to a door across the room.',
          'Work out question 1 at the start line. Walk over together to write it.',
          'Your child may draw before each trip. Read a question again if it slips away.',
        ],
        say: 'The news must not get lost. Say the question to me once, and go.',
        success: 'The answers on the door are right, and your child can say each question.',
      },
    ],
    safety: [
      {
        hazard: 'slipping on loose sheets',
        adultNote: 'Stay close, clear the floor, and let your child go barefoot or in shoes.',
      },
    ],
  },
]
