import type { Format } from '../../types.ts'

const older: Format['grades'] = { from: '3rd', to: '5th' }

/** Ways of working for children who like to test, doubt and argue: 3rd to 5th grade. */
export const olderFormats: Format[] = [
  {
    id: 'math.peer-review',
    subject: 'math',
    title: 'Peer Review',
    modality: { primary: 'visual', secondary: ['auditory'] },
    kind: 'sheet',
    layout: 'd',
    grades: older,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'colored pencils', quantity: '2 colors', core: true, substitute: 'pens' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Write a short report on each question for {place}. Give the answer and how you found it. Hand it to the board and listen to its note. Choose: defend your words or revise them. Stamp each report that {hero} may use.',
        steps: [
          'Get out paper, pencils and colored pencils. You are the board.',
          'Write the report on question 1 together: answer, then how.',
          'Your child writes the others. Mark one thing that is clear and one that is missing. Your child answers in color.',
        ],
        say: 'The board has read your report. One point is clear, and one made us wonder.',
        success: 'Each report holds an answer and a reason that passed the board.',
      },
      {
        answers: 'short',
        child:
          'Review the papers that came in at {place} today. Listen as each author defends an answer. Choose one stamp: accept or revise. Do the work yourself before you stamp. Write the author one useful line. Send {hero} the papers that you accept.',
        steps: [
          'Get out paper, pencils and colored pencils. Write accept and revise at the top of a sheet.',
          'Read out question 1 with its right answer. Test it together and stamp it.',
          'Read the others with an answer. Just one is wrong. Your child works, stamps and writes.',
        ],
        say: 'I am the author, and I am quite proud of this. What does the reviewer say?',
        success: 'Your child revises the wrong paper and can show why the others hold.',
      },
      {
        child:
          'Answer each question alone and show your work. Then read your own page as a stranger would. Mark in color each place where {friend} might ask why. Choose two such places and add the reason. Publish the page at {place}.',
        steps: [
          'Get out paper, pencils and colored pencils.',
          'Do question 1 together. Find one spot in the work where a stranger would ask why.',
          'Your child answers the others, marks and adds reasons. Read it and ask about one spot only.',
        ],
        say: 'Pretend that you have never seen this page. Where would you stop and ask why?',
        success: 'Your child finds a gap without help and closes it with a reason.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.proof-auction',
    subject: 'math',
    title: 'Proof Auction',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'game',
    layout: 'd',
    grades: older,
    materials: [
      { name: 'buttons', quantity: '20', core: true, substitute: 'coins' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        child:
          'Bid at the auction for {place}. Start with ten buttons. Listen to a question with an answer. Work it out before you bid. Choose your bid: none, one or two buttons. Take it back doubled if the answer is true. Lose it to {hero} if it is false.',
        steps: [
          'Get out buttons, paper and pencils. You are the auctioneer with the bank.',
          'Sell the true answer to question 1 and test it together.',
          'Sell the others; just one answer is false. Your child works before bidding. Pay out after the proof.',
        ],
        say: 'What am I bid for this answer? Do your work first, then raise your hand.',
        success: 'Your child bids high on true answers and nothing on the false one.',
      },
      {
        child:
          'Sell your own proofs to {friend}, a buyer who doubts everything. Ask one button for an answer. Ask a second one for a reason. Choose to add a check in another way for a third. Earn two or more for each question at {place}.',
        steps: [
          'Get out buttons, paper and pencils. You are the buyer.',
          'Trade question 1 together: answer, reason, check.',
          'Your child sells the others. Pay fairly and say what each button was for.',
        ],
        say: 'An answer is cheap. What will you show me for a second button?',
        success: 'Your child gives a reason for every answer and a check for some.',
      },
      {
        child:
          'Seal a bid before each answer comes out. Work out the question for {hero} and write your answer down. Choose one, two or three buttons: how sure are you? Push them forward and open the key. Keep them if you were right, or pay {place} back.',
        steps: [
          'Get out buttons, paper and pencils. Give your child twelve buttons and keep the key.',
          'Do question 1 together and talk about how sure you are.',
          'Your child works, bids and then hears the key. Mend a wrong answer to win one button back.',
        ],
        say: 'Your bid is your own. What in your work makes you this sure?',
        success: 'The high bids stand on the right answers.',
      },
    ],
    safety: [
      {
        hazard: 'small buttons',
        adultNote: 'A grown-up counts the buttons back in at the end and keeps them away from toddlers.',
      },
    ],
  },
  {
    id: 'math.error-hunt',
    subject: 'math',
    title: 'Error Hunt',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'investigate',
    layout: 'a',
    grades: older,
    materials: [
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'markers', quantity: '1', core: false },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        child:
          'Inspect the log of {place} before {hero} signs it. Listen to each question and the answer in the log. Work it out on your own page. Choose a mark: a star, or a ring around an error. Write what is right and where it went wrong.',
        steps: [
          'Get out paper, pencils and markers.',
          'Read question 1 with a wrong answer. Find out together what somebody may have done.',
          'Read the others, each with an answer; just one is wrong. Your child works out and marks every line.',
        ],
        say: 'The log looks perfect to me, so I need a second pair of eyes.',
        success: 'Your child finds the error and explains how it may have happened.',
      },
      {
        answers: 'short',
        child:
          'Plant an error that {friend} has to find. Work out every question and get it right. Then copy one of them with a small mistake inside. Choose a mistake that real people make. Ask your grown-up to inspect your page at {place}. Say hot or cold until it is found.',
        steps: [
          'Get out paper, pencils and markers. You are {friend}.',
          'Do question 1 together. Ask: which mistake would look most real here?',
          'Your child works out the others and plants one error. Check the page aloud, line by line.',
        ],
        say: 'I trust no line on this page. Let me tell you what I check first.',
        success: 'All answers are right but one, and your child can explain that one.',
      },
      {
        child:
          'Write a warning list for the next crew at {place}. Answer a question first. Then name one mistake that is easy to make there. Tell how to notice it in time. Choose the warning that {hero} should read first and underline it.',
        steps: [
          'Get out paper, pencils and markers. Fold a sheet in two: easy mistake, how to notice.',
          'Do question 1 together and fill in the first line.',
          'Your child goes on. Ask each time: have you ever nearly made this one?',
        ],
        say: 'Nobody is careful all the time. Where would you slip on this one?',
        success: 'Each answer is right, and each warning fits its question.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.stand-and-defend',
    subject: 'math',
    title: 'Stand and Defend',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'move',
    layout: 'c',
    grades: older,
    materials: [
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'tape', quantity: '1 roll', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        answers: 'short',
        child:
          'Stand up for the truth at {place}. Hear a question with an answer. Work it out on paper. Walk to the wall you believe: true or false. Choose your best reason and defend your place. Move if {friend} brings a better reason.',
        steps: [
          'Get out paper, tape and pencils. Tape up two signs on facing walls: true and false.',
          'Do question 1 together with its right answer.',
          'Read the others; make one or two answers wrong. Stand at the other wall and argue kindly.',
        ],
        say: 'I stand over here, and I can give a reason. Can you move me?',
        success: 'Your child ends at the right wall and wins with a reason.',
      },
      {
        child:
          'Climb a tower above {place}, floor by floor. Answer a question to draw the next stair. Stand up and defend your answer. Choose: give a reason or make a sketch. Draw {hero} at the top after your last answer.',
        steps: [
          'Get out paper, tape and pencils. Tape two sheets above each other. Draw one line for each question.',
          'Do question 1 together and draw the first stair.',
          'Your child goes on and stands up to defend each answer. Doubt one of them, though it is right.',
        ],
        say: 'The stairs only hold where the reason holds. What is yours?',
        success: 'Your child keeps a right answer even when it is doubted.',
      },
      {
        child:
          'Play a solver, a doubter and a judge at {place}. Stand by the first sign and answer a question. Walk to the next sign and doubt your answer. Go back to answer it. Choose as the judge: it holds, or try again. Tell {hero} which doubt was the best.',
        steps: [
          'Get out paper, tape and pencils. Tape up three signs: solver, doubter, judge.',
          'Do question 1 together, with you as the doubter.',
          'Your child plays all three for the others. No doubt comes to mind? Suggest: are you sure? What if it were bigger?',
        ],
        say: 'Solver, you may begin. What will the doubter ask you about that?',
        success: 'Your child doubts each answer once and settles it with a reason.',
      },
    ],
    safety: [
      {
        hazard: 'walking with pencils',
        adultNote: 'A grown-up clears the floor; pencils stay at the writing spot.',
      },
    ],
  },
]
