import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

export const gameFormats: Format[] = [
  {
    id: 'math.clue-hunt',
    subject: 'math',
    title: 'Clue Hunt',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'index cards', quantity: '6', core: true, substitute: 'small slips of scrap' },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 2, show: 2, together: 2, yourTurn: 7, share: 2 },
    takes: [
      {
        questions: 5,
        child:
          'Follow a trail that only right answers can open. Answer the question of your card: one {token} is yours. Turn the card over and look. Choose to hop or creep to the spot in the drawing. Find the next card, until {hero} has all five.',
        gist: 'You hide cards; each right answer wins one {token} and turns its card, where a sketch shows the way to the next, until card five, in your sleeve, is answered.',
        steps: [
          'Get out index cards and pencils. Number five cards. On the backs sketch where the next one hides: a shoe, a door.',
          'Sketch yourself on card 4, for card 5 is in your sleeve. Hide 2 to 4.',
          'Play card 1 together.',
        ],
        say: 'This card knows where the next {token} hides. It only talks to right answers.',
        success: 'Five cards lie together, each opened by a right answer.',
      },
      {
        title: 'One False Card',
        ages: 'older',
        answers: 'short',
        wrongAnswers: true,
        questions: 5,
        child:
          'Work out a question before you leave your chair. Walk to the card with your answer: one {token}. Choose how to fetch it: fast, sideways or in silence. Prove it before you lay it down. Leave the false card: {hero} needs true ones.',
        gist: 'From a chair your child solves a question, fetches its answer from cards around the room and proves it for one {token}, until only the false card is left.',
        steps: [
          'Get out index cards and pencils. Write each answer on a card. On a sixth write a tempting one from the last step that answers no question; none left? Write banana.',
          'Do question 1 together.',
          'A card without a proof goes back.',
        ],
        say: 'Six cards, five {tokens}. Which one only pretends?',
        success: 'The false card is left, and your child can say why it is false.',
      },
      {
        title: 'You Hide, I Seek',
        questions: 5,
        child:
          'Hide all five {tokens} where your grown-up must search. Answer a question and draw one {token} on its card. Choose a sly hiding place while nobody looks. Call warm or cold until the card is found. Prove its answer, and lay it down for {hero}.',
        gist: "For each right answer your child hides a card with one {token}, you seek it by warm and cold, and your child's proof wins it, until all five are won.",
        steps: [
          'Get out index cards and pencils. Number five cards.',
          'Do question 1 together. Then shut your eyes, count to ten and seek, in silly places first.',
          'When you find a card, ask how its answer came about.',
        ],
        say: 'I know where it is: behind my ear! No? Am I warm or cold?',
        success: 'All five are found, and your child showed where each answer came from.',
      },
      {
        title: 'The Swapped Row',
        answers: 'numbers',
        questions: 5,
        strands: ['number', 'operations', 'fractions', 'patterns', 'data'],
        child:
          'Hunt for five hidden cards: five {tokens}. Find one, answer its question, put the answer on it. Fit it into a row, smallest answer on the left. Shut your eyes while two cards get swapped. Choose the two and swap them back for {hero}.',
        gist: 'You hide cards A to E; your child finds each, writes its answer for one {token}, lays all in a row, smallest left, and twice mends your secret swap of two.',
        steps: [
          'Get out index cards and pencils. Mark five questions and five cards A to E. Hide the cards.',
          'Find one together, answer its question, and begin the row.',
          'Help with writing. Swap only when the row is complete.',
        ],
        say: 'Something in your row has moved. How can the numbers tell you what?',
        success: 'The row runs from smallest to largest, and your child mends it by comparing.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.toss-and-solve',
    subject: 'math',
    title: 'Toss and Solve',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'b',
    grades: everyGrade,
    materials: [
      { name: 'socks', quantity: '6 rolled pairs', core: true },
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a big box' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 6,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'Sock Golf',
        child:
          'Pretend that the basket is {place}. Answer a question to toss one pair: one {token}. Choose your shot: underhand, one-handed or over your shoulder. Go where it lands and toss again from there. Sink all six, and tell {hero} your best shot.',
        gist: 'Each right answer brings one pair of socks, one {token}, to toss at the basket, and again from wherever it lands until it is in; six in ends it.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Set the basket eight steps from a start line.',
          'Do question 1 together, and toss until the pair is in.',
          'Your child mends a wrong answer on paper before the toss.',
        ],
        say: 'Answer first. Then one long shot, or two short ones?',
        success: 'Six pairs lie in the basket, and a right answer came before each.',
      },
      {
        title: 'Balance Walk',
        child:
          'Carry six {tokens} to {friend} without your hands. Answer a question to load one pair: one {token}. Choose where it rides: head, elbow or foot. Walk it to the basket and let it fall in. Say your answer again each time it drops early.',
        gist: 'Your child answers, then balances one pair, one {token}, on head, elbow or foot to the basket, saying the answer again at every drop, until six arrive.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Set the basket at the far wall.',
          'Do question 1 together and try out all three rides.',
          'Your child mends a wrong answer on paper. After a drop, the walk goes on from there.',
        ],
        say: 'Steady now. Which part of you has not carried one yet?',
        success: 'All six arrive at {place}, and your child still has the answers in mind.',
      },
      {
        title: 'Feet Only',
        strands: ['number', 'operations', 'fractions'],
        child:
          'Sit on the floor with your shoes off. Answer a question to win one pair: one {token}. Lift it into the basket with your feet only. Choose: two feet, or four with your grown-up. Fill the basket with all six for {place}.',
        gist: 'Sitting on the floor, your child answers a question, then lifts one pair, one {token}, into the basket with two feet alone or four with yours, until all six are in.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Lay six rolled pairs between you and sit down.',
          'Do question 1 together and lift with four feet.',
          'Your child mends a wrong answer on paper first, and lifts a dropped pair again.',
        ],
        say: 'No hands! Will your toes manage this {token}, or do they need mine?',
        success: 'All six are in, each lifted after a right answer.',
      },
      {
        title: 'High or Low Toss',
        answers: 'numbers',
        strands: ['number', 'operations', 'data'],
        child:
          'Guess if the next answer is higher or lower. Work it out and have it written large. Stand near if you guessed it, far if not. Choose a shot and toss one pair: one {token}. Toss until it is in, six times, for {hero}.',
        gist: 'Your child guesses if the next answer is higher or lower than the last, works it out and tosses one pair, one {token}, from near after a right guess, else from far, six times.',
        steps: [
          'Get out socks, a laundry basket, paper and pencils. Mark a near line and a far one.',
          'Do question 1 together and toss from near.',
          'You write each answer large. After a miss, toss again.',
        ],
        say: 'Look at the last answer. Which way will this one go, and what tells you?',
        success: 'Your child compares each answer with the one before and gives a reason.',
      },
    ],
    safety: [
      {
        hazard: 'tossing indoors',
        adultNote: 'A grown-up clears away lamps and whatever could break, and stays out of the line of the tosses.',
      },
    ],
  },
]
