import type { Skill } from '../../../types.ts'
import { threeFinds } from '../pages/kindergarten.ts'
import { whatTellsMe } from '../pages/kindergarten-further.ts'
import { softOrHard } from '../sets/kindergarten.ts'

export const fiveSenses: Skill = {
  id: 'science.k.five-senses',
  subject: 'science',
  grade: 'kindergarten',
  strand: 'physical',
  order: 1,
  short: 'Observing Closely',
  iCan: 'I can name what I see and hear and feel when I look closely.',
  codes: ['K-LS1-1'],
  prerequisites: [],
  keywords: [{ word: 'observe', definition: 'to look, listen or feel with care' }],
  model:
    'Sit at a table. Say: I observe: I look, listen and feel. My eyes see the color of the table. (Name it.) My fingers feel that it is hard. My sleeve is soft. I knock on both: My ears tell me that the table is louder. I did not guess. I found out!',
  picture: {
    kind: 'table',
    rows: [
      ['eyes', 'look'],
      ['ears', 'listen'],
      ['fingers', 'feel'],
    ],
  },
  check: {
    question: 'Knock on a chair. Name one thing that you see, hear and feel.',
    lookFor: 'Such as: it is brown, the knock is loud, and it is hard.',
  },
  laterChecks: [
    {
      question: 'Shut your eyes and touch your sleeve. What do you notice?',
      lookFor: 'A true touch word such as soft, smooth or warm.',
    },
    {
      question: 'Look at the back of one hand. Name two things that you see.',
      lookFor: 'Two true things, such as nails, lines, a color or hairs.',
      further: true,
    },
  ],
  misconception: {
    says: 'Only my eyes can observe.',
    reply: 'Close your eyes. I will tap the table. You still know something new, because ears observe too.',
  },
  easier: 'Shut your eyes. Touch a sock, then the floor. Say soft or hard each time. (sock soft, floor hard)',
  harder: 'Rub your palms fast. Name what you see, hear and feel. (hands that move, a quiet swish, warm skin)',
  again: {
    easier:
      'Touch your hair, then touch a fingernail. Which one feels soft? Which one feels hard? (hair soft, nail hard)',
    harder: 'Shut your eyes while I clap, tap the table and rub my hands. Name the sounds in order. (clap, tap, rub)',
    model:
      'Shut your eyes and feel a chair. Say: My fingers tell me two things. It is hard, and it is smooth. Sit still: My ears tell me two sounds. (Name them.) Open your eyes: They tell me its color. (Name it.) Is it heavy? Eyes cannot tell. I lift it a little: yes, it is.',
    misconception: {
      says: 'I need not look. My fingers feel that it is brown.',
      reply: 'Shut your eyes and feel one secret thing in my hand. Which color is it, and how can you check?',
    },
  },
  prompts: [
    { part: 'see', ask: 'Look around you. Name one thing that shines.', answer: 'such as a spoon' },
    {
      part: 'hear',
      ask: 'Play {hero}: shut your eyes. Clap once, then rub your hands. Which is louder?',
      answer: 'the clap',
    },
    { part: 'feel', ask: 'Touch one fingernail. Does it feel hard or soft?', answer: 'hard' },
    {
      part: 'see',
      ask: 'Look out of a window. Tell {friend} one color that you see.',
      answer: 'such as blue',
    },
    { part: 'hear', ask: 'Knock on the floor, then on a sleeve. Which is louder?', answer: 'the floor' },
    {
      part: 'feel',
      ask: '{friend} needs a soft spot. Touch a wall and your cheek. Which is soft?',
      answer: 'your cheek',
    },
    { part: 'see', ask: 'Observe your sleeve for {hero}. Name one thing on it.', answer: 'such as a seam' },
    { part: 'hear', ask: '{friend} sleeps. Hum a song, then shout it. Which is quieter?', answer: 'the hum' },
    {
      part: 'feel',
      ask: '{hero} looks for bumps. Rub your knuckles, then the table top. Which is bumpy?',
      answer: 'the knuckles',
    },
    { part: 'see', ask: 'Observe one fingertip very closely. What is in the skin?', answer: 'thin lines' },
    {
      part: 'hear',
      ask: 'Help {friend}: sit still with shut eyes and listen. Name one sound.',
      answer: 'such as a fan',
    },
    { part: 'feel', ask: 'Feel a cheek, then the table top. Which is cooler?', answer: 'the table top' },
    {
      part: 'see',
      ask: 'Observe your palm for {hero}, then turn your hand. What is new?',
      answer: 'such as the nails',
    },
    { part: 'hear', ask: 'Tap with a nail, then with a soft fingertip. Which is louder?', answer: 'the nail' },
    { part: 'feel', ask: 'Feel a sleeve, then a fingernail. Which one is smooth and hard?', answer: 'the nail' },
    {
      part: 'see',
      ask: 'Pick a thing for {friend}. Name its color and its shape.',
      answer: 'such as red and round',
      further: true,
    },
    {
      part: 'hear',
      ask: 'Be a guard at {place}. Sit still and count to ten. Name two sounds.',
      answer: 'such as a clock and a voice',
      further: true,
    },
    {
      part: 'feel',
      ask: 'Touch one thing for {hero} with shut eyes. Name two things you feel.',
      answer: 'such as smooth and cold',
      further: true,
    },
    {
      part: 'feel',
      ask: 'Two mugs look alike. One is warm. How can {friend} find it?',
      answer: 'touch both',
      further: true,
    },
    {
      part: 'feel',
      ask: 'Two shut bags look alike. How can {hero} find the heavy one?',
      answer: 'lift both',
      further: true,
    },
    {
      part: 'hear',
      ask: 'A shut box rattles. What can the ears of {hero} tell: the sound or the color?',
      answer: 'the sound',
      further: true,
    },
    {
      part: 'see',
      ask: 'Shut your eyes and feel a sleeve. What can your fingers not tell?',
      answer: 'its color',
      further: true,
    },
  ],
  sheets: [
    threeFinds,
    softOrHard,
    { kind: 'classification-key', form: 'sort', traits: ['spots', 'wings', 'tail'], specimens: 4 },
    { ...whatTellsMe, further: true },
  ],
}
