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
          'Tell the meeting at {place} what you think. Say one reason for each answer. Listen to {friend} and then vote. Put a button on yes or no. Pick a quiet vote or a loud one.',
        gist: 'As {friend}, you offer each question its own answer or another question’s; your child votes Yes or No with a button and gives a reason.',
        steps: [
          'Get out buttons, paper and pencils. Write Yes and No on two halves of a sheet.',
          'Read a question and one of the answers below.',
          'Tell the true answer. Votes may move.',
        ],
        say: 'The meeting is open. One speaks, all others listen. What is your reason?',
        success: 'Most votes come with a reason, and a good reason can change a vote.',
      },
      {
        child:
          'Say the answer that {hero} needs at {place}. Tell it in one clear sentence. Listen to a neighbor with another view. Say that view back. Choose which question comes next.',
        gist: 'Each button is a question that your child answers; you, a mixed-up neighbor, reply wrongly, and your child says your view back, then the true answer.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question.',
          'Ask, then reply with another question’s answer from below.',
          'Jot down the best sentence.',
        ],
        say: 'I see it another way. Can you say my view back to me?',
        success: 'Your child repeats the other view fairly and then gives the true answer.',
      },
      {
        child:
          'Sing or say a line to open our meeting. Tell {friend} each answer and who it helps. Listen for a mix-up and say what is right. Clap once to end the talk at {place}.',
        gist: 'You give each question two answers, its own and another question’s; your child says which is right and who can use it, and earns one button.',
        steps: [
          'Get out buttons, paper and pencils. Make up an opening line together.',
          'Read a question and two of the answers below.',
          'Write down the total.',
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
        gist: 'As the host you ask each question; your child, a famous guest, answers into the spoon and tells how that is known, until all are asked.',
        steps: [
          'Get out spoons, paper and pencils. One spoon is the microphone.',
          'Then ask: How do you know?',
          'Write the best answer as a quote and read it back.',
        ],
        say: 'Welcome! Our listeners want true answers. Please tell us how you know.',
        success: 'Your child answers in full sentences and backs up at least two.',
      },
      {
        child:
          'Hold the spoon and be the reporter. Say each question to {friend}. Listen for a wrong answer. Tell what is right. Name your show from {place}, funny or serious.',
        gist: 'Your child, the reporter, asks aloud what you whisper; you, as {friend}, get every second one wrong, and the reporter puts it right.',
        steps: [
          'Get out spoons, paper and pencils. Whisper the questions one by one.',
          'For a wrong reply, read another question’s answer from below.',
          'Note one question that your child would add.',
        ],
        say: 'I am sure about that. Or am I? What would you say, reporter?',
        success: 'Your child hears which answers are wrong and corrects them kindly.',
      },
      {
        child:
          'Say a radio report from {place}. Tell each answer as fresh news. Make a sound for each new part. Name {hero} as your helper. Use a slow voice or a fast one.',
        gist: 'You talk through all questions and note one word for each answer; your child then reports them live, and you repeat what you heard.',
        steps: [
          'Get out spoons, paper and pencils. Tap the table with one of the spoons as the opening tune.',
          'Note the words.',
          'Your child reports.',
          'Ask if you got it right.',
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
        gist: 'For each answer you give three clues, the question, the first letter, the number of words; a right guess wins one sock, until all are won.',
        steps: [
          'Get out socks, paper and pencils. Lay down one sock for each question.',
          'Read a question, then write the clues from the answers below.',
          'Missed all three? Tell the answer; it comes back.',
        ],
        say: 'Here is clue one. What could it be, and what could it not be?',
        success: 'Your child uses clues to rule things out and wins most socks by the second clue.',
      },
      {
        child:
          'Hold the talking sock to speak. Say an answer and toss the sock. Listen while others hold it. Tell {friend} if you agree or not. Pick the place to sit at {place}.',
        gist: 'Only the holder of the sock may speak: your child answers a question and tosses the sock, you agree or correct and toss back, until all are asked.',
        steps: [
          'Get out socks, paper and pencils. Sit in a ring with any family who is home.',
          'Ask a question. Use the answers below.',
          'Tally the right answers.',
        ],
        say: 'I heard you say it. Now hear if I agree.',
        success: 'Your child waits for the sock, answers, and speaks to what others said.',
      },
      {
        child:
          'Say up to three clues for each answer at {place}. Tell it in a rhyme or as a riddle. Listen to the guess from {hero}. Count how many clues it took.',
        gist: 'Your child gives up to three clues to each answer; one that you guess lays down a sock, a missed one is told, until all answers are used.',
        steps: [
          'Get out socks, paper and pencils. Ask all questions. Note the answers.',
          'Make one riddle together: what it does, then where it is.',
          'Note the clues used. Fewer are better.',
        ],
        say: 'That clue was strong. Which word in it gave it away?',
        success: 'The clues are true and let you find the right answer in three or fewer.',
      },
    ],
    safety: [],
  },
]
