import type { Format } from '../../../types.ts'

export const teachAToy: Format = {
  id: 'science.teach-a-toy',
  subject: 'science',
  title: 'Teach a Toy Friend',
  modality: { primary: 'auditory', secondary: ['kinesthetic'] },
  kind: 'talk',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'pillow', quantity: '1, as a seat', core: false },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 3,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      ages: 'younger',
      questions: 3,
      child:
        'Find a soft toy or a shoe and name it {friend}. Tell your pupil each answer. Show it with your hands or a sketch. Draw one {token} when your pupil says it back. Choose where the class of {place} sits.',
      inShort: {
        you: 'Lend the toy your voice, and let it ask and repeat.',
        child: 'Teaches the toy each answer. Once the toy can say it: one {token}.',
        end: 'The toy can say every answer.',
      },
      round:
        'The toy asks question 1. Your child says {answer} and helps it along with hands, a sketch or an example. The toy says it back in your voice. Your child draws one {token}.',
      steps: [
        'Get out a pillow, paper and pencils. Seat the pupil on the pillow.',
        'If the teacher is off, whisper the answer.',
        'Ask the toy one question again. Your child helps it.',
      ],
      say: 'Your pupil is all ears. How would you say it in your own words?',
    },
    {
      title: 'The Toy Test',
      ages: 'younger',
      answers: 'short',
      wrongAnswers: true,
      questions: 3,
      child:
        'Give a test to a class from {place}. Ask a question and listen to the toy. Say right or wrong. Tell {hero} how each wrong answer should go. Pick a squeaky voice or a sleepy voice for your pupil.',
      inShort: {
        you: 'Let the toy answer, sometimes wrong.',
        child: 'Says right or wrong, and tells the toy how it should go: one {token}.',
        end: 'The toy has passed every question.',
      },
      round:
        'Your child asks the toy question 1. It squeaks {wrong}. Not quite! Your child says {answer} and explains why. The toy says it back. One {token} is drawn.',
      steps: [
        'Get out a pillow, paper and pencils. Put a toy on the pillow.',
        'Use the tempting ones from the last step, or squeak: a purple noodle. Once, be right.',
        'If the teacher is not sure, whisper the answer.',
        'At the end the toy gets the wrong ones right.',
      ],
      say: 'I studied hard, Teacher. Is this one right?',
    },
    {
      title: 'The Guided Tour',
      questions: 3,
      child:
        'Be the guide on a tour of {place}. Stop once for each question. Answer it for {friend}, your visitor. Show, draw or tell more, and draw one {token}. Choose where the tour begins.',
      inShort: {
        you: 'Be {friend}, the visitor, and ask at each stop.',
        child: 'Answers at the stop and shows, draws or tells more. Right: one {token}.',
        end: 'The tour is back at the bus.',
      },
      round:
        'First stop: the door. You ask question 1 like a visitor. Your guide says {answer} and makes it clear with hands, a sketch or an example. One {token} is drawn.',
      steps: [
        'Get out a pillow, paper and pencils. The pillow is the bus seat. Agree on one stop for each question: a door, a chair, a window.',
        'Wrong? Tell it, and come back to that stop last.',
        'Back on the bus, ask to hear the best fact again.',
      ],
      say: 'Dear guide, I have a question at this stop.',
    },
    {
      title: 'One-Minute Talk',
      ages: 'older',
      questions: 3,
      child:
        'Plan a short talk for the team at {place}. Write one key word for each answer. Explain each answer in one or two sentences. Use the word because at least once. Choose: {hero} may interrupt you or must wait.',
      inShort: {
        you: 'As {hero}, ask after each answer: how do you know?',
        child: 'Gives a talk from key words. Each answer that holds wins one {token}.',
        end: 'The talk is over, and every answer holds.',
      },
      round:
        'Your child says {answer} to question 1 and notes one key word. In the talk that word becomes a sentence with because. How do you know? A fact or an example holds: one {token}.',
      steps: [
        'Get out a pillow, paper and pencils. The pillow marks where the speaker stands.',
        'Ask all the questions first. Put right what is wrong before its key word is noted.',
        'A bare answer tries again.',
      ],
      say: 'The floor is yours. I will ask how you know.',
    },
  ],
  safety: [],
}
