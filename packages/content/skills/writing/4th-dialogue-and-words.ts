import type { Skill } from '../../types.ts'

export const fourthDialogueAndWords: Skill[] = [
  {
    id: 'writing.4.talk-and-action',
    subject: 'writing',
    grade: '4th',
    order: 3,
    short: 'Talk and Action',
    iCan: 'I can use dialogue and action to show what a character is like.',
    codes: ['L.4.2.b', 'W.4.3.b'],
    prerequisites: ['writing.3.write-dialogue'],
    keywords: [
      { word: 'dialogue', definition: 'the exact words that characters speak to each other' },
      { word: 'speaker tag', definition: 'the part such as said Ana that tells whose words they are' },
    ],
    model:
      'Write: "Nothing is wrong," said Tom. Say: I do not believe him yet. What are his hands doing? "Nothing is wrong," said Tom, and he pushed the letter under his plate. Now we see it! The words say one thing, the hands say another. Talk plus action shows who Tom is.',
    check: {
      question: 'Why add an action to a line of talk?',
      lookFor: 'It shows a feeling or a trait that the words alone do not tell.',
    },
    misconception: {
      says: '"I am very nervous because I am a shy person," said Lee.',
      reply: 'People seldom explain themselves. How would you see that Lee is shy, with no sound?',
    },
    easier: 'Act out the line and let someone name what your hands did.',
    harder: 'Write a talk in which a character says the opposite of what they feel.',
    prompts: [
      { ask: 'Put in the marks: I never get lost, said {hero}.', answer: '"I never get lost," said {hero}' },
      { ask: 'Put in the comma: "Come with me" said {friend}.', answer: 'After me, inside the marks' },
      { ask: 'Which tag fits a loud storm: shouted, mumbled or sighed?', answer: 'shouted' },
      {
        ask: 'Add an action: "I am not scared," said {hero}.',
        answer: '"I am not scared," said {hero}, holding the rail with both hands',
      },
      {
        ask: 'Put in the marks: Is this the way to {place}? asked {hero}.',
        answer: '"Is this the way to {place}?" asked {hero}',
      },
      {
        ask: 'Show that {friend} is in a hurry. Use talk and an action.',
        answer: '"Later!" called {friend}, one arm in a coat',
      },
      { ask: 'What do the hands of {friend} do? "I can wait," said {friend}.', answer: 'They drum on the table' },
      {
        ask: 'Show that {hero} is proud of the {things}. Do not use the word proud.',
        answer: '"Count them again," said {hero}, and stood a little taller',
      },
      { ask: 'Which tag fits a secret: shouted, whispered or sang?', answer: 'whispered' },
      {
        ask: 'Show that {hero} is bored. Use an action and no talk.',
        answer: '{hero} counted the same nine tiles again',
      },
      {
        ask: 'Change the mood with one action: "Fine," said {friend}.',
        answer: '"Fine," said {friend}, and slammed the lid',
      },
      { ask: 'Mend it: "The door said {hero} is open."', answer: '"The door," said {hero}, "is open"' },
      {
        ask: '{friend} hears good news. Write a line of talk and an action.',
        answer: '"Truly?" said {friend}, and sat down on the floor',
      },
      {
        ask: '{hero} wants to stay at {place}, and {friend} wants to go. Write two lines of talk.',
        answer: '"Five more minutes," begged {hero}. / {friend} was already at the door. "You said that an hour ago"',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['quotation-marks', 'name-capital'],
        sentences: [
          '"The lantern is almost empty," said {hero}.',
          '"We should turn back now," said {friend}.',
          '"That sign points the wrong way," answered {hero}.',
          '"Someone has moved the {things}," said {friend}.',
          '"Stay close to the wall," whispered {friend}.',
          '"Is the old bridge safe?" asked {hero}.',
          '"Throw me the other end!" called {hero}.',
          '"This is the strangest room of all," said {friend}.',
          '"Who wrote this note?" asked {friend}.',
          '"Nobody has been here for years," said {hero}.',
          'Then {hero} replied, "We are the first."',
          '"I counted every step to {place}," said {friend}.',
          'At last {friend} shouted, "The tide is coming in!"',
        ],
      },
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Talk with Hands',
        ask: 'Two characters want different things. Give each line of talk an action.',
        boxes: [
          {
            heading: 'The first wants',
            prompt: 'Talk, tag and action',
            lines: 3,
            sample: '"We have time," said Mo, and he sat down on the crate.',
          },
          {
            heading: 'The second wants',
            prompt: 'Talk, tag and action',
            lines: 3,
            sample: '"We do not," said Jo. She tapped the clock, hard.',
          },
          {
            heading: 'It gets worse',
            prompt: 'Let one interrupt.',
            lines: 3,
            sample: '"Listen," Mo began, but Jo had already grabbed her hat.',
          },
          {
            heading: 'It ends',
            prompt: 'Who gives in, and how?',
            lines: 3,
            sample: '"Fine," said Mo, and brushed the crumbs off his knees.',
          },
        ],
        lookFor: 'The actions show feelings that the words leave out, and each new speaker starts a new line.',
      },
    ],
  },
  {
    id: 'writing.4.exact-words',
    subject: 'writing',
    grade: '4th',
    order: 4,
    short: 'Exact Words',
    iCan: 'I can choose exact nouns and verbs and details of the senses.',
    codes: ['L.4.3.a', 'W.4.3.d', 'W.4.2.d'],
    prerequisites: ['writing.3.right-word'],
    keywords: [
      { word: 'precise', definition: 'exact, so that no other word would do as well' },
      { word: 'noun', definition: 'a word for a person, a place, a thing or an idea' },
    ],
    model:
      'Write: A bird sat on a tree. Say: Which bird, which tree? A crow on a birch. How did it sit? It hunched. A crow hunched on the birch. I added no extra describing words at all. I only made each word exact, and now the weather turned gray by itself.',
    check: {
      question: 'What is more exact than: The vehicle moved down the road?',
      lookFor: 'An exact noun and verb, such as: The truck rattled down the lane.',
    },
    misconception: {
      says: 'I need longer, fancier words.',
      reply: 'Short can be exact too: crow, thud, mud. Which word is the truest here, long or short?',
    },
    easier: 'Choose from three nouns, from broad to exact, such as animal, dog and beagle.',
    harder: 'Describe a place with no describing words, only exact nouns and verbs.',
    prompts: [
      { ask: 'Order from broad to exact: rose, plant, flower.', answer: 'plant, flower, rose' },
      { ask: 'Make the noun exact: {hero} carried a tool.', answer: '{hero} carried a shovel' },
      { ask: 'Which is the most exact: food, fruit or plum?', answer: 'plum' },
      { ask: 'Make the verb exact: The {things} made a noise.', answer: 'The {things} clattered' },
      { ask: 'Make the verb exact: {friend} drank the soup fast.', answer: '{friend} gulped the soup' },
      { ask: 'Make both exact: The animal went over the thing.', answer: 'The goat leaped over the fence' },
      { ask: 'Make the noun exact: A bird sat on the roof of {place}.', answer: 'A gull sat on the roof of {place}' },
      { ask: 'Swap very tired for one word: {friend} was very tired.', answer: '{friend} was exhausted' },
      { ask: 'Add one exact sound to {place} at dawn.', answer: 'A single drip, then another' },
      { ask: 'Swap really big for one word: a really big wave.', answer: 'a towering wave' },
      { ask: 'Which is more precise for a guide: soon, in a while, or after ten steps?', answer: 'after ten steps' },
      {
        ask: 'Rewrite it for a scary mood: The wind blew at {place}.',
        answer: 'The wind moaned under the doors of {place}',
      },
      { ask: 'Write how {hero} walks when nobody must hear it. Use one exact verb.', answer: '{hero} tiptoes' },
      {
        ask: 'Describe one {thing} so exactly that {friend} could find it among a hundred.',
        answer: 'It has a chipped rim, a blue mark and a smell of salt',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'web',
        title: 'The Exact Word',
        ask: 'Choose one moment of your story. Make it exact before you write it.',
        boxes: [
          {
            heading: 'Vague',
            prompt: 'Write it the dull way.',
            lines: 4,
            sample: 'The animal went into the building.',
          },
          {
            heading: 'Exact nouns',
            prompt: 'Who? What? Where?',
            lines: 4,
            sample: 'the goat, the gate, the bread shop',
          },
          {
            heading: 'Exact verbs',
            prompt: 'List three and circle one.',
            lines: 6,
            sample: 'trotted, barged, squeezed',
          },
          {
            heading: 'The moment',
            prompt: 'Write it new, in two sentences.',
            lines: 6,
            sample:
              'The goat barged through the gate. Seconds later, it stood in the bread shop with a roll on each horn.',
          },
        ],
        lookFor: 'Nouns and verbs do most of the work, and the new version gives one clear picture.',
      },
      {
        kind: 'fix-the-sentence',
        errors: ['name-capital', 'apostrophe'],
        sentences: [
          "The crow didn't flap away until {hero} sneezed.",
          "The kettle wouldn't hush, so {friend} lifted the lid.",
          "The cellar wasn't empty, for {hero} smelled apples.",
          "The beagle couldn't reach the biscuit that {friend} held.",
          "The shutters at {place} haven't stopped rattling since {hero} came.",
          "The shovel isn't sharp enough for {friend} to dig there.",
          "The fog didn't drift, it clung to {hero} like wool.",
          "The {things} weren't stacked, so {friend} stumbled over them.",
          "The lantern doesn't glow, but {hero} carries it anyway.",
          "The oak wouldn't bend, though {friend} leaned on it.",
          "The trail wasn't steep until {hero} passed the mill.",
          "The ferry hadn't docked when {friend} leaped across.",
        ],
      },
    ],
  },
]
