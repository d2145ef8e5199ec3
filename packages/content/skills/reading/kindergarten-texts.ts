import type { Skill } from '../../types.ts'

export const kindergartenTexts: Skill[] = [
  {
    id: 'reading.k.story-order',
    subject: 'reading',
    grade: 'kindergarten',
    order: 6,
    short: 'First, Next, Last',
    iCan: 'I can tell what happened first and next and last in a story.',
    codes: ['RL.K.2'],
    prerequisites: [],
    keywords: [{ word: 'order', definition: 'what comes first, what comes next and what comes last' }],
    model:
      'Say: Here is a tiny story. Sam dug a hole. Sam put in a bean. A plant came up. Hold up one finger: first, Sam dug. Two fingers: next, Sam put in the bean. Three fingers: last, a plant came up. My fingers keep the story in order.',
    check: {
      question: 'Put on a sock, put on a shoe, go out. What comes last?',
      lookFor: 'Going out comes last, after the sock and the shoe.',
    },
    misconception: {
      says: 'The best part came first.',
      reply: 'You told the part you liked most. Now touch your first finger. How did it begin?',
    },
    easier: 'Tell a story with only two parts and ask which came first.',
    harder: 'Mix up the three parts and ask your child to put them right.',
    prompts: [
      { ask: '{hero} got up. {hero} put on a hat. What came first?', answer: '{hero} got up' },
      { ask: '{hero} found a map. Then {hero} went to {place}. What came last?', answer: '{hero} went to {place}' },
      {
        ask: '{friend} dug. {friend} saw a box. {friend} opened it. What came next, after the dig?',
        answer: '{friend} saw a box',
      },
      { ask: '{hero} called. {friend} came. They sat down. What came last?', answer: 'They sat down' },
      { ask: '{hero} made soup. {friend} had some. They washed up. What came first?', answer: '{hero} made soup' },
      {
        ask: '{friend} fell. {hero} helped. {friend} smiled. Tell it with three fingers.',
        answer: 'First {friend} fell, next {hero} helped, last {friend} smiled',
      },
      {
        ask: 'Fix this: {hero} went to bed. {hero} had supper. {hero} woke up the next day.',
        answer: '{hero} had supper, went to bed, and woke up the next day',
      },
      {
        ask: '{hero} lost a hat. {hero} went back to {place}. There it was! What came next, after the hat was lost?',
        answer: '{hero} went back to {place}',
      },
      {
        ask: '{friend} drew a big red sun. Then {friend} gave it to {hero}. {hero} hung it up. What came last?',
        answer: '{hero} hung it up',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['sequence', 'detail'] }],
  },
  {
    id: 'reading.k.who-where-what',
    subject: 'reading',
    grade: 'kindergarten',
    order: 7,
    short: 'Who, Where, What',
    iCan: 'I can tell who is in a story and where they are and what they do.',
    codes: ['RL.K.1', 'RL.K.3', 'RI.K.1'],
    prerequisites: ['reading.k.story-order'],
    keywords: [{ word: 'detail', definition: 'a small bit of a story that tells you more' }],
    model:
      'Say: Ana sat in the barn. She fed a small lamb. Who is it about? Ana. Where is she? In the barn. What does she do? She feeds a lamb. I do not guess. I go back and listen for the words that tell me.',
    check: {
      question: 'Ben ran to the park with a kite. Where did Ben go?',
      lookFor: 'To the park. Your child says the place, not the person or the kite.',
    },
    misconception: {
      says: 'Where? It was Ben!',
      reply: 'Ben tells us who. Where asks for a place. Listen once more for the place.',
    },
    easier: 'Ask only who, and let your child point to a toy that plays the part.',
    harder: 'Let your child ask you a who, where or what question about the story.',
    prompts: [
      { ask: '{hero} is at {place}. Who is there?', answer: '{hero}' },
      { ask: '{friend} is at {place}. Where is {friend}?', answer: 'At {place}' },
      { ask: '{hero} has a red hat. What color is the hat?', answer: 'Red' },
      { ask: '{friend} counts 3 {things}. What does {friend} count?', answer: '{things}' },
      { ask: '{hero} naps. {friend} sings. Who sings?', answer: '{friend}' },
      { ask: '{friend} hides. {hero} looks for {friend}. Who hides?', answer: '{friend}' },
      { ask: '{hero} has a blue bag. In it is a map. Where is the map?', answer: 'In the blue bag' },
      { ask: '{friend} made one big cake and two small pies. How many pies?', answer: '2' },
      {
        ask: '{hero} and {friend} see 5 {things} at {place}. They draw them. What do they do?',
        answer: 'They draw the 5 {things}',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['detail', 'character'] }],
  },
  {
    id: 'reading.k.feelings-in-stories',
    subject: 'reading',
    grade: 'kindergarten',
    order: 8,
    short: 'How They Feel',
    iCan: 'I can show how someone in a story feels and tell what made them feel it.',
    codes: ['RL.K.3', 'RL.K.7'],
    prerequisites: ['reading.k.who-where-what'],
    keywords: [{ word: 'character', definition: 'a person or an animal in a story' }],
    model:
      'Say: Max lost his bear. He sat down and cried. How does Max feel? Sad. Make a sad face. What made him sad? He lost his bear. First I find the feeling. Then I say because: Max is sad because he lost his bear.',
    check: {
      question: 'Pia got a letter and danced. How does Pia feel, and what made her feel so?',
      lookFor: 'Happy, because she got a letter. Both the feeling and the reason.',
    },
    misconception: {
      says: 'He is sad because he is crying.',
      reply: 'Crying shows us the feeling. Now look back. What happened just before he cried?',
    },
    easier: 'Offer two faces, glad and sad, and ask which one fits.',
    harder: 'Ask what could happen next to change how the character feels.',
    prompts: [
      { ask: '{hero} got a gift. {hero} smiled. Show how {hero} feels.', answer: 'Happy, because of the gift' },
      { ask: '{friend} lost a toy. {friend} cried. Show how {friend} feels.', answer: 'Sad, because the toy is lost' },
      {
        ask: 'A loud bang! {hero} jumped. How does {hero} feel?',
        answer: 'Scared or surprised, because of the loud bang',
      },
      {
        ask: '{friend} worked all day. {friend} lay down. How does {friend} feel?',
        answer: 'Tired, because {friend} worked all day',
      },
      {
        ask: '{hero} counted 9 {things} with no help. {hero} stood tall. How does {hero} feel?',
        answer: 'Proud, because {hero} did it with no help',
      },
      {
        ask: '{friend} sat alone at {place}. Then {hero} came. What made {friend} glad?',
        answer: '{hero} came to be with {friend}',
      },
      {
        ask: "{hero}'s tower fell. {hero} stamped a foot. How does {hero} feel?",
        answer: 'Mad or upset, because the tower fell',
      },
      {
        ask: '{friend} hid and waited. Then everyone called: Surprise! How does {friend} feel?',
        answer: 'Excited, because it is time for the surprise',
      },
      {
        ask: '{hero} heard a howl at {place}. It was just the wind. How did {hero} feel first?',
        answer: 'Scared, because {hero} did not see what made the howl',
      },
    ],
    sheets: [{ kind: 'passage-questions', focus: ['character', 'cause'] }],
  },
]
