import type { Skill } from '../../types.ts'

export const secondTexts: Skill[] = [
  {
    id: 'reading.2.five-questions',
    subject: 'reading',
    grade: '2nd',
    order: 6,
    short: 'Five Question Words',
    iCan: 'I can use a text to give answers to who and where and when and why.',
    codes: ['RL.2.1', 'RI.2.1', 'RI.2.4'],
    prerequisites: ['reading.1.find-the-answer'],
    keywords: [{ word: 'key detail', definition: 'a small piece of a text that really matters' }],
    model:
      'Say: At noon Omar carried a board to the barn, for the roof had a hole. Who? Omar. Where? To the barn. When? At noon. Why? The roof had a hole. Each question word asks for one kind of answer: a person, a place, a time, a reason.',
    check: {
      question: 'What kind of answer does the word when ask for?',
      lookFor: 'A time, such as noon, Monday or after lunch.',
    },
    misconception: {
      says: 'When? At the barn.',
      reply: 'That tells us where. When wants a time. Look for a clock, a day or a part of the day.',
    },
    easier: 'Give each question word its own sign to make, such as tapping a wrist for when.',
    harder: 'Write your own when and why questions about the same text for a partner.',
    prompts: [
      { ask: 'At dawn {hero} rang the bell. When did {hero} ring it?', answer: 'At dawn' },
      { ask: '{friend} left 3 {things} by the gate. Where are they?', answer: 'By the gate' },
      {
        ask: 'On Monday {hero} swept the floor at {place}. It was full of sand. Why did {hero} sweep?',
        answer: 'Because the floor was full of sand',
      },
      {
        ask: '{friend} waved a flag so that {hero} could see the way. Why did {friend} wave it?',
        answer: 'So that {hero} could see the way',
      },
      { ask: '{hero} needed a helper with long arms. {friend} came at once. Who came?', answer: '{friend}' },
      { ask: 'An owl hunts at night. It can hear a mouse in the dark. When does an owl hunt?', answer: 'At night' },
      {
        ask: 'After lunch {hero} and {friend} sorted 20 {things} at {place}. When did they sort them?',
        answer: 'After lunch',
      },
      {
        ask: 'Bees visit blooms to get food. They bring it back to the hive. Why do bees visit blooms?',
        answer: 'To get food',
      },
      {
        ask: '{friend} hid the key before the storm. It was under the third step. Where was the key?',
        answer: 'Under the third step',
      },
      {
        ask: 'The door at {place} was stuck. {hero} pulled while {friend} pushed. How did they get it open?',
        answer: '{hero} pulled and {friend} pushed, together',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['detail', 'cause'] }],
  },
  {
    id: 'reading.2.story-lesson',
    subject: 'reading',
    grade: '2nd',
    order: 7,
    short: 'Retell and Lesson',
    iCan: 'I can retell a story in order and tell the lesson it teaches.',
    codes: ['RL.2.2'],
    prerequisites: ['reading.1.tell-it-again'],
    keywords: [{ word: 'lesson', definition: 'something a story shows us about how to act' }],
    model:
      'Say: Nia pulled at a root. It would not come up. Her brother pulled with her, and out it came. First she pulled alone. Next they pulled together. Last the root came up. What did Nia find out? A hard job is easier together. That is the lesson.',
    check: {
      question: 'How do you find the lesson of a story?',
      lookFor: 'By asking what the character found out, or what worked in the end.',
    },
    misconception: {
      says: 'The lesson is that she pulled a root.',
      reply: 'That is what happened. The lesson would also help you and me. What could we copy from her?',
    },
    easier: 'Give two lessons and let your child choose the one that fits the story.',
    harder: 'Make up another short story that teaches the very same lesson.',
    prompts: [
      {
        ask: '{hero} ran and fell. Then {hero} walked and got there. Retell it in order.',
        answer: 'First {hero} ran and fell, then {hero} walked and got there',
      },
      {
        ask: '{hero} ran and fell. Then {hero} walked and got there. What is the lesson?',
        answer: 'Going slowly can work better than rushing',
      },
      {
        ask: '{friend} shared the last of the soup. Later {hero} shared with {friend}. What is the lesson?',
        answer: 'If you share, others will share with you',
      },
      {
        ask: '{hero} could not tie the knot. {hero} tried six times. On the seventh it held. What is the lesson?',
        answer: 'Keep trying',
      },
      {
        ask: '{friend} said the work was done. It was not. {hero} had to do it all. How could {friend} do better?',
        answer: 'Tell the truth',
      },
      {
        ask: '{hero} left a mess at {place}. {friend} slipped on it. {hero} said sorry and cleaned up. Retell it in order.',
        answer: 'First {hero} left a mess, next {friend} slipped, last {hero} said sorry and cleaned up',
      },
      {
        ask: 'A small mouse set a big lion free by chewing a rope. What is the lesson?',
        answer: 'Small friends can be a great help',
      },
      {
        ask: '{friend} laughed at a plan. Then the plan worked. {friend} said, I should have listened. What is the lesson?',
        answer: 'Listen to an idea before you judge it',
      },
      {
        ask: '{hero} carried too much at once and dropped it all. Next time {hero} made two trips. What is the lesson?',
        answer: 'Do a big job in small parts',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['sequence', 'character'] }],
  },
  {
    id: 'reading.2.problem-and-change',
    subject: 'reading',
    grade: '2nd',
    order: 8,
    short: 'Problem and Plan',
    iCan: 'I can describe the problem in a story and explain how a character solves it.',
    codes: ['RL.2.3', 'RL.2.5'],
    prerequisites: ['reading.1.what-and-why'],
    keywords: [
      { word: 'problem', definition: 'something that goes wrong or is in the way' },
      { word: 'solution', definition: 'what ends the trouble' },
    ],
    model:
      'Say: The bridge was out. Kai needed to cross. Kai laid a plank over the gap and walked across. I ask three things. What does Kai want? To cross. What is in the way? The bridge is out. What does Kai do? Lays a plank. Want, trouble, plan. That is the whole story.',
    check: {
      question: 'What three things do you look for when a story has trouble in it?',
      lookFor: 'What the character wants, what is in the way, and what the character does.',
    },
    misconception: {
      says: 'The problem is that he used a plank.',
      reply: 'The plank ended the trouble. Go back a step. What was wrong before he had the plank?',
    },
    easier: 'Point to a trouble sentence and a plan sentence and let your child name each.',
    harder: 'Suggest another plan for the same trouble and tell what would change.',
    prompts: [
      {
        ask: '{hero} was locked out. {hero} called {friend}. {friend} had a key. What was the problem?',
        answer: '{hero} was locked out',
      },
      {
        ask: '{hero} was locked out. {hero} called {friend}. {friend} had a key. What was the plan?',
        answer: '{hero} called {friend}, who had a key',
      },
      {
        ask: 'The shelf was too high. {friend} used a long hook to reach it. What was the problem?',
        answer: 'The shelf was too high to reach',
      },
      {
        ask: 'It was dark at {place}. {hero} lit a lamp and found the {things}. How did {hero} solve the problem?',
        answer: '{hero} lit a lamp',
      },
      {
        ask: '{friend} was scared to go in. {hero} held out a hand. They went in side by side. What changed for {friend}?',
        answer: '{friend} was scared at first, then went in with {hero}',
      },
      {
        ask: '{hero} needed 10 {things} but had only 8. {friend} had 2 to spare. What ended the trouble?',
        answer: '{friend} had 2 to spare. 8 and 2 make 10',
      },
      {
        ask: 'The wind took the map. {friend} drew a new one from memory. What does this tell you about {friend}?',
        answer: '{friend} stays calm and has a good memory',
      },
      {
        ask: '{hero} shouted, but no one heard over the storm. So {hero} flashed a light. Why was the second plan better?',
        answer: 'The storm was loud, but a light can still be seen',
      },
      {
        ask: '{friend} wanted to quit. {hero} cut the job into three small parts. They did one a day. What was the plan?',
        answer: 'To cut the big job into three small parts',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['cause', 'character'] }],
  },
]
