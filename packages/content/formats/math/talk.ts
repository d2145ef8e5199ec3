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
        steps: [
          'Get out paper and pencils. Sit back to back.',
          'Hum over one key word of question 1. Your child asks for it; answer it together.',
          'Crackle, gargle or hum a gap into each of the others. Draw one {token} for each call that is answered right.',
        ],
        say: 'Krr, hmm-hmm, krr. This is a bad line. What did you miss?',
        success: 'Your child notices what is missing, asks for it and answers right.',
      },
      {
        title: 'Did You Say That?',
        child:
          'Answer each question in one whole sentence. Listen as {friend} passes it on to {place}. Call stop if a word is wrong, and say it right. Choose a stop sign: a clap or a stomp. Win one {token} when the true sentence arrives.',
        steps: [
          'Get out paper and pencils. You are {friend}, whose ears are full of fluff.',
          'Make a sentence for question 1 together, and repeat it truly.',
          'Your child goes on. Repeat each sentence loudly, with an odd word in all but one. Draw one {token} for each that arrives whole.',
        ],
        say: 'I pass on every word just as I hear it. What is your sentence?',
        success: 'Your child gives right, whole sentences and catches each changed word.',
      },
      {
        title: 'The Secret Call Sign',
        child:
          'Choose a call sign, as odd as you like. Start each call with it, and end with: over. Say your answer and how you know in between. Listen: {hero} buzzes if a part is missing. Bring in one {token} with each full call.',
        steps: [
          'Get out paper and pencils. You are {hero} at {place}. Invent a call sign, too.',
          'Make the first call together: sign, answer, how, over.',
          'Call out the others. Buzz when a part is missing or wrong; your child calls again. Draw one {token} for each full call.',
        ],
        say: 'Soggy Sandwich calling. Who is out there? State your call sign. Over!',
        success: 'Each call holds a right answer and how it was found.',
      },
      {
        title: 'Ten-Word Telegram',
        ages: 'older',
        child:
          'Answer a question in a telegram of ten words. Fit in the answer and the reason. Choose which words must stay. Listen as {hero} reads it out and acts on it. Win one {token} for {place} when nothing was misread.',
        steps: [
          'Get out paper and pencils. You are {hero}, who believes every word. Ten words are the most.',
          'Write the first telegram together.',
          'Your child writes the others. Take unclear words the wrong way, happily, until your child swaps them. Draw one {token} on each clear telegram.',
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
        steps: [
          'Get out paper and pencils. You are {friend}.',
          'Do question 1 together: one of you draws or counts, the other uses numbers.',
          'Draw a new {token} for each question. Your child goes first. Take another way, slow and silly if you like: count by ones!',
        ],
        say: 'I bet my road ends where yours does. Which way will you go?',
        success: 'Your child tells one way from start to end and compares it with another.',
      },
      {
        title: 'Two Voices',
        ages: 'younger',
        answers: 'short',
        child:
          'Listen: {hero} says one answer and {friend} another. Point to the side that you believe. Work it out and see. Choose: draw it, count it or say why. Win one {token} for {place} when the quarrel is settled.',
        steps: [
          'Get out paper and pencils. Speak for {hero} on your left and {friend} on your right.',
          'Settle question 1 together: one voice is right, one wrong.',
          'Quarrel over the others and change sides. Draw one {token} for each quarrel settled. Let your child invent the last wrong answer.',
        ],
        say: 'It is so! It is not! Oh dear, who can settle this?',
        success: 'Your child settles each quarrel with work and not with a guess.',
      },
      {
        title: 'Reporter on the Spot',
        child:
          'Be the expert at {place}, where a reporter has come. Answer a question and show how you found it. Listen to the news: the reporter muddles it up. Mend it in one clear sentence. Choose a headline, and win one {token} for {hero}.',
        steps: [
          'Get out paper and pencils. You are the reporter.',
          'Do question 1 together as an interview.',
          'Your child answers the others. Announce each one to the world and muddle it: so the answer is a turnip? Write the headline that your child gives you, with one {token}.',
        ],
        say: 'We are here with a real expert. Tell the world: how did you find out?',
        success: 'Your child answers right and mends each muddle in a clear sentence.',
      },
      {
        title: 'Fits, Nearly Fits',
        strands: ['geometry', 'time'],
        child:
          'Make two drawings for each question. Let one fit, and let one nearly fit. Choose which to hold in which hand. Ask {friend} to pick, and say if that was right. Win one {token} for {place} when you name the difference.',
        steps: [
          'Get out paper and pencils. Tear two cards for each question. You are {friend}.',
          'Make the first pair together.',
          'Your child draws the others. Pick a wrong one at least once, and give a proud, bad reason. Draw one {token} on each drawing that fits.',
        ],
        say: 'Twins, surely! I see no difference at all. Which one is it?',
        success: 'Your child can name what one drawing has and the other lacks.',
      },
      {
        title: 'Odd or Even Proves',
        ages: 'older',
        child:
          'Work out the question on your own first. Choose odd or even, then show fingers on three. Add up the fingers: was your call right? Let {friend} prove it then; else prove it yourself. Win one {token} for {hero} with each proof that holds.',
        steps: [
          'Get out paper and pencils. You are {friend}.',
          'Work out question 1 together. On three, each shows one to five fingers.',
          'Right call: you prove the answer, and your child looks for holes. Wrong call: your child proves it. Leave one small hole somewhere. Draw one {token} when it holds.',
        ],
        say: 'On three! A right call, and the proving is up to me.',
        success: 'Your child proves right answers and finds the hole in your proof.',
      },
    ],
    safety: [],
  },
]
