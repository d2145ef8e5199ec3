import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

/** Two people with something between them: a counter, or a wall of books. */
export const stallFormats: Format[] = [
  {
    id: 'math.trading-post',
    subject: 'math',
    title: 'Trading Post',
    modality: { primary: 'auditory', secondary: ['kinesthetic'] },
    kind: 'act',
    layout: 'd',
    grades: everyGrade,
    materials: [
      { name: 'buttons', quantity: '5', core: true, substitute: 'dry beans' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'The Stubborn Trader',
        child:
          'Go to the stall of {friend}: each button is one {token}. Offer an answer for it. Listen: the trader always wants a little more. Choose what to add: a reason, a sketch or a show. Trade until {place} has all {tokens}.',
        gist: 'You keep a stall with one button, one {token}, for each question and sell it only for a right answer plus a reason, sketch or show, until all are sold.',
        steps: [
          'Get out buttons, paper and pencils. You are {friend}.',
          'Trade question 1 together: the answer, then a bit more.',
          'Moan, scratch your head and haggle: that one kept my nose warm!',
        ],
        say: 'One answer for a whole {token}? Ha! What else have you got?',
        success: 'Your child backs each right answer with something that shows it.',
      },
      {
        title: 'Left or Right Hand',
        ages: 'younger',
        child:
          'Answer a question with fingers, marks or words. Choose a hand: one hides a button, your {token}. Take it if you find it. Tell how you know if the hand is empty. Then take it from the other hand for {hero}.',
        gist: 'After each right answer your child picks one of your fists: a button is one {token}, an empty fist asks for a reason before the other opens, until all are won.',
        steps: [
          'Get out buttons, paper and pencils. Take one button for each question.',
          'Do question 1 together. Hide a button behind your back.',
          'Once, sit on the button and look innocent.',
        ],
        say: 'Answer first. Then tell me: which hand?',
        success: 'Each button came after a right answer, and some came with a reason.',
      },
      {
        title: 'The Silent Trade',
        child:
          'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Wait: {friend} slides a button near or pulls it back. Add one mark or sign that shows why. Take the button, one {token} for {hero}, after a knock.',
        gist: 'Without a word your child shows an answer and why; you slide a button near if it is right, back if it is wrong, and knock to hand over one {token}, until all are traded.',
        steps: [
          'Get out buttons, paper and pencils. Draw a line as the counter. Set out one button for each question. You are {friend}.',
          'Trade question 1 together, in a whisper.',
          'Read out each of the others, then be silent.',
        ],
        say: 'Long ago, strangers traded like this, without a word. Ready? Hush.',
        success: 'Your child makes answer and reason clear without a word.',
      },
      {
        title: 'Stump the Trader',
        ages: 'older',
        child:
          'Answer a question at the stall of {friend}. Change one thing in it to make a new one. Choose a change that makes it trickier, not just longer. Hide its worked answer, then ask it. Judge the reply, prove yours and win a button, one {token}.',
        gist: 'Your child answers a question, changes one thing and hides the worked answer; you guess, your child judges with a proof and wins one button, one {token}, until all are won.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
          'Answer question 1 together and change it together.',
          'You may guess anything. For the proof, your child tells each step of both answers.',
        ],
        say: 'Nobody has stumped me today. Mind you, it is early.',
        success: 'Your child makes questions that work and proves their answers.',
      },
      {
        title: 'Higher or Lower',
        ages: 'younger',
        answers: 'counts',
        child:
          'Hide each answer in a folded tag. Lay a button, one {token}, on top. Let {friend} guess, and call higher or lower. Choose a funny call for just right. Open the tag to win the {token} for {place}.',
        gist: 'Your child folds each answer into a tag, you guess 0 to 30 by higher or lower, and a right tag wins its button, one {token}, until all are open.',
        steps: [
          'Get out buttons, paper and pencils. Take one folded tag and one button for each question. You are {friend}.',
          'Do question 1 together, then guess as if you had forgotten it.',
          'Help with writing, and guess with big sighs.',
        ],
        say: 'A secret number? I guess fifteen! Higher or lower?',
        success: 'Each tag is right, and so are the calls.',
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
    id: 'math.secret-wall',
    subject: 'math',
    title: 'The Secret Wall',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'c',
    grades: everyGrade,
    materials: [
      { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '2', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 3, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        title: 'Draw What I Say',
        strands: ['fractions', 'data', 'geometry', 'time'],
        child:
          'Draw the answer on your side of the wall. Tell {hero} how to draw it, line by line. Choose your words well: no peeking, no pointing. Lift the wall and compare the drawings. Win one {token} for {place} with each match.',
        gist: 'Behind a wall of books your child describes a drawn answer, you draw what you hear, and a match wins one {token}; no match means better words, until all answers match.',
        steps: [
          'Get out books, paper and pencils. Stand the books up between you. You are {hero}.',
          'For question 1 you draw and describe, and your child draws.',
          'Draw just what you hear, even if it looks like a duck.',
        ],
        say: 'All I see is books. Where do I put my first line?',
        success: 'Each pair of drawings shows the same right answer.',
      },
      {
        title: 'Three Hints',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Hide your answer behind the wall. Give {friend} three true hints, one by one. Choose a hard hint first and an easy one last. Listen to each guess and say near or far. Win one {token} for {place} when the answer is named.',
        gist: 'Your child hides a right answer and gives three true hints, hard to easy, you guess and hear near or far, and naming it wins one {token}, until all are named.',
        steps: [
          'Get out books, paper and pencils. Stand the books up. You are {friend}.',
          'Find answer 1 and three hints together: its length, size or beginning.',
          'First guess the tempting one from the last step, or else banana. A fourth hint is free.',
        ],
        say: 'Three hints are all I get. Make the first one hard!',
        success: 'The hints are true and lead to a right answer.',
      },
      {
        title: 'One, Two, Three, Show',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Hear a question and work alone on your side. Count to three, then lift the wall together. Send one {token} to {hero} if both answers agree. Hunt for the mistake if they differ. Choose your proof: a sketch, fingers or words.',
        gist: 'With a wall between you, you both write an answer and show it on three; once or twice yours is wrong, your child proves what is right, and each agreement wins one {token}.',
        steps: [
          'Get out books, paper and pencils. Stand the books up between you.',
          'Work out question 1 together.',
          'To be wrong, write the tempting one from the last step; none printed? Write banana. Draw the {tokens} for {place}.',
        ],
        say: 'No peeking, no humming. One, two, three: show!',
        success: 'Your child stands by right work and proves it when yours differs.',
      },
      {
        title: 'Notes Over the Wall',
        child:
          'Write or draw your answer on a note. Push it over the wall to {hero}. Listen to the reply: it asks one thing. Choose: answer aloud or send a second note. Win one {token} with each note that {hero} believes.',
        gist: 'Over the wall your child sends each answer on a note, you ask how it was found, and a right answer that is explained wins one {token}, until every note is over.',
        steps: [
          'Get out books, paper and pencils. Stand the books up. Tear one note for each question. You are {hero} at {place}.',
          'Make note 1 together and draw its {token}.',
          'Once, ask in fun: did a fish tell you?',
        ],
        say: 'Psst! Is there somebody behind that wall? Send me a note.',
        success: 'Each note holds a right answer that your child can explain.',
      },
      {
        title: 'Knock, Knock, Wall',
        ages: 'younger',
        answers: 'counts',
        wrongAnswers: true,
        child:
          'Find the answer to a question. Knock as many times as your answer says. Listen: {hero} counts and says the number. Choose loud or soft, and knock again after a miscount. Win one {token} with each number that gets through.',
        gist: "Behind the books you count your child's knocks for each answer and say the number, once wrongly; a number that gets through wins one {token}, until all are through.",
        steps: [
          'Get out books, paper and pencils. Stand the books up and hide behind them. You are {hero}.',
          'Find answer 1 together and knock it. Zero is a long silence.',
          'Tempting wrong answers are in the last step. Draw one {token} and pass it over each time.',
        ],
        say: 'I cannot see you, but I have ears. Knock me your answer!',
        success: 'Your child knocks each right answer and catches your miscount.',
      },
    ],
    safety: [],
  },
]
