import type { Format } from '../../../types.ts'

export const messageLine: Format = {
  id: 'math.message-line',
  subject: 'math',
  title: 'Message Line',
  modality: { primary: 'auditory', secondary: ['visual'] },
  kind: 'talk',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '1 sheet', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 2, show: 2, together: 3, yourTurn: 6, share: 2 },
  takes: [
    {
      title: 'The Bad Line',
      inShort: {
        you: 'Sit back to back. Read a question, but hum instead of one word that is needed.',
        child: 'Asks for what is missing. Works out the answer and tells how.',
      },
      round: 'You hum instead of one word. Your child asks for it. Then your child says {answer} and tells how.',
      child:
        'Listen to a call from {place}: one word gets lost. Ask for just that word or number. Choose how to work it out: drawing, fingers or head.',
      steps: ['Get out paper and pencils.', 'Wrong? Read it again without humming.'],
      say: 'Krr, hmm-hmm, krr. What did you miss?',
    },
    {
      title: 'Did You Say That?',
      wrongAnswers: true,
      inShort: {
        you: "Read a question. As {friend}, repeat your child's sentence, but with the tempting answer.",
        child: 'Answers in one whole sentence. Stops you with a clap or a stomp. Tells why yours is wrong.',
      },
      round:
        'Your child answers in a sentence with {answer}. You pass it on with {wrong}. Clap! Your child tells why that is wrong.',
      child:
        'Answer each question in one whole sentence. Listen as {friend} passes it on to {place}. Choose how to stop a mistake: clap or stomp.',
      steps: ['Get out paper and pencils.', 'Wrong? Work it out together first.'],
      say: 'My ears are full of fluff. What is your sentence?',
    },
    {
      title: 'The Secret Call Sign',
      inShort: {
        you: 'Read a question. As {hero}, buzz until no part is missing. Then reply: got it, over!',
        child: 'Says a made-up radio name, the answer, how it was found, and: over!',
      },
      round: 'Your child says the radio name, {answer} and how, but forgets over. Bzzz! Your child adds it.',
      child:
        'Choose a call sign: an odd name for the radio. Work out your answer and call {hero}. Tell how you found it, and end with: over!',
      steps: ['Get out paper and pencils.', 'Wrong? Work it out together first.'],
      say: 'Base to unknown caller. Who is there? Over!',
    },
    {
      title: 'Ten-Word Telegram',
      ages: 'older',
      inShort: {
        you: 'Read a question. As {hero}, count the words of the telegram, then read it aloud.',
        child: 'Writes the answer and how it was found in ten words.',
      },
      round:
        'Your child writes {answer} and how it was found. You count: twelve words! Your child crosses out two. You read it aloud.',
      child:
        'Answer a question in a telegram of ten words. Fit in how you found out. Choose which words must stay, and wire it to {hero}.',
      steps: ['Get out paper and pencils.', 'A number is one word. Wrong? Mend it together.'],
      say: 'Every word costs. What do you wire?',
    },
  ],
  safety: [],
}
