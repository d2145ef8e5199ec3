import type { Format } from '../../../types.ts'

export const meetTheGuest: Format = {
  id: 'social-studies.meet-the-guest',
  subject: 'social-studies',
  title: 'Meet the Guest',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'act',
  layout: 'a',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'spoons', quantity: '1, as a microphone', core: true, substitute: 'a rolled sock' },
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
        'Choose a guest name and visit {place}. Listen to each question. Say your answer into the spoon. Tell how you know it. Win one {token} for {hero} each time.',
      inShort: {
        you: 'Read a question, and then ask: How do you know?',
        child: 'Answers into the spoon and tells how it is known.',
        end: 'Read the best answer back as a quote. The guest bows.',
      },
      round:
        'You greet the guest and read question 1. Into the spoon your child says {answer}. How do you know? The guest tells.',
      steps: ['Get out spoons. One is the microphone.', 'Wrong? Tell the answer as news from a listener.'],
      say: 'Welcome! Our listeners want true answers.',
      materials: [{ name: 'spoons', quantity: '1', core: true, substitute: 'a rolled sock' }],
    },
    {
      title: 'The Sharp Reporter',
      wrongAnswers: true,
      child:
        'Hold the spoon and be the reporter. Ask {friend} each question. Listen for a wrong answer and put it right. Note one {token}. Name your show from {place}, funny or serious.',
      inShort: {
        you: 'Whisper a question. As {friend}, answer the reporter with the wrong answer that is printed, or: nobody knows but my hat.',
        child: 'Asks you aloud, says right or wrong, and tells the true answer.',
      },
      round:
        'You whisper question 1. Your child asks it aloud and holds out the spoon. You say {wrong}. Not so! The reporter says {answer}.',
      steps: ['Get out spoons. One is the microphone.', 'Missed? Tell the answer.', 'Be right once or twice.'],
      say: 'I am sure about that. Or am I?',
      materials: [{ name: 'spoons', quantity: '1', core: true, substitute: 'a rolled sock' }],
    },
    {
      title: 'Live Radio Report',
      child:
        'Answer first, then go on the air from {place}. Tell each answer as fresh news. Make a sound before each one. Win one {token} for {hero}. Use a slow voice or a fast one.',
      inShort: {
        you: 'Read all questions and note one word of each answer. Then show the words: you are live!',
        child: 'Answers. Then tells each answer from its word as live news.',
      },
      round:
        'Your child says {answer}. You note one word of it. Later, live on the air, your child sees that word and tells the news.',
      steps: [
        'Get out spoons, paper and pencils. One spoon is the microphone.',
        'Wrong? Tell the answer before you note it.',
        'Forgotten? Read the question again.',
      ],
      say: 'Three, two, one, you are live. What is the news?',
    },
  ],
  safety: [],
}
