import type { Format } from '../../../types.ts'

export const secretWall: Format = {
  id: 'math.secret-wall',
  subject: 'math',
  title: 'The Secret Wall',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
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
      strands: ['geometry'],
      child:
        'Draw a shape or points behind the wall to show your answer. Tell {hero} each line and corner, but no names. Choose your words well: no peeking, no pointing. Win one {token} when both pictures match.',
      inShort: {
        you: 'As {hero}, read a question. Then draw only what your child tells you, and lift the wall.',
        child:
          'Draws a shape or points to show the answer and tells you line by line what to draw. Two right pictures that match win one {token}.',
        end: 'Every question has two pictures that match.',
      },
      round:
        'You read question 1. Your child draws a picture that shows {answer}, then tells you line by line what to draw. You lift the wall. Both pictures match: your child draws one {token} beside them.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Take one sheet each and fold it into four boxes.',
        'Draw every unclear word in the silliest way: a line is wavy until you hear straight. A number goes beside its shape or lines. If the pictures differ, find the missing word together. Mend a picture that shows a wrong answer, and tell it again.',
      ],
      say: 'I draw just what I hear. Careful: my hand is very silly.',
    },
    {
      title: 'Part by Part',
      strands: ['fractions'],
      child:
        'Draw your answer as a bar or number line. Tell {hero} how many parts to make and what to shade. Choose a voice for it: a robot or a mouse. Win one {token} when your drawings are alike.',
      inShort: {
        you: 'As {hero}, read a question. Draw the bar or number line that you are told, and lift the wall.',
        child:
          'Draws the answer in secret. Tells you how many parts to make, and what to shade or mark. Two right drawings that match win one {token}.',
        end: 'Every question has its two drawings.',
      },
      round:
        'You read question 1. Your child draws a bar or number line that shows {answer}, then tells you how many parts to make and what to shade. You lift the wall. They match: your child draws one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Take one sheet each and fold it into four boxes.',
        'Make the parts unequal until you hear: equal! If the drawings differ, find out together what was not said. Mend a wrong answer before it is told again.',
      ],
      say: 'How many parts? And how large is each? I must hear it all.',
    },
    {
      title: 'The Hidden Clock',
      ages: 'younger',
      strands: ['time'],
      child:
        'Answer the question and draw its clock behind the wall. Tell {hero} where each hand points, but not the time. Choose which hand comes first: the short or the long one. Win one {token} when both clocks agree.',
      inShort: {
        you: 'As {hero}, read a question. Draw a clock with the hands that you are told, and lift the wall.',
        child:
          'Answers, draws the clock of the question and tells you where each hand points. A right answer with two clocks that match wins one {token}.',
        end: 'Every question has two clocks that match.',
      },
      round:
        'You read question 1. Your child says {answer}, draws the clock and tells you where the short and the long hand point. You draw them and lift the wall. The clocks match: your child draws one {token}.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Take one sheet and one pencil each. Both of you draw one clock face without hands for each question.',
        'Make both hands the same until you hear short and long. If the question tells no time, your child chooses one. Mend a wrong answer before the clock is drawn.',
      ],
      say: 'My clock has lost its hands. Where do they go?',
    },
    {
      title: 'Two True Hints',
      answers: 'numbers',
      wrongAnswers: true,
      child:
        'Hide your answer behind the wall. Give {friend} two true hints about it. Choose one more hint if two slips are left. Win one {token} when only your number is left.',
      inShort: {
        you: 'Ask two things and turn over slips: more or less than the tempting number? Which last digit?',
        child:
          'Works out the number, says more or less, then shows its last digit on fingers. If only the right slip is left, that wins one {token}.',
        end: 'Every answer was the last slip left.',
      },
      round:
        'Read question 1. Your child hides {answer}. More or less than {wrong}, you ask. Your child tells you, and you turn over slips. Which last digit? Fingers show it. Two left? One more hint. Then only {answer} is left: one {token}!',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Out of sight, tear the sheet into slips. Write one number on each: {answers}. Write decoys on two more: {decoys}. Lay them out on your side.',
        'The tempting numbers stand in the table; where there is none, ask only for the last digit. The wrong one, or none? Work it out together. Then turn all slips up again.',
      ],
      say: 'My slips are ready. Two true hints, please. A fist means zero!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
    {
      title: 'One, Two, Three, Show',
      answers: 'short',
      wrongAnswers: true,
      child:
        'Work out each answer alone on your side. Lift your sheet on three, high above the wall. Choose your proof: a sketch, fingers or words. Send one {token} to {hero} with each proof.',
      inShort: {
        you: 'Write the right or the tempting answer from the table. Show it on three.',
        child:
          'Writes an answer alone, shows it on three and proves it. A right answer with its proof wins one {token}.',
        end: 'Every question has its proof.',
      },
      round:
        "You both write. One, two, three: show! Yours says {wrong}, your child's says {answer}. Your child proves it with a sketch. You shut your eyes and draw one {token} for your child.",
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Take one sheet and one pencil each.',
        'Show the right answer at least once. Whoever is wrong draws the {token} with shut eyes; if nobody is, your child draws it. Mend a wrong answer of your child together first.',
      ],
      say: 'No peeking, no humming. One, two, three: show!',
    },
    {
      title: 'Notes Over the Wall',
      child:
        'Write or draw your answer on a note. Push it over the wall to {hero}. Choose for your proof: dots, lines or words that show why. Win one {token} with each proof.',
      inShort: {
        you: 'As {hero}, read a question and wait for a note. If it is right, call: prove it!',
        child: 'Sends the answer on one note and shows on a second how it was found. A proof wins one {token}.',
        end: 'Every answer and its proof are over the wall.',
      },
      round:
        'You read question 1. A note comes over: {answer}. Prove it, you call! A second note shows why, perhaps in a sketch, perhaps step by step. You read out what it shows, draw one {token} on it and push it back.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Tear the sheet into notes for your child, two for each question. Take one of the pencils yourself.',
        'A young child draws or whispers the answer and whispers the proof. Send a wrong answer back with a question mark. So does an unclear proof, and you ask: what did you do next?',
      ],
      say: 'Psst! Is somebody behind that wall? Send me a note.',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '2', core: true },
      ],
    },
    {
      title: 'Knock, Knock, Wall',
      ages: 'younger',
      answers: 'counts',
      wrongAnswers: true,
      child:
        'Find the answer, but do not say it. Knock for each ten and tap for each one. Choose: slow or fast? Win one {token} for {place} when {hero} gets it.',
      inShort: {
        you: 'As {hero}, hold up the slip with the number you hear. Now and then, hold up another one first.',
        child: 'Knocks with a fist for each ten and taps with a finger for each one. The right slip wins one {token}.',
        end: 'Every number is through the wall.',
      },
      round:
        'You read question 1. Your child knocks and taps {answer}. You hold up {wrong}. No! Your child does it again, slowly. You hold up {answer}, and your child draws one {token} on it.',
      steps: [
        'Get out books, paper and pencils. Stand the books up between you as a wall. Behind it, out of sight, tear the sheet into slips. Write one number on each: {answers}. Write decoys on two more: {decoys}.',
        'If the knocks give a wrong number, work it out together and knock again.',
      ],
      say: 'I have big ears. A knock is ten, a tap is one!',
      materials: [
        { name: 'books', quantity: '2, to stand up', core: true, substitute: 'a cereal box' },
        { name: 'paper', quantity: '1 sheet', core: true },
        { name: 'pencils', quantity: '1', core: true },
      ],
    },
  ],
  safety: [],
}
