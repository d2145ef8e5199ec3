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
      { name: 'paper', quantity: '3 sheets', core: true },
      { name: 'pencils', quantity: '1', core: true },
      { name: 'colored pencils', quantity: '4 colors', core: true, substitute: 'crayons' },
    ],
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'The Doubting Board',
        child:
          'Draw one {token} on each slip. Write your answer and one reason on the back. Hand the slip in and hear one doubt. Choose: defend your words or mend them in color. Bring {hero} every {token} that has passed.',
        steps: [
          'Get out paper, pencils and colored pencils. Tear one slip for each question. You are the board.',
          'Take question 1 through the board together.',
          'Your child goes on. Doubt each slip once, in earnest or in fun: would a goat believe that? Pass it when answer and reason hold.',
        ],
        say: 'The board is awake and believes nothing. What do you bring us?',
        success: 'Each slip carries a right answer and a reason that stood a doubt.',
      },
      {
        title: 'Scrambled Proof',
        child:
          'Write each proof on three strips: known, done, found. Choose a new color for each question. Mix the strips and slide them to {friend}. Stop {friend} if the order makes no sense. Win one {token} for {place} with each proof restored.',
        steps: [
          'Get out paper, pencils and colored pencils. Tear three strips for each question. You are {friend}.',
          'Do question 1 together: what you knew, did and found.',
          'Your child writes the others. Lay each proof in order aloud, and go wrong once. Draw one {token} on each.',
        ],
        say: 'Three strips, all mixed up. What in your words tells me which comes first?',
        success: 'Each answer is right, and its strips fit in one order only.',
      },
      {
        title: 'The Hidden Spot',
        child:
          'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Name what is hidden and why it belongs there. Draw one {token} in color for {hero} each time.',
        steps: [
          'Get out paper, pencils and colored pencils. You are {friend}, with a big thumb.',
          'Work out question 1 together. Your child covers a spot, and you name it.',
          'Swap for the others. Two thumbs may hide one spot. Play until each question has its {token}.',
        ],
        say: 'Eyes shut! My thumb is hungry for a piece of your work.',
        success: 'Your child can rebuild a step from the steps around it.',
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
      { name: 'buttons', quantity: '5', core: true, substitute: 'coins' },
      { name: 'paper', quantity: '1 sheet', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        child:
          'Bid for the {tokens}: each button is one. Work out the question before you bid. Say how few sentences your proof will need. Choose: bid lower, or dare {friend} to prove it. Win the button for {place} when the proof holds.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
          'Play question 1 together. Open with six sentences and bid down in turns.',
          'The lowest bidder proves it in that many; the other judges. A gap allows one more. Play until no button is left.',
        ],
        say: 'I can prove it in six sentences. Will you go lower?',
        success: 'Your child keeps what a proof needs and drops what it does not.',
      },
      {
        title: 'True or Bluff',
        answers: 'short',
        child:
          'Listen as {friend} names an answer with a straight face. Work it out before you trust anybody. Choose: shake hands for true, knock for bluff. Show your work and win the button, one {token}. Call true or bluff until {place} has all {tokens}.',
        steps: [
          'Get out buttons, paper and pencils. Take one button for each question. You are {friend}.',
          'Offer the right answer to question 1. Prove it together and shake hands.',
          'Offer the others, true or bluff as you like. Your child proves each call, and mends a bluff, before the button moves.',
        ],
        say: 'I never bluff. Well, hardly ever. Shall we shake on this one?',
        success: 'Your child calls no answer before the work is done.',
      },
      {
        title: 'Three Gates',
        child:
          'Answer first, then set one {token} on a gate. Choose the gate: sure, nearly or guess. Give a reason at sure; check another way at nearly. Ask for a hint at guess, then try again. Lead all {tokens} through the gates to {hero}.',
        steps: [
          'Get out buttons, paper and pencils. Draw three gates: sure, nearly, guess. Take one button for each question: one {token}.',
          'Lead the first button through a gate together.',
          'Your child goes on. Once the gate is paid, say if the answer is right. Mend a mistake before the button moves.',
        ],
        say: 'No gate is better than another. How sure are you, honestly?',
        success: 'Sure answers hold, and shaky ones were checked before they passed.',
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
        title: 'The False Log',
        answers: 'short',
        child:
          'Inspect the log at {place}: one {token} a line. Work out every line on your own page. Choose a mark: star for true, ring for false. Mend the one false line, too. Name the mistake for {hero}, such as the Sneaky Swap.',
        steps: [
          'Get out paper, pencils and markers.',
          'Read out every line first, each with an answer. Just one is false, perhaps the first.',
          'Test one line together. Your child tests the others while you yawn like a bored clerk. Each line starred or mended wins its {token}.',
        ],
        say: 'Line after line, all perfect. I hardly need an inspector. Or do I?',
        success: 'Your child finds the false line, mends it and can say what went wrong.',
      },
      {
        title: 'Plant a Mistake',
        answers: 'short',
        child:
          'Work out every question and get it right. Copy your answers, but plant one small mistake. Choose one that real people make. Say warm or cold as {friend} checks each line. Win one {token} for {place} as each line is settled.',
        steps: [
          'Get out paper, pencils and markers. You are {friend}, the checker.',
          'Do question 1 together. Which mistake would look real here?',
          'Your child works out the others and plants the mistake. Check line by line, aloud and full of doubt. Your child draws one {token} by each line settled.',
        ],
        say: 'I trust nothing here. The tidy lines are always the worst.',
        success: 'Only the planted line is wrong, and your child can mend it.',
      },
      {
        title: 'Mistake in Slow Motion',
        child:
          'Act as {friend}, always in a hurry. Answer aloud, step by step, with one mistake inside. Freeze when your grown-up calls: Stop! Choose: rewind, or replay it right in slow motion. Win one {token} for {hero} with each true ending.',
        steps: [
          'Get out paper, pencils and markers.',
          'Answer question 1 together. Then act a mistake at it yourself; your child calls stop.',
          'Your child acts the others. Let one mistake go by, so that your child must point it out. Draw one {token} for each true ending.',
        ],
        say: 'Three, two, one, action! Where will it go wrong this time?',
        success: 'Your child gets each answer right and knows where a hurried mind goes wrong.',
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
      { name: 'paper', quantity: '5 sheets', core: true },
      { name: 'tape', quantity: '1 roll', core: true },
      { name: 'pencils', quantity: '1', core: true },
    ],
    prepMinutes: 2,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 3, yourTurn: 7, share: 2 },
    takes: [
      {
        title: 'True Wall, False Wall',
        answers: 'short',
        child:
          'Hear a question with an answer and work it out. Carry a slip, one {token}, to a wall: true or false. Choose your best reason and defend your wall. Move if {friend} brings a better one. Stick the {token} up where {hero} can trust it.',
        steps: [
          'Get out paper, tape and pencils. Tape up two signs on facing walls: true and false. Tear one slip for each question. You are {friend}.',
          'Try question 1 together with its right answer.',
          'Read the others with their answer, or change one part of it. Argue from the other wall with bad reasons.',
        ],
        say: 'I stand over here, because my elbow says so. Can you move me?',
        success: 'Your child ends at the right wall, with a reason.',
      },
      {
        title: 'Proof Planes',
        child:
          'Put an answer and its reason on half a sheet. Draw one {token} on it and fold a plane. Answer one doubt from {friend} before takeoff. Choose a high or a low launch. Fly until every {token} has landed at {place}.',
        steps: [
          'Get out paper, tape and pencils. Tear half a sheet for each question. Tape a line to the floor: {place} is behind it. You are {friend} in the tower.',
          'Make and fly plane 1 together.',
          'Your child goes on. Clear each plane for takeoff when answer and reason are right.',
        ],
        say: 'Tower to pilot: before you fly, how do you know that answer is right?',
        success: 'Each plane lands with a right answer and a reason.',
      },
      {
        title: 'Solver, Doubter, Judge',
        child:
          'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Walk to the judge and choose: it holds, or not yet. Go around again until it holds. Win one {token} for {hero} with each question.',
        steps: [
          'Get out paper, tape and pencils. Tape up three signs far apart: solver, doubter, judge.',
          'Go around once together with question 1.',
          'Your child plays all three, each in a new voice. Help a quiet doubter: what if it were bigger? Draw one {token} on the judge sign for each question that holds.',
        ],
        say: 'Solver, you may begin. The doubter is frowning already.',
        success: 'Your child raises one doubt about each answer and settles it.',
      },
      {
        title: 'Proof Pillars',
        child:
          'Write your answer with a reason on half a sheet. Draw one {token} beside them. Roll the sheet and tape it: one pillar. Choose where it should stand at {place}. Lay the roof on when each question has a pillar.',
        steps: [
          'Get out paper, tape and pencils. Tear half a sheet for each question.',
          'Build pillar 1 together: answer, reason, {token}, roll.',
          'Your child builds on. Ask each pillar: why do you stand? A whole sheet is the roof. Blow at it once, gently.',
        ],
        say: 'Only a true answer makes a pillar. What will our roof stand on?',
        success: 'Each pillar holds a right answer with a reason, and together they carry the roof.',
      },
    ],
    safety: [
      {
        hazard: 'walking and tossing in a room',
        adultNote:
          'A grown-up clears the floor; pencils stay at the writing spot, and nothing is ever flown at a face.',
      },
    ],
  },
]
