import type { Skill } from '../../types.ts'

export const firstTexts: Skill[] = [
  {
    id: 'reading.1.tell-it-again',
    subject: 'reading',
    grade: '1st',
    order: 6,
    short: 'Telling It Again',
    iCan: 'I can tell a story again in order with its most important parts.',
    codes: ['RL.1.2'],
    prerequisites: ['reading.k.story-order'],
    keywords: [{ word: 'important', definition: 'it matters, and the story would not work if it were gone' }],
    model:
      'Say: Tim lost his dog. He wore a green hat. He put up signs. A neighbor brought the dog home. I tell it again: First Tim lost his dog. Next he put up signs. Last a neighbor brought the dog home. I left out the green hat. The story works without it.',
    check: {
      question: 'Which part of a story can you leave out when you tell it again?',
      lookFor: 'A small part, such as the color of a hat, that changes nothing.',
    },
    misconception: {
      says: 'A kid had a hat. The end.',
      reply: 'The hat is in there. Now think: what went wrong, and how did it get better? Tell me those.',
    },
    easier: 'Draw the three parts as quick pictures and let your child point and tell.',
    harder: 'Tell the story again and add what the character found out at the end.',
    prompts: [
      {
        ask: '{hero} planted a bean. {hero} gave it water. It grew tall. What came last?',
        answer: 'The bean grew tall',
      },
      {
        ask: '{friend} heard a noise at {place}. It was a lost kitten. {friend} took it home. What came first?',
        answer: '{friend} heard a noise at {place}',
      },
      {
        ask: '{hero} felt cold. {hero} put on a coat. Then {hero} went out. Tell it again in three parts.',
        answer: 'First {hero} felt cold, next put on a coat, last went out',
      },
      {
        ask: '{hero} had one red sock and a map. {hero} got lost. The map helped. Which part can you leave out?',
        answer: 'The red sock',
      },
      {
        ask: 'Put in order: {friend} washed the pot. {friend} made soup. {friend} had the soup.',
        answer: '{friend} made soup, had the soup, washed the pot',
      },
      {
        ask: '{hero} saw a wide stream. {friend} found a log. They crossed on it. What was wrong at first?',
        answer: 'The stream was wide, and they could not cross',
      },
      {
        ask: '{friend} lost 3 {things}. {hero} went to {place}. All 3 were there. How did it get better?',
        answer: '{hero} found all 3 at {place}',
      },
      {
        ask: '{hero} and {friend} both wanted the swing. They took turns. Both smiled. Tell it again with first, next, last.',
        answer: 'First both wanted the swing, next they took turns, last both smiled',
      },
      {
        ask: '{friend} felt shy. {hero} said hello. They played until dark. Tell it again in your own words.',
        answer: '{friend} was shy until {hero} said hello. Then they played for a long time',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['sequence', 'detail'] }],
  },
  {
    id: 'reading.1.find-the-answer',
    subject: 'reading',
    grade: '1st',
    order: 7,
    short: 'Finding the Answer',
    iCan: 'I can point to the words in a text that give me the answer.',
    codes: ['RL.1.1', 'RI.1.1'],
    prerequisites: ['reading.k.who-where-what'],
    keywords: [{ word: 'text', definition: 'words that you can read, short or long' }],
    model:
      'Write: The cat sat on the warm step. Ask: Where is the cat? Say: I could guess, but I would rather look. I put my finger on the words and read. On the warm step. There it is! I keep my finger on the answer and say it: on the warm step.',
    check: {
      question: 'Show me the words that gave you the answer. Where are they?',
      lookFor: 'A finger under the right words, not just an answer from memory.',
    },
    misconception: {
      says: 'I just knew it. I do not have to look.',
      reply: 'You may well be right. A good reader can prove it. Show me the words that say so.',
    },
    easier: 'Read one sentence at a time and ask: Was the answer in that one?',
    harder: 'Ask a question that the text does not answer, and let your child spot it.',
    prompts: [
      { ask: '{hero} has a long rope. It is by the gate. Where is the rope?', answer: 'By the gate' },
      { ask: '{friend} gets up at six. Then {friend} waters the plants. When does {friend} get up?', answer: 'At six' },
      { ask: 'The {things} are at {place}. {hero} counts 12 of them. How many are there?', answer: '12' },
      { ask: 'A bat sleeps by day. It looks for food at night. When does a bat sleep?', answer: 'By day' },
      { ask: '{hero} took the wet coat off. {friend} hung it on a hook. Who hung up the coat?', answer: '{friend}' },
      { ask: 'A spider is not an insect. It has eight legs. How many legs does it have?', answer: 'Eight' },
      {
        ask: '{friend} drew a map for {hero}. It shows the way to {place}. What does the map show?',
        answer: 'The way to {place}',
      },
      {
        ask: '{hero} had a flag in one hand and a bell in the other. {hero} rang the bell twice. What did {hero} ring?',
        answer: 'The bell',
      },
      {
        ask: '{hero} went to {place} to meet {friend}. They shared a snack. What snack was it?',
        answer: 'The text does not say. Only that they shared a snack',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['detail', 'character'] }],
  },
  {
    id: 'reading.1.what-and-why',
    subject: 'reading',
    grade: '1st',
    order: 8,
    short: 'What and Why',
    iCan: 'I can tell what a character did and why they did it.',
    codes: ['RL.1.3', 'RL.1.7'],
    prerequisites: ['reading.k.feelings-in-stories', 'reading.1.find-the-answer'],
    keywords: [{ word: 'because', definition: 'a word that comes before a reason' }],
    model:
      'Say: It got dark. Lily lit her lamp. What did Lily do? She lit her lamp. Why? I look at what came before: it got dark. Now I say it in one sentence with because. Lily lit her lamp because it got dark. What, because, why.',
    check: {
      question: 'Jo had muddy boots. Jo took them off. Why did Jo take them off?',
      lookFor: 'Because they were muddy. The reason comes from the story.',
    },
    misconception: {
      says: 'Because she wanted to.',
      reply: 'Maybe so! Now look for what made her want to. Read the part just before it.',
    },
    easier: 'Say the first half, ending with because, and let your child finish it.',
    harder: 'Ask what the character might do next, and why you think so.',
    prompts: [
      { ask: 'It began to rain. {hero} ran inside. Why did {hero} run?', answer: 'Because it began to rain' },
      {
        ask: '{friend} was thirsty. {friend} went to the well. Why did {friend} go there?',
        answer: 'Because {friend} was thirsty',
      },
      {
        ask: '{hero} saw a baby bird on the ground. {hero} stood very still. Why?',
        answer: 'So that the baby bird would not be scared',
      },
      {
        ask: '{friend} forgot the way to {place}. {friend} asked {hero}. What did {friend} do, and why?',
        answer: '{friend} asked {hero} because {friend} forgot the way',
      },
      {
        ask: '{hero} tripped on a bag. Then {hero} put it on a hook. Why did {hero} hang it up?',
        answer: 'So that no one would trip on it again',
      },
      {
        ask: '{friend} had 6 {things}. {hero} had none. {friend} gave {hero} 3. Why?',
        answer: 'Because {hero} had none, and {friend} wanted to share',
      },
      {
        ask: '{hero} tiptoed to {place}. {friend} was asleep there. Why did {hero} tiptoe?',
        answer: 'So that {friend} would not wake up',
      },
      {
        ask: '{friend} tried the knot ten times. At last it held. {friend} cheered. Why did {friend} cheer?',
        answer: 'Because the knot held after ten tries',
      },
      {
        ask: '{hero} read the note again and again. Then {hero} packed a bag and ran. What could the note have said?',
        answer: 'Something like: Come at once! {hero} packed and ran after reading it',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['cause', 'character'] }],
  },
]
