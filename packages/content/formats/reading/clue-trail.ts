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
      child:
        "Find the clues that {hero} hid near {place}. Walk to each one and read it there. Say the answer, then move on. Hop or tiptoe between clues: you choose. Put the last clue in {friend}'s hand.",
      gist: 'You hide one clue slip for each question; your child finds them in order, solves each on the spot, and ends by handing you, {friend}, the last slip.',
      steps: [
        'Get out paper and pencils. Write each numbered clue on a slip.',
        'Hide the slips in one room at eye level. Keep the floor clear.',
        'Find and solve slip one together.',
        'Your child hunts on. Read along where help is wanted.',
        'Lay the slips in a row and tell the answers again.',
      ],
      say: '{hero} left a trail for you. Each clue you solve brings you one step closer to {place}.',
      success: 'Your child reaches the end and can still tell the answer to every slip.',
    },
    {
      child:
        'Read the signs around {place} like a scout for {friend}. Move from wall to wall and stop at each sign. Show the answer or write it. Find a quiet way to walk.',
      gist: 'Your child, the scout, walks from sign to sign, reads or hears each question, notes its answer, and reports them all to you back at camp.',
      steps: [
        'Get out paper and pencils. Write one numbered question on each quarter sheet to make signs.',
        'Prop the signs around the room, far apart. Stay close while your child moves.',
        'Be scouts side by side at the first sign. Your child scouts the rest.',
        'At the report, ask for the words that prove an answer.',
      ],
      say: 'Scout, the signs at {place} are for your eyes only. Report to me once you have read them all.',
      success: 'The report has an answer for each sign, and your child can lead you to the proof.',
    },
    {
      child:
        'Gather the lost notes before the {things} are moved. Crawl, stretch or march to the next note. Read it where you find it. Act out or say what it asks for. Build a pile of solved notes for {hero}.',
      gist: "Note by note, your child fetches a hidden clue, acts out or says the answer and, once right, adds it to {hero}'s pile, until none is missing.",
      steps: [
        'Get out paper and pencils. Copy each clue onto a note and fold it.',
        'Put the notes under, on and behind soft furniture. Say how many there are.',
        'Fetch and solve the first yourself, thinking aloud.',
        'Not right yet? Read the note again.',
      ],
      say: 'The notes are scattered, and {hero} needs all of them. Which way will you travel to the first?',
      success: 'Every note is in the pile, and your child answered most of them without help.',
    },
  ],
  safety: [{ hazard: 'moving around the room', adultNote: 'A grown-up clears the floor first and stays close.' }],
}
