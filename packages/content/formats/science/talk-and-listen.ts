import type { Format } from '../../types.ts'

/** General ways of working led by speaking and hearing; they fit every science skill. */
export const talkAndListen: Format[] = [
  {
    id: 'science.predict-and-tell',
    subject: 'science',
    title: 'Predict and Tell',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '1 sheet', core: true, substitute: 'the back of an envelope' },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'buttons', quantity: '8', core: true, substitute: 'coins or dry beans' },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Tell {hero} your answer before you hear the true one. Put a button on Sure or Not sure. Say why you think so. Choose a whisper or a radio voice. Count how often Sure was right. Then send the facts to {place}.',
        steps: [
          'Get out paper, pencils and buttons. Fold the sheet in half and write Sure and Not sure.',
          'Ask a question. Your child answers, then sets a button on one half.',
          'Read out the true answer. A right answer gets a check mark beside its button.',
        ],
        say: 'Answer first. How sure are you, and what makes you think so?',
        success: 'Your child answers before hearing the truth and can say how sure that answer was.',
      },
      {
        questions: 3,
        child:
          'Make a path with six stops to {place}. Say an answer and one reason. Move one stop if your answer is right. Move one more for a reason. Tell {friend} what you found at the end. Pick what the last stop is.',
        steps: [
          'Get out paper, pencils and buttons. Your child draws a path with six stops. One button travels on it.',
          'Ask a question. A right answer moves the button one stop. A reason moves it one more.',
          'Wrong? Give a hint and let your child try again for one stop.',
          'At the last stop your child names the answer that was hardest.',
        ],
        say: 'What is your answer? And what is your reason?',
        success: 'The button gets to the last stop through right answers and reasons.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Listen to {friend}, who mixed up the answers at {place}. Say true or mixed up. Tell the right answer when it is wrong. Put down a button for each one you mend. Choose one answer to explain.',
        steps: [
          'Get out paper, pencils and buttons. Play a mixed-up {friend}.',
          'Read a question, and give its answer or the answer of another question. Your child judges it.',
          'A button goes on the sheet for each mix-up that is mended. Note the right answer with the pencil.',
          'At the end your child explains one answer in a whole sentence.',
        ],
        say: 'Hmm, is that right, or did I mix it up?',
        success: 'Your child catches the mix-ups and gives the right answers.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.teach-a-toy',
    subject: 'science',
    title: 'Teach a Toy Friend',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'talk',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'pillow', quantity: '1, as a seat', core: false },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Find a soft toy or a shoe and name it {friend}. Ask it each question. Say the answer in your own words. Draw one star for each fact. Send the stars to {place}. Choose a seat for your class.',
        steps: [
          'Get out a pillow, paper and pencils. Seat the pupil on the pillow. Your child is the teacher.',
          'Do the first question together. Then your child teaches the rest.',
          'After each answer, let the toy say: Say that again, please. A right answer earns a star on the sheet.',
        ],
        say: 'Your pupil is all ears. How would you say it in your own words?',
        success: 'Your child explains each answer so that a new pupil could follow.',
      },
      {
        answers: 'short',
        questions: 3,
        child:
          'Make a test for a class from {place}. Let the toy answer in a funny voice. Say right or wrong. Fix each wrong answer for {hero}. Draw a check mark when it is right. Pick a prize for the pupil.',
        steps: [
          'Get out a pillow, paper and pencils. Put a toy on the pillow and give it your voice.',
          'Your child reads or repeats a question. The toy gives the right answer, or the answer of another question.',
          'Your child marks it on the sheet and puts it right.',
          'Run the wrong ones again. This time the toy gets them.',
        ],
        say: 'I studied hard, Teacher. Is this one right?',
        success: 'Your child spots each wrong answer and gives the right one kindly.',
      },
      {
        questions: 3,
        child:
          'Be the guide on a tour of {place}. Stop once for each question. Show or draw something at each stop. Tell the answer to {friend}, your visitor. Choose where the tour begins and ends.',
        steps: [
          'Get out a pillow, paper and pencils. Carry a toy as the visitor. The pillow is the bus.',
          'Set a stop for each question: a chair, a door, a window.',
          'At a stop, ask the question. Your child answers with words and hands, or with a quick sketch.',
          'Back on the bus, the visitor wants to hear the best fact again.',
        ],
        say: 'Dear guide, I have a question at this stop.',
        success: 'Your child answers at every stop and tells one fact again at the end.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.whisper-tube',
    subject: 'science',
    title: 'Whisper Tube Lab',
    modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
    kind: 'hands-on',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Listen at the tube for a secret question. Whisper your answer back. Draw one step of a stair when it is right. Tell {hero} when the stair gets up to {place}. Pick who whispers first.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Draw a hill on another, with room for stairs.',
          'Send a question through the tube. Your child whispers the answer back.',
          'Right: your child draws a step. Not yet: send a hint and try again.',
        ],
        say: 'A message is coming through. Are you ready to listen?',
        success: 'Your child hears each question whole and builds a step with every right answer.',
      },
      {
        questions: 3,
        child:
          'Say each answer down the tube to {friend} at {place}. Hum once if you are sure. Hum twice if you need a clue. Use the clue and answer again. Choose a low voice or a high voice.',
        steps: [
          'Get out paper and pencils. Roll a sheet into a tube. Agree: one hum is sure, two hums mean a clue, please.',
          'Ask a question through the tube. Wait for the hum, then for the answer.',
          'For two hums, give the first sound of the answer, or two answers to choose from.',
          'Your child keeps a tally: sure, or with a clue.',
        ],
        say: 'One hum or two? A clue is no trouble at all.',
        success: 'Your child says when a clue is needed and gets every answer in the end.',
      },
      {
        questions: 3,
        child:
          'Carry the tube to a new spot for each question. Listen there and answer. Write one word of each answer for {hero}. Read them at the end. Send the message to {place}. Choose the last spot.',
        steps: [
          'Get out paper and pencils. Roll a tube that is easy to carry. Name the spots: a door, a chair, a window.',
          'At each spot, send one question through the tube.',
          'Your child answers and puts one word or a tiny picture of it on a flat sheet.',
          'At the end your child reads the row and says each whole answer again.',
        ],
        say: 'We are at a new spot. Here is the next question.',
        success: 'Your child answers at each spot and retells all the answers from the words.',
      },
    ],
    safety: [],
  },
]
