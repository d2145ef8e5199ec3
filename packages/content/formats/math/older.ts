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
        gist: 'Your child hands you, the board, each answer with a reason; you doubt it once, and every slip that holds or is mended wins one {token}, until all have passed.',
        steps: [
          'Get out paper, pencils and colored pencils. Tear one slip for each question.',
          'Take question 1 through the board together.',
          'Doubt each of the others: how do you know? Would a goat believe that?',
        ],
        say: 'The board is awake and believes nothing. What do you bring us?',
        success: 'Each slip carries a right answer and a reason that stood a doubt.',
      },
      {
        title: 'Scrambled Proof',
        child:
          'Write on three strips what you know, do and find. Choose a new color for each question. Mix the strips and slide them to {friend}. Stop {friend} if the order makes no sense. Win one {token} for {place} with each proof restored.',
        gist: 'For each question your child writes on three strips what is known, done and found, and mixes them; you, as {friend}, put them in order, and each right proof wins one {token}.',
        steps: [
          'Get out paper, pencils and colored pencils. Tear three strips for each question.',
          'Do question 1 together.',
          'Put the others in order aloud, once wrongly. Your child draws one {token} on each.',
        ],
        say: 'Three strips, all mixed up. What in your words tells me which comes first?',
        success: 'Each answer is right, and its strips fit in one order only.',
      },
      {
        title: 'The Hidden Spot',
        child:
          'Work each question out and write every step. Choose what may vanish: a word, number or line. Shut your eyes while {friend} covers one. Name what is hidden and why it belongs there. Draw one {token} in color for {hero} each time.',
        gist: 'While your child has both eyes shut, you, as {friend}, cover one spot of each written answer; your child names what is hidden and tells why for one {token}.',
        steps: [
          'Get out paper, pencils and colored pencils.',
          'Do question 1 together: your child covers a spot, and you name it.',
          'Now swap: you cover one spot with two thumbs. Stuck? Lift a thumb.',
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
        gist: 'For each question you open at six sentences and bid down in turns; the lowest bidder proves the answer, the other judges, and a proof that holds wins one {token}.',
        steps: [
          'Get out buttons, paper and pencils. Lay out one button for each question. You are {friend}.',
          'Play question 1 together.',
          'A proof with a gap may have one sentence more. Your child mends a wrong answer before any proof.',
        ],
        say: 'I can prove it in six sentences. Will you go lower?',
        success: 'Your child keeps what a proof needs and drops what it does not.',
      },
      {
        title: 'True or Bluff',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Listen as {friend} names an answer with a straight face. Work it out before you trust anybody. Choose: shake hands for true, knock for bluff. Show your work and win the button, one {token}. Call true or bluff until {place} has all {tokens}.',
        gist: 'You, as {friend}, give each question a true or false answer; your child works it out, calls true or bluff, mends a bluff, and wins one {token} each time.',
        steps: [
          'Get out buttons, paper and pencils. Take one button for each question.',
          'Shake hands on the right answer to question 1.',
          'A bluff is the tempting one from the last step; none printed? Say banana. Wrong call? Work it out again.',
        ],
        say: 'I never bluff. Well, hardly ever. Shall we shake on this one?',
        success: 'Your child calls no answer before the work is done.',
      },
      {
        title: 'Three Gates',
        child:
          'Answer first, then set one {token} on a gate. Choose the gate: sure, nearly or guess. Give a reason at sure; check another way at nearly. Draw the question at guess, then try again. Lead all {tokens} through the gates to {hero}.',
        gist: 'Your child answers, picks a gate and pays with a reason (sure), a second way (nearly) or a drawing (guess); each right answer then wins one {token}.',
        steps: [
          'Get out buttons, paper and pencils. Draw the three gates. Take one button for each question.',
          'Lead the first button through together.',
          'Once your child has paid the gate, say if the answer is right. Your child mends a mistake before the button passes.',
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
        wrongAnswers: true,
        child:
          'Inspect the log at {place}: one {token} for each line. Work out every line on your own page. Choose a mark: star for true, ring for false. Mend the one false line, too. Name the mistake for {hero}, such as the Sneaky Swap.',
        gist: 'You write a log of answers, one of them false; your child works out every line, stars the true ones, rings and mends the false one, and draws one {token} beside each.',
        steps: [
          'Get out paper, pencils and markers. The false line, perhaps the first, shows a tempting one from the last step.',
          'Test one line together.',
          'Yawn like a bored clerk while your child tests the others.',
        ],
        say: 'Line after line, all perfect. I hardly need an inspector. Or do I?',
        success: 'Your child finds the false line, mends it and can prove it.',
      },
      {
        title: 'Plant a Mistake',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Work out every question and get it right. Copy your answers, but plant one small mistake. Choose one that real people make. Prove each line that {friend} doubts, or own up and mend it. Win one {token} for {place} as each line is settled.',
        gist: 'Your child copies all answers and plants one mistake; you, as {friend}, doubt each line, and every line proved, or admitted and mended, wins one {token}.',
        steps: [
          'Get out paper, pencils and markers.',
          'Do question 1 together. Stuck for a mistake? Tempting wrong answers are in the last step.',
          'First guess which line is planted. Then doubt every line aloud. Your child draws each {token}.',
        ],
        say: 'I trust nothing here. The tidy lines are always the worst.',
        success: 'Only the planted line is wrong, and your child can mend it.',
      },
      {
        title: 'Mistake in Slow Motion',
        wrongAnswers: true,
        child:
          'Act as {friend}, always in a hurry. Answer aloud, step by step, with one mistake inside. Freeze when your grown-up calls: Stop! Choose: rewind, or replay it right in slow motion. Win one {token} for {hero} with each true ending.',
        gist: 'In a hurry your child acts each answer with one mistake inside; you call stop, your child replays it right, and you draw one {token} for every true ending.',
        steps: [
          'Get out paper, pencils and markers.',
          'Do question 1 together. You act it first, with one step left out.',
          'Let one mistake go by, so your child must point it out. Tempting wrong answers are in the last step.',
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
        wrongAnswers: true,
        child:
          'Hear a question with an answer and work it out. Carry a slip, one {token}, to a wall: true or false. Choose your best reason and defend your wall. Move if {friend} brings a better one. Stick the {token} up where {hero} can trust it.',
        gist: 'You, as {friend}, read each question with a true or false answer; your child takes a slip to the true or false wall, defends it, and if right hangs up one {token}.',
        steps: [
          'Get out paper, tape and pencils. Tape true and false signs on facing walls. Tear slips.',
          'Try question 1 with its right answer.',
          'Tempting wrong answers are in the last step, or say banana. Argue for the other wall, badly if it is wrong.',
        ],
        say: 'I stand over here, because my elbow says so. Can you move me?',
        success: 'Your child ends at the right wall, with a reason.',
      },
      {
        title: 'Proof Planes',
        child:
          'Put an answer and its reason on half a sheet. Draw one {token} on it and fold a plane. Answer one doubt from {friend} before takeoff. Choose a high or a low launch. Fly until every {token} has landed at {place}.',
        gist: 'Your child puts answer, reason and one {token} on each plane, settles one doubt from you, as {friend}, and flies it over the line, until all have landed.',
        steps: [
          'Get out paper, tape and pencils. Tape a line to the floor: {place} is behind it. Tear half sheets.',
          'Make and fly plane 1 together.',
          'Clear each plane for takeoff once all on it is right. If it lands too short, it flies again.',
        ],
        say: 'Tower to pilot: before you fly, how do you know that answer is right?',
        success: 'Each plane lands with a right answer and a reason.',
      },
      {
        title: 'Solver, Doubter, Judge',
        child:
          'Stand at the solver sign and answer a question. Walk to the doubter and doubt your own answer. Walk to the judge and choose: it holds, or not yet. Go around again until it holds. Win one {token} for {hero} with each question.',
        gist: 'With each answer your child walks alone from solver to doubter to judge; a right answer that holds wins one {token}, and any other goes around again.',
        steps: [
          'Get out paper, tape and pencils. Tape up three signs far apart: solver, doubter, judge.',
          'Go around together with question 1.',
          'Your child uses three voices. Help a quiet doubter by asking: what if it were bigger? Draw each {token} on the judge sign.',
        ],
        say: 'Solver, you may begin. The doubter is frowning already.',
        success: 'Your child raises one doubt about each answer and settles it.',
      },
      {
        title: 'Proof Pillars',
        child:
          'Write your answer with a reason on half a sheet. Draw one {token} beside them. Roll the sheet and tape it: one pillar. Choose where it should stand at {place}. Lay the roof on when each question has a pillar.',
        gist: 'Each right answer goes with its reason and one {token} on half a sheet, rolled and taped into a pillar, until all pillars carry a roof.',
        steps: [
          'Get out paper, tape and pencils. Tear half sheets.',
          'Build pillar 1 together.',
          'Ask each pillar: why do you stand? Your child lays a whole sheet on top as the roof, and you blow at it gently.',
        ],
        say: 'Only a true answer makes a pillar. What will our roof stand on?',
        success: 'Each pillar holds a right answer with a reason, and together they carry the roof.',
      },
    ],
    safety: [
      {
        hazard: 'walking and tossing in a room',
        adultNote:
          'A grown-up clears the floor; pencils stay at the writing spot, and where planes fly, none goes at a face.',
      },
    ],
  },
]
