import type { Skill } from '../../types.ts'
import { spellingSort } from './spelling-sort.ts'

export const fourthWords: Skill[] = [
  {
    id: 'reading.4.break-long-words',
    subject: 'reading',
    grade: '4th',
    order: 1,
    short: 'Breaking Long Words',
    iCan: 'I can identify the syllables and word parts of a long word and read it.',
    codes: ['RF.4.3.a'],
    prerequisites: ['reading.3.many-syllables'],
    keywords: [
      { word: 'syllable', definition: 'one beat of a word, with one vowel sound in it' },
      { word: 'root', definition: 'the main part of a word, which carries most of the meaning' },
    ],
    model:
      'Write uncomfortable. Say: I peel first. The prefix is un, the suffix is able, and comfort is left in the middle. Now I read from left to right: un, com, fort, a, ble. Five parts. I say it again without stops. Peel the ends, read the middle, put it back together.',
    check: {
      question: 'How would you peel the word disagreement?',
      lookFor: 'Dis at the front, ment at the end, agree in the middle.',
    },
    misconception: {
      says: 'I look at the first letters and say a word that starts like that.',
      reply: 'That works for short words. Long words look alike at the front. Peel both ends before you say it.',
    },
    easier: 'Mark the prefix and suffix yourself and let your child read what is left.',
    harder: 'Time how smoothly your child reads three long words inside one sentence.',
    prompts: [
      { ask: 'Which base word is inside unfriendly?', answer: 'friend' },
      { ask: 'Which base word is inside disagreement?', answer: 'agree' },
      { ask: 'Draw lines between the syllables: expedition.', answer: 'ex | pe | di | tion' },
      { ask: 'How many syllables are in refrigerator?', answer: '5: re-frig-er-a-tor' },
      { ask: "Join the parts of {hero}'s password: in, vi, ta, tion.", answer: 'invitation' },
      {
        ask: 'Put the parts in order to find a tool for {friend}: scope, per, i. You look around corners with it.',
        answer: 'periscope',
      },
      {
        ask: 'Which has the most syllables: motorcycle, imagination or thunderstorm?',
        answer: 'imagination: i-mag-i-na-tion, 5 syllables',
      },
      { ask: 'Peel the word unbreakable. Name its three parts.', answer: 'un, break, able' },
      {
        ask: 'Peel the word rediscovery as far as you can. Which small word is at its heart?',
        answer: 'cover: re, dis, cover, y',
      },
      {
        ask: 'Read it smoothly: {hero} gave an unforgettable demonstration of electricity.',
        answer: 'un-for-get-ta-ble, dem-on-stra-tion, e-lec-tric-i-ty',
      },
    ],
    sheets: [
      spellingSort('How many syllables does the word have?', {
        '3 syllables':
          'expensive departure submarine forgotten important detective wilderness fantastic butterfly thunderstorm',
        '4 syllables':
          'calculator expedition thermometer necessary independent motorcycle decoration rhinoceros demonstration agriculture',
        '5 syllables':
          'refrigerator imagination electricity vocabulary hippopotamus university multiplication communication opportunity personality',
      }),
      spellingSort('Split the word into syllables. Count them.', {
        '2 syllables': 'compass machine mountain distance journey cabbage harbor enchant purchase fortress',
        '3 syllables': 'discover gravity telescope remember tropical hurricane microscope vertical consonant carpenter',
        '4 syllables':
          'discovery gravitation photography territory alligator binoculars salamander information impossible harmonica',
      }),
    ],
  },
  {
    id: 'reading.4.latin-prefixes',
    subject: 'reading',
    grade: '4th',
    order: 2,
    short: 'Sub, Inter and Trans',
    iCan: 'I can use prefixes such as sub and inter and trans to explain a word.',
    codes: ['RF.4.3.a', 'L.4.4.b'],
    prerequisites: ['reading.3.prefixes', 'reading.4.break-long-words'],
    keywords: [{ word: 'prefix', definition: 'a part at the front of a word that changes what the word means' }],
    model:
      'Write submarine, interact and transport. Say: Sub means under, and marine means of the sea. A submarine goes under the sea. Inter means between, so interact is to act between people. Trans means across, and port means carry. To transport is to carry across. I read each word as a tiny riddle.',
    check: {
      question: 'Sub means under. What could a subway be?',
      lookFor: 'A way that runs under the ground, such as an underground train.',
    },
    misconception: {
      says: 'Every word that starts with sub has something to do with under.',
      reply: 'Many do. Check with a sentence. A subject in school is not under anything that we can see today.',
    },
    easier: 'Give each prefix a hand sign: under, between, across. Show it before you read.',
    harder: 'Invent a new machine, name it with a prefix, and explain the name.',
    prompts: [
      { ask: 'What does overflow mean?', answer: 'Flow over the edge' },
      { ask: 'What does underline mean?', answer: 'Draw a line under' },
      { ask: 'Sub means under. Where would {hero} drive a submarine?', answer: 'Under the sea' },
      { ask: 'Inter means between. What is an international game?', answer: 'A game between nations' },
      {
        ask: '{friend} must carry 40 {things} across the land to {place}. Which word fits: transport or report?',
        answer: 'transport, to carry across',
      },
      { ask: 'The air is minus five degrees. Is it subzero or overdue?', answer: 'subzero, below zero' },
      {
        ask: 'Which prefix fits? {hero} can read two languages and will ___late the sign.',
        answer: 'trans: translate',
      },
      {
        ask: 'Two roads cross. Is that an intersection or a subsection?',
        answer: 'an intersection: they cut between each other',
      },
      { ask: '{friend} slept too long. Use a word with over.', answer: 'overslept' },
      { ask: 'Explain the word transatlantic. The Atlantic is an ocean.', answer: 'Across the Atlantic Ocean' },
    ],
    sheets: [
      spellingSort('Which prefix does the word begin with?', {
        'begins with sub':
          'submarine subway subtitle subzero subsoil subtotal subset subgroup submerge subdivide substandard',
        'begins with inter':
          'interact interview international interstate intersection interlock interchange intercity interweave interrupt',
        'begins with trans':
          'transport transfer translate transplant transform transparent transatlantic transmit transit transition',
      }),
      spellingSort('Find the prefix. Think of what it means.', {
        'begins with over':
          'overflow overhead overnight overcoat overlook overload oversleep overdue overgrown overpass overtime',
        'begins with under':
          'underline underground undersea underfoot underpass underside underwater underarm undergrowth undersized',
      }),
    ],
  },
  {
    id: 'reading.4.noun-endings',
    subject: 'reading',
    grade: '4th',
    order: 3,
    short: 'Tion, Ness and Ment',
    iCan: 'I can explain how an ending such as tion or ness changes the job of a word.',
    codes: ['RF.4.3.a', 'L.4.4.b'],
    prerequisites: ['reading.3.suffixes'],
    keywords: [
      { word: 'suffix', definition: 'a part at the end of a word that changes its meaning or its job' },
      { word: 'noun', definition: 'a word that names a person, place, thing or idea' },
    ],
    model:
      'Say: The team will invent a machine. The machine is an invention. Invent is what they do. Invention is the thing they get. The suffix tion turned the action into a noun. Ment does the same: move, movement. Ness works on describing words: dark, darkness. I ask: what was it, what is it now?',
    check: {
      question: 'What did the suffix do to the word kind in kindness?',
      lookFor: 'It turned a describing word into a noun, the name of an idea.',
    },
    misconception: {
      says: 'It is spelled shun because it sounds like shun.',
      reply: 'Your ear is right. In a long word that sound is nearly always spelled t, i, o, n or s, i, o, n.',
    },
    easier: 'Give the base word and two suffixes and test which one sounds right.',
    harder: 'Rewrite a sentence so that the noun with a suffix becomes an action word again.',
    prompts: [
      { ask: 'Turn dark into a noun with ness.', answer: 'darkness' },
      { ask: 'Turn move into a noun with ment.', answer: 'movement' },
      { ask: 'Turn collect into a noun with tion.', answer: 'collection' },
      { ask: 'What is the base word in agreement?', answer: 'agree' },
      {
        ask: '{hero} will direct the group to {place}. {friend} follows each ... Finish it with a noun.',
        answer: 'direction',
      },
      { ask: '{friend} was excited. The room was full of ... Finish it with a noun.', answer: 'excitement' },
      { ask: 'Courage is a noun. Make the word for someone who has it.', answer: 'courageous' },
      { ask: 'Say it shorter: able to be washed.', answer: 'washable' },
      { ask: '{hero} wrote: The invenshun is ready. Fix the spelling.', answer: 'invention' },
      {
        ask: 'Say it with a noun: The {things} arrived, and everyone was happy. Everyone felt ...',
        answer: 'happiness. The y changes to i',
      },
    ],
    sheets: [
      spellingSort('Which ending turns the word into a noun?', {
        'ends with tion': 'action motion station election collection direction invention question vacation celebration',
        'ends with ness': 'kindness darkness sadness illness goodness fairness brightness softness weakness happiness',
        'ends with ment':
          'movement payment agreement treatment enjoyment excitement statement pavement shipment amazement',
      }),
      spellingSort('Which ending makes it a describing word?', {
        'ends with able':
          'washable breakable readable enjoyable valuable comfortable movable lovable dependable reasonable',
        'ends with ous': 'famous dangerous nervous joyous mountainous humorous poisonous courageous curious enormous',
        'ends with ful':
          'graceful thoughtful wonderful beautiful powerful delightful respectful forgetful plentiful skillful',
      }),
    ],
  },
]
