import type { Format } from '../../types.ts'

/** General formats led by speaking and hearing; they fit every social studies skill. */
export const voices: Format[] = [
  {
    id: 'social-studies.town-meeting',
    subject: 'social-studies',
    title: 'Town Meeting',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'talk',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'buttons', quantity: '8', core: true, substitute: 'coins or dry beans' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Tell the meeting at {place} what you think. Say one reason for each answer. Listen to {friend} and then vote. Put a button on yes or no. Pick who leads.',
        steps: [
          'Get out buttons, paper and pencils. Write Yes and No on two halves of a sheet.',
          'Read a question. As {friend}, offer an answer, right or wrong.',
          'Your child votes with a button and gives a reason.',
          'Tell the true answer. Votes may move.',
        ],
        say: 'The meeting is open. One speaks, all others listen. What is your reason?',
        success: 'Most votes come with a reason, and a good reason can change a vote.',
      },
      {
        child:
          'Say the answer that {hero} needs at {place}. Tell it in one clear sentence. Listen to a neighbor with another view. Say that view back. Choose which question comes next.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question.',
          'Your child takes a button, hears its question and speaks.',
          'Reply as a neighbor who is mixed up or sees it differently.',
          'Settle it together and jot down the best sentence.',
        ],
        say: 'I see it another way. Can you say my view back to me?',
        success: 'Your child repeats the other view fairly and then gives the true answer.',
      },
      {
        child:
          'Sing or say a line to open our meeting. Tell {friend} each answer and who it helps. Listen for a mix-up and say what is right. Clap once to end the talk at {place}.',
        steps: [
          'Get out buttons, paper and pencils. Make up an opening line together.',
          'Read a question and give two answers, one of them wrong.',
          'Your child says which is right and who can use it.',
          'Each mix-up caught earns a button. Write down the total.',
        ],
        say: 'Two neighbors disagree. Which one is right, and how can you tell?',
        success: 'Your child catches most mix-ups and explains at least two.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.meet-the-guest',
    subject: 'social-studies',
    title: 'Meet the Guest',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'act',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'spoons', quantity: '1, as a microphone', core: true, substitute: 'a rolled sock' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Act as a famous guest at {place}. Listen to each question. Say your answer into the spoon. Tell {hero} one thing that nobody asked. Choose your guest name.',
        steps: [
          'Get out spoons, paper and pencils. One spoon is the microphone.',
          'Welcome your guest and ask the first questions slowly.',
          'After each answer ask: How do you know?',
          'Write the best answer as a quote and read it back.',
        ],
        say: 'Welcome! Our listeners want true answers. Please tell us how you know.',
        success: 'Your child answers in full sentences and backs up at least two.',
      },
      {
        child:
          'Hold the spoon and be the reporter. Say each question to {friend}. Listen for a wrong answer. Tell what is right. Name your show from {place}, funny or serious.',
        steps: [
          'Get out spoons, paper and pencils. Whisper each question for your child to ask aloud.',
          'Answer as {friend}, and get every second one wrong.',
          'Your child listens, stops you and puts it right.',
          'Note one question that your child would add.',
        ],
        say: 'I am sure about that. Or am I? What would you say, reporter?',
        success: 'Your child hears which answers are wrong and corrects them kindly.',
      },
      {
        child:
          'Say a radio report from {place}. Tell each answer as fresh news. Make a sound for each new part. Name {hero} as your helper. Use a slow voice or a fast one.',
        steps: [
          'Get out spoons, paper and pencils. Tap two spoons as the opening tune.',
          'Talk through the questions and note one word for each.',
          'Your child reports live from those words.',
          'Repeat back what you heard and ask if it is right.',
        ],
        say: 'Three, two, one, you are live. What is the news?',
        success: 'A listener could name every answer after the report.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.three-clues',
    subject: 'social-studies',
    title: 'Three Clues',
    modality: { primary: 'auditory', secondary: ['visual', 'kinesthetic'] },
    kind: 'game',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'socks', quantity: '6, rolled up', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 6,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Listen to clues about a secret answer. Say a guess after each clue. Tell {hero} when you are sure. Make each sock one {thing} from {place}. Choose a whisper or a song voice.',
        steps: [
          'Get out socks, paper and pencils. Keep the questions to yourself at first.',
          'Give three clues to an answer, hard ones first. An early guess wins more socks: three, two or one.',
          'Now ask the real question to check.',
          'Keep score on the sheet, then swap roles.',
        ],
        say: 'Here is clue one. What could it be, and what could it not be?',
        success: 'Your child uses clues to rule things out and answers the real questions.',
      },
      {
        child:
          'Hold the talking sock to speak. Say an answer and toss the sock. Listen while others hold it. Tell {friend} one new fact each round. Pick the place to sit at {place}.',
        steps: [
          'Get out socks, paper and pencils. Sit in a ring with any family who is home.',
          'Ask a question. Only the one with the sock may speak.',
          'The next speaker agrees, adds something or corrects it.',
          'Tally new facts with the pencils.',
        ],
        say: 'I heard you say it. Now I will add one more thing.',
        success: 'Your child waits for the sock, answers, and adds a fact to what others said.',
      },
      {
        child:
          'Say a clue for each answer at {place}. Tell it in a rhyme or as a riddle. Listen to the guess from {hero}. Count how many clues it took.',
        steps: [
          'Get out socks, paper and pencils. Ask the questions and write the answers small.',
          'Model one riddle: tell what it does, then where it is.',
          'Your child makes riddles for the others. You guess.',
          'Set down a sock for each clue used. Fewer is better.',
        ],
        say: 'That clue was strong. Which word in it gave it away?',
        success: 'The clues are true and let you find the right answer in three or fewer.',
      },
    ],
    safety: [],
  },
]
