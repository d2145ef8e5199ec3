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
        you: 'Read the question of each slip that is found.',
        child: 'Finds a slip, answers its question on the spot, then hops or tiptoes off to find another.',
        end: 'Your child lays out the slips and retells the answers.',
      },
      round:
        'Your child finds slip 1 behind a cushion. Right there you read question 1. Your child says {answer} and hops off to find another slip.',
      child:
        'Find the slips that {hero} hid near {place}. Answer each one on the spot: one {token}. Hop or tiptoe between them: you choose. Tell {friend} all your answers at the end.',
      steps: [
        'Get out paper and pencils. Number one slip for each question. Hide the slips in one room at eye level. Clear the floor.',
        'Wrong? Read it again together before moving on.',
      ],
      say: '{hero} left a trail for you. Each answer brings you closer to {place}.',
    },
    {
      inShort: {
        you: 'Wait at camp, or go along to read. At each report ask: How do you know?',
        child: 'Sneaks to a sign, reads or hears it, sneaks back and reports the answer and the reason.',
      },
      round:
        'Your child reads or hears question 1 at its sign, sneaks back and reports {answer}. You ask: How do you know? Your child tells.',
      child:
        'Read the signs around {place} like a scout for {friend}. Find a quiet way back to camp. Report your answer and how you know. Choose how to move: sneak, creep or slide.',
      steps: [
        'Get out paper and pencils. Write each numbered question on a quarter sheet. Prop these signs around one room, far apart.',
        'Wrong? Go back to the sign together, finger on the words.',
      ],
      say: 'Scout, the signs at {place} are for your eyes only. Report to me!',
    },
    {
      inShort: {
        you: 'Say how many notes are hidden. Read the next question when one comes in.',
        child: 'Fetches a folded note and answers. Then unfolds it and lays its {token} on the pile.',
      },
      round:
        'Your child crawls to any note and marches back. You read question 1. Your child tells {answer}, unfolds the note and lays its {token} on the pile.',
      child:
        'Gather the lost notes before the {things} are moved. Choose a way to travel: crawl, stretch or march. Answer a question to open your note. Build a pile of {tokens} for {hero}.',
      steps: [
        'Get out paper and pencils. For each question, draw one {token} on a note and fold it. Hide the notes around soft furniture.',
        'Wrong? Read the question again together.',
        'Travel differently each time.',
      ],
      say: 'The notes are scattered, and {hero} needs all of them. How will you travel?',
    },
  ],
  safety: [{ hazard: 'moving around the room', adultNote: 'A grown-up clears the floor first and stays close.' }],
}
