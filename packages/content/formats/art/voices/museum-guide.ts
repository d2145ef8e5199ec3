import type { Format } from '../../../types.ts'

export const museumGuide: Format = {
  id: 'art.museum-guide',
  subject: 'art',
  title: 'Museum Guide',
  modality: { primary: 'auditory', secondary: ['kinesthetic', 'visual'] },
  kind: 'act',
  layout: 'c',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'spoons', quantity: '1, as a microphone', core: true, substitute: 'a rolled sock' },
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true },
  ],
  prepMinutes: 1,
  prompts: 4,
  carriesSheet: true,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 5, share: 2 },
  takes: [
    {
      child:
        'Lead your guest through the museum at {place}. Pick a thing for each stop. Say your answer into the spoon. Show it with a sketch or with your hands: one {token}. Tell {hero} what to see last.',
      inShort: {
        you: 'As the guest, read one question at each stop.',
        child: 'Leads you there, answers into the spoon and shows something of the answer with the hands.',
        end: 'The guide gets applause and draws the best stop.',
      },
      round:
        'The guide stops at a chair. You read question 1. With the spoon in one hand your child shows or says {answer}, and adds a hand sign.',
      steps: ['Get out spoons, paper and pencils. One spoon is the microphone.', 'Missed? Tell the answer.'],
      say: 'Excuse me, I am curious. Could you tell us?',
    },
    {
      title: 'Artist on Air',
      child:
        'Choose an artist name. Speak on the radio of {place}. Listen to each question. Say your answer and draw as you talk. Win one {token} each time. Thank {friend} for helping.',
      inShort: {
        you: 'Host the radio show and read what listeners ask.',
        child: 'Answers into the spoon, then draws and tells each line.',
        end: 'Read the best sentence back as a quote.',
      },
      round:
        'You tap the spoon and read question 1 as a letter from {friend}. Your child shows or says {answer}, draws, and tells each line on the air.',
      steps: [
        'Get out spoons, paper and pencils. One spoon is the microphone.',
        'Missed? Tell it as a call from {hero}.',
      ],
      say: 'Our listeners want to try it at home. What comes first?',
    },
    {
      title: 'Living Pictures',
      child:
        'Act out a picture with your whole body. Hold still as I look around. Tell {hero} the answer when I tap your hand: one {token}. Pick a calm picture or a wild one of {place}.',
      inShort: {
        you: 'Read a question and tap the spoon: freeze! Look at the living picture and tap one hand.',
        child: 'Poses as something from the question. Tapped, gives the answer.',
        end: 'Your child draws the best pose in a frame.',
      },
      round:
        'You read question 1 and tap the spoon: freeze! Your child is a picture of something in it. You tap one hand. The picture says {answer}.',
      steps: ['Get out spoons, paper and pencils. Choose a spot.', 'Missed? Tell the answer.'],
      say: 'If this picture could talk, what would it tell me?',
    },
  ],
  safety: [],
}
