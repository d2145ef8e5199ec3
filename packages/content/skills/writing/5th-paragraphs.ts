import type { Skill } from '../../types.ts'

export const fifthParagraphs: Skill[] = [
  {
    id: 'writing.5.dialogue-and-pace',
    subject: 'writing',
    grade: '5th',
    order: 4,
    short: 'Dialogue and Pace',
    iCan: 'I can use dialogue and pacing to show how characters respond.',
    codes: ['W.5.3.b', 'W.5.3.d', 'L.5.2'],
    prerequisites: ['writing.4.talk-and-action'],
    keywords: [
      { word: 'pacing', definition: 'how fast or slow a story moves at each point' },
      { word: 'response', definition: 'what a character does, says or thinks because of what happened' },
    ],
    model:
      'Read slowly: "Is that," Kim began, and swallowed, "the last lamp?" Now fast: "Run!" "Where?" "Anywhere!" Say: Short lines with no tags race. Pauses, actions and thoughts slow the clock. I speed through the chase, and I slow down where something changes forever.',
    check: {
      question: 'How can dialogue make a scene faster?',
      lookFor: 'Short lines, few speaker tags, and no long descriptions between them.',
    },
    misconception: {
      says: 'Dialogue fills up the page quickly.',
      reply: 'It does! Then test each line: If we cut it, does the story lose anything?',
    },
    easier: 'Read a scene aloud in two speeds and decide which suits it.',
    harder: 'Write a talk in which the important thing is never said.',
    prompts: [
      {
        ask: 'Put in the marks: We have, said {hero}, one chance left.',
        answer: '"We have," said {hero}, "one chance left"',
      },
      {
        ask: 'Make it fast. Write three lines of two words or fewer: {hero} warns {friend}.',
        answer: '"Duck!" / "Why?" / "Bats!"',
      },
      {
        ask: 'Slow it down with an action: "It is over," said {friend}.',
        answer: '"It is over," said {friend}, and folded the map along its old creases',
      },
      {
        ask: 'Show a response without talk: {friend} is told that {place} must close.',
        answer: '{friend} went on sweeping, harder than before',
      },
      { ask: 'Which line can go? "Hello." "Hello." "The {things} are gone!" "What?"', answer: 'The two hellos' },
      {
        ask: 'Give {hero} a thought that does not match the words: "Of course I like it," said {hero}.',
        answer: 'Not in a hundred years, thought {hero}',
      },
      {
        ask: 'Fast or slow? The moment {friend} reads the letter at last.',
        answer: 'Slow, because something changes there',
      },
      {
        ask: 'Mend it: "Wait {hero} she said "you dropped this."',
        answer: '"Wait, {hero}," she said, "you dropped this"',
      },
      {
        ask: '{hero} has lost what {friend} lent out. Write three lines in which {hero} avoids saying it.',
        answer: '"Nice weather," said {hero}. / "Where is it?" / {hero} studied the ceiling',
      },
    ],
    sheets: [
      {
        kind: 'fix-the-sentence',
        errors: ['quotation-marks', 'capital'],
        sentences: [
          '"Nobody goes until the tide turns," said {hero}.',
          '"The letter is hidden behind the clock," whispered {friend}.',
          'At last {hero} said, "We were wrong about the map."',
          '"Did anyone follow you to {place}?" asked {friend}.',
          'The keeper replied, "That door has been shut for years."',
          '"These {things} have been moved," said {friend}.',
          'From the roof {hero} called, "The signal is green!"',
          '"We have one lantern left," said {friend}.',
          'The stranger asked, "Which of you is in charge?"',
          '"My answer is still the same," said {hero}.',
          'Without turning {friend} added, "You forgot your key."',
          '"Every clue points to {place}," said {hero}.',
          'The pilot shouted, "Hold the rope with both hands!"',
        ],
      },
      {
        kind: 'organizer',
        form: 'stack',
        title: 'Fast and Slow',
        ask: 'Write a scene that races first and then stands still.',
        boxes: [
          {
            heading: 'What happens',
            prompt: 'Sum it up in one line.',
            lines: 2,
            sample: 'Two friends flee a flood and find the lost dog.',
          },
          {
            heading: 'Fast',
            prompt: 'Short lines, no tags',
            lines: 4,
            sample: '"Left!" / "Stairs!" / "It is still rising!"',
          },
          {
            heading: 'Slow',
            prompt: 'Pauses, actions, a thought',
            lines: 5,
            sample:
              'On the top step sat Biscuit. "You," said Ren, and could not go on. The dog thumped his tail, once.',
          },
          {
            heading: 'Why here?',
            prompt: 'Explain where you slowed down.',
            lines: 3,
            sample: 'I slowed down when they find the dog, since that is what they hoped for.',
          },
        ],
        lookFor: 'The two parts sound different when read aloud, and the slow part holds what matters most.',
      },
    ],
  },
  {
    id: 'writing.5.explain-in-order',
    subject: 'writing',
    grade: '5th',
    order: 5,
    short: 'Explain in Good Order',
    iCan: 'I can design an explanation by steps or by causes or by comparison.',
    codes: ['W.5.2.a', 'W.5.2.b', 'W.5.2.c', 'W.5.2.e'],
    prerequisites: ['writing.4.linked-paragraphs'],
    keywords: [
      { word: 'structure', definition: 'the plan by which a text is built, such as steps or causes' },
      { word: 'transition', definition: 'a word or phrase that leads from one idea to the next' },
    ],
    model:
      'Say: I could explain a kite in three ways. Steps: how to build one. Causes: why it flies. Comparison: how it differs from a plane. Each plan has its own link words: next and finally; because and as a result; while and in contrast. I pick the plan that answers my reader.',
    check: {
      question: 'Which structure suits the question: Why does the wind blow?',
      lookFor: 'Causes, since the question asks why something happens.',
    },
    misconception: {
      says: 'I wrote down the facts as they came to me.',
      reply: 'That is a fine first draft. Which question does your reader have? Sort the facts to answer that.',
    },
    easier: 'Choose the question first: how, why, or what is the difference?',
    harder: 'Explain the same topic by two structures and judge which is clearer.',
    prompts: [
      { ask: 'Name the structure: First it rains, then the pond fills.', answer: 'Steps' },
      { ask: 'Name the structure: Unlike frogs, toads have dry skin.', answer: 'Comparison' },
      { ask: 'Pick the link for a cause: in contrast, as a result, or meanwhile?', answer: 'as a result' },
      { ask: 'Fill the gap: Owls hunt at night. ..., hawks hunt by day.', answer: 'In contrast' },
      { ask: '{friend} asks how to reach {place}. Which structure do you choose?', answer: 'Steps' },
      {
        ask: '{hero} asks why the {things} are so important. Write the sentence that opens your answer.',
        answer: 'Without the {things}, nothing at {place} would run',
      },
      {
        ask: 'Compare {hero} and {friend} in one sentence with while.',
        answer: 'While {hero} plans every step, {friend} leaps first',
      },
      { ask: '{hero} explains how rain forms. Write a heading for the middle part.', answer: 'From Drop to Cloud' },
      {
        ask: 'Explain in three linked sentences why we sleep, or how to tie a knot.',
        answer: 'First, cross the ends. Next, tuck one under. Finally, pull both tight',
      },
    ],
    sheets: [
      {
        kind: 'organizer',
        form: 'web',
        title: 'Plan an Explanation',
        ask: 'Choose a topic that you can explain. Let the question of your reader decide the plan.',
        boxes: [
          {
            heading: 'The question',
            prompt: 'What does your reader ask?',
            lines: 2,
            sample: 'Why does bread dough rise?',
          },
          {
            heading: 'The plan',
            prompt: 'Steps, causes or comparison?',
            lines: 2,
            sample: 'causes, because the question is why',
          },
          {
            heading: 'First part',
            prompt: 'Facts, with a linking word',
            lines: 4,
            sample: 'Because yeast is alive, it feeds on the flour and gives off gas.',
          },
          {
            heading: 'Second part',
            prompt: 'Facts, with a linking word',
            lines: 4,
            sample: 'As a result, tiny bubbles form and push the dough up.',
          },
          {
            heading: 'Closing',
            prompt: 'Answer in one sentence.',
            lines: 2,
            sample: 'So dough rises on the breath of yeast.',
          },
        ],
        lookFor: 'The parts answer the question, and the linking words match the chosen plan.',
      },
    ],
  },
]
