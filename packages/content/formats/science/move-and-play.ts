import type { Format } from '../../types.ts'

/** General ways of working for the whole body; they fit every science skill. */
export const moveAndPlay: Format[] = [
  {
    id: 'science.act-it-out',
    subject: 'science',
    title: 'Ask the Expert',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'act',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'blanket', quantity: '1, as a stage', core: true, substitute: 'a rug' },
      { name: 'pillow', quantity: '1, as a seat', core: false },
    ],
    prepMinutes: 1,
    prompts: 3,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Act as the best expert of {place}. Walk on stage and bow. Listen to each question from {friend}. Tell the answer. Show it with your body or a thing nearby. Hold up one finger for each {token} you win. Choose a hat, a deep voice or a proud walk.',
        gist: 'You visit your child, the expert, with questions; each answer that is right and shown wins one {token}, counted on fingers, until all are asked.',
        steps: [
          'Get out a blanket and a pillow. Spread the blanket as a stage. The pillow is the seat of honor.',
          'Play {friend} and ask a question.',
          'Showing is a move, a sound, a touch or a try with a thing in the room. If it is off, ask: Are you quite sure? Then tell it, and ask again last.',
          'Count the fingers. The expert takes a bow.',
        ],
        say: 'Dear expert, nobody at {place} could tell us this.',
        success: 'Your child answers each question aloud and shows it with hands, body or a thing.',
      },
      {
        title: 'Talking Statues',
        ages: 'younger',
        questions: 3,
        child:
          'Move across the stage like {hero} at {place}. Freeze when you hear a question. Make a statue of the answer and say it. Take three big steps to the pillow if it is right. Touch it and bring one {token} home. Pick a new way to move each time.',
        gist: 'Your child moves until you call freeze and ask; a right answer, said as a statue, fetches one pretend {token} from the pillow, until all are home.',
        steps: [
          'Get out a blanket and a pillow. Lay the blanket as home. Put the pillow a few steps off: there the {tokens} wait.',
          'Your child moves on the blanket. Call freeze and ask a question.',
          'The body shows the answer, and the mouth says it. Wrong? Tell it and ask again last.',
          'Back home, your child says the fact once more.',
        ],
        say: 'Freeze! Make a statue of the answer. What does it say?',
        success: 'Your child brings every {token} home with a right answer.',
      },
      {
        title: 'The Answer Judge',
        answers: 'short',
        questions: 3,
        child:
          'Sit on the pillow as the judge of {place}. Ask your grown-up the questions. Test what you hear: try it or act it. Say right or wrong, and tell {friend} why. Win one {token} for each fair verdict. Choose which question to ask first.',
        gist: "The judge, your child, asks you each question; you give its own answer or another question's, and a fair verdict after a test wins one {token}.",
        steps: [
          'Get out a blanket and a pillow. Your child sits on the pillow. You stand on the blanket.',
          'Your child reads or repeats a question, and you answer.',
          'The judge tries it with a thing in the room or acts it, says right or wrong, and shows the right one.',
          'A wrong verdict? Tell it. That question comes back last.',
        ],
        say: 'I am ready, Judge. Please ask me.',
        success: 'Your child judges each answer and corrects the wrong ones.',
      },
      {
        title: 'How Do You Know?',
        ages: 'older',
        questions: 3,
        child:
          'Take a seat as the expert of {place}. Answer each question from {hero}. Show or tell how you know it. Stand up if you are sure. Win one {token} for each answer that stands. Choose your best proof to show once more.',
        gist: 'As {hero}, you ask each question and how the expert knows; a right answer with a quick test, a fact or an example wins your child one {token}.',
        steps: [
          'Get out a blanket and a pillow. The pillow is the seat of the expert. The blanket is the floor where {hero} stands.',
          'Ask a question. Then ask: How do you know?',
          'A bare answer gets a second try. A wrong one is told and asked again last.',
          'At the end your child shows the best proof again.',
        ],
        say: 'That sounds right. How could you show it?',
        success: 'Each answer stands on a quick test, a fact or an example.',
      },
    ],
    safety: [],
  },
  {
    id: 'science.sorting-floor',
    subject: 'science',
    title: 'Answer Mats',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'paper', quantity: '4 sheets', core: true },
      { name: 'markers', quantity: '1', core: true, substitute: 'crayons' },
      { name: 'socks', quantity: '6, rolled into 3 pairs', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        ages: 'younger',
        answers: 'short',
        questions: 3,
        child:
          'Find the mat with the right answer. Step on it, say it and act it. Drop a sock on it: that is one {token}. Make up a silly word for one extra mat. Cover the whole floor of {place} for {hero}. Choose to hop or to tiptoe.',
        gist: 'Your child steps on the mat that answers you and acts or tries it; each right mat gets a sock, one {token}, until only a silly one is bare.',
        steps: [
          'Get out paper, markers and socks. Write each answer on a sheet, and a silly word from your child on another.',
          'Lay the mats on carpet, well apart, in any order. Roll up one pair for each question.',
          'Ask a question. Wrong? Tell it and ask again last.',
          'At the end your child tells each sock its fact.',
        ],
        say: 'Look at all the mats. Which one answers this?',
        success: 'Your child steps on the right mat for each question until only the silly one is bare.',
      },
      {
        title: 'Stepping Stones',
        ages: 'younger',
        questions: 3,
        child:
          'Cross {place} on stepping stones. Listen to a question at each stone. Answer, show it, step on and pick up its sock. Carry the socks along: each is one {token}. Tell {friend} a fact on the far side. Choose small stones or big ones.',
        gist: 'A row of numbered sheets, each with a sock, leads across; a right answer, said and shown, steps onto the next one and wins its sock, one {token}.',
        steps: [
          'Get out paper, markers and socks. Lay one sheet for each question in a row on carpet. Your child numbers them and sets a rolled sock on each.',
          'Your child stands before stone 1 and hears question 1.',
          'Showing is done with hands, sound or a thing nearby. Wrong? Tell it and ask again.',
          'On the way back your child sets each {token} down and says its answer.',
        ],
        say: 'The next stone has a question on it. Ready?',
        success: 'Your child crosses with every {token} and can say the answers on the way back.',
      },
      {
        title: 'The Answer Hunt',
        answers: 'short',
        questions: 3,
        child:
          'Hunt for the answers that are hidden at {place}. Listen to a question. Try it or act it, and say the answer. Find the sheet that says the same. Bring it home and lay a sock on it: one {token}. Read it to {hero}. Choose where the {tokens} are kept.',
        gist: 'You spread out answer sheets; your child tries or acts each answer, says it and fetches its sheet for a sock, one {token}, until all are home.',
        steps: [
          'Get out paper, markers and socks. Write each answer on its own half sheet. Roll up one pair for each.',
          'While your child counts to ten, lay the sheets in easy spots around one room.',
          'Ask a question. If the answer is off, tell it before the walk.',
          'A sheet that answers something else goes back.',
        ],
        say: 'Show me what the answer is. Then go and find it.',
        success: 'Your child shows each answer and brings back the sheet that fits.',
      },
      {
        title: 'Mats and Traps',
        ages: 'older',
        answers: 'short',
        questions: 3,
        child:
          'Write each right answer on a mat. Make a trap for each: an answer that only sounds right. Lay all the mats at {place}. Listen as {friend} picks one. Show or tell what is wrong with each trap. Drop a sock for each {token} you win. Choose the sneakiest trap.',
        gist: 'Your child lays out a right mat and a trap for each question; you step on one, and explaining the trap wins a sock, one {token}, for the right mat.',
        steps: [
          'Get out paper, markers and socks. Ask all the questions first and settle the answers. Roll up one pair for each.',
          'The answers and the traps go on half sheets.',
          'Read a question as {friend} and step on its mat or its trap. Which is it?',
          'A trap that is explained turns over.',
        ],
        say: 'This one sounds true to me. Is it, or is it a trap?',
        success: 'Your child tells what is wrong with each trap, and each right mat has its {token}.',
      },
    ],
    safety: [
      {
        hazard: 'loose sheets on a floor',
        adultNote: 'Stay close and lay the sheets on carpet, or weigh them down with a shoe.',
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
      { name: 'socks', quantity: '6, rolled into 3 pairs', core: true },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 3,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 5, share: 2 },
    takes: [
      {
        questions: 3,
        child:
          'Make each rolled sock one {token}. Listen to a question from {hero}. Carry the sock to the basket at {place}. Say and show your answer, then drop it in. Walk back for the next one. Choose your walk: slow, sideways or with giant steps.',
        gist: 'Your child carries a sock to the basket, thinking on the way, then answers and shows it there; right drops it in as one {token}, until all are in.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Put the basket six steps away. Roll one pair for each question.',
          'Ask a question at the start. Showing is a move, a sound, a touch, a try.',
          'Wrong? Your child walks back, hears the answer and sets out again.',
          'Write down the hardest question and ask it once more.',
        ],
        say: 'Use the walk to think. Show me at the basket.',
        success: 'Every {token} is in the basket, each with a right answer that was shown.',
      },
      {
        title: 'The Sock Hunt',
        ages: 'younger',
        questions: 3,
        child:
          'Find the {tokens} that {friend} hid at {place}: rolled socks. Bring one back to hear its question. Answer it and act it. Put the sock into the basket. Mark a tally on the sheet. Choose to creep or to hop on the hunt.',
        gist: 'You hide rolled socks; each one found brings a question, and a right answer, acted or tried, puts it in the basket as one {token}, until all are in.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Hide one rolled sock for each question in easy spots of one room.',
          'Ask the next question for each sock.',
          'Right: a tally on the sheet. Wrong: tell it, and hide that sock again for the same question.',
          'Take the socks out one by one, with a fact for each.',
        ],
        say: 'You found one. Here is the question that goes with it.',
        success: 'Your child finds every {token} and answers its question.',
      },
      {
        title: 'Toss and Pick',
        questions: 3,
        child:
          'Toss a sock at the basket to see who picks. Choose any number if it goes in. Answer that question and show it to {friend}. Draw one {token} when it is right. Count what you have for {place} at the end. Toss with two hands or one.',
        gist: 'A sock tossed in lets your child pick the next question, a miss lets you; each right answer, tried or acted, draws one {token}, until no number is open.',
        steps: [
          'Get out a laundry basket, socks, paper and pencils. Number the questions on the sheet. Stand three steps from the basket.',
          'In: your child picks the number. Out: you pick.',
          'After a wrong answer, tell the right one. Its number stays open.',
          'Count the {tokens}.',
        ],
        say: 'In or out? Here is the question. Now show me the answer.',
        success: 'Your child answers and shows all the numbers and has one {token} for each.',
      },
    ],
    safety: [],
  },
]
