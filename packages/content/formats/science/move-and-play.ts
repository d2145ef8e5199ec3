import type { Format } from '../../types.ts'

/** General formats for the whole body; they fit every science skill. */
export const moveAndPlay: Format[] = [
  {
    id: 'science.act-it-out',
    subject: 'science',
    title: 'Act It Out',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'act',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' },
      { name: 'pillow', quantity: '1, as a prop', core: false },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Act each answer on the stage at {place}. Show it with your body and no words. Freeze at the end. Tell {hero} what you were. Choose to move slow or fast.',
        steps: [
          'Get out a blanket and a pillow. Spread the blanket as a stage and clear the floor around it.',
          'Ask the first question and act the answer together, before you explain it.',
          'Your child acts the next ones alone. Guess what you see, then hear the answer in words.',
          'Pick the clearest one and play it again for the family.',
        ],
        say: 'Show me with no words at all. I will try to read your science.',
        success: "Your child's moves match the facts and they can put each one into words.",
      },
      {
        child:
          'Make a short play with {friend} at {place}. Act one part and let your grown-up act one. Show what happens first and next. Say one line for each answer. Pick who opens the show.',
        steps: [
          'Get out a blanket and a pillow. Sit on the edge and choose roles: one acts the cause, one acts what it does.',
          'Read a question. Play it wrong on purpose once and let your child call stop and fix it.',
          'Play it right. The pillow can be any heavy, soft or moving part.',
          'Join the scenes into one show set at {place}, and take a bow.',
        ],
        say: 'Something in my acting is not true. Call stop when you spot it.',
        success: 'Your child notices the wrong part, fixes it and says why.',
      },
      {
        child:
          'Listen to a clue from {hero}. Act it in three moves at {place}. Hold each move and count to three. Name what each move shows. Find a new move for the last clue. Make it big or make it tiny.',
        steps: [
          'Get out a blanket and a pillow. Fold the blanket as a starting line.',
          'Give a question. Your child answers in three moves: start, middle, end.',
          'Count each pose aloud while you look closely. Say what you see and ask if it fits.',
          'Let your child direct you in the last one, step by step.',
        ],
        say: 'Start, middle, end. What does your first pose tell me?',
        success: 'Your child breaks an answer into three moves in a true order.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.sorting-floor',
    subject: 'science',
    title: 'Sorting Floor',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '4 sheets', core: true },
      { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      { name: 'socks', quantity: '2, rolled up', core: false },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Find the mat with your answer and step on it. Say why you chose it. Make a sock one {thing} and toss it if you are sure. Sort all the answers for {hero}. Hop or tiptoe across {place}.',
        steps: [
          'Get out paper, markers and socks. Read each question first. Write the answer on one sheet and a close wrong answer on another.',
          'Lay the sheets flat on carpet or far apart, so that nobody slips.',
          'Ask a question. Your child moves to an answer before you say a word.',
          'Ask for the reason, then give the answer. A sure guess earns a sock toss.',
        ],
        say: 'Your feet have picked. Now tell me why your feet are right.',
        success: 'Your child stands on the right answer for most questions and gives a reason.',
      },
      {
        child:
          'Put the sheets in a line across {place}. Listen to a question. Walk to the spot that fits how you feel. Tell {friend} your answer there. Pick a new walk each time.',
        steps: [
          'Get out paper, markers and socks. Write Sure, Almost and Not yet on three sheets and lay them in a line on carpet.',
          'Ask a question. Your child walks to a spot and gives an answer.',
          'Look for proof together. Then let your child move along the line if they changed their mind.',
          'Set a rolled pair of socks on the question that needs one more try.',
        ],
        say: 'You may move after you hear the proof. Good scientists do that.',
        success: 'Your child moves with new proof and can tell what made them move.',
      },
      {
        child:
          'Make your own groups at {place}. Tell the rule for each group. Put each answer in a group with your feet. Show {hero} one that was hard to place. Use two groups or three.',
        steps: [
          'Get out paper, markers and socks. Read out the answers below and let your child think of two groups for them.',
          'Write the group names and place the sheets at two ends of the room, flat on carpet.',
          'Call out the answers in any order. Your child runs in place, then goes to a group.',
          'Use the socks to mark one that could fit twice and talk about a better rule.',
        ],
        say: 'What is your rule? Would someone else sort it the same way?',
        success: 'Your child states a clear rule and sorts by it each time.',
      },
    ],
    safety: [
      {
        hazard: 'loose sheets on a floor',
        adultNote: 'Stay close and lay the sheets on carpet or fix them with a shoe, so no one slips.',
      },
    ],
  },
  {
    id: 'science.question-relay',
    subject: 'science',
    title: 'Question Relay',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'game',
    layout: 'a',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'laundry basket', quantity: '1', core: true, substitute: 'a box' },
      { name: 'socks', quantity: '6, rolled up', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 6,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Listen for a question from {hero} at {place}. Make each sock one {thing}. Carry it to the basket. Say your answer and drop it in. Walk back for the next one. Choose your walk: crab, bear or robot.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Put the basket six steps away and mark a start.',
          'Ask a question at the start. Your child thinks on the way and answers at the basket.',
          'A right answer goes in. A wrong one comes back for a hint and a second try.',
          'Write the hardest question on the sheet and run it once more at the end.',
        ],
        say: 'Use the walk to think. What clue could help you on the way?',
        success: 'Your child answers most questions by the second try and no one hurries.',
      },
      {
        child:
          'Find the six socks that {friend} hid at {place}. Bring one back to start each question. Tell the answer and one reason. Put the sock in the basket. Hide them for your grown-up next, or keep score.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Hide the rolled socks in easy spots in one room.',
          'Each found sock buys a question. Your child tries before any help is given.',
          'Ask how we could check it, and jot one check on the sheet.',
          'Empty the basket together and name a fact for every sock.',
        ],
        say: 'You found one. Here is your question. What would prove your answer?',
        success: 'Your child can name a fact for nearly every sock at the end.',
      },
      {
        child:
          'Toss a sock to choose a question. Say the answer to {friend} at {place}. Draw one {thing} for each fact. Tell your three best facts at the end. Toss with two hands or one.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Number the questions on the sheet and stand three steps from the basket.',
          'A toss that lands in lets your child pick the next question. A miss means that you pick.',
          'Your child answers in a full sentence. Ask what would happen if one thing were different.',
          'Swap: your child asks you, and has to judge whether your answer is true.',
        ],
        say: 'And what if we changed just one thing? What would happen then?',
        success: 'Your child answers in sentences and judges one of your answers fairly.',
      },
    ],
    safety: [],
  },
]
