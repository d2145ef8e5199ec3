import type { Format } from '../../types.ts'

export const clueTrail: Format = {
  id: 'reading.clue-trail',
  subject: 'reading',
  title: 'Clue Trail',
  modality: { primary: 'kinesthetic', secondary: ['visual'] },
  kind: 'move',
  layout: 'b',
  grades: { from: 'kindergarten', to: '5th' },
  materials: [
    { name: 'paper', quantity: '2 sheets', core: true },
    { name: 'pencils', quantity: '1', core: true, substitute: 'markers' },
  ],
  prepMinutes: 5,
  prompts: 5,
  carriesSheet: false,
  segments: { hook: 1, show: 2, together: 3, yourTurn: 6, share: 1 },
  takes: [
    {
      inShort: {
        you: 'Hide the slips and say warm or cold.',
        child: 'Finds slip after slip and answers on the spot. A right answer wins one {token}.',
        end: 'You, as {friend}, hold the last slip.',
      },
      round:
        'Your child finds slip 1 behind a cushion. Right there you read question 1. Your child says {answer}, draws one {token} on the slip and hops off to find slip 2.',
      child:
        "Find the slips that {hero} hid near {place}. Answer each one on the spot: one {token}. Hop or tiptoe between them: you choose. Put the last slip in {friend}'s hand.",
      steps: [
        'Get out paper and pencils. Number one slip for each question. Hide the slips in one room at eye level. Clear the floor.',
        'Wrong? Read it again together before moving on.',
        'Last, lay out the slips and hear the answers again.',
      ],
      say: '{hero} left a trail for you. Each answer brings you closer to {place}.',
    },
    {
      inShort: {
        you: 'Wait at camp for reports, or go along to read.',
        child: 'Reads a sign, comes back and reports the answer and the reason: one {token}.',
        end: 'Every sign has been reported.',
      },
      round:
        'Your child sneaks to sign 1, reads question 1 or hears it there, and sneaks back. The scout reports {answer}. You ask: How do you know? A good reason, and you draw one {token}.',
      child:
        'Read the signs around {place} like a scout for {friend}. Find a quiet way back to camp. Report your answer and how you know. Choose how to move: sneak, creep or slide.',
      steps: [
        'Get out paper and pencils. Write each numbered question on a quarter sheet. Prop these signs around the room, far apart.',
        'A wrong report? Go back to the sign together, finger on the words. Stay close while your child moves.',
        'The last sign gets the quietest walk.',
      ],
      say: 'Scout, the signs at {place} are for your eyes only. Report to me!',
    },
    {
      inShort: {
        you: 'Read the next question when a note comes in.',
        child: 'Fetches a folded note and answers. A right answer unfolds it: one {token}.',
        end: 'No note is missing from the pile.',
      },
      round:
        'Your child crawls to any note and marches back. You read question 1. Your child draws, shows or tells {answer}, unfolds the note and lays its {token} on the pile.',
      child:
        'Gather the lost notes before the {things} are moved. Choose a way to travel: crawl, stretch or march. Answer a question to open your note. Build a pile of {tokens} for {hero}.',
      steps: [
        'Get out paper and pencils. For each question, draw one {token} on a note and fold it. Hide the notes around soft furniture. Say how many.',
        'Not right yet? Read the question again.',
        'Travel differently each time.',
      ],
      say: 'The notes are scattered, and {hero} needs all of them. How will you travel?',
    },
  ],
  safety: [{ hazard: 'moving around the room', adultNote: 'A grown-up clears the floor first and stays close.' }],
}
