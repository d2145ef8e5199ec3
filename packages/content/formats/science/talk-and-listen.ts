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
          'Make each button one {token}. Answer a question and set a button on Sure or Not sure. Test your answer: try it, act it or draw it. Leave the {token} there when it is right. Choose a whisper or a radio voice. Bring the {tokens} to {hero} at {place}.',
        gist: 'Your child answers, sets a button on Sure or Not sure and tests; a right one stays as one {token}, a wrong one is asked again last.',
        steps: [
          'Get out paper, pencils and buttons. Fold the sheet in half. Write Sure and Not sure. Lay one button ready for each question.',
          'Ask a question. Your child sets the button and gives a reason.',
          'Now a quick test: your child tries it with a thing in the room, acts it or draws it. Then read out the true answer. Wrong: the button comes off.',
          'Look at the two halves. Which holds more {tokens}?',
        ],
        say: 'How sure are you? Now show me how we can test it.',
        success: 'Each answer was shown or tried, and your child can say how sure it was.',
      },
      {
        title: 'Button Road',
        questions: 3,
        child:
          'Draw a road to {place}, one stop for each question. Draw one {token} at every stop. Say an answer to move your button there. Show it with your hands to pick up the {token}. Carry them all to {friend} at the end. Pick a straight road or a winding one.',
        gist: 'One button travels a road that your child draws; a right answer moves it to the next stop, and showing it picks up one {token}, until the last stop.',
        steps: [
          'Get out paper, pencils and buttons. Your child draws the road.',
          'Ask a question. After a wrong answer, tell the right one and ask again.',
          'Showing is a touch, a move, a sound or a try with something near. Then ring the {token} on the road.',
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
        gist: "As {friend}, you give each question its own answer or another question's; your child tests it, judges and puts it right, saving one {token}, a button.",
        steps: [
          'Get out paper, pencils and buttons. One button stands for one {token}.',
          'Read a question and answer it. Your child tries it with a thing in the room or acts it, and then judges.',
          'A button goes on the sheet. Note the right answer beside it. A wrong verdict is told and asked again last.',
          'At the end your child explains one answer.',
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
        gist: 'Your child teaches each answer to a toy that has your voice, saying and showing it; a right one draws one {token}, until all are taught.',
        steps: [
          'Get out a pillow, paper and pencils. Seat the pupil on the pillow.',
          'Do one question together. Showing is done with hands, a sound, a move or a thing in the room.',
          'Let the toy say: Say that again, please. If the teacher is off, whisper the answer.',
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
        gist: "A toy with your voice gives its own answer or another question's; your child says right or wrong and shows the right one for one {token}, until all are tested.",
        steps: [
          'Get out a pillow, paper and pencils. Put a toy on the pillow.',
          'Your child repeats a question. The toy answers.',
          'Your child judges it and shows the right one to the toy: act it or try it. If the teacher is not sure, whisper it.',
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
        gist: 'You are the visitor, your child the guide; at each stop a right answer, shown with something there, draws one {token}, until the tour is over.',
        steps: [
          'Get out a pillow, paper and pencils. The pillow is the bus seat. Agree on one stop for each question: a chair, a door, a window.',
          'At each stop, ask one question. Your child touches, moves, taps or shades something, or acts it.',
          'Wrong? Tell it, and come back to that stop last.',
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
        gist: 'From one key word for each answer, your child gives a talk and proves what it says; an answer that holds draws one {token}.',
        steps: [
          'Get out a pillow, paper and pencils. The pillow marks where the speaker stands. Ask the questions first.',
          'Put right what is wrong before the talk.',
          'Your child shows what can be shown. As {hero}, ask for each answer: How do you know?',
          'A fact, test or example holds. A bare answer tries again.',
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
          'Listen at the tube for a secret question. Whisper your answer back and act it out. Draw one {token} when it is right. Show {hero} what you won for {place}. Pick your left ear or your right ear.',
        gist: 'You whisper each question through a rolled sheet, your child whispers back and acts or tries it; a right answer draws one {token}, until all are through.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Keep another flat for the {tokens}.',
          'Send a question and listen for the answer.',
          'Not yet: send the first sound of the answer and try again.',
          'At the end point to one {token}. Your child whispers its fact to you.',
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
        gist: 'Your child hums once when sure and twice for a clue, the first sound of the answer; each right answer, acted too, draws one {token}, until all are won.',
        steps: [
          'Get out paper and pencils. Roll a sheet into a tube. Lay another flat.',
          'Ask a question through the tube. Wait for the hum, then for the answer.',
          'If an answer is off, tell it and ask again last.',
          'Draw each {token} on the flat sheet.',
        ],
        say: 'One hum or two? A clue is no trouble at all.',
        success: 'Your child says when a clue is needed and wins every {token} in the end.',
      },
      {
        title: 'The Listening Walk',
        questions: 3,
        child:
          'Carry the tube to a new spot for each question. Listen there and answer. Show it with something at that spot. Write or draw one word of it. Add one {token} beside it when it is right. Read the whole row to {hero} at {place}. Choose the last spot.',
        gist: 'The tube goes to a new spot for each question; your child answers, shows it there and notes one word, and a right one gets one {token}.',
        steps: [
          'Get out paper and pencils. Roll a tube that is easy to carry. Name one spot for each question: a door, a chair, a window.',
          'At each spot, send one question. Showing is a touch, a tap, a move, a shadow.',
          'The word or a tiny picture goes on a flat sheet. Wrong? Tell it, and come back last.',
          'At the end your child reads the row in whole answers.',
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
        gist: 'Your child sends each answer and its reason in ten words at most, you repeat what you understood, and a message that is true and clear wins one {token}.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Another is for the messages.',
          'Ask a question. If it can be tried, try it once. Your child writes the message and sends it.',
          'As {friend}, say what you heard. Not true? Tell the answer.',
          'Not clear? Your child changes a word. Then it is sent again.',
        ],
        say: 'This line is slow. Every word has to earn its place.',
        success: 'Each message is short and true, and it gives a reason.',
      },
    ],
    safety: [],
  },
]
