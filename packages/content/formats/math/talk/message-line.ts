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
        you: 'Sit back to back. Read a question, but hum instead of one number or word that your child needs.',
        child: 'Asks for just what is missing. Hears it, works out the answer and tells how.',
      },
      round:
        'You hum instead of one word. Your child asks for just that word. You say it clearly. Your child works it out, says {answer} and tells how.',
      child:
        'Listen to a call from {place}: one word gets lost. Ask for just that word or number. Choose how to work it out: drawing, fingers or head.',
      steps: [
        'Get out paper and pencils. The sheet is for working out.',
        'After a wrong answer, read it again without humming.',
      ],
      say: 'Krr, hmm-hmm, krr. I can hardly hear you. What did you miss?',
    },
    {
      title: 'Did You Say That?',
      wrongAnswers: true,
      inShort: {
        you: "Read a question. As {friend}, repeat your child's sentence, but with the tempting wrong answer from the table.",
        child: 'Answers in one whole sentence. Stops you with a clap or a stomp and tells why yours is wrong.',
      },
      round:
        'Your child answers in a sentence with {answer}. You pass it on with {wrong}. Clap! Your child tells why that is wrong.',
      child:
        'Answer each question in one whole sentence. Listen as {friend} passes it on to {place}. Choose how to stop a mistake: clap or stomp.',
      steps: [
        'Get out paper and pencils. The sheet is for working out.',
        "If your child's sentence is wrong, work it out together first.",
      ],
      say: 'My ears are full of fluff. What is your sentence?',
    },
    {
      title: 'The Secret Call Sign',
      inShort: {
        you: 'Read a question. As {hero}, listen to the call and buzz if a part is missing or wrong. Then reply: got it, over!',
        child: 'Says the call sign, which is a made-up radio name, the answer, how it was found, and at the end: over!',
      },
      round:
        'Your child says the call sign, {answer} and how it was found, but forgets over. Bzzz! Your child adds it. You reply: got it, over!',
      child:
        'Choose a call sign: an odd name for the radio. Work out your answer and call {hero}. Tell how you found it, and end with: over!',
      steps: [
        'Get out paper and pencils. The sheet is for working out.',
        'After a wrong answer, say: bad line! Then work it out together.',
      ],
      say: 'Base to unknown caller. Who is there? Choose your call sign. Over!',
    },
    {
      title: 'Ten-Word Telegram',
      ages: 'older',
      inShort: {
        you: 'Read a question. As {hero}, count the words of the telegram. Then read it aloud like great news.',
        child: 'Writes the answer and how it was found, in ten words at most.',
      },
      round:
        'Your child writes a telegram with {answer} and how it was found. You count: twelve words! Your child crosses out two. You read it aloud.',
      child:
        'Answer a question in a telegram of ten words. Fit in how you found out. Choose which words must stay, and wire it to {hero}.',
      steps: [
        'Get out paper and pencils. All telegrams go on one sheet.',
        'A number counts as one word. After a wrong answer, mend the telegram together.',
      ],
      say: 'Every word costs. What do you wire?',
    },
  ],
  safety: [],
}
