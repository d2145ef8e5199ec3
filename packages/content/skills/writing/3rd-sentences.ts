import type { Skill } from '../../types.ts'

export const thirdSentences: Skill[] = [
  {
    id: 'writing.3.verbs-that-agree',
    subject: 'writing',
    grade: '3rd',
    order: 1,
    short: 'Verbs That Agree',
    iCan: 'I can choose the verb that fits one or more than one.',
    codes: ['L.3.1.f'],
    prerequisites: ['writing.2.check-and-mend'],
    keywords: [
      { word: 'subject', definition: 'who or what a sentence is about' },
      { word: 'agree', definition: 'to match, as one goes with is and many go with are' },
    ],
    model:
      'Write: The bag of apples ... heavy. Say: Is it is or are? I ask what the sentence is about. The bag, not the apples. One bag, so is. The bag of apples is heavy. Now: the apples are red. Many apples, so are. Find the subject first, and the verb follows.',
    check: {
      question: 'The box of toys was or were open?',
      lookFor: 'Was, because the subject is the one box.',
    },
    misconception: {
      says: 'The dogs barks, because there is an s on both.',
      reply: 'It sounds tidy, but s works the other way. One dog barks. Say it with two dogs.',
    },
    easier: 'Cover everything between the subject and the verb, then read it aloud.',
    harder: 'Write a sentence in which a long group of words stands between subject and verb.',
    prompts: [
      { ask: 'Pick is or are: The {things} ... ready.', answer: 'are' },
      { ask: 'Pick has or have: {hero} ... an idea.', answer: 'has' },
      { ask: 'Pick was or were: {hero} and {friend} ... late.', answer: 'were, since there are two' },
      { ask: 'Mend it: The lamps at {place} flickers.', answer: 'The lamps at {place} flicker' },
      { ask: 'Pick was or were: One of the {things} ... missing.', answer: 'was, since the subject is one' },
      { ask: 'Mend it: {friend} do not like the noise.', answer: '{friend} does not like the noise' },
      { ask: 'Pick go or goes: Everyone at {place} ... home at noon.', answer: 'goes, since everyone counts as one' },
      { ask: 'Mend it: The box of old keys were locked.', answer: 'The box of old keys was locked' },
      {
        ask: 'Write two sentences about {place}: one with is, one with are.',
        answer: 'The roof is high. The walls are thick',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['verb-agreement'],
        sentences: [
          'The {things} are in the corner.',
          '{hero} is the first to arrive.',
          'Two windows were open at {place}.',
          '{friend} was awake all night.',
          'The old door has a rusty lock.',
          'Both boxes have heavy lids.',
          'Our plans are ready for {hero}.',
          'The key to the rooms is lost.',
          'The twins were proud of the raft.',
          'My friends have a secret sign.',
          'The path to the hills is steep.',
          'Some {things} are under the bench.',
          'The smallest bird was the loudest.',
          '{hero} has an idea for tomorrow.',
          'The lights at {place} are green.',
          '{friend} does not want to wait.',
        ],
      },
    ],
  },
  {
    id: 'writing.3.compound-complex',
    subject: 'writing',
    grade: '3rd',
    order: 2,
    short: 'Two Ideas, One Sentence',
    iCan: 'I can use words such as when and although and so to join two ideas.',
    codes: ['L.3.1.h', 'L.3.1.i'],
    prerequisites: ['writing.2.longer-sentences'],
    keywords: [
      { word: 'conjunction', definition: 'a joining word such as but, so, when or although' },
      { word: 'clause', definition: 'a part of a sentence with its own subject and verb' },
    ],
    model:
      'Write two slips: The lamp went out. We lit a lantern. Say: What links them? Time. When the lamp went out, we lit a lantern. Or a result: The lamp went out, so we lit a lantern. If I start with when, a comma marks the spot where the two ideas meet.',
    check: {
      question: 'Where does the comma go in: When it rained we ran?',
      lookFor: 'After rained, where the first idea ends and the second begins.',
    },
    misconception: {
      says: 'When the bell rang. That is a sentence.',
      reply: 'It makes me wait for more! What happened when it rang? Hook that on, and it stands.',
    },
    easier: 'Write each idea on its own slip and try three joining words between them.',
    harder: 'Write the same sentence twice, once with the joining word in front and once in the middle.',
    prompts: [
      { ask: 'Pick so or although: The bridge was out, ... we swam.', answer: 'so' },
      { ask: 'Pick when or but: ... the bell rang, {hero} jumped.', answer: 'When' },
      {
        ask: 'Join with because: {friend} smiled. The {things} were safe.',
        answer: '{friend} smiled because the {things} were safe',
      },
      {
        ask: 'Join with although: It was dark. {hero} found the way.',
        answer: 'Although it was dark, {hero} found the way',
      },
      {
        ask: 'Finish it: If {friend} opens that door, ...',
        answer: 'If {friend} opens that door, the bats will wake up',
      },
      { ask: 'Whole or not? Because {place} was empty.', answer: 'Not whole, since it needs a second idea' },
      { ask: 'Put in the comma: While {hero} slept {friend} kept guard.', answer: 'After slept' },
      {
        ask: 'Turn it around: {hero} will wait until the rain stops.',
        answer: 'Until the rain stops, {hero} will wait',
      },
      {
        ask: 'Write a sentence about {place} that starts with although.',
        answer: 'Although the room is small, it holds a hundred secrets',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'grid',
        title: 'Sentence Builder',
        ask: 'Write four sentences about your story. Each box gives the joining word.',
        boxes: [
          { heading: 'so', prompt: 'Show a result.', lines: 2, sample: 'The rope was wet, so we tied it twice.' },
          { heading: 'because', prompt: 'Show a reason.', lines: 2, sample: 'We hurried because the tide was rising.' },
          {
            heading: 'When ... ,',
            prompt: 'Show the time.',
            lines: 3,
            sample: 'When the bell rang, everyone ran to the deck.',
          },
          {
            heading: 'Although ... ,',
            prompt: 'Show a surprise.',
            lines: 3,
            sample: 'Although it was foggy, we found the shore.',
          },
        ],
        lookFor: 'Two whole ideas in each sentence, and a comma where a sentence starts with when or although.',
      },
    ],
  },
  {
    id: 'writing.3.write-dialogue',
    subject: 'writing',
    grade: '3rd',
    order: 3,
    short: 'Writing Dialogue',
    iCan: 'I can use quotation marks to show the exact words someone says.',
    codes: ['L.3.2.c', 'W.3.3.b'],
    prerequisites: ['writing.2.story-time-words'],
    keywords: [
      { word: 'dialogue', definition: 'the words that people in a story say to each other' },
      { word: 'quotation marks', definition: 'the pair of marks around the exact words someone says' },
    ],
    model:
      'Cup your hands around your mouth and say: I am hungry. Then write: "I am hungry," said Leo. Point: My hands are the marks. They hold the spoken words and nothing else. The comma sits inside, like a last breath. Said Leo stays out, since nobody spoke those words.',
    check: {
      question: 'Which words go inside the marks: Ana said, I found it?',
      lookFor: 'Only I found it, the words that come out of her mouth.',
    },
    misconception: {
      says: 'Ana said that she was cold goes in marks.',
      reply: 'Did she say the words: that she was cold? What came out of her mouth, exactly?',
    },
    easier: 'Act out the line and draw a speech bubble, then move its words into marks.',
    harder: 'Swap said for a stronger verb and tell how the speaker moves.',
    prompts: [
      { ask: 'Which words were spoken? {hero} said, Follow me.', answer: 'Follow me' },
      { ask: 'Put in the marks: Wait here, said {friend}.', answer: '"Wait here," said {friend}' },
      {
        ask: 'Put in the marks: {hero} asked, Who is there?',
        answer: 'Around the words Who is there, with their own mark inside',
      },
      {
        ask: 'Marks or no marks? {friend} said that it was late.',
        answer: 'No marks, since the exact words are missing',
      },
      {
        ask: 'Write the exact words: {hero} said that the {things} were gone.',
        answer: '"The {things} are gone," said {hero}',
      },
      { ask: 'What does {friend} answer? Write it with marks.', answer: '"Then we must look for them," said {friend}' },
      { ask: 'Swap said for a better verb: "Run!" said {hero}.', answer: '"Run!" shouted {hero}' },
      { ask: 'Mend it: "Look, said {friend}, there is a door."', answer: '"Look," said {friend}, "there is a door"' },
      {
        ask: 'Write two lines of talk at {place}. Start a new line for the new speaker.',
        answer: '"Did you hear that?" asked {hero}. / "It was only me," said {friend}',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['quotation-marks'],
        sentences: [
          '"I can hear the wind," said {hero}.',
          '"We need more {things}," said {friend}.',
          '{hero} said, "The door is locked."',
          '"Please hold my hat," said {friend}.',
          '{friend} asked, "Where are the {things}?"',
          '"Who left this here?" asked {hero}.',
          '"The map is wrong," whispered {friend}.',
          '{hero} replied, "We can fix it."',
          '"Meet me at {place}," said {hero}.',
          '{friend} shouted, "The bridge is safe!"',
          '"It is only a shadow," said {hero}.',
          '{hero} asked, "Can you see the top?"',
          '"My boots are full of sand," said {friend}.',
          '{friend} said, "I will carry the lamp."',
        ],
      },
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Who Says What?',
        ask: 'Two people in your story do not agree. Write what they say.',
        boxes: [
          {
            heading: 'Speaker one',
            prompt: 'What is the problem?',
            lines: 2,
            sample: '"The boat has a hole," said Mia.',
          },
          {
            heading: 'Speaker two',
            prompt: 'Answer in another way.',
            lines: 2,
            sample: '"It is a very small hole," said Jon.',
          },
          {
            heading: 'Speaker one',
            prompt: 'Show a feeling.',
            lines: 3,
            sample: '"My socks are under water!" cried Mia. She held up one foot.',
          },
          {
            heading: 'Speaker two',
            prompt: 'End the talk.',
            lines: 3,
            sample: '"Then let us turn back," Jon said with a sigh.',
          },
        ],
        lookFor: 'Marks hold only the spoken words, and each speaker gets a new line.',
      },
    ],
  },
]
