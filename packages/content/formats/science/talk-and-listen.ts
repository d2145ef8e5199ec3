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
      { name: 'buttons', quantity: '3', core: true, substitute: 'coins or dry beans' },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Make each button one {token}. Answer a question and set a button on Sure or Not sure. Test your answer: try it, act it or draw it. Keep the {token} when it is right. Choose a whisper or a radio voice. Bring the {tokens} to {hero} at {place}.',
        steps: [
          'Get out paper, pencils and buttons. Fold the sheet in half. Write Sure and Not sure. Lay one button ready for each question.',
          'Ask a question. Your child answers, sets a button on one half and gives a reason.',
          'Now a quick test: your child tries it with a thing in the room, acts it or draws it. Then read out the true answer. Right: that {token} is won. Not yet: give a hint and test again.',
          'Look at the two halves. How often was Sure right?',
        ],
        say: 'How sure are you? Now show me how we can test it.',
        success: 'Each answer was shown or tried, and your child can say how sure it was.',
      },
      {
        title: 'Button Road',
        questions: 3,
        child:
          'Draw a road to {place}, one stop for each question. Draw one {token} at every stop. Say an answer to move your button there. Show it with your hands to pick up the {token}. Carry them all to {friend} at the end. Pick a straight road or a winding one.',
        steps: [
          'Get out paper, pencils and buttons. Your child draws the road. One button travels on it.',
          'Ask a question. A right answer moves the button to the next stop. For a wrong one, give a hint and ask again.',
          'Showing it picks up the {token}: a touch, a move, a sound or a try with something near. Ring the {token} on the road.',
          'At the last stop your child names the hardest answer.',
        ],
        say: 'What is your answer? Now show me.',
        success: 'The button reaches the last stop, and your child has shown each answer.',
      },
      {
        title: 'The Mixed-Up Report',
        answers: 'short',
        questions: 3,
        child:
          'Listen to {friend}, who mixed up the answers at {place}. Test it: try it or act it out. Say true or mixed up, and put it right. Lay down one button for each {token} you save. Choose one answer to explain.',
        steps: [
          'Get out paper, pencils and buttons. Play a mixed-up {friend}. One button stands for one {token}.',
          'Read a question. Give its true answer, or a wrong one that you make up. Your child tries it with a thing in the room or acts it, and then judges.',
          'Once the answer is right, a button goes on the sheet. Note the answer beside it.',
          'At the end your child explains one answer in a whole sentence.',
        ],
        say: 'Hmm, did I mix it up? Try it and tell me.',
        success: 'Your child tries or acts each answer before judging it, and every {token} is saved.',
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
        ages: 'younger',
        questions: 3,
        child:
          'Find a soft toy or a shoe and name it {friend}. Ask your pupil each question, then show the answer. Draw one {token} for each answer you show. Tell your pupil to say it back. Bring the {tokens} to {place}. Choose where the class sits.',
        steps: [
          'Get out a pillow, paper and pencils. Seat the pupil on the pillow. Your child is the teacher.',
          'Do one question together. Your child shows the others to the toy: with hands, a sound, a move or a thing in the room.',
          'Let the toy say: Say that again, please. Once the answer is right, your child draws one {token} on the sheet.',
          'Ask the toy one question again. Your child helps it.',
        ],
        say: 'Your pupil is all ears. How would you say it in your own words?',
        success: 'Your child explains each answer so that a new pupil could follow.',
      },
      {
        title: 'The Toy Test',
        ages: 'younger',
        answers: 'short',
        questions: 3,
        child:
          'Give a test to a class from {place}. Ask a question and listen to the toy. Say right or wrong. Show {hero} how each wrong answer should go. Draw one {token} when the answer is right. Pick a squeaky voice or a sleepy voice for your pupil.',
        steps: [
          'Get out a pillow, paper and pencils. Put a toy on the pillow and give it your voice.',
          'Your child repeats a question. The toy gives the right answer, or a silly one that you make up.',
          'Your child judges it and shows the right one to the toy: act it or try it. Then one {token} goes on the sheet.',
          'Run the wrong ones again. This time the toy gets them.',
        ],
        say: 'I studied hard, Teacher. Is this one right?',
        success: 'Your child spots each wrong answer and gives the right one kindly.',
      },
      {
        title: 'The Guided Tour',
        questions: 3,
        child:
          'Be the guide on a tour of {place}. Stop once for each question. Answer it for {friend}, your visitor. Find something at the stop to show it with. Draw one {token} at each stop you explain. Choose where the tour begins.',
        steps: [
          'Get out a pillow, paper and pencils. The pillow is the bus seat. Agree on one stop for each question: a chair, a door, a window.',
          'Play the visitor. At each stop, ask one question.',
          'Your child answers and shows it there: touches, moves, taps or shades something at the stop, or acts it. An answer that is right and shown brings one {token} onto the sheet.',
          'Back on the bus, ask to hear the best fact again.',
        ],
        say: 'Dear guide, I have a question at this stop.',
        success: 'Your child shows an answer at every stop and tells one fact again at the end.',
      },
      {
        title: 'One-Minute Talk',
        ages: 'older',
        questions: 3,
        child:
          'Plan a short talk for the team at {place}. Write one key word for each answer. Explain each answer in one or two sentences. Show one of them with things from the room. Use the word because at least once. Draw one {token} for each answer that holds. Choose: {hero} may interrupt you or must wait.',
        steps: [
          'Get out a pillow, paper and pencils. The pillow marks where the speaker stands. Ask the questions first. Your child jots one key word for each answer.',
          'Put right what is wrong before the talk begins.',
          'Your child gives the talk and shows what can be shown. After each answer ask: How do you know?',
          'An answer that holds brings one {token} onto the sheet.',
        ],
        say: 'The floor is yours. I will ask how you know.',
        success: 'Each answer is right and explained, with at least one because.',
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
        ages: 'younger',
        questions: 3,
        child:
          'Listen at the tube for a secret question. Whisper your answer back and act it out. Draw one {token} when it is right. Show {hero} what you won for {place}. Pick who whispers first.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Keep another flat for the {tokens}.',
          'Send a question through the tube. Your child whispers the answer back, then acts it or tries it with a thing nearby.',
          'Right: your child draws one {token}. Not yet: send a hint and try again.',
          'Point to one {token}. Your child whispers its question to you.',
        ],
        say: 'A message is coming through. Are you ready to listen?',
        success: 'Your child hears each question whole and draws one {token} for every right answer.',
      },
      {
        title: 'Hum for a Clue',
        ages: 'younger',
        questions: 3,
        child:
          'Say each answer down the tube to {friend} at {place}. Hum once if you are sure. Hum twice if you need a clue. Show each answer with your hands. Add one {token} to the sheet each time. Choose a low voice or a high voice.',
        steps: [
          'Get out paper and pencils. Roll a sheet into a tube. Agree: one hum is sure, two hums mean a clue, please.',
          'Ask a question through the tube. Wait for the hum, then for the answer.',
          'For two hums, act a clue or give two answers to choose from. Your child acts the right one.',
          'Each right answer brings one {token} onto a flat sheet.',
        ],
        say: 'One hum or two? A clue is no trouble at all.',
        success: 'Your child says when a clue is needed and wins every {token} in the end.',
      },
      {
        title: 'The Listening Walk',
        questions: 3,
        child:
          'Carry the tube to a new spot for each question. Listen there and answer. Show it with something at that spot. Write or draw one word of it. Add one {token} beside it when it is right. Read the whole row to {hero} at {place}. Choose the last spot.',
        steps: [
          'Get out paper and pencils. Roll a tube that is easy to carry. Name one spot for each question: a door, a chair, a window.',
          'At each spot, send one question through the tube.',
          'Your child answers and shows it there: touch, tap, move or shade something, or act it. One word or a tiny picture goes on a flat sheet, with one {token} beside each right one.',
          'At the end your child reads the row and says each whole answer again.',
        ],
        say: 'We are at a new spot. Here is the next question.',
        success: 'Your child shows an answer at each spot and retells them all from the words.',
      },
      {
        title: 'The Short Message',
        ages: 'older',
        questions: 3,
        child:
          'Send each answer with its reason to {place}. Use ten words or fewer. Write it down and count the words. Speak it through the tube. Listen to what {friend} makes of it. Draw one {token} if the message came through right. Choose the one word that matters most.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Another is for the messages.',
          'Ask a question. If it can be tried, try it once. Your child writes the answer and its reason in ten words at most and sends it.',
          'As {friend}, say in your own words what you heard. True and clear? Then your child draws one {token} beside it.',
          'If not, your child changes a word and sends it again.',
        ],
        say: 'This line is slow. Every word has to earn its place.',
        success: 'Each message is short and true, and it gives a reason.',
      },
    ],
    safety: [],
  },
]
