import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

const onePage: Format['materials'] = [
  { name: 'paper', quantity: '1 sheet', core: true },
  { name: 'pencils', quantity: '1', core: true },
]

export const talkFormats: Format[] = [
  {
    id: 'math.message-line',
    subject: 'math',
    title: 'Message Line',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'c',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        child:
          'Listen to a message from {hero}. Say it back in your own words. Answer it with words, marks or fingers: you choose. Close one gap in the line for each right answer. Join {hero} to {place} with the last one.',
        steps: [
          'Get out paper and pencils. Draw {hero} on the left, {place} on the right, and a line with one gap for each question.',
          'Read question 1 twice. Your child says it back, and you answer it together.',
          'Send the others one by one: hear, say back, answer, close a gap.',
        ],
        say: 'This is {hero}. The line has gaps. Please say my message back to me.',
        success: 'Your child says each question back and answers it by ear.',
      },
      {
        child:
          'Sit back to back with your grown-up. Listen: a word of the message from {place} got lost. Ask for the word or number that you need. Choose: answer in words or in marks. Tell {friend} when the message makes sense.',
        steps: [
          'Get out paper and pencils. Sit back to back.',
          'Hum over one important word or number of question 1. Your child asks for it; answer it together.',
          'Hum a gap into each of the others, too. Your child asks, then answers.',
        ],
        say: 'Hmm-hmm. This is a bad line. What did you miss?',
        success: 'Your child notices what is missing and asks for just that.',
      },
      {
        child:
          'Answer each message in one whole sentence. Make marks or think it through: you choose. Listen as your grown-up passes it on to {place}. Stop the message if one word is wrong. Help {hero} hear the true answer.',
        steps: [
          'Get out paper and pencils.',
          'Do question 1 together, and say the answer in one whole sentence.',
          'Your child goes on alone. Repeat each sentence loudly for {hero}. Change one word in two of them, and wait to be stopped.',
        ],
        say: 'I can only pass on whole sentences. Stop me if I get one wrong.',
        success: 'Your child gives whole sentences and catches both changed words.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.two-ways',
    subject: 'math',
    title: 'Two Ways',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'a',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
        answers: 'numbers',
        child:
          'Find two roads to each answer. Work it out your own way and tell how. Listen to the other way from {friend}. Draw both as roads to {place}. Choose the one that felt shorter. Write the answer where the roads meet.',
        steps: [
          'Get out paper and pencils. You play {friend}.',
          'Do question 1 together: one of you counts or draws, the other uses numbers.',
          'For each question your child goes first. Add another way: a picture, a jump, a fact.',
        ],
        say: 'You take one road, I take another. Will we arrive at the same answer?',
        success: 'Your child tells a way from start to end and compares it with another.',
      },
      {
        answers: 'short',
        child:
          'Listen: {hero} says one answer, and {friend} says another. Only one of them is right. Say whom you believe before you work. Then show it with a sketch or a reason: you choose. Send the true answer to {place} and mend the other.',
        steps: [
          'Get out paper and pencils.',
          'For question 1, say the right answer and a wrong one in two voices. Settle it together.',
          'Go on like that. Let your child make up the wrong answer to the last question.',
        ],
        say: 'Two friends, two answers. How can we find out who is right?',
        success: 'Your child settles each case with a reason, not a guess.',
      },
      {
        child:
          'Be the expert in the news from {place}. Answer a question for the reporter. Tell what you looked at first and how you know. Choose a word for the headline and write it down. Read {hero} your headlines at the end.',
        steps: [
          'Get out paper and pencils. You are the reporter.',
          'Do question 1 together as an interview.',
          'Your child answers the others. Ask each time: how do you know? Keep one headline for each.',
        ],
        say: 'Our expert is here. Tell the people at home: how did you find that out?',
        success: 'Your child explains each answer so that a listener could follow.',
      },
      {
        strands: ['geometry', 'time'],
        child:
          'Make two drawings for each question. Draw one that fits the answer and one that does not. Tell what makes the difference. Hold both up: which one would {hero} need at {place}? Let your grown-up choose, and say if that was right.',
        steps: [
          'Get out paper and pencils. Fold a sheet down the middle: fits, does not fit.',
          'Do question 1 together and draw both sides.',
          'Your child draws the others. Point to the wrong one once, so that your child must explain.',
        ],
        say: 'A good wrong drawing is only a little wrong. What will you change?',
        success: 'Your child can name what one drawing has and the other lacks.',
      },
    ],
    safety: [],
  },
]
