import type { Skill } from '../../../types.ts'
import { whatShakes } from '../pages/1st.ts'
import { wayOfTheShaking } from '../pages/1st-further.ts'

export const sound: Skill = {
  id: 'science.1.sound',
  subject: 'science',
  grade: '1st',
  strand: 'physical',
  order: 2,
  short: 'Sound Shakes',
  iCan: 'I can make a sound and show what shakes to make it.',
  codes: ['1-PS4-1'],
  prerequisites: ['science.k.five-senses'],
  keywords: [{ word: 'vibrate', definition: 'to shake back and forth very fast' }],
  model:
    'Touch your throat and hum. Say: I feel a buzz. My throat vibrates: it shakes back and forth. Stop: no buzz, no sound. So the shaking makes the sound. Hum softly, then loudly: the loud hum shakes more. Knock on a table, one hand flat on it: it shakes like the top of a drum.',
  check: {
    question: 'Make a sound with your body. Which part shakes, and when is it quiet?',
    lookFor: 'Such as a hum: the throat shakes. No shaking, no sound.',
  },
  laterChecks: [
    {
      question: 'A drum is quiet. What must you do to make a sound?',
      lookFor: 'Hit it, so that the top shakes and makes the sound.',
    },
    {
      question: 'Why can you hear a soft tap better with one ear on the table?',
      lookFor: 'The table shakes, and the shaking runs through it to my ear.',
      further: true,
    },
  ],
  misconception: {
    says: 'Only my hand makes the sound when I hit a drum.',
    reply: 'Knock on the table and lay the other hand flat on it. What shakes under that hand?',
  },
  easier:
    'Touch your nose. Say mmm, stop, say mmm, stop. Say buzz or no buzz each time. (buzz, no buzz, buzz, no buzz)',
  harder:
    'Make three sounds: hum, knock on the table, buzz your lips. Show what shakes each time. (throat, table, lips)',
  again: {
    easier: 'Lay one hand flat on a table and knock with the other. What does the flat hand feel? (the table shakes)',
    harder: 'A bee hums, but its mouth makes no sound. What shakes to make the hum? (its wings)',
    model:
      'Let your child lay one ear on a table. Scratch the far end softly with one finger. Say: My finger makes the table vibrate here. The shaking runs through the table to your ear. Lift your head and listen: Now it is fainter. I stop, so the table stops shaking, and it is quiet.',
    picture: { kind: 'flow', steps: [['finger'], ['table'], ['ear']] },
    misconception: {
      says: 'With my ear on the table I hear less. Wood is too hard for sound.',
      reply: 'Count my soft scratches, first with an ear on the table, then without. When do you hear them better?',
    },
  },
  prompts: [
    { part: 'shakes', ask: 'Hum with a hand on your neck. Which part vibrates?', answer: 'the throat' },
    {
      part: 'make',
      ask: 'Tap a table for {friend}, then leave it alone. When is there a sound?',
      answer: 'when you tap',
    },
    { part: 'shakes', ask: '{hero} hits a drum. Which part vibrates?', answer: 'the top' },
    { part: 'make', ask: 'How do you make a bell at {place} ring?', answer: 'shake or hit it' },
    { part: 'shakes', ask: 'The shaking stops. What happens to the sound?', answer: 'it stops' },
    { part: 'make', ask: 'Make your lips buzz like a bee for {hero}. What did they do?', answer: 'they shook' },
    { part: 'shakes', ask: 'A bell rings at {place}. What shakes to make the sound?', answer: 'the bell' },
    { part: 'make', ask: 'Make a soft hum, then a loud one. Which shakes more?', answer: 'the loud hum' },
    { part: 'shakes', ask: 'Knock on a table with your hand flat on it. What shakes?', answer: 'the table' },
    { part: 'make', ask: '{hero} wants a soft drum sound at {place}. How must {hero} tap?', answer: 'gently' },
    { part: 'shakes', ask: '{friend} plucks a wire on a banjo. What vibrates?', answer: 'the wire' },
    { part: 'make', ask: 'Make a hum that shakes more. What do you change?', answer: 'hum louder' },
    { part: 'shakes', ask: 'Rice jumps on a drum. What pushes the rice?', answer: 'the shaking drum top' },
    {
      part: 'make',
      ask: 'Say aaah with fingers on your throat, then whisper it. When is the buzz?',
      answer: 'with the aaah',
    },
    {
      part: 'shakes',
      ask: '{hero} taps a drum, then hits it hard. When does it shake more?',
      answer: 'with the hard hit',
    },
    {
      part: 'make',
      ask: 'Make three sounds for {friend} with your body. Show what shook.',
      answer: 'such as hands, lips and throat',
    },
    { part: 'shakes', ask: 'How can {friend} feel that a drum shakes?', answer: 'touch its top' },
    {
      part: 'shakes',
      ask: 'Play {hero}: lay one ear on a table and tap it. What brings the sound to your ear?',
      answer: 'the table',
      further: true,
    },
    {
      part: 'make',
      ask: 'Rub a table softly with one ear on it, then off it. When is it louder?',
      answer: 'ear on the table',
      further: true,
    },
    {
      part: 'shakes',
      ask: 'Hum with one hand on top of your head. What shakes up there?',
      answer: 'the head',
      further: true,
    },
    {
      part: 'make',
      ask: '{friend} taps one end of a bench. Where does it shake: only there or all along?',
      answer: 'all along',
      further: true,
    },
    {
      part: 'shakes',
      ask: '{hero} knocks on a thick door. What takes the shaking to the other side?',
      answer: 'the door',
      further: true,
    },
  ],
  sheets: [whatShakes, { ...wayOfTheShaking, further: true }],
}
