import type { Skill } from '../../types.ts'
import { familyInterview } from './organizers/1st.ts'
import { longAgoOrToday } from './sets/1st.ts'

export const firstWorld: Skill[] = [
  {
    id: 'social-studies.1.map-symbols',
    subject: 'social-studies',
    grade: '1st',
    order: 4,
    short: 'Reading a map',
    iCan: 'I can find places on a map and tell what its symbols show.',
    codes: ['D2.Geo.1.K-2', 'D2.Geo.2.K-2'],
    prerequisites: ['social-studies.k.where-is-it'],
    keywords: [
      { word: 'symbol', definition: 'a small picture that stands for a real thing' },
      { word: 'map key', definition: 'a box that tells what each small picture means' },
    ],
    model:
      'Draw a tiny tree in the air. Say: On a map, one little tree can stand for a whole forest. How do I know? I look at the map key. It says: tree means forest. To find a square I say its letter, then its number. B2 means: go to B, then go to 2.',
    check: {
      question: 'What does a map key help you do?',
      lookFor: 'It tells what each symbol on the map means.',
    },
    misconception: {
      says: 'A little tree on a map means one tree.',
      reply: 'Look at the key. The small tree may stand for a whole forest. Symbols are short cuts.',
    },
    easier: 'Match a finger picture, such as a wave, to what it could mean.',
    harder: 'Make a map of your room with three symbols and tell what the key says.',
    prompts: [
      { ask: 'A wavy blue line on a map: what may it show?', answer: 'a river (or other water)' },
      { ask: 'What part of a map tells what symbols mean?', answer: 'the map key' },
      { ask: 'Draw a symbol for a home.', answer: 'a small simple house' },
      { ask: 'Does a map show a place from above or from the side?', answer: 'from above' },
      { ask: 'A grid square is C3. Which is the letter? Which is the number?', answer: 'letter C, number 3' },
      { ask: 'You are at A1. Go one square to B. Where are you?', answer: 'B1' },
      { ask: 'Make a symbol for {place}. Tell why it fits.', answer: 'any simple picture with a reason' },
      { ask: '{hero} hides one {thing} at B2. Which letter does {friend} find first?', answer: 'B' },
      {
        ask: 'A map key shows a cross-shaped tool for a repair shop. Why not use words?',
        answer: 'a picture is small and quick to read',
      },
    ],
    sheets: [{ kind: 'grid-map', size: 4, places: 5, ask: ['what-is-at', 'where-is'] }],
  },
  {
    id: 'social-studies.1.past-present',
    subject: 'social-studies',
    grade: '1st',
    order: 6,
    short: 'Long ago and today',
    iCan: 'I can tell how life long ago was like ours and not like ours.',
    codes: ['D2.His.2.K-2'],
    prerequisites: ['social-studies.k.my-day'],
    keywords: [
      { word: 'present', definition: 'the time we live in now' },
      { word: 'past', definition: 'the time before now' },
    ],
    model:
      'Flip a light switch. Say: In the present, I flip this and there is light. In the past, people lit an oil lamp. What is the same? Both give light at night. What is not the same? The lamp had a flame and smoke. I tell one same and one different.',
    check: {
      question: 'How did people wash clothes before there were washing machines?',
      lookFor: 'By hand, with soap, water and a washboard. It took much longer.',
    },
    misconception: {
      says: 'Children long ago had no fun.',
      reply: 'They played tag, spun tops and jumped rope. We still play those games today.',
    },
    easier: 'Hold up a thing from home and act out how people did that job long ago.',
    harder: 'Tell three ways to travel in order from the oldest to the newest.',
    prompts: [
      { ask: 'Which is from long ago: a wagon with horses or a jet?', answer: 'a wagon with horses' },
      { ask: 'Which is newer: a light bulb or an oil lamp?', answer: 'a light bulb' },
      { ask: 'What did people ride before cars?', answer: 'horses, wagons or boats (they also walked)' },
      { ask: 'Tell one game from long ago that we still play.', answer: 'tag, hide and seek or jump rope' },
      { ask: 'Show how to wash a shirt with no machine.', answer: 'rub it with soap and water by hand' },
      { ask: 'Did people send letters in the past?', answer: 'yes, and we still do' },
      { ask: '{hero} writes with a feather quill at {place}. Past or present?', answer: 'past' },
      { ask: '{friend} lived long ago. How did {friend} get water?', answer: 'from a well, a pump or a stream' },
      {
        ask: 'Name one thing that is the same long ago and today.',
        answer: 'such as families, friends, songs or games',
      },
    ],
    sheets: [longAgoOrToday],
  },
  {
    id: 'social-studies.1.order-events',
    subject: 'social-studies',
    grade: '1st',
    order: 7,
    short: 'Events in order',
    iCan: 'I can put events in order and tell what came before and after.',
    codes: ['D2.His.1.K-2'],
    prerequisites: ['social-studies.k.my-day'],
    keywords: [
      { word: 'event', definition: 'something that happens' },
      { word: 'timeline', definition: 'a line that shows when things took place, in order' },
    ],
    model:
      'Lay out a line with a belt or a scarf. Put a sock at one end. Say: This is when you were born. Move along and put down a spoon: first you ate with a spoon. Put a shoe at the far end: now you run. Walk the line. Left is long ago. Right is now.',
    check: {
      question: 'On a timeline, which end shows what happened first?',
      lookFor: 'The left end. Time goes from left to right.',
    },
    misconception: {
      says: 'The event I like best goes first.',
      reply: 'A timeline does not pick the best. It asks: When? What happened earliest goes first.',
    },
    easier: 'Put three parts of your morning in order with three toys on a line.',
    harder: 'Make a timeline of your life with five events and tell the time between two.',
    prompts: [
      { ask: 'Which came first for you: walk or crawl?', answer: 'crawl, for most babies' },
      { ask: 'What comes after Monday?', answer: 'Tuesday' },
      { ask: 'Lunch is at 12. Snack is at 3. Which is before?', answer: 'lunch' },
      { ask: 'Put in order: plant, seed, bud. Say it.', answer: 'seed, plant, bud' },
      { ask: 'On a timeline, is the start on the left or the right?', answer: 'on the left' },
      { ask: '{hero} wakes at 7 and sails at 9. What is first?', answer: 'waking up' },
      { ask: '{friend} gets to {place} at 2. The show is at 4. How many hours to wait?', answer: '2', sum: '4 - 2' },
      { ask: 'Tell one event from last week and one from today.', answer: 'two true events with the older one first' },
      { ask: 'You are 6. Two years ago, how old were you?', answer: '4', sum: '6 - 2' },
    ],
    sheets: [{ kind: 'timeline', unit: 'hour', ask: ['order', 'first', 'between', 'before-after'] }],
  },
  {
    id: 'social-studies.1.traditions',
    subject: 'social-studies',
    grade: '1st',
    order: 8,
    short: 'Traditions we share',
    iCan: 'I can tell about a tradition and show respect for one that is new to me.',
    codes: ['D2.Geo.6.K-2', 'D2.His.9.K-2'],
    prerequisites: ['social-studies.k.families'],
    keywords: [
      { word: 'culture', definition: 'the foods, songs, words and ways that a group shares' },
      { word: 'tradition', definition: 'a way of doing things that older people pass on' },
    ],
    model:
      'Say: In our family we have one tradition. Name a real one, such as soup on cold Sundays. Who taught it to us? Name that person. Now ask: What if a friend does it another way? I say: Tell me more! That is respect. I ask, I listen and I do not tease.',
    check: {
      question: 'A new friend takes off shoes at the door. How do you show respect?',
      lookFor: 'Do the same at that home, or ask about it kindly.',
    },
    misconception: {
      says: 'A new way is a strange way.',
      reply: 'It is new to you. To your friend it feels like home. Your way may be new to them.',
    },
    easier: 'Act out one thing your family does on birthdays while others guess.',
    harder: 'Ask two people about one tradition and tell how their answers differ.',
    prompts: [
      {
        ask: 'Name one thing your family does each year.',
        answer: 'any true one, such as a picnic or a birthday song',
      },
      { ask: 'Who can teach you a family song?', answer: 'an older person, such as a grandparent' },
      { ask: 'Say hello in Spanish: hola. Now say thank you: gracias.', answer: 'hola, gracias' },
      { ask: 'In Japan, many people bow. Show a small bow. What does it say?', answer: 'hello, thank you or respect' },
      {
        ask: 'A friend eats a food you never saw. What can you say?',
        answer: 'something kind, such as: What is it called?',
      },
      { ask: 'Are traditions the same in all homes?', answer: 'no' },
      { ask: '{friend} brings a new game to {place}. Show respect.', answer: 'listen to the rules and try it' },
      { ask: 'Make a new tradition for {hero} and {friend}.', answer: 'something they can do again and again' },
      { ask: 'Why do families tell old stories?', answer: 'to pass on who they are and what they did' },
    ],
    sheets: [familyInterview],
  },
]
