import type { Format } from '../../types.ts'

const everyGrade: Format['grades'] = { from: 'kindergarten', to: '5th' }

const onePage: Format['materials'] = [
  { name: 'paper', quantity: '1 sheet', core: true },
  { name: 'pencils', quantity: '1', core: true },
]

/** Radio calls, quarrels and interviews. */
export const talkFormats: Format[] = [
  {
    id: 'math.message-line',
    subject: 'math',
    title: 'Message Line',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'c',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 5,
    carriesSheet: true,
    segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
    takes: [
      {
        title: 'The Bad Line',
        child:
          'Listen to a call from {place}: one word gets lost. Ask for just that word or number. Choose how to work it out: marks, fingers or head. Answer when the call makes sense. Bring one {token} through to {hero} with each right answer.',
        gist: 'Back to back, you read each question with one number or key word hummed away; your child asks for it, and a right answer brings one {token} through.',
        steps: [
          'Get out paper and pencils. Sit back to back.',
          'Hum instead of one word or number in question 1, and answer it together.',
          'Crackle, gargle or hum in the others. Draw each {token} that comes through.',
        ],
        say: 'Krr, hmm-hmm, krr. This is a bad line. What did you miss?',
        success: 'Your child notices what is missing, asks for it and answers right.',
      },
      {
        title: 'Did You Say That?',
        wrongAnswers: true,
        child:
          'Answer each question in one whole sentence. Listen as {friend} passes it on to {place}. Call stop if a word is wrong, and say it right. Choose a stop sign: a clap or a stomp. Win one {token} when the true sentence arrives.',
        gist: 'Your child answers each question in a whole sentence; you, as {friend}, repeat it with something wrong, your child mends that, and the true sentence wins one {token}.',
        steps: [
          'Get out paper and pencils. Your ears are full of fluff.',
          'Make a sentence for question 1 together, and repeat it truly.',
          'Repeat the others loudly, with the tempting one from the last step, or else pickle for one word. Draw each {token}.',
        ],
        say: 'I pass on every word just as I hear it. What is your sentence?',
        success: 'Your child gives right, whole sentences and catches each changed word.',
      },
      {
        title: 'The Secret Call Sign',
        child:
          'Choose a call sign, as odd as you like. Start each call with it, and end with: over. Say your answer and how you know in between. Listen: {hero} buzzes if a part is missing. Bring in one {token} with each full call.',
        gist: 'Your child radios each answer as call sign, answer, reason and over; you, as {hero}, buzz at anything missing or wrong, and a full call wins one {token}.',
        steps: [
          'Get out paper and pencils. Your own call sign is Soggy Sandwich.',
          'Make the first call together.',
          'Call out the others. After a buzz your child calls again. Draw each {token}.',
        ],
        say: 'Soggy Sandwich calling. Who is out there? State your call sign. Over!',
        success: 'Each call holds a right answer and how it was found.',
      },
      {
        title: 'Ten-Word Telegram',
        ages: 'older',
        child:
          'Answer a question in a telegram of ten words. Fit in the answer and the reason. Choose which words must stay. Listen as {hero} reads it out and acts on it. Win one {token} for {place} when nothing was misread.',
        gist: 'In ten words at most your child writes each answer and its reason; you, as {hero}, believe every word, and each right telegram that cannot be misread wins one {token}.',
        steps: [
          'Get out paper and pencils.',
          'Write the first telegram together.',
          'In the others, happily take unclear words the wrong way until your child swaps them. Draw one {token} on each.',
        ],
        say: 'Every word costs, so I want ten and not eleven. What do you wire?',
        success: 'Each telegram gives a right answer and its reason in ten words.',
      },
    ],
    safety: [],
  },
  {
    id: 'math.two-ways',
    subject: 'math',
    title: 'Two Ways',
    modality: { primary: 'auditory', secondary: ['visual'] },
    kind: 'talk',
    layout: 'a',
    grades: everyGrade,
    materials: onePage,
    prepMinutes: 1,
    prompts: 4,
    carriesSheet: true,
    segments: { hook: 1, show: 2, together: 4, yourTurn: 6, share: 2 },
    takes: [
      {
        title: 'Two Roads',
        strands: ['number', 'operations', 'fractions'],
        answers: 'numbers',
        child:
          'Draw one {token} and two roads to it. Find the answer your own way along one road. Listen to the way of {friend} along the other. Win the {token} for {place} when both roads agree. Choose the road that you would take again.',
        gist: 'Along two drawn roads your child finds each answer one way and you, as {friend}, find it another; one {token} is won when both agree, else both look again.',
        steps: [
          'Get out paper and pencils.',
          'Do question 1 together: a drawing, then numbers.',
          'Your child goes first. Then you draw, count by ones or work backward, as slow and silly as you like.',
        ],
        say: 'I bet my road ends where yours does. Which way will you go?',
        success: 'Your child tells one way from start to end and compares it with another.',
      },
      {
        title: 'Two Voices',
        ages: 'younger',
        answers: 'short',
        wrongAnswers: true,
        child:
          'Listen: {hero} says one answer and {friend} another. Point to the side that you believe. Work it out and see. Choose: draw it, count it or say why. Win one {token} for {place} when the quarrel is settled.',
        gist: 'In two voices you give each question a right and a wrong answer; your child picks a side, works it out, and wins one {token} when the quarrel is settled.',
        steps: [
          'Get out paper and pencils. {hero} speaks on your left and {friend} on your right.',
          'Settle question 1 together.',
          'Tempting wrong answers are in the last step; none printed? Say banana. Change sides often. Draw one {token} each time.',
        ],
        say: 'It is so! It is not! Oh dear, who can settle this?',
        success: 'Your child settles each quarrel with work and not with a guess.',
      },
      {
        title: 'Reporter on the Spot',
        wrongAnswers: true,
        child:
          'Be the expert at {place}, where a reporter has come. Answer a question and show how you found it. Listen to the news: the reporter muddles it up. Mend it in one clear sentence. Choose a headline, and win one {token} for {hero}.',
        gist: 'You, the reporter, ask each question and announce the answer muddled; your child, the expert, mends it in one sentence and gives a headline, which wins one {token}.',
        steps: [
          'Get out paper and pencils.',
          'Do question 1 together as an interview.',
          "Announce the tempting one from the last step to the whole world, or a turnip if none is printed. Write your child's headlines, each with one {token}.",
        ],
        say: 'We are here with a real expert. Tell the world: how did you find out?',
        success: 'Your child answers right and mends each muddle in a clear sentence.',
      },
      {
        title: 'Fits, Nearly Fits',
        strands: ['geometry', 'time'],
        wrongAnswers: true,
        child:
          'Make two drawings for each question. Let one fit, and let one nearly fit. Choose which to hold in which hand. Ask {friend} to pick, and say if that was right. Win one {token} for {place} when you name the difference.',
        gist: 'For each question your child draws one card that fits and one that nearly fits; you, as {friend}, pick one, and naming the difference wins one {token}.',
        steps: [
          'Get out paper and pencils. Tear two cards for each question.',
          'Make the first pair together. Tempting wrong answers are in the last step.',
          'Once, pick the wrong one because it smiled at you. Draw one {token} on each right one.',
        ],
        say: 'Twins, surely! I see no difference at all. Which one is it?',
        success: 'Your child can name what one drawing has and the other lacks.',
      },
      {
        title: 'Odd or Even Proves',
        ages: 'older',
        child:
          'Work out the question on your own first. Choose odd or even, then show fingers on three. Add up the fingers: was your call right? Let {friend} prove the answer if so, or prove it yourself. Win one {token} for {hero} with each proof that holds.',
        gist: 'After solving each question, your child calls odd or even for the fingers you both show; after a right call you, as {friend}, prove the answer, else your child, for one {token}.',
        steps: [
          'Get out paper and pencils.',
          'Work out question 1 together. On three, each shows one to five fingers.',
          'Whoever listens hunts for holes in the proof. Once, you skip a step. Draw each {token}.',
        ],
        say: 'On three! If your call is right, the proving is up to me.',
        success: 'Each answer is right, and no proof keeps a hole.',
      },
    ],
    safety: [],
  },
]
