import type { Skill } from '../../types.ts'

export const fifthMeanings: Skill[] = [
  {
    id: 'reading.5.context-relations',
    subject: 'reading',
    grade: '5th',
    order: 4,
    short: 'Clues That Connect',
    iCan: 'I can use cause and comparison in a text to infer what a new word means.',
    codes: ['L.5.4.a', 'RI.5.4', 'RL.5.4'],
    prerequisites: ['reading.4.clue-types'],
    keywords: [
      { word: 'context', definition: 'the words and sentences around a word' },
      { word: 'relationship', definition: 'how two things are connected, such as cause and effect' },
    ],
    model:
      'Say: Because the soil was barren, nothing grew there, while the next field was full of wheat. Because shows a cause: barren soil means that nothing grows. While shows a comparison: the other field is full. Both clues point the same way. Barren means unable to grow plants. Two clues beat one, so I check both.',
    check: {
      question: 'Which words in a sentence signal a cause, and which a comparison?',
      lookFor: 'Because, so or since for a cause, while, like or unlike for a comparison.',
    },
    misconception: {
      says: 'Barren means full of wheat, because wheat is in the sentence.',
      reply: 'The word while turns the sentence around. Which field has the wheat, this one or the next?',
    },
    easier: 'Underline the signal word first, then ask what is on each side of it.',
    harder: 'Check your meaning in a second sentence in which the word has another use.',
    prompts: [
      {
        ask: 'Since the rope was frayed, {hero} would not trust it with any weight. What does frayed mean? Name the signal word.',
        answer: 'Worn and coming apart. Signal word: since',
      },
      {
        ask: 'While {friend} was elated, {hero} sat in a corner and sighed. What does elated mean? Name the signal word.',
        answer: 'Very happy. Signal word: while',
      },
      {
        ask: 'The supplies dwindled, so by the third day only two {things} were left. What does dwindled mean?',
        answer: 'Became fewer and fewer. Signal word: so',
      },
      {
        ask: 'Unlike the turbulent sea beyond it, the harbor was as still as a pond. What does turbulent mean?',
        answer: 'Rough and stormy. Signal word: unlike',
      },
      {
        ask: '{friend} was meticulous. As a result, not one label at {place} was crooked or out of order. What does meticulous mean?',
        answer: 'Very careful about small details. Signal words: as a result',
      },
      {
        ask: 'Desert plants conserve water, just as a careful traveler saves the last drops in a flask. What does conserve mean?',
        answer: 'Save, use little of. Signal words: just as',
      },
      {
        ask: 'The guard was so vigilant that not even a moth slipped past. What does vigilant mean?',
        answer: 'Very alert. Signal words: so, that',
      },
      {
        ask: '{hero} expected a lavish feast, but the meal was plain and small. What does lavish mean?',
        answer: 'Rich and plentiful. Signal word: but',
      },
      {
        ask: 'At first {friend} was skeptical. Only after seeing the proof did {friend} believe the tale. What does skeptical mean?',
        answer: 'Full of doubt. Signal words: only after',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'cause'] }],
  },
  {
    id: 'reading.5.sayings-and-images',
    subject: 'reading',
    grade: '5th',
    order: 5,
    short: 'Sayings and Images',
    iCan: 'I can explain idioms and images in stories and poems in plain words.',
    codes: ['L.5.5.a', 'L.5.5.b', 'RL.5.4'],
    prerequisites: ['reading.4.figurative-language'],
    keywords: [
      { word: 'idiom', definition: 'a saying that means something other than its single words, such as break the ice' },
      { word: 'personification', definition: 'writing about a thing as if it were a person' },
    ],
    model:
      'Say: When Tom joined us, Ava told a joke to break the ice. Was there ice? No, so I read it as an image. What was stiff and cold? The silence. To break the ice is to make people feel easy. Now: the stairs complained under my feet. Stairs cannot complain, so they creaked.',
    check: {
      question: 'What do you ask first when a sentence cannot be true as it stands?',
      lookFor: 'What is being compared, or what the image has in common with the real thing.',
    },
    misconception: {
      says: 'It says it rained cats and dogs, so animals fell.',
      reply: 'Picture it. Could that be so? When it cannot, look for what it feels like: a wild, heavy rain.',
    },
    easier: 'Act out the words of a saying as they stand, then act out what it means.',
    harder: 'Write two lines of a poem in which a thing at home behaves like a person.',
    prompts: [
      { ask: '{hero} said the task was a piece of cake. What did {hero} mean?', answer: 'It was very easy. Idiom' },
      {
        ask: '{friend} let the cat out of the bag about the surprise. What happened?',
        answer: '{friend} told the secret. Idiom',
      },
      {
        ask: 'The wind grumbled around {place} all night. Which words treat the wind like a person?',
        answer: 'grumbled. Personification',
      },
      {
        ask: '{hero} and {friend} saw eye to eye about the {things}. What does that mean?',
        answer: 'They agreed. Idiom',
      },
      {
        ask: 'Poem: The moon put on her silver shoes / and walked across the bay. What is really happening?',
        answer: 'Moonlight shines on the water as the moon crosses the sky',
      },
      {
        ask: '{friend} bit off more than one person can chew by offering to count 500 {things} alone. Say it plainly.',
        answer: '{friend} took on too big a job. Idiom',
      },
      {
        ask: 'Explain the proverb that the captain told {hero}: Many hands make light work.',
        answer: 'A job is easier when many people help',
      },
      {
        ask: 'Poem: Fear is a shadow, long and thin, / that shrinks when you invite it in. What does the poet say about fear?',
        answer: 'Fear gets smaller when you face it',
      },
      {
        ask: 'Make an image: {place} wakes up in the morning. Give it one action that a person would do.',
        answer: 'Any personification, such as: the walls stretched and yawned in the first light',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'character'] }],
  },
]
