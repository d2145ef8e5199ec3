import type { Skill } from '../../types.ts'

export const fourthMeanings: Skill[] = [
  {
    id: 'reading.4.clue-types',
    subject: 'reading',
    grade: '4th',
    order: 4,
    short: 'Kinds of Clues',
    iCan: 'I can identify the kind of clue that helps me explain a new word.',
    codes: ['L.4.4.a', 'RI.4.4', 'RL.4.4'],
    prerequisites: ['reading.3.context-clues'],
    keywords: [
      { word: 'context', definition: 'the words and sentences around a word' },
      { word: 'contrast', definition: 'when one thing is set against something that is different' },
    ],
    model:
      'Say: Clues come in four kinds. Definition: A sextant, a tool for finding your position, hung there. Example: Utensils, such as forks and ladles. Contrast: She was timid, but her brother was bold. Cause: It was so slick that we slid. I ask: which kind is this? Then I know where to look.',
    check: {
      question: 'Which small word often signals a contrast clue?',
      lookFor: 'But, unlike, although or instead. One of these is enough.',
    },
    misconception: {
      says: 'Timid means bold, since the two words are in one sentence.',
      reply: 'Look for the little word between them. But tells you that the second part turns the other way.',
    },
    easier: 'Sort clue sentences into tells me and shows the opposite, before naming meanings.',
    harder: 'Write two sentences for one word, each with another kind of clue.',
    prompts: [
      {
        ask: '{hero} studied the barometer, a tool that measures air pressure. What is a barometer? Name the kind of clue.',
        answer: 'A tool that measures air pressure. Definition clue',
      },
      {
        ask: 'Pack implements such as rakes, spades and hoes. What are implements? Name the kind of clue.',
        answer: 'Tools. Example clue',
      },
      {
        ask: '{friend} is usually talkative, but today {friend} was silent. What does talkative mean? Name the kind of clue.',
        answer: 'Talking a lot. Contrast clue, shown by but',
      },
      {
        ask: 'The crate was so cumbersome that it took four helpers to move it. What does cumbersome mean?',
        answer: 'Heavy and hard to carry. Cause clue: it took four helpers',
      },
      {
        ask: 'There was a scarcity of {things} at {place}. {hero} found only two where there had been fifty. What does scarcity mean?',
        answer: 'A shortage, not enough. Contrast clue: two, not fifty',
      },
      {
        ask: '{friend} hoped the trail would be direct. Instead it meandered left and right for miles. What does meandered mean?',
        answer: 'Wound about. Contrast clue: instead of direct',
      },
      {
        ask: 'Predators, such as owls, hawks and foxes, hunt at dusk. What is a predator?',
        answer: 'An animal that hunts other animals. Example clue',
      },
      {
        ask: 'Because the ink was indelible, {hero} could not scrub it off the wall. What does indelible mean?',
        answer: 'Not able to be removed. Cause clue',
      },
      {
        ask: '{hero} gave a vague reply. It could have meant yes, no or maybe. What does vague mean?',
        answer: 'Not clear. Example clue: yes, no or maybe',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'detail'] }],
  },
  {
    id: 'reading.4.figurative-language',
    subject: 'reading',
    grade: '4th',
    order: 5,
    short: 'Similes and Metaphors',
    iCan: 'I can explain what a simile or a metaphor in a story or poem really means.',
    codes: ['L.4.5.a', 'L.4.5.b', 'RL.4.4'],
    prerequisites: ['reading.4.clue-types'],
    keywords: [
      { word: 'simile', definition: 'a comparison that uses like or as, such as brave as a lion' },
      { word: 'metaphor', definition: 'saying that one thing is another, to show how they are alike' },
    ],
    model:
      'Say: The lake was a mirror. Was it really a mirror? No. I ask how a lake and a mirror are alike. Both are smooth and show a picture of the sky. So the lake was very still. That is a metaphor. The lake was like a mirror is a simile: like gives it away.',
    check: {
      question: 'Quick as a wink: simile or metaphor? What does it mean?',
      lookFor: 'A simile, because of as. It means very fast.',
    },
    misconception: {
      says: 'Every sentence with like is a simile.',
      reply: 'Try this: I like soup. Are two things compared? No. A simile must set two things side by side.',
    },
    easier: 'Finish well-known similes, such as as light as a, and act out their meaning.',
    harder: 'Turn a simile into a metaphor, then decide which one sounds stronger.',
    prompts: [
      { ask: '{hero} was as quiet as a mouse. What does that mean?', answer: '{hero} was very quiet. Simile' },
      {
        ask: 'The fog was a gray blanket over {place}. Simile or metaphor?',
        answer: 'Metaphor. It says the fog was a blanket',
      },
      { ask: '{friend} ran like the wind. What does that mean?', answer: '{friend} ran very fast. Simile' },
      {
        ask: 'The {things} stood in line like notes in a song. Which two things are compared?',
        answer: 'The {things} and the notes in a song',
      },
      {
        ask: "{hero}'s backpack was a mountain. What does that tell you about the backpack?",
        answer: 'It was huge or very heavy. Metaphor',
      },
      {
        ask: 'Poem: The wind tapped at the door, / then ran across the floor. What does the poet make the wind seem like?',
        answer: 'A person who taps and runs',
      },
      {
        ask: '{friend} had butterflies in the stomach before the show. What does the saying mean?',
        answer: '{friend} was nervous',
      },
      {
        ask: 'Poem: Night is a coat with a thousand holes, / and light comes peeping through. What are the holes?',
        answer: 'The stars',
      },
      {
        ask: 'Make a simile for how {hero} walks through {place} in the dark.',
        answer: 'Any comparison with like or as, such as: slow as a snail',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['vocabulary', 'character'] }],
  },
]
