import type { Format } from '../../types.ts'

/** General formats in which the body works; they fit every social studies skill. */
export const bodiesAndHands: Format[] = [
  {
    id: 'social-studies.market-day',
    subject: 'social-studies',
    title: 'Market Day',
    modality: { primary: 'kinesthetic', secondary: ['auditory'] },
    kind: 'hands-on',
    layout: 'c',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'coins', quantity: '8', core: true, substitute: 'dry beans' },
      { name: 'buttons', quantity: '8', core: true, substitute: 'pasta' },
      { name: 'tray', quantity: '1', core: true, substitute: 'a cutting board or a large book' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Build a stall for {things} at {place}. Put one button down for each question. Tell a true answer to sell it. Move a coin to your bank. Choose a sign that {friend} can read or hear.',
        gist: 'You are the customer with one question for each button; a right answer sells it for a coin, a missed one returns last, until all are sold.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. You hold the coins.',
          'Ask a question. After a miss, tell the answer.',
          'Write the coins earned on the sign.',
        ],
        say: 'Good morning! Before I buy, please answer me this.',
        success: 'The stall sells out with true answers, most of them on the first try.',
      },
      {
        child:
          'Move your coins to trade for {things} with {hero}. Say an answer to open each trade. Put what you get on the tray. Make one last trade at {place}. Sort by color or by size.',
        gist: 'Your child pays coins for your buttons: a right answer opens one trade, and you take the offer once you hear why it helps both.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. You take the buttons, your child the coins.',
          'Ask. After a miss, tell the answer and go on.',
          'Write down the best deal.',
        ],
        say: 'Is that a good deal for both of us? Tell me why.',
        success: 'Your child answers first, then offers a trade that both sides accept.',
      },
      {
        child:
          'Hold the tray and walk to {place} with care. Tell the answer at each stop. Put down one {thing} for {friend}. Count your pay at the end. Pick long steps or short steps.',
        gist: 'Your child carries one button on the tray to a stop for each question; a right answer delivers it for a coin, a miss means a second trip.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. Name a stop in the room for each question.',
          'Ask at the stop. After a miss, tell the answer.',
          'Mark stops that need a second trip.',
        ],
        say: 'Delivery for me? Wonderful. First, can you tell me this?',
        success: 'All goods are delivered, and each one came with a right answer.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.mail-route',
    subject: 'social-studies',
    title: 'Mail Route',
    modality: { primary: 'kinesthetic', secondary: ['visual'] },
    kind: 'move',
    layout: 'b',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'envelopes', quantity: '3', core: true, substitute: 'folded scrap sheets' },
      { name: 'paper', quantity: '2 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 3,
    prompts: 5,
    carriesSheet: false,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Walk the mail route of {place}. Find the next letter. Tell the answer to what it asks. Put it in the mail by the door. Hop, march or tiptoe to {hero}.',
        gist: 'Your child finds your hidden slips and answers the question of each; right ones are mailed, missed ones told and hidden again, until all are mailed.',
        steps: [
          'Get out envelopes, paper and pencils. Number a slip for each question. Hide the slips around one room.',
          'Right ones go into envelopes by the door.',
          'Walk the route again from memory.',
        ],
        say: 'Special letter! What does it ask, and what will you reply?',
        success: 'Every letter is delivered, and your child recalls most answers on the second walk.',
      },
      {
        child:
          'Sort the mail for {friend} with your feet. Walk to the end with the right answer. Show how sure you are with a tall or low pose. Tell all of {place} why you went there.',
        gist: 'You read a question with two answers, its own and another’s, one for each envelope; your child walks to the right one and says why.',
        steps: [
          'Get out envelopes, paper and pencils. Put two envelopes at two ends of the room.',
          'Read from the answers below.',
          'Tell the true one. Your child draws it and mails it.',
        ],
        say: 'Your feet have chosen. What made you go there?',
        success: 'Your child goes to the right answer most times and can say why.',
      },
      {
        child:
          'Write or draw a letter with one hard question. Walk it to your grown-up at {place}. Find the reply and read it to {hero}. Send back what is wrong, made right.',
        gist: 'All questions answered, your child mails you the two hardest; you mail back one true reply and one false, and your child sends a correction.',
        steps: [
          'Get out envelopes, paper and pencils. Answer together and star the two hardest.',
          'Deliver them one at a time.',
          'For the false reply, copy another answer from below.',
        ],
        say: 'A letter for me! Hmm. Is my reply right?',
        success: 'Your child asks clear questions and finds the wrong reply.',
      },
    ],
    safety: [],
  },
  {
    id: 'social-studies.living-museum',
    subject: 'social-studies',
    title: 'Living Museum',
    modality: { primary: 'kinesthetic', secondary: ['auditory', 'visual'] },
    kind: 'act',
    layout: 'd',
    grades: { from: 'kindergarten', to: '5th' },
    materials: [
      { name: 'blanket', quantity: '1', core: true, substitute: 'a towel' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
    takes: [
      {
        child:
          'Act out each answer as a statue at {place}. Hold still while I look. Move when I tap your hand. Tell {hero} what you show. Choose a tall pose or a low one.',
        gist: 'Behind the blanket your child poses the answer to a whispered question; you drop it, guess, and tap the statue, which then tells the answer.',
        steps: [
          'Get out a blanket, paper and pencils. Hold up the blanket as a curtain.',
          'Whisper a question.',
          'Drop the curtain and guess.',
          'Write a name card for the best statue.',
        ],
        say: 'What a fine statue. If it could talk, what would it say?',
        success: 'The poses fit the answers, and the statue can explain itself.',
      },
      {
        child:
          'Show each answer in two poses. Hold the first one, then move to the next. Tell {friend} what changed. Make a bow at {place}. Use quick moves or slow ones.',
        gist: 'On the blanket stage your child freezes twice for each question, as the question and as the answer, and tells you what changed.',
        steps: [
          'Get out a blanket, paper and pencils. Spread the blanket as a stage.',
          'Try a question together.',
          'Your child does the others.',
          'Sketch the pair that was clearest.',
        ],
        say: 'Freeze! What was first, and what is it now?',
        success: 'A viewer can tell the question pose from the answer pose.',
      },
      {
        child:
          'Build {place} with the blanket. Act out each answer in a short scene. Show {friend} who does what. Tell the end of the scene. Pick a funny one or a grave one.',
        gist: 'In a scene on the blanket your child acts out each answer; you step in as lost {friend}, and your child shows you how it goes.',
        steps: [
          'Get out a blanket, paper and pencils. Shape the blanket into a scene.',
          'Read a question. Your child plays.',
          'Step in and ask for help.',
          'Write a title for every scene.',
        ],
        say: 'I am new here and quite lost. Can you show me how it goes?',
        success: 'Each scene answers its question and helps the lost visitor.',
      },
    ],
    safety: [],
  },
]
