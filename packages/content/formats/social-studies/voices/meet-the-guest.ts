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
        you: 'Ask, and then: How do you know?',
        child: 'Answers into the spoon and tells how it is known: one {token}.',
        end: 'All is asked, and the guest takes a bow.',
      },
      round:
        'You greet the guest and read question 1. Into the spoon your child says {answer}. How do you know? The guest tells, and you draw one {token} on the sheet.',
      steps: [
        'Get out spoons, paper and pencils. One spoon is the microphone.',
        'Wrong? Tell the answer as news from a listener. Ask again last.',
        'Read the best answer back as a quote.',
      ],
      say: 'Welcome! Our listeners want true answers.',
    },
    {
      title: 'The Sharp Reporter',
      wrongAnswers: true,
      child:
        'Hold the spoon and be the reporter. Ask {friend} each question. Listen for a wrong answer and put it right. Note one {token}. Name your show from {place}, funny or serious.',
      inShort: {
        you: 'As {friend}, answer the reporter, mostly wrongly.',
        child: 'Asks you, says right or wrong, and tells the true answer: one {token}.',
        end: 'The reporter has asked everything.',
      },
      round:
        'You whisper question 1. Your child asks it aloud and holds out the spoon. You say {wrong}. Not so! The reporter says {answer} and notes one {token}.',
      steps: [
        'Get out spoons, paper and pencils. One spoon is the microphone.',
        'Missed? Tell the answer. That question is asked again last.',
        'Be right once or twice. No wrong answer printed? Say: nobody knows but my hat.',
      ],
      say: 'I am sure about that. Or am I?',
    },
    {
      title: 'Live Radio Report',
      child:
        'Answer first, then go on the air from {place}. Tell each answer as fresh news. Make a sound before each one. Win one {token} for {hero}. Use a slow voice or a fast one.',
      inShort: {
        you: 'Ask all questions and note one word of each answer.',
        child: 'Answers, then tells each from its word as live news: one {token}.',
        end: 'All answers were on the air.',
      },
      round:
        'You read question 1. Your child says {answer}. You note one word of it. Later, live on the air, your child sees that word and tells the news: one {token} is drawn there.',
      steps: [
        'Get out spoons, paper and pencils.',
        'Wrong? Tell the answer before you note it.',
        'Tap an opening tune with the spoons. Live! Forgotten? Read the question again.',
      ],
      say: 'Three, two, one, you are live. What is the news?',
    },
  ],
  safety: [],
}
