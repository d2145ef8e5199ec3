import type { Format } from '../../types.ts'

/** General formats that end in something to look at; they fit every science skill. */
export const drawAndBuild: Format[] = [
  {
    id: 'science.draw-and-label',
    subject: 'science',
    title: 'Draw and Label',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'draw',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'crayons', quantity: '4 to 6 colors', core: true, substitute: 'colored pencils' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Draw the science that {hero} needs at {place}. Show one answer in each box. Write or say a label for each part. Color only what is true. Pick a close-up or a wide view.',
        steps: [
          'Get out paper, pencils and crayons. Fold a sheet into four boxes.',
          'Read a question and let your child draw an answer before any talk.',
          'Compare the sketch with the real answer. Add or mend a part together.',
          'Add labels: your child writes what they can, and you write the rest as they say it.',
        ],
        say: 'Draw what you think happens. Then we will check which part to change.',
        success: 'Each box shows one true answer with at least one label.',
      },
      {
        child:
          'Draw two halves of a page for {friend} at {place}. Show the question on the left. Draw the answer on the right, with an arrow to it. Tell the story of your picture. Choose which answer to draw biggest.',
        steps: [
          'Get out paper, pencils and crayons. Draw a line down the middle: Question on the left, Answer on the right.',
          'Talk through the first question together. What could we draw for it? What does the answer look like?',
          'Your child draws the next ones alone and adds an arrow from each question to its answer.',
          'Hang the page up and let your child give a tour of it.',
        ],
        say: 'How can a picture answer that? Show me where the arrow goes.',
        success: 'Each arrow leads to a true answer, and your child can read the picture aloud.',
      },
      {
        child:
          'Make a field poster for {place}. Draw the answers in the order you hear them. Circle the one that you can prove. Name each part for {hero}. Use bold lines or soft shading.',
        steps: [
          'Get out paper, pencils and crayons. Lay a sheet sideways as a poster with a wide border.',
          'Read all the questions once. Let your child mark easy ones and hard ones with two colors.',
          'Begin with an easy one. Sketch first, then check the answer and fix the drawing.',
          'Cover the labels with a hand and ask your child to name the parts again.',
        ],
        say: 'A science drawing shows only what is there. Is there anything to leave out?',
        success: 'The poster answers each question and your child can name its parts without reading.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.field-notebook',
    subject: 'science',
    title: 'Field Notebook Page',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'sheet',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'books', quantity: '1, as a desk for the lap', core: false },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Make a notebook page for {place}. Write or draw the day and the sky. Put one answer on each line. Add a small picture as proof. Show it to {hero} or read it out.',
        steps: [
          'Get out paper, pencils and books. Fold a sheet once to make a booklet and use a book as a desk.',
          'Let your child note the day and one thing they observe right now.',
          'Work the first question together: guess, check, then write it down.',
          'Your child fills the page with the rest, in words, letters or drawings.',
        ],
        say: 'A notebook keeps what we saw, not what we wish. What did you really see?',
        success: 'The page has a date and a true answer or sketch for each question.',
      },
      {
        child:
          'Find three things in the room that fit our questions. Draw them for {friend} at {place}. Match each one to an answer. Tell which was hard to find. Walk the room slowly or tiptoe.',
        steps: [
          'Get out paper, pencils and books. Rule the page into two columns: I saw, It shows.',
          'Ask the questions one by one and let your child hunt for real things that fit.',
          'Draw each find in the first column, resting on one of the books.',
          'Now talk about the second column. What does this find tell us about {place} and about our own home?',
        ],
        say: 'Can you find something real that goes with this question?',
        success: 'Your child links at least three real things to the right answers.',
      },
      {
        child:
          'Head one side of your page: I think. Head the other: I found. Put a guess down first. Find out and fill in the rest. {hero} at {place} needs it. Pick one answer to draw with care.',
        steps: [
          'Get out paper, pencils and books. Head two sides of the page: I think, I found.',
          'Let your child fill in the I think side for all the questions, fast and without help.',
          'Go back slowly. Check each answer and complete the I found side together.',
          'Star every row where the two sides differ and ask what changed the guess.',
        ],
        say: 'A star means that you found something out. Tell me about this star.',
        success: 'Your child keeps the first guesses on the page and can explain one that changed.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.build-a-model',
    subject: 'science',
    title: 'Build a Model',
    modality: { primary: 'visual', secondary: ['kinesthetic'] },
    kind: 'make',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'building blocks', quantity: 'about 15', core: true, substitute: 'small boxes' },
      { name: 'aluminum foil', quantity: '2 sheets as long as a hand', core: true, substitute: 'scrap paper' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Build a model of one answer. {hero} needs it at {place}. Make the parts from blocks or foil. Put a label by each part. Point to what moves or changes. Choose a tiny model or a big one.',
        steps: [
          'Get out building blocks, aluminum foil, paper and pencils. Read the questions and let your child pick one to build.',
          'Ask what parts the model needs. Your child builds first, with no picture to copy.',
          'Ask the other questions about the model. Change a part when an answer shows a mistake.',
          'Tear small labels, write on them and stand them by the parts.',
        ],
        say: 'Which part of your model stands for which real thing?',
        success: 'Your child can point to each part and say what it stands for.',
      },
      {
        child:
          'Build {place} with blocks on a sheet. Make one spot with one {thing} for each question. Show the answer at each spot. Tell what is real and what is pretend. Pick where {friend} stands.',
        steps: [
          'Get out building blocks, aluminum foil, paper and pencils. Lay a sheet flat as the ground of the scene.',
          'Build one small spot together for the first question, such as a hill, a pond or a hut.',
          'Your child adds a spot for each question and puts the answer into it.',
          'Tour the scene. At each spot ask: what would really happen here?',
        ],
        say: 'In the story this is pretend. Which part of it is true science?',
        success: 'Your child gives a correct answer at each spot and can sort the true from the pretend.',
      },
      {
        child:
          'Make a foil figure of {hero}. Build a path to {place}, a stop for each question. Show the answer with your hands at each stop. Say what your model cannot show. Use many blocks or only five.',
        steps: [
          'Get out building blocks, aluminum foil, paper and pencils. Shape a figure and set stops of blocks in a row.',
          'Walk the figure to a stop and ask its question. Your child answers and shows it.',
          'Rebuild a stop so that it explains the answer to someone who was not here.',
          'Draw a plan of the finished path and add one sentence about what the model does not show.',
        ],
        say: 'No model shows everything. What is missing in ours?',
        success: 'Your child explains each stop and names one thing that the model does not show.',
      },
    ],
    safety: [],
  },
]
