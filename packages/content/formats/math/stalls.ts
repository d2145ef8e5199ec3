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
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
          'Trade question 1 together: the answer, then a bit more.',
          'Moan, scratch your head and haggle: that one kept my nose warm! Give the button up when the answer is right and something was added.',
        ],
        say: 'One answer for a whole {token}? Ha! What else have you got?',
        success: 'Your child backs each right answer with something that shows it.',
      },
      {
        title: 'Left or Right Hand',
        ages: 'younger',
        child:
          'Answer a question with fingers, marks or words. Choose a hand: one hides a button, your {token}. Take it if you find it. Tell how you know if the hand is empty. Then take it from the other hand for {hero}.',
        steps: [
          'Get out buttons, paper and pencils. Take one button for each question. Each is one {token}.',
          'Do question 1 together. Hide a button behind your back and hold out both fists.',
          'Go on until no button is left. Once, sit on the button and look innocent.',
        ],
        say: 'Answer first. Then tell me: which hand?',
        success: 'Each button came after a right answer, and some came with a reason.',
      },
      {
        title: 'The Silent Trade',
        child:
          'Lay your answer on the counter without a word. Choose: write it, draw it or show fingers. Wait: {friend} slides a button near or pulls it back. Add one mark or sign that shows why. Take the button, one {token} for {hero}, after a knock.',
        steps: [
          'Get out buttons, paper and pencils. Draw a line: the counter. Set out one button for each question. You are {friend}.',
          'Trade question 1 together, in a whisper.',
          'Read out each of the others, then be silent. Slide the button near for a good sign and back for a mistake. Knock for a deal.',
        ],
        say: 'Long ago, strangers traded like this, without a word. Ready? Hush.',
        success: 'Your child makes answer and reason clear without a word.',
      },
      {
        title: 'Stump the Trader',
        ages: 'older',
        child:
          'Answer a question at the stall of {friend}. Change one thing in it to make a new one. Choose a change that makes it trickier, not just longer. Hide its worked answer, then ask it. Judge the reply and win a button, one {token}.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
          'Answer question 1 together and change it together.',
          'Reply aloud, now and then with a mistake; then your child turns up the worked answer. A right answer and a fair verdict win a button, until {place} has them all.',
        ],
        say: 'Nobody has stumped me today. Mind you, it is early.',
        success: 'Your child makes questions that work and judges your answers right.',
      },
      {
        title: 'Higher or Lower',
        ages: 'younger',
        answers: 'counts',
        child:
          'Hide each answer in a folded tag. Lay a button, one {token}, on top. Let {friend} guess, and call higher or lower. Choose a funny call for just right. Open the tag to win the {token} for {place}.',
        steps: [
          'Get out buttons, paper and pencils. Take one folded tag and one button for each question. You are {friend}.',
          'Do question 1 together, then guess as if you had forgotten.',
          'Help with writing; forget it at once. Guess from 0 to 30 with big sighs. Check the tag and hand over the button.',
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
        steps: [
          'Get out books, paper and pencils. Stand the books up between you. You are {hero}.',
          'For question 1 you describe, and your child draws.',
          'Your child finds the other answers and describes them. Draw just what you hear, even if it looks like a duck. No match? Find the missing word and draw again.',
        ],
        say: 'All I see is books. Where do I put my first line?',
        success: 'Each pair of drawings shows the same right answer.',
      },
      {
        title: 'Three Hints',
        answers: 'short',
        child:
          'Hide your answer behind the wall. Give {friend} three true hints, one by one. Choose a hard hint first and an easy one last. Listen to each guess and say near or far. Win one {token} for {place} when the answer is named.',
        steps: [
          'Get out books, paper and pencils. Stand the books up. You are {friend}.',
          'Hide answer 1 yourself: you hint, and your child guesses.',
          'Your child works out the others and hides them, in writing or as a sketch. Guess wildly, then with reasons. A fourth hint is free.',
        ],
        say: 'Three hints are all I get. Make the first one hard!',
        success: 'The hints are true and lead to a right answer.',
      },
      {
        title: 'One, Two, Three, Show',
        answers: 'short',
        child:
          'Hear a question and work alone on your side. Count to three, then lift the wall together. Send one {token} to {hero} if both answers agree. Hunt for the mistake if they differ. Choose: prove yours, or show where the other went wrong.',
        steps: [
          'Get out books, paper and pencils. Stand the books up between you.',
          'Work out question 1 on one side together.',
          'For the others, work apart. Make a mistake on purpose once or twice. When both pages agree at last, draw one {token} for {place}.',
        ],
        say: 'No peeking, no humming. One, two, three: show!',
        success: 'Your child finds where your mistake began and stands by right work.',
      },
      {
        title: 'Notes Over the Wall',
        child:
          'Write or draw your answer on a note. Push it over the wall to {hero}. Listen to the reply: it asks one thing. Choose: answer aloud or send a second note. Win one {token} with each note that {hero} believes.',
        steps: [
          'Get out books, paper and pencils. Stand the books up. Tear one note for each question. You are {hero} at {place}.',
          'Make note 1 together.',
          'Read each note and reply: how do you know? Or in fun: did a fish tell you? Draw one {token} on a right note and toss it back.',
        ],
        say: 'Psst! Is there somebody behind that wall? Send me a note.',
        success: 'Each note holds a right answer that your child can explain.',
      },
      {
        title: 'Knock, Knock, Wall',
        ages: 'younger',
        answers: 'counts',
        child:
          'Find the answer to a question. Knock slowly for each ten, fast for each one. Listen: {hero} counts and says the number. Choose loud or soft, and knock again after a miscount. Win one {token} with each number that gets through.',
        steps: [
          'Get out books, paper and pencils. Stand the books up and hide behind them. You are {hero}.',
          'Find answer 1 together and knock it: a slow knock is ten, a fast one is one. Zero is a long silence.',
          'Ask the others. Count the knocks aloud and miscount once. Draw one {token} and pass it over for each right number.',
        ],
        say: 'I cannot see you, but I have ears. Knock me your answer!',
        success: 'Your child knocks each right answer and catches your miscount.',
      },
    ],
    safety: [],
  },
]
