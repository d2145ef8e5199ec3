import type { Format } from '../../types.ts'

/** Ways of working with the whole body, for kindergarten to 2nd grade, and the graph that lies on the floor. */
export const youngerFormats: Format[] = [
  {
    id: 'math.show-me',
    subject: 'math',
    title: 'Show Me',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'act',
    layout: 'c',
    grades: { from: 'kindergarten', to: '2nd' },
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'crayons', quantity: '3', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Help {hero}, who stands behind a thick window at {place}. Listen to a question. Show the answer with your hands or draw it in the air. Say it out loud when {hero} has seen it. Color one light for each right answer. Turn on every light, then choose a bow.',
        steps: [
          'Get out paper and crayons. Draw one round light for each question. You are {hero}.',
          'Do question 1 together: show first, say second.',
          'Ask the others. Say back what you see; your child nods or shows it again.',
        ],
        say: 'I cannot hear you in here. Can you show me with your hands?',
        success: 'You can see the answer before your child says it.',
      },
      {
        child:
          'Stand guard at {place}. Hear a visitor and a question. Answer it, and tell or show how you know. Choose how to open up: slowly or quickly. Draw one {thing} for each visitor that you let in. Count them for {friend}.',
        steps: [
          'Get out paper and crayons. You play the visitors: a tall one, a tiny one, a sleepy one.',
          'Do question 1 together. Your child bars the way with both arms, then opens them.',
          'Bring one visitor for each question. A right answer opens the way.',
        ],
        say: 'Knock, knock! I bring you a question. May I come in?',
        success: 'Your child answers each visitor and counts them all.',
      },
      {
        answers: 'counts',
        strands: ['number', 'operations', 'data'],
        child:
          'Wind up the big wheel at {place}. Find the answer to a question. Choose a knock or a hop and do it that many times. Count each move out loud. Color one spoke when the number is right. Turn the wheel for {hero} when all spokes are colored.',
        steps: [
          'Get out paper and crayons. Draw a wheel with one spoke for each question.',
          'Do question 1 together, and count the moves together.',
          'Your child answers, moves and counts. Stop right on the number, not one more.',
        ],
        say: 'How many moves does this spoke need? Stop just in time.',
        success: 'Your child makes just as many moves as the answer says.',
      },
      {
        strands: ['geometry'],
        child:
          'Be the new statue at {place}. Answer a question first. Make a pose with a shape or a line from it. Choose a sound or a face for your statue. Hold still while {hero} draws it. Tell what your statue shows.',
        steps: [
          'Get out paper and crayons. You are {hero}, who draws the statues.',
          'Do question 1 together and strike a pose together.',
          'Your child does one pose for each of the others. Draw it in ten seconds and guess.',
        ],
        say: 'Hold still, dear statue. Which part of the question can I see in you?',
        success: 'Each pose shows something true, and your child can say what.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.floor-graph',
    subject: 'math',
    title: 'Floor Graph',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    strands: ['data'],
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'markers', quantity: '2', core: true, substitute: 'crayons' },
      { name: 'socks', quantity: '8', core: true, substitute: 'spoons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Make a graph on the floor for {hero}. Answer a question. Choose how it felt: easy, fair or tough. Lay one sock in that row, and so does your partner. Read the graph: is one row the longest? Tell how many more it has than another.',
        steps: [
          'Get out paper, markers and socks. Write easy, fair and tough on one sheet each.',
          'Do question 1 together. You each lay one sock by the sheet that you choose.',
          'Your child goes on: answer, then one sock each. Read the graph aloud at the end.',
        ],
        say: 'Will the same question feel the same to both of us? Our graph will show it.',
        success: 'The graph has two socks for each question, and your child compares its rows.',
      },
      {
        child:
          'Sort the lost socks of {place}. Choose a rule for the socks: color, size or owner. Answer a question to lay two socks. Make one straight row for each group. Lay all that still wait after your last answer. Compare two rows for {friend}: which has more?',
        steps: [
          'Get out paper, markers and socks. Label one sheet for each group.',
          'Do question 1 together and lay two socks. Start all rows on one line.',
          'Your child goes on: one answer, two socks. Draw the finished graph on a sheet.',
        ],
        say: 'Everything lies about in a heap. How could a graph put it in order?',
        success: 'The rows start on one line, and your child compares them with numbers.',
      },
      {
        child:
          'Hold a vote at {place}. Draw two kinds of {things} on two sheets. Answer a question to call two voters. Choose voters: people at home or {hero} and {friend}. Lay one sock for each vote. Make up a question that your graph can answer.',
        steps: [
          'Get out paper, markers and socks. Your child draws the two choices.',
          'Do question 1 together. Take the first two votes.',
          'Your child goes on: one answer, two votes. Each toy may vote, too. End with a new question about the graph.',
        ],
        say: 'Which choice do you think will win, and by how many votes?',
        success: 'Your child asks a question that the graph can answer.',
      },
    ],
    safety: [],
  },
]
