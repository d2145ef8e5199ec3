import type { Format } from '../../types.ts'

/** General formats led by speaking and hearing; they fit every science skill. */
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
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Tell {hero} your guess before you hear the answer. Put a button on Sure or Not sure. Make each button one {thing}. Say why you think so. Pick a spy whisper or a big radio voice. {hero} needs true facts before work starts at {place}.',
        steps: [
          'Get out paper, pencils and buttons. Fold the sheet in half. Write Sure on one half and Not sure on the other.',
          'Ask the first question below. Your child guesses and sets a button on one half.',
          'Only then give the answer. Look for proof together: point, touch or act it out.',
          'Go on through the questions. At the end, count how often Sure was right.',
        ],
        say: 'Guess first. What makes you think so? It is fine to be wrong, because then we find out something new.',
        success: 'Your child guesses before each answer and gives a reason at least twice.',
      },
      {
        child:
          'Make a path to {place} with ten stops. Say your guess and one reason. Move one stop for each reason you give. Tell {friend} what you found at the end. Choose who asks first: you or your grown-up.',
        steps: [
          'Get out paper, pencils and buttons. Let your child draw a path with ten stops and pick a button to travel on it.',
          'Ask a question. A guess with a reason moves one stop, right or wrong.',
          'Share the answer and ask what would prove it. A good proof moves one more stop.',
          'Finish the path, then ask which answer was the biggest surprise.',
        ],
        say: 'A reason moves you along, even when the guess is off. What is your reason?',
        success: 'Your child reaches the last stop by giving reasons, not just one-word answers.',
      },
      {
        child:
          'Listen as {friend} gives a guess at {place}. Say true or not true. Tell {friend} the right answer and why. Find one way to prove it. Make it a song or a plain talk.',
        steps: [
          'Get out paper, pencils and buttons. Play {friend} from the story, who is friendly and often mixed up.',
          'Read a question and give a wrong or right answer as {friend}. Your child judges it and corrects you.',
          'Put a button on the sheet for each mix-up that your child repairs. Jot down one proof with the pencil.',
          'Read the proofs aloud together. Circle the one that would convince anybody.',
        ],
        say: 'I am not sure that I am right. Can you catch my mix-up and tell me how you know?',
        success: 'Your child catches most wrong answers and explains at least two of them.',
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
      { name: 'pillow', quantity: '1, as a seat for the class', core: false },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Find a soft toy and name it {friend}. Put it on the pillow at {place}. Tell it the big idea. Ask it each question and say the answer. Choose a kind voice or a funny one.',
        steps: [
          'Get out a pillow, paper and pencils. Seat a stuffed animal as the pupil. Your child is the teacher.',
          'Try the first two questions together before you explain anything.',
          'Your child teaches the rest. Let the toy ask why after each answer.',
          "Write the one big idea on the sheet, in your child's words.",
        ],
        say: 'Your pupil looks puzzled. Can you say it another way, or show it with your hands?',
        success: 'Your child explains the idea in their own words so that a new pupil could follow.',
      },
      {
        child:
          'Tell {hero} that a class is waiting at {place}. Draw one picture for your lesson. Say one fact and ask one question. Help the toy when it gets stuck. Pick who rings the bell: you or your grown-up.',
        steps: [
          'Get out a pillow, paper and pencils. Line up one or two soft toys and let your child open the school.',
          'Let your child look over the questions and pick the one to start with.',
          'For each one, the toy answers wrongly in your voice and the teacher puts it right.',
          'Ask for a last picture that the class can take home.',
        ],
        say: 'I thought it was the other way around. Teacher, how could I check that?',
        success: 'Your child corrects the toy kindly and points to a reason or a test.',
      },
      {
        child:
          'Make a three-part lesson for {friend}. Say what you will show. Show it with your hands. Tell what it means at {place}. Choose to sit, stand or walk as you teach.',
        steps: [
          'Get out a pillow, paper and pencils. Fold a sheet in three: Ask, Show, Tell.',
          'Put the toy on the pillow. Fill in Ask with one question from below.',
          'Your child shows it, using hands, body or a quick sketch, before anyone says why.',
          'Then comes Tell. Repeat with a new question and let the toy clap.',
        ],
        say: 'First show me. Now tell me why it happens.',
        success: 'Your child shows something first and then gives the explanation in a full sentence.',
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
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Hold the tube and listen for a secret question. Whisper your answer back. Find or show one thing that proves it. Draw one {thing} for each answer. Tell {hero} at {place} with a whisper or a hum.',
        steps: [
          'Get out paper and pencils. Roll one sheet into a tube. Try a whisper with and without it. Ask which is clearer.',
          'Send the first question through the tube. Your child sends the answer back.',
          'After each answer, hunt in the room for one thing that shows it is true.',
          'Keep a tally of answers on a flat sheet and repeat the trickiest one at the end.',
        ],
        say: 'Message coming through. Tell me your answer and one thing that proves it.',
        success: 'Your child listens to a whole question, answers it and points to proof nearby.',
      },
      {
        child:
          'Say each answer down the tube to {friend} at {place}. Use one long hoot if you are sure. Use two short hoots if you are not. Show the proof with your hands. Pick a low voice or a high voice.',
        steps: [
          'Get out paper and pencils. Roll a wide tube to talk through. Agree on two signals: one hoot for sure, two for not sure.',
          'Give your child a question through the tube and wait for signal and answer.',
          'For a double hoot, look for a clue together before you say the answer.',
          'Draw the clue that helped most and send it off as a scroll to {place}.',
        ],
        say: 'Two hoots means we search for a clue. Where could we look, touch or listen?',
        success: 'Your child says when they are not sure and uses a clue to make up their mind.',
      },
      {
        child:
          'Find three spots for a lab at {place}. Carry the tube to each spot. Listen to the question there. Tell the answer to {hero} and walk on. Choose your last spot and make it a surprise.',
        steps: [
          'Get out paper and pencils. Roll a tube that your child can carry. Name three stations: a door, a chair and a window.',
          'Stand apart from your child and send one question at each station.',
          'Your child answers through the tube, then shows it with a pose or a quick sketch.',
          'Walk the round once more, swap roles and let your child ask you.',
        ],
        say: 'Station one to {place}. Are you ready for the question?',
        success: 'Your child answers at each station and can ask one of the questions back to you.',
      },
    ],
    safety: [],
  },
]
