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
          'Build a stall for {things} at {place}. Put one button down for each one. Tell a true answer to sell it. Move a coin to your bank. Choose a sign that {friend} can read or hear.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. The tray is the stall. You hold the coins.',
          'Every question is a customer. A true answer sells one button.',
          'After a miss, give a hint and try again.',
          'Count coins and goods. Write both down.',
        ],
        say: 'Good morning! Before I buy, please answer me this.',
        success: 'The stall sells out with true answers, most of them on the first try.',
      },
      {
        child:
          'Move your {things} to trade with {hero}. Say an answer to open each trade. Put what you get on the tray. Make one last trade at {place}. Sort by color or by size.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. Share coins and buttons evenly.',
          'A true answer opens a trade. Your child makes an offer.',
          'You may say yes or no, with a reason.',
          'Write down the deal that was best for both.',
        ],
        say: 'Is that a good deal for both of us? Tell me why.',
        success: 'Your child answers first, then offers a trade that both sides accept.',
      },
      {
        child:
          'Hold the tray and walk to {place} with care. Tell the answer at each stop. Put down one {thing} for {friend}. Count your pay at the end. Pick long steps or short steps.',
        steps: [
          'Get out coins, buttons, a tray, paper and pencils. Name three stops in the room.',
          'Your child carries buttons on the tray from stop to stop.',
          'Ask a question at each. A true answer delivers the goods and earns a coin.',
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
          'Walk the mail route of {place}. Find the next letter. Tell the answer to what it asks. Put it by the right door. Hop, march or tiptoe to {hero}.',
        steps: [
          'Get out envelopes, paper and pencils. Write questions on slips and hide the letters around one room.',
          'Your child finds a letter. Read it together.',
          'A true answer is delivered to the door. A wrong one gets a hint.',
          'Walk the route again from memory.',
        ],
        say: 'Special letter! What does it ask, and what will you reply?',
        success: 'Every letter is delivered, and your child recalls most answers on the second walk.',
      },
      {
        child:
          'Sort the mail for {friend} with your feet. Walk each answer to the spot where it fits. Show how sure you are with a tall or low pose. Tell all of {place} why you went there.',
        steps: [
          'Get out envelopes, paper and pencils. Put a right and a wrong answer into two envelopes at two ends of the room.',
          'Ask the question and read both answers.',
          'Your child walks to one and gives a reason.',
          'Change the answers for the next round.',
        ],
        say: 'Your feet have chosen. What made you go there?',
        success: 'Your child goes to the right answer most times and can say why.',
      },
      {
        child:
          'Write or draw a letter with one hard question. Walk it to your grown-up at {place}. Act out a hint if it is needed. Find the reply and read it to {hero}.',
        steps: [
          'Get out envelopes, paper and pencils. Answer the questions together and star the two hardest.',
          'Your child sends them to you by mail, one at a time.',
          'Reply with one right and one wrong answer.',
          'Your child checks the mail and sends back a correction.',
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
        steps: [
          'Get out a blanket, paper and pencils. Hold up the blanket as a curtain.',
          'Whisper a question. Behind it your child poses the answer.',
          'Drop the curtain and guess. A tap lets the statue speak.',
          'Write a name card for the best statue.',
        ],
        say: 'What a fine statue. If it could talk, what would it say?',
        success: 'The poses fit the answers, and the statue can explain itself.',
      },
      {
        child:
          'Show each answer in two poses. Hold the first one, then move to the next. Tell {friend} what changed. Make a bow at {place}. Use quick moves or slow ones.',
        steps: [
          'Get out a blanket, paper and pencils. Spread the blanket as a stage.',
          'Try a question together: a pose for the question, a pose for the answer.',
          'Your child does the others and freezes after each.',
          'Sketch the pair that was clearest.',
        ],
        say: 'Freeze! What was first, and what is it now?',
        success: 'A viewer can tell the question pose from the answer pose.',
      },
      {
        child:
          'Build {place} with the blanket. Act out each answer with a toy as {friend}. Show who does what. Tell the end of the scene. Pick which of you two plays the boss.',
        steps: [
          'Get out a blanket, paper and pencils. Shape the blanket into a scene.',
          'Read a question. Your child plays a short scene that answers it.',
          'Step in as someone who got it wrong. Let your child help you.',
          'Write a title for every scene.',
        ],
        say: 'I am new here and quite lost. Can you show me how it goes?',
        success: 'Each scene answers its question and helps the lost visitor.',
      },
    ],
    safety: [],
  },
]
