import type { Skill } from '../../types.ts'

export const fourthSentences: Skill[] = [
  {
    id: 'writing.4.sound-alikes',
    subject: 'writing',
    grade: '4th',
    order: 1,
    short: 'Words That Sound Alike',
    iCan: 'I can choose the right spelling of words that sound the same.',
    codes: ['L.4.1.g', 'L.4.2.d'],
    prerequisites: ['writing.3.revise-and-edit'],
    keywords: [
      { word: 'homophone', definition: 'a word that sounds like another but has its own spelling and meaning' },
      { word: 'meaning', definition: 'what a word stands for or says' },
    ],
    model:
      "Write: Their hats are over there, and they're soaked. Say: Three words, one sound. I test each. Who owns it? Their. Where is it? There, with here inside. Can I say they are? Then they're, and the hook marks the missing a. I never trust the sound. I ask what the word does.",
    check: {
      question: "How can you test whether it's needs its hook?",
      lookFor: 'Read it as it is. If that makes sense, the hook belongs there.',
    },
    misconception: {
      says: "The cat licked it's paw, because the paw belongs to it.",
      reply: 'Hooks do show owners, but not with it. Read it aloud as: licked it is paw. Does that work?',
    },
    easier: 'Offer two spellings with a small picture for each and choose one at a time.',
    harder: 'Write one sentence that uses three words with the same sound.',
    prompts: [
      { ask: 'Pick to, too or two: {hero} packed ... ropes.', answer: 'two' },
      { ask: 'Pick to, too or two: The box was ... heavy for {friend}.', answer: 'too' },
      { ask: 'Pick there or their: The crew lost ... map.', answer: 'their' },
      { ask: "Pick its or it's: ... cold at {place} tonight.", answer: "It's" },
      { ask: "Pick your or you're: Tell me when ... ready, {hero}.", answer: "you're" },
      {
        ask: 'Mend it: {friend} could here the see from the tower.',
        answer: '{friend} could hear the sea from the tower',
      },
      { ask: 'Mend it: Nobody new the write answer.', answer: 'Nobody knew the right answer' },
      { ask: 'Mend it: There to tired too count the {things}.', answer: "They're too tired to count the {things}" },
      {
        ask: 'Write one sentence about {place} that uses both hear and here.',
        answer: 'Come here, and you can hear the wind',
      },
      { ask: 'Write a sentence that uses their and there.', answer: 'Their boat is tied up over there' },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['homophone'],
        sentences: [
          'The crew lost their way in the fog.',
          'There are two {things} on the shelf.',
          'We could hear the bell from here.',
          '{hero} knew the right answer.',
          'The wind blew the door open.',
          '{friend} went to {place} by boat.',
          'The soup is too hot for {hero}.',
          'You can see the sea from the hill.',
          'They are waiting over there by the gate.',
          'I would like a piece of that bread.',
          '{hero} has a new pair of boots.',
          'It took an hour to find our tent.',
          '{friend} threw the rope to {hero}.',
          'We will meet you there in one week.',
          'Do you know which path is right?',
          'The twins packed their bags last night.',
        ],
      },
    ],
  },
  {
    id: 'writing.4.whole-and-split',
    subject: 'writing',
    grade: '4th',
    order: 2,
    short: 'Fragments and Run-Ons',
    iCan: 'I can revise a fragment or a run-on so that it is a full sentence.',
    codes: ['L.4.1.f', 'L.4.2.c'],
    prerequisites: ['writing.3.compound-complex'],
    keywords: [
      { word: 'fragment', definition: 'a piece that lacks a subject or a verb and cannot stand alone' },
      { word: 'run-on', definition: 'two or more full sentences that are stuck together without a proper link' },
    ],
    model:
      'Read in one breath: We reached the ridge the sun was gone we were cold. Gasp! Where could I breathe? After ridge and after gone. I can stop: two periods. Or I can link: We reached the ridge, but the sun was gone, and we were cold. Stop or link, but never just stick.',
    check: {
      question: 'Name two ways to mend a run-on.',
      lookFor: 'Split it with a period, or link it with a comma and a joining word.',
    },
    misconception: {
      says: 'It is long, so it must be a run-on.',
      reply: 'Long is fine if the parts are linked. Can each part stand alone? What holds them together?',
    },
    easier: 'Read it aloud and raise a hand wherever your voice wants to stop.',
    harder: 'Mend the same run-on in three ways and choose the best for its mood.',
    prompts: [
      { ask: 'Fragment or sentence? Under the floor of {place}.', answer: 'Fragment' },
      { ask: 'Fragment or sentence? {hero} listened.', answer: 'Sentence' },
      { ask: 'Mend the fragment: Because {friend} had the key.', answer: 'Because {friend} had the key, we got in' },
      { ask: 'Split it: The gate fell {hero} ran.', answer: 'The gate fell. {hero} ran' },
      { ask: 'Link it with but: {friend} called nobody came.', answer: '{friend} called, but nobody came' },
      {
        ask: 'Link it with so: The {things} were heavy we made a cart.',
        answer: 'The {things} were heavy, so we made a cart',
      },
      {
        ask: 'Mend the fragment: The strange light above {place}.',
        answer: 'The strange light above {place} blinked twice',
      },
      {
        ask: 'Where does the comma go? {hero} wanted to rest but the tide was rising.',
        answer: 'After rest, before but',
      },
      {
        ask: 'Mend it in two ways: It was dark {friend} lost the path.',
        answer: 'It was dark. {friend} lost the path / Since it was dark, {friend} lost the path',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Sentence Repair Shop',
        ask: 'Each box holds a broken sentence. Mend it and write it whole.',
        boxes: [
          {
            heading: 'Split it',
            prompt: 'The rope snapped we fell back.',
            lines: 3,
            sample: 'The rope snapped. We fell back.',
          },
          {
            heading: 'Link it',
            prompt: 'It was late nobody was tired.',
            lines: 3,
            sample: 'It was late, but nobody was tired.',
          },
          {
            heading: 'Complete it',
            prompt: 'When the fog came in.',
            lines: 3,
            sample: 'When the fog came in, we rang the bell.',
          },
          {
            heading: 'Your choice',
            prompt: 'The lamp went out I heard steps.',
            lines: 3,
            sample: 'Just as the lamp went out, I heard steps.',
          },
        ],
        lookFor: 'Each answer is a full sentence, links carry a joining word, and the comma stands before it.',
      },
    ],
  },
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
      {
        ask: 'Add an action: "I am not scared," said {hero}.',
        answer: '"I am not scared," said {hero}, holding the rail with both hands',
      },
      {
        ask: 'Show that {friend} is in a hurry. Use talk and an action.',
        answer: '"Later!" called {friend}, one arm in a coat',
      },
      {
        ask: 'Show that {hero} is proud of the {things}. Do not use the word proud.',
        answer: '"Count them again," said {hero}, and stood a little taller',
      },
      { ask: 'Which tag fits a secret: shouted, whispered or sang?', answer: 'whispered' },
      {
        ask: 'Change the mood with one action: "Fine," said {friend}.',
        answer: '"Fine," said {friend}, and slammed the lid',
      },
      { ask: 'Mend it: "The door said {hero} is open."', answer: '"The door," said {hero}, "is open"' },
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
]
