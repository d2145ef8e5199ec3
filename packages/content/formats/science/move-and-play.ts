import type { Format } from '../../types.ts'

/** General ways of working for the whole body; they fit every science skill. */
export const moveAndPlay: Format[] = [
  {
    id: 'science.act-it-out',
    subject: 'science',
    title: 'Ask the Expert',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'act',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' },
      { name: 'pillow', quantity: '1, as a seat', core: false },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Act as the best expert of {place}. Walk on stage and bow. Listen to each question from {friend}. Tell the answer and show it with your hands. Choose a hat, a limp or a proud walk for your expert.',
        steps: [
          'Get out a blanket and a pillow. Spread the blanket as a stage. The pillow is the seat of honor.',
          'Play {friend}, who has come with questions. Ask the first one.',
          'The expert answers with words and hands. If it is not right, ask: Are you quite sure? and give a hint.',
          'End with a bow. Ask which question was the hardest.',
        ],
        say: 'Dear expert, nobody at {place} could tell us this.',
        success: 'Your child answers each question aloud and shows at least one with hands or body.',
      },
      {
        questions: 3,
        child:
          'Move across the stage like {hero} at {place}. Freeze when you hear a question. Say the answer as a statue. Take three big steps if it is right. Get to the far side. Pick a new way to move each time.',
        steps: [
          'Get out a blanket and a pillow. Lay the blanket as the start and the pillow a few steps off as the goal.',
          'Your child moves on the spot. Call freeze and ask a question.',
          'A right answer moves the statue three steps on. A wrong one gets a hint.',
          'Come back from the pillow, one fact for each step.',
        ],
        say: 'Freeze! Statues can talk. What is the answer?',
        success: 'Your child reaches the far side through right answers.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Be the one who asks at {place}. Sit on the pillow like a judge. Ask your grown-up the questions. Say right or wrong. Show {friend} how the right answer goes. Choose which question to ask first.',
        steps: [
          'Get out a blanket and a pillow. Your child sits on the pillow. You stand on the blanket.',
          'Your child reads or repeats a question. Give its answer, or the answer of another question.',
          'Right: take a step to the judge. Wrong: the judge must give the right one before you may step.',
          'Change places for the last question.',
        ],
        say: 'I am ready, Judge. Please ask me.',
        success: 'Your child judges each answer and corrects the wrong ones.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.sorting-floor',
    subject: 'science',
    title: 'Answer Mats',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '4 sheets', core: true },
      { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      { name: 'socks', quantity: '2, rolled up', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        answers: 'short',
        questions: 3,
        child:
          'Find the mat with the right answer. Step on it and say it aloud. Lay a sock there as one {thing}. Turn the mat over when {hero} has the fact. Clear the whole floor of {place}. Choose to hop or to tiptoe.',
        steps: [
          'Get out paper, markers and socks. Write each answer on a sheet. One sheet stays blank for: none of these.',
          'Lay the mats on carpet, well apart. Mix up the order.',
          'Ask a question. Your child steps on a mat, says the answer and drops a sock on it.',
          'A right mat is turned over. The blank mat is there to fool you both.',
        ],
        say: 'Look at all the mats. Which one answers this?',
        success: 'Your child steps on the right mat for each question until all are turned over.',
      },
      {
        questions: 3,
        child:
          'Cross {place} on stepping stones. Listen to a question at each stone. Answer to step onto the next. Throw a sock ahead to mark the one you want. Tell {friend} one fact on the far side. Pick the order of the stones.',
        steps: [
          'Get out paper, markers and socks. Number one sheet for each question and lay them in a row on carpet.',
          'Your child stands before stone 1 and hears question 1.',
          'A right answer is a step. A wrong one gets a hint and a new try.',
          'At the end your child walks back and says the answer that belongs to each stone.',
        ],
        say: 'The next stone has a question on it. Ready?',
        success: 'Your child crosses with right answers and can say them again on the way back.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Hunt for the answers that are hidden at {place}. Listen to a question. Find the sheet that answers it. Bring it back and read it to {hero}. Set a sock on each one you have found. Choose where the finds are kept.',
        steps: [
          'Get out paper, markers and socks. Write each answer on its own half sheet.',
          'While your child counts to ten, lay them in easy spots around one room.',
          'Ask a question. Your child says the answer first, then walks to find its sheet.',
          'A sheet that answers something else goes back. Two socks mark the last two finds.',
        ],
        say: 'Say what you are looking for. Then go and find it.',
        success: 'Your child says each answer and brings back the sheet that fits.',
      },
    ],
    safety: [
      {
        hazard: 'loose sheets on a floor',
        adultNote: 'Stay close and lay the sheets on carpet, or weigh them down with a shoe.',
      },
    ],
  },
  {
    id: 'science.question-relay',
    subject: 'science',
    title: 'Question Relay',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
      { name: 'socks', quantity: 'one rolled pair for each question', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Make each sock one {thing}. Listen to a question from {hero}. Carry a sock to the basket at {place}. Say your answer and drop it in. Walk back for the next one. Choose your walk: slow, backward or sideways.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Put the basket six steps away. Roll one pair for each question.',
          'Ask a question at the start. Your child thinks on the way and answers at the basket.',
          'A right answer goes in. A wrong one comes back for a hint.',
          'Write down the question that came back most and ask it once more.',
        ],
        say: 'Use the walk to think. Tell me at the basket.',
        success: 'Every sock is in the basket, each with a right answer.',
      },
      {
        questions: 3,
        child:
          'Find the socks that {friend} hid at {place}. Bring one back to hear its question. Tell the answer. Put the sock in the basket when it is right. Hide them for your grown-up next, or keep a tally.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Hide one rolled sock for each question in easy spots of one room.',
          'Each sock that is found brings a question.',
          'A right answer puts it in the basket. If not, give a hint and let your child try again.',
          'Your child marks a tally on the sheet and says the facts once more.',
        ],
        say: 'You found one. Here is the question that goes with it.',
        success: 'Your child finds every sock and answers its question.',
      },
      {
        questions: 3,
        child:
          'Toss a sock at the basket to choose who picks. Answer the question for {friend}. Draw one {thing} for each right answer. Count what you have for {place} at the end. Toss with two hands or one.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Number the questions on the sheet. Stand three steps from the basket.',
          'In: your child picks the next number. Out: you pick.',
          'A right answer earns a drawing on the sheet. A wrong one gets a hint and stays open.',
          'Go on until each number is done. Count the drawings.',
        ],
        say: 'In or out? Then here is the next question.',
        success: 'Your child answers all the numbers and has one drawing for each.',
      },
    ],
    safety: [],
  },
]
